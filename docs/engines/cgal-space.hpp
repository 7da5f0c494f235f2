// The questions of space that CGAL is asked, by their names.
#pragma once
#include "cgal.hpp"

inline K::Point_3 p3(V v) { return {v[0], v[1], v[2]}; }
inline K::Vector_3 v3(V v) { return {v[0], v[1], v[2]}; }
inline K::Vector_3 e3(V v) { return p3(v + 3) - p3(v); }
inline K::Weighted_point_3 w3(V v) { return {p3(v), v[3]}; }
inline K::Segment_3 s3(V v) { return {p3(v), p3(v + 3)}; }
inline K::Ray_3 r3(V v) { return {p3(v), v3(v + 3)}; }
inline K::Line_3 l3(V v) { return {p3(v), v3(v + 3)}; }
inline K::Triangle_3 t3(V v) { return {p3(v), p3(v + 3), p3(v + 6)}; }
inline K::Tetrahedron_3 h3(V v) { return {p3(v), p3(v + 3), p3(v + 6), p3(v + 9)}; }
inline K::Iso_cuboid_3 b3(V v) { return {p3(v), p3(v + 3)}; }
inline K::Plane_3 n3(V v) { return {v[0], v[1], v[2], v[3]}; }

inline const Answers space = {
    {"orient3d", [](V v) { return sgn(CGAL::orientation(p3(v), p3(v + 3), p3(v + 6), p3(v + 9))); }},
    {"insphere", [](V v) { return sgn(CGAL::side_of_oriented_sphere(p3(v), p3(v + 3), p3(v + 6), p3(v + 9), p3(v + 12))); }},
    {"angle3d", [](V v) { return sgn(CGAL::angle(p3(v), p3(v + 3), p3(v + 6))); }},
    {"dot3d", [](V v) { return sgn(CGAL::angle(e3(v), e3(v + 6))); }},
    {"triple3d", [](V v) { return sgn(CGAL::orientation(e3(v), e3(v + 6), e3(v + 12))); }},
    {"orientDirection3d", [](V v) { return sgn(CGAL::orientation(e3(v + 3), p3(v + 9) - p3(v + 3), v3(v))); }},
    {"compareDistance3d", [](V v) { return sgn(CGAL::compare_distance_to_point(p3(v), p3(v + 3), p3(v + 6))); }},
    {"compareLength3d", [](V v) { return sgn(CGAL::compare(e3(v).squared_length(), e3(v + 6).squared_length())); }},
    {"inDiametralSphere", [](V v) { return sgn(CGAL::side_of_bounded_sphere(p3(v), p3(v + 3), p3(v + 6))); }},
    {"powerTest3d", [](V v) { return sgn(CGAL::power_side_of_oriented_power_sphere(w3(v), w3(v + 4), w3(v + 8), w3(v + 12), w3(v + 16))); }},
    {"sideOfPlane", [](V v) { return sgn(n3(v).oriented_side(p3(v + 4))); }},
    {"pointTriangle", [](V v) { return on(t3(v), p3(v + 9)); }},
    {"pointSegment", [](V v) { return on(s3(v), p3(v + 6)); }},
    {"pointRay", [](V v) { return on(r3(v), p3(v + 6)); }},
    {"pointLine", [](V v) { return on(l3(v), p3(v + 6)); }},
    {"pointBox", [](V v) { return in(b3(v + 3), p3(v)); }},
    {"pointTetrahedron", [](V v) { return in(h3(v + 3), p3(v)); }},
    {"segmentSegment", [](V v) { return meet(s3(v), s3(v + 6)); }},
    {"raySegment", [](V v) { return meet(r3(v), s3(v + 6)); }},
    {"lineSegment", [](V v) { return meet(l3(v), s3(v + 6)); }},
    {"lineLine", [](V v) { return meet(l3(v), l3(v + 6)); }},
    {"segmentTriangle", [](V v) { return meet(s3(v), t3(v + 6)); }},
    {"rayTriangle", [](V v) { return meet(r3(v), t3(v + 6)); }},
    {"lineTriangle", [](V v) { return meet(l3(v), t3(v + 6)); }},
    {"triangleTriangle", [](V v) { return meet(t3(v), t3(v + 9)); }},
    {"boxBox", [](V v) { return meet(b3(v), b3(v + 6)); }},
    {"planeBox", [](V v) { return meet(n3(v), b3(v + 4)); }},
    {"triangleBox", [](V v) { return meet(t3(v), b3(v + 9)); }},
    {"segmentIntersectsBox", [](V v) { return meet(s3(v), b3(v + 6)); }},
    {"rayIntersectsBox", [](V v) { return meet(r3(v), b3(v + 6)); }},
    {"lineIntersectsBox", [](V v) { return meet(l3(v), b3(v + 6)); }},
    {"segmentTetrahedron", [](V v) { return meet(s3(v), h3(v + 6)); }},
    {"rayTetrahedron", [](V v) { return meet(r3(v), h3(v + 6)); }},
    {"lineTetrahedron", [](V v) { return meet(l3(v), h3(v + 6)); }},
    {"planeTetrahedron", [](V v) { return meet(n3(v), h3(v + 4)); }},
    {"triangleTetrahedron", [](V v) { return meet(t3(v), h3(v + 9)); }},
    {"tetrahedronTetrahedron", [](V v) { return meet(h3(v), h3(v + 12)); }},
};
