/**
 * The place of checks. `require...(where, name, value)` throws the error that a public function throws for an argument
 * without a meaning: `where` is the function that the user called, `name` its argument. Inner functions check nothing.
 */
export { requireFlatBox, requireFlatBoxes } from './boxes.js';
export {
  requireFiniteNumbers,
  requireGroupAt,
  requireGroups,
  requireIndices,
  requirePositions,
  requireRoom,
  requireVertices,
} from './buffers.js';
export { describe } from './describe.js';
export { ArgumentError, reject, rejectWords, requireFinite } from './errors.js';
export { foreignMeshWay } from './foreign-meshes.js';
export { polygonSetWay } from './hints.js';
export { loadHull } from './hull.js';
export { isList, type Kind } from './kinds.js';
export {
  requireLine2,
  requireLine3,
  requireLinear2,
  requireLinear3,
  requireRay2,
  requireRay3,
  requireRayOrLine3,
  requireSegment2,
  requireSegment3,
  requireSegmentOrRay,
} from './linear.js';
export { requireList, requireObject, requireOptions, requireWatch } from './lists.js';
export {
  loadBox3,
  loadDirection3,
  loadPlane,
  loadPoint3,
  loadRay3,
  loadSegment3,
  loadTetrahedron,
  loadTriangle3,
  loadVertex3,
  loadVertices3,
  readDirection3,
  readPoint3,
  readVertex3,
} from './load.js';
export { requireMesh, requireMeshLists } from './mesh.js';
export {
  rejectIndex,
  requireBigInt,
  requireBoolean,
  requireCount,
  requireFunction,
  requireIndex,
  requireInteger,
  requireLimit,
  requireNotNegative,
  requireNumber,
  requireOneOf,
  requireRange,
  requireSquare,
  requireString,
  requireSurdSquare,
} from './numbers.js';
export { requireMatrixElements, requirePlacement } from './placements.js';
export { loadPoints, type PointList, withoutNegativeZeros } from './point-lists.js';
export {
  isDirection2,
  isDirection3,
  isPoint2,
  isPoint3,
  requireAxis,
  requireDirection2,
  requireDirection3,
  requireNormal,
  requirePoint2,
  requirePoint3,
  requirePoints2,
  requirePoints3,
  requireVector2,
  requireVector3,
} from './points.js';
export { beginReading, endReading, resumeReading } from './reading.js';
export { loadPolygon2, requirePolygon2, requirePolygon3, requireRing2, requireRing3 } from './rings.js';
export {
  requireCapsule,
  requireCapsule2,
  requireCircle,
  requireCircle3,
  requireCircles,
  requireCone,
  requireCylinder,
  requireDisk,
  requireEllipse,
  requireEllipsoid,
  requireInfiniteCylinder,
  requireLozenge,
  requireSphere,
  requireSpheres,
  requireTruncatedCone,
} from './round-shapes.js';
export {
  requireBox2,
  requireBox3,
  requirePlane,
  requirePlaneOrTriangle,
  requireTetrahedron,
  requireTriangle2,
  requireTriangle3,
} from './shapes.js';
export { requireMatrix, requireOrientedBox, requirePolyhedron, requireSlabs } from './solids.js';
export { requireNoMore, requireNoNumber } from './surplus.js';
