// The questions of the plane that CGAL is asked, by their names.
#pragma once
#include <CGAL/Polygon_2.h>
#include "cgal.hpp"

inline K::Point_2 p2(V v) { return {v[0], v[1]}; }
inline K::Vector_2 e2(V v) { return p2(v + 2) - p2(v); }
inline K::Weighted_point_2 w2(V v) { return {p2(v), v[2]}; }
inline K::Segment_2 s2(V v) { return {p2(v), p2(v + 2)}; }
inline K::Ray_2 r2(V v) { return {p2(v), K::Vector_2(v[2], v[3])}; }
inline K::Line_2 l2(V v) { return {p2(v), K::Vector_2(v[2], v[3])}; }
inline K::Triangle_2 t2(V v) { return {p2(v), p2(v + 2), p2(v + 4)}; }
inline K::Iso_rectangle_2 b2(V v) { return {p2(v), p2(v + 2)}; }

// rule, point, count and eight places for the ring, count of the hole: without a hole, and simple, both rules say the same.
inline std::string in_ring(V v) {
  CGAL::Polygon_2<K> ring;
  for (int i = 0; i < v[3]; i++) ring.push_back(p2(v + 4 + 2 * i));
  return v[3] < 3 || v[20] > 0 || !ring.is_simple() ? "null" : yes(ring.bounded_side(p2(v + 1)) != CGAL::ON_UNBOUNDED_SIDE);
}

inline const Answers plane = {
    {"orient2d", [](V v) { return sgn(CGAL::orientation(p2(v), p2(v + 2), p2(v + 4))); }},
    {"incircle", [](V v) { return sgn(CGAL::side_of_oriented_circle(p2(v), p2(v + 2), p2(v + 4), p2(v + 6))); }},
    {"angle2d", [](V v) { return sgn(CGAL::angle(p2(v), p2(v + 2), p2(v + 4))); }},
    {"dot2d", [](V v) { return sgn(CGAL::angle(e2(v), e2(v + 4))); }},
    {"cross2d", [](V v) { return sgn(CGAL::orientation(e2(v), e2(v + 4))); }},
    {"compareDistance2d", [](V v) { return sgn(CGAL::compare_distance_to_point(p2(v), p2(v + 2), p2(v + 4))); }},
    {"compareLength2d", [](V v) { return sgn(CGAL::compare(e2(v).squared_length(), e2(v + 4).squared_length())); }},
    {"inDiametralCircle", [](V v) { return sgn(CGAL::side_of_bounded_circle(p2(v), p2(v + 2), p2(v + 4))); }},
    {"powerTest2d", [](V v) { return sgn(CGAL::power_side_of_oriented_power_circle(w2(v), w2(v + 3), w2(v + 6), w2(v + 9))); }},
    {"pointSegment2d", [](V v) { return on(s2(v + 2), p2(v)); }},
    {"pointRay2d", [](V v) { return on(r2(v + 2), p2(v)); }},
    {"pointTriangle2d", [](V v) { return in(t2(v + 2), p2(v)); }},
    {"pointBox2d", [](V v) { return in(b2(v + 2), p2(v)); }},
    {"pointPolygon2d", in_ring},
    {"segmentSegment2d", [](V v) { return meet(s2(v), s2(v + 4)); }},
    {"lineLine2d", [](V v) { return meet(l2(v), l2(v + 4)); }},
    {"lineRay2d", [](V v) { return meet(l2(v), r2(v + 4)); }},
    {"lineSegment2d", [](V v) { return meet(l2(v), s2(v + 4)); }},
    {"rayRay2d", [](V v) { return meet(r2(v), r2(v + 4)); }},
    {"raySegment2d", [](V v) { return meet(r2(v), s2(v + 4)); }},
    {"lineTriangle2d", [](V v) { return meet(l2(v), t2(v + 4)); }},
    {"rayTriangle2d", [](V v) { return meet(r2(v), t2(v + 4)); }},
    {"segmentTriangle2d", [](V v) { return meet(s2(v), t2(v + 4)); }},
    {"segmentBox2d", [](V v) { return meet(s2(v), b2(v + 4)); }},
    {"triangleTriangle2d", [](V v) { return meet(t2(v), t2(v + 6)); }},
    {"triangleBox2d", [](V v) { return meet(t2(v), b2(v + 6)); }},
    {"boxBox2d", [](V v) { return meet(b2(v), b2(v + 4)); }},
};
