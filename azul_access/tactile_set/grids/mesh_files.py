"""Meshes as files for 3D printers: STL, and 3MF with millimetres and the name of the piece."""

from io import BytesIO
from typing import TYPE_CHECKING
from xml.sax.saxutils import quoteattr
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

import numpy as np

if TYPE_CHECKING:
    from azul_access.tactile_set.grids.solids import Mesh

_STL_TRIANGLE = np.dtype([("normal", "<f4", 3), ("corners", "<f4", (3, 3)), ("attribute", "<u2")])
_STL_HEADER = b"length unit: millimetre"
_CORE = "http://schemas.microsoft.com/3dmanufacturing/core/2015/02"
_OPC = "http://schemas.openxmlformats.org/package/2006"
_XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
_MODEL_PATH = "3D/3dmodel.model"
_CONTENT_TYPES = f"""{_XML}<Types xmlns="{_OPC}/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="model" ContentType="application/vnd.ms-package.3dmanufacturing-3dmodel+xml"/>
</Types>
"""
_RELATIONS = f"""{_XML}<Relationships xmlns="{_OPC}/relationships">
<Relationship Id="model" Target="/{_MODEL_PATH}"
 Type="http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel"/>
</Relationships>
"""
# The earliest time of the format, so that equal pieces are equal files.
_TIME = (1980, 1, 1, 0, 0, 0)


def write_stl(mesh: "Mesh") -> bytes:
    """A binary STL file."""
    triangles = np.zeros(len(mesh.triangles), _STL_TRIANGLE)
    corners = mesh.corners[mesh.triangles].astype(np.float64)
    normals = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    lengths = np.linalg.norm(normals, axis=1, keepdims=True)
    triangles["corners"] = corners
    triangles["normal"] = normals / np.where(lengths > 0, lengths, 1)
    count = len(triangles).to_bytes(4, "little")
    return _STL_HEADER.ljust(80) + count + triangles.tobytes()


def write_3mf(mesh: "Mesh", name: str) -> bytes:
    """A 3MF file with one object."""
    content = BytesIO()
    with ZipFile(content, "w") as archive:
        for path, text in (
            ("[Content_Types].xml", _CONTENT_TYPES),
            ("_rels/.rels", _RELATIONS),
            (_MODEL_PATH, _model(mesh, name)),
        ):
            entry = ZipInfo(path, _TIME)
            entry.compress_type = ZIP_DEFLATED
            archive.writestr(entry, text)
    return content.getvalue()


def _model(mesh: "Mesh", name: str) -> str:
    corners = "".join(
        f'<vertex x="{x:.5f}" y="{y:.5f}" z="{z:.5f}"/>\n' for x, y, z in mesh.corners.tolist()
    )
    triangles = "".join(
        f'<triangle v1="{a}" v2="{b}" v3="{c}"/>\n' for a, b, c in mesh.triangles.tolist()
    )
    return f"""{_XML}<model unit="millimeter" xmlns="{_CORE}">
<resources><object id="1" type="model" name={quoteattr(name)}><mesh>
<vertices>
{corners}</vertices>
<triangles>
{triangles}</triangles>
</mesh></object></resources>
<build><item objectid="1"/></build>
</model>
"""
