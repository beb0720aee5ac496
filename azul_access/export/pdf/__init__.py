"""PDF files by ReportLab, an optional library: only `pdf_writer` is imported from elsewhere."""
