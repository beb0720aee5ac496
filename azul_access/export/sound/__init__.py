"""Sound files of transcripts: recordings with marks, encoders and tags."""
