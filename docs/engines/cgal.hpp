// How CGAL answers in JSON: a sign, true or false, or null where it takes no such arguments (degenerate shapes). The kernel is exact
// for all doubles, predicates and constructions (Debian's libcgal-dev). Used by cgal.cpp (the line protocol) and suite-cgal.cpp.
#pragma once
#include <CGAL/Exact_predicates_exact_constructions_kernel.h>
#include <CGAL/intersections.h>
#include <map>
#include <string>

using K = CGAL::Exact_predicates_exact_constructions_kernel;
using V = const double*;  // the values of a case
using Answers = std::map<std::string, std::string (*)(V)>;

inline std::string yes(bool b) { return b ? "true" : "false"; }
template <class S> std::string sgn(S s) { return std::to_string(static_cast<int>(s)); }
template <class A, class B> std::string meet(const A& a, const B& b) {
  return a.is_degenerate() || b.is_degenerate() ? "null" : yes(CGAL::do_intersect(a, b));
}
template <class A, class P> std::string on(const A& a, const P& p) { return a.is_degenerate() ? "null" : yes(a.has_on(p)); }
template <class A, class P> std::string in(const A& a, const P& p) {
  return a.is_degenerate() ? "null" : yes(!a.has_on_unbounded_side(p));
}
