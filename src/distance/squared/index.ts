/** The squares of distances, rounded once: for when only the number is asked for. */
export { boxBoxSquaredDistance } from './box-box.js';
export { pointSegmentSquaredDistance, pointSegmentSquaredDistanceAt } from './point-segment.js';
export { pointTriangleSquaredDistance, pointTriangleSquaredDistanceAt } from './point-triangle.js';
export { segmentSegmentSquaredDistance } from './segment-segment.js';
export { segmentTriangleSquaredDistance } from './segment-triangle.js';
export { triangleTriangleSquaredDistance, triangleTriangleSquaredDistanceAt } from './triangle-triangle.js';
