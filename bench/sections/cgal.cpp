// CGAL's slicer on a mesh, in turns with the benchmark that starts this program:
//
//   cgal MESH.off nx ny nz FROM TO LAYERS ROUNDS
//
// Cuts at LAYERS values of n · x from FROM to TO, and prints the least milliseconds of processor time of building what
// the slicer needs (its tree) and of slicing, the polylines and their edges.
#include <CGAL/Exact_predicates_inexact_constructions_kernel.h>
#include <CGAL/Polygon_mesh_processing/IO/polygon_mesh_io.h>
#include <CGAL/Polygon_mesh_slicer.h>
#include <CGAL/Surface_mesh.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <iterator>
#include <vector>

using Kernel = CGAL::Exact_predicates_inexact_constructions_kernel;
using Mesh = CGAL::Surface_mesh<Kernel::Point_3>;
using Slicer = CGAL::Polygon_mesh_slicer<Mesh, Kernel>;

static double now() { return 1000.0 * std::clock() / CLOCKS_PER_SEC; }

int main(int count, char **arguments) {
  if (count != 9) return 2;
  Mesh mesh;
  if (!CGAL::Polygon_mesh_processing::IO::read_polygon_mesh(arguments[1], mesh)) return 2;
  const double nx = std::atof(arguments[2]), ny = std::atof(arguments[3]), nz = std::atof(arguments[4]);
  const double from = std::atof(arguments[5]), to = std::atof(arguments[6]);
  const int layers = std::atoi(arguments[7]);
  double building = 1e300, slicing = 1e300;
  std::size_t loops = 0, edges = 0;
  for (int round = std::atoi(arguments[8]); round > 0; round--) {
    const double begin = now();
    Slicer slicer(mesh);
    const double built = now();
    loops = edges = 0;
    std::vector<std::vector<Kernel::Point_3>> polylines;
    for (int i = 0; i < layers; i++) {
      polylines.clear();
      const double height = from + (to - from) * i / (layers - 1);
      slicer(Kernel::Plane_3(nx, ny, nz, -height), std::back_inserter(polylines));
      loops += polylines.size();
      for (const auto &line : polylines) edges += line.size() - 1;
    }
    slicing = std::min(slicing, now() - built);
    building = std::min(building, built - begin);
  }
  std::printf("%.3f %.3f %zu %zu\n", building, slicing, loops, edges);
}
