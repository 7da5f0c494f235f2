/** Distances of triangles and planes. */
export { linePlaneDistance } from './line-plane.js';
export { lineTriangleDistance } from './line-triangle.js';
export { planePlaneDistance } from './plane-plane.js';
export { pointPlaneDistance } from './point-plane.js';
export {
  pointTriangleDistance,
  pointTriangleSquaredDistance,
  pointTriangleSquaredDistanceAt,
} from './point-triangle.js';
export { rayPlaneDistance } from './ray-plane.js';
export { rayTriangleDistance } from './ray-triangle.js';
export { segmentPlaneDistance } from './segment-plane.js';
export { segmentTriangleDistance, segmentTriangleSquaredDistance } from './segment-triangle.js';
export { trianglePlaneDistance } from './triangle-plane.js';
export {
  triangleTriangleDistance,
  triangleTriangleSquaredDistance,
  triangleTriangleSquaredDistanceAt,
} from './triangle-triangle.js';
