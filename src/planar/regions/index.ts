/** Triangles and boxes of the plane, and what meets them. */
export { boxBox2d, boxesIntersect2d } from './box-box.js';
export { contactPoints2d, type PlanarShape } from './contact-points.js';
export { lineBox2d, lineIntersectsBox2d } from './line-box.js';
export { lineIntersectsTriangle2d, lineTriangle2d } from './line-triangle.js';
export { boxContainsPoint2d, pointBox2d } from './point-box.js';
export { pointTriangle2d, triangleContainsPoint2d } from './point-triangle.js';
export { rayBox2d, rayIntersectsBox2d } from './ray-box.js';
export { rayIntersectsTriangle2d, rayTriangle2d } from './ray-triangle.js';
export { segmentBox2d, segmentIntersectsBox2d } from './segment-box.js';
export { segmentIntersectsTriangle2d, segmentTriangle2d } from './segment-triangle.js';
export { triangleBox2d, triangleIntersectsBox2d } from './triangle-box.js';
export { trianglesIntersect2d, triangleTriangle2d } from './triangle-triangle.js';
