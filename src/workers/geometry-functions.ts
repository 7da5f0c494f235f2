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
  meshUnion,
  meshIntersection,
  meshDifference,
  meshSymmetricDifference,
  meshSection,
  meshSections,
  checkMesh,
  delaunay2d,
  constrainedDelaunay2d,
  constrainedDelaunayWithCrossings2d,
  regularTriangulation2d,
  delaunay3d,
  regularTriangulation3d,
  voronoiDiagram2d,
  powerDiagram2d,
  voronoiCells2d,
  voronoiCells3d,
  powerCells3d,
  voronoiCellVolumes3d,
  powerCellVolumes3d,
  polygonSet,
  polygonUnion,
  polygonIntersection,
  polygonDifference,
  polygonSymmetricDifference,
  minkowskiSum2d,
  bufferPolygon2d,
  roundPolygonSet,
} as const;

export type GeometryFunctions = typeof GEOMETRY_FUNCTIONS;
