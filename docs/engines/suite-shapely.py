# shapely (GEOS) against an exported suite: python3 suite-shapely.py suite/*.json (Debian's python3-shapely)
import collections
import json
import re
import sys
from shapely.geometry import LineString, Point, Polygon, box


def ring(v, at, most):  # how many of its points count, then places for the most that it may have
    return list(zip(v[at + 1::2], v[at + 2::2]))[:min(int(v[at]), most)]

def polygon(v, *rings):  # each as its place and its most points; None where shapely takes none of these
    outer, *holes = [ring(v, at, most) for at, most in rings]
    known = len(outer) > 2 and all(len(hole) not in (1, 2) for hole in holes)
    return Polygon(outer, [hole for hole in holes if hole]) if known else None

def valid(shape):  # GEOS defines answers for valid shapes only; of polygons both rules of filling say the same
    return shape if shape is not None and shape.is_valid else None

def turn(points):
    shape = valid(Polygon(points)) if len(points) > 2 else None
    return None if shape is None else "counterclockwise" if shape.exterior.is_ccw else "clockwise"

def line(v, at): return valid(LineString([v[at:at + 2], v[at + 2:at + 4]]))
def triangle(v, at): return valid(Polygon([v[at:at + 2], v[at + 2:at + 4], v[at + 4:at + 6]]))
def meet(a, b): return None if a is None or b is None else a.intersects(b)


ENGINE = {
    "segmentSegment2d": lambda v: meet(line(v, 0), line(v, 4)),
    "pointSegment2d": lambda v: meet(Point(v[:2]), line(v, 2)),
    "pointTriangle2d": lambda v: meet(Point(v[:2]), triangle(v, 2)),
    "pointBox2d": lambda v: meet(Point(v[:2]), valid(box(*v[2:6]))),
    "pointPolygon2d": lambda v: meet(Point(v[1:3]), valid(polygon(v, (3, 8), (20, 4)))),
    "segmentTriangle2d": lambda v: meet(line(v, 0), triangle(v, 4)),
    "segmentBox2d": lambda v: meet(line(v, 0), valid(box(*v[4:8]))),
    "triangleTriangle2d": lambda v: meet(triangle(v, 0), triangle(v, 6)),
    "triangleBox2d": lambda v: meet(triangle(v, 0), valid(box(*v[6:10]))),
    "boxBox2d": lambda v: meet(valid(box(*v[0:4])), valid(box(*v[4:8]))),
    "polygonValidity2d": lambda v: getattr(polygon(v, (0, 7), (15, 4), (24, 4)), "is_valid", None),
    "polygonOrientation2d": lambda v: turn(ring(v, 0, 8)),
}

for path in sys.argv[1:]:
    suite = json.load(open(path))
    engine, tally = ENGINE.get(suite.get("question")), collections.defaultdict(lambda: [0, 0])
    for group, case in ((group, case) for group in suite.get("groups", []) for case in group["cases"] if engine):
        truth = case.get("yes", case["answer"])
        try:
            said = engine([float.fromhex(x) for x in case["values"]])
        except Exception as error:
            said = "threw: " + re.sub(" at 0x[0-9a-f]+", "", str(error))[:100]  # without addresses
        if said is not None and truth is not None:  # null: neither yes nor no
            for row in [("family", group["family"]), *(("flag", flag) for flag in case["flags"])]:
                tally[row][said != truth] += 1
            if said != truth:
                print(json.dumps({"id": case["id"], "flags": case["flags"], "said": said, "truth": truth}))
    for (kind, name), (passed, failed) in tally.items():
        print(json.dumps({"question": suite["question"], kind: name, "passed": passed, "failed": failed}))
