/** Queries about points, segments, rays, lines, planes, polygons and triangles of space. */

export { lineTriangle } from './line-triangle.js';
export {
  lineIntersectsTriangle,
  rayIntersectsTriangle,
  rayIntersectsTriangleAt,
  segmentIntersectsTriangle,
  segmentIntersectsTriangleAt,
} from './linear-intersects-triangle.js';
export type { LinearTriangle } from './linear-triangle.js';
export { rayTriangle } from './ray-triangle.js';
export { segmentTriangle } from './segment-triangle.js';
export { triangleTriangle } from './triangle-triangle.js';
export { trianglesIntersect, trianglesIntersectAt } from './triangles-intersect.js';
