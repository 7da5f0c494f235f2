/** Polygons in triangles, points in triangles and in tetrahedra, Voronoi and power diagrams. */

export type { Rational } from '../arithmetic/rational.js';
export type { PointList } from '../core/arguments/point-lists.js';
export type { Feature, FeatureType } from '../core/feature.js';
export type { Location, PointLocation } from '../core/location.js';
export type {
  Box2,
  Box3,
  Coordinates,
  Plane,
  Point2,
  Point3,
  PolygonWithHoles,
  Ring,
} from '../core/shapes.js';
export type { FoundPoint2, ImplicitPoint2, LineBy, LineLinePoint, PointLike2 } from '../implicit/data.js';
export type { AffineDimension } from '../spatial/hull/affine-hull.js';
export {
  DynamicDelaunay2d,
  type DynamicLocation,
  type DynamicTriangulation2d,
} from './dynamic/dynamic-delaunay2d.js';
export type { FaceVerdict } from './face-triangulator.js';
export { DelaunayLocator2d } from './locator/delaunay-locator2d.js';
export { convexPartition2d } from './partition/convex-partition2d.js';
export { monotonePartition2d } from './partition/monotone-partition2d.js';
export { triangleStrips } from './partition/triangle-strips.js';
export {
  type CrossedDelaunay2d,
  constrainedDelaunayWithCrossings2d,
} from './plane/constrained-delaunay-with-crossings2d.js';
export { type ConstrainedDelaunay2d, constrainedDelaunay2d } from './plane/constrained-delaunay2d.js';
export { type Delaunay2d, delaunay2d } from './plane/delaunay2d.js';
export type { EdgeList } from './plane/edge-list.js';
export { type RegularTriangulation2d, regularTriangulation2d } from './plane/regular-triangulation2d.js';
export type { TriangulationOptions, TriangulationStage } from './progress.js';
export { type Delaunay3d, delaunay3d } from './space/delaunay3d.js';
export { type RegularTriangulation3d, regularTriangulation3d } from './space/regular-triangulation3d.js';
export { type CutPolygon, type PolygonTriangles, triangulatePolygon } from './triangulate-polygon.js';
export { triangulatePolygon2d } from './triangulate-polygon2d.js';
export type { CellProgressOptions } from './voronoi/cell-progress.js';
export type { BeyondFace, CellFace3d, ClippedCell3d } from './voronoi/clipped-cell3d.js';
export type { PowerDiagram2d, VoronoiDiagram2d } from './voronoi/diagram2d.js';
export { powerDiagram2d } from './voronoi/power-diagram2d.js';
export type { ConvexRegion2d } from './voronoi/region2d.js';
export type { ConvexRegion3d } from './voronoi/region3d.js';
export { powerCellVolumes3d, voronoiCellVolumes3d } from './voronoi/voronoi-cell-volumes3d.js';
export { type ClippedCell2d, voronoiCells2d } from './voronoi/voronoi-cells2d.js';
export { powerCells3d, voronoiCells3d } from './voronoi/voronoi-cells3d.js';
export { voronoiDiagram2d } from './voronoi/voronoi-diagram2d.js';
export { voronoiEdgeDirection2d, voronoiVertexPoint2d } from './voronoi/voronoi-vertex-point2d.js';
