// CGAL on two meshes, in turns with the benchmark that starts this program:
//
//   cgal A.off B.off nef|corefine rounds
//
// Prints the least milliseconds of reading (of a mesh in memory into what the algorithm works on) and of uniting, and the triangles or facets.
#include <CGAL/Exact_predicates_exact_constructions_kernel.h>
#include <CGAL/Exact_predicates_inexact_constructions_kernel.h>
#include <CGAL/Nef_polyhedron_3.h>
#include <CGAL/Polygon_mesh_processing/IO/polygon_mesh_io.h>
#include <CGAL/Polygon_mesh_processing/corefinement.h>
#include <CGAL/Polyhedron_3.h>
#include <CGAL/Surface_mesh.h>
#include <CGAL/boost/graph/copy_face_graph.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string>

using Inexact = CGAL::Exact_predicates_inexact_constructions_kernel;
using Exact = CGAL::Exact_predicates_exact_constructions_kernel;
using Mesh = CGAL::Surface_mesh<Inexact::Point_3>;
using Polyhedron = CGAL::Polyhedron_3<Exact>;
using Nef = CGAL::Nef_polyhedron_3<Exact>;

static double now() {
  using clock = std::chrono::steady_clock;
  return std::chrono::duration<double, std::milli>(clock::now().time_since_epoch()).count();
}

static Mesh read(const char *name) {
  Mesh mesh;
  if (!CGAL::Polygon_mesh_processing::IO::read_polygon_mesh(name, mesh)) {
    std::fprintf(stderr, "cannot read %s\n", name);
    std::exit(2);
  }
  return mesh;
}

int main(int count, char **arguments) {
  if (count != 5) return 2;
  const Mesh a = read(arguments[1]), b = read(arguments[2]);
  const bool nef = std::string(arguments[3]) == "nef";
  double reading = 1e300, uniting = 1e300;
  std::size_t size = 0;
  for (int round = std::atoi(arguments[4]); round > 0; round--) {
    const double begin = now();
    if (nef) {
      Polyhedron p, q;
      CGAL::copy_face_graph(a, p);
      CGAL::copy_face_graph(b, q);
      const Nef first(p), second(q);
      const double read = now();
      const Nef sum = first + second;
      uniting = std::min(uniting, now() - read);
      reading = std::min(reading, read - begin);
      size = sum.number_of_facets();
    } else {
      Mesh p = a, q = b, sum;
      const double read = now();
      CGAL::Polygon_mesh_processing::corefine_and_compute_union(p, q, sum);
      uniting = std::min(uniting, now() - read);
      reading = std::min(reading, read - begin);
      size = sum.number_of_faces();
    }
  }
  std::printf("%.3f %.3f %zu\n", reading, uniting, size);
}
