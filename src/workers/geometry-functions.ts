import { meshSection } from '../mesh/sections/mesh-section.js';
import { meshSections } from '../mesh/sections/mesh-sections.js';
import { checkMesh } from '../mesh/validation/check-mesh.js';
import {
  polygonDifference,
  polygonIntersection,
  polygonSet,
  polygonSymmetricDifference,
  polygonUnion,
} from '../polygons/boolean-operations.js';
import { bufferPolygon2d } from '../polygons/buffer/buffer-polygon2d.js';
import { minkowskiSum2d } from '../polygons/minkowski/minkowski-sum2d.js';
import { roundPolygonSet } from '../polygons/output/round-polygon-set.js';
import {
  meshDifference,
  meshIntersection,
  meshSymmetricDifference,
  meshUnion,
} from '../solids/meshes/mesh-booleans.js';
import { constrainedDelaunayWithCrossings2d } from '../triangulation/plane/constrained-delaunay-with-crossings2d.js';
import { constrainedDelaunay2d } from '../triangulation/plane/constrained-delaunay2d.js';
import { delaunay2d } from '../triangulation/plane/delaunay2d.js';
import { regularTriangulation2d } from '../triangulation/plane/regular-triangulation2d.js';
import { delaunay3d } from '../triangulation/space/delaunay3d.js';
import { regularTriangulation3d } from '../triangulation/space/regular-triangulation3d.js';
import { powerDiagram2d } from '../triangulation/voronoi/power-diagram2d.js';
import { powerCellVolumes3d, voronoiCellVolumes3d } from '../triangulation/voronoi/voronoi-cell-volumes3d.js';
import { voronoiCells2d } from '../triangulation/voronoi/voronoi-cells2d.js';
import { powerCells3d, voronoiCells3d } from '../triangulation/voronoi/voronoi-cells3d.js';
import { voronoiDiagram2d } from '../triangulation/voronoi/voronoi-diagram2d.js';

/**
 * What the thread does. The calling side knows the types alone: how arguments and results cross is in `CALLS`.
 */
export const GEOMETRY_FUNCTIONS = {
  /** `meshUnion` of `unerring/solids`, on the thread. */
  meshUnion,
  /** `meshIntersection` of `unerring/solids`, on the thread. */
  meshIntersection,
  /** `meshDifference` of `unerring/solids`, on the thread. */
  meshDifference,
  /** `meshSymmetricDifference` of `unerring/solids`, on the thread. */
  meshSymmetricDifference,
  /** `meshSection` of `unerring/mesh`, on the thread. */
  meshSection,
  /** `meshSections` of `unerring/mesh`, on the thread. */
  meshSections,
  /** `checkMesh` of `unerring/mesh`, on the thread. */
  checkMesh,
  /** `delaunay2d` of `unerring/triangulation`, on the thread. */
  delaunay2d,
  /** `constrainedDelaunay2d` of `unerring/triangulation`, on the thread. */
  constrainedDelaunay2d,
  /** `constrainedDelaunayWithCrossings2d` of `unerring/triangulation`, on the thread. */
  constrainedDelaunayWithCrossings2d,
  /** `regularTriangulation2d` of `unerring/triangulation`, on the thread. */
  regularTriangulation2d,
  /** `delaunay3d` of `unerring/triangulation`, on the thread. */
  delaunay3d,
  /** `regularTriangulation3d` of `unerring/triangulation`, on the thread. */
  regularTriangulation3d,
  /** `voronoiDiagram2d` of `unerring/triangulation`, on the thread. */
  voronoiDiagram2d,
  /** `powerDiagram2d` of `unerring/triangulation`, on the thread. */
  powerDiagram2d,
  /** `voronoiCells2d` of `unerring/triangulation`, on the thread. */
  voronoiCells2d,
  /** `voronoiCells3d` of `unerring/triangulation`, on the thread. */
  voronoiCells3d,
  /** `powerCells3d` of `unerring/triangulation`, on the thread. */
  powerCells3d,
  /** `voronoiCellVolumes3d` of `unerring/triangulation`, on the thread. */
  voronoiCellVolumes3d,
  /** `powerCellVolumes3d` of `unerring/triangulation`, on the thread. */
  powerCellVolumes3d,
  /** `polygonSet` of `unerring/polygons`, on the thread. */
  polygonSet,
  /** `polygonUnion` of `unerring/polygons`, on the thread. */
  polygonUnion,
  /** `polygonIntersection` of `unerring/polygons`, on the thread. */
  polygonIntersection,
  /** `polygonDifference` of `unerring/polygons`, on the thread. */
  polygonDifference,
  /** `polygonSymmetricDifference` of `unerring/polygons`, on the thread. */
  polygonSymmetricDifference,
  /** `minkowskiSum2d` of `unerring/polygons`, on the thread. */
  minkowskiSum2d,
  /** `bufferPolygon2d` of `unerring/polygons`, on the thread. */
  bufferPolygon2d,
  /** `roundPolygonSet` of `unerring/polygons`, on the thread. */
  roundPolygonSet,
} as const;

export type GeometryFunctions = typeof GEOMETRY_FUNCTIONS;
