import type { Query } from '../query.js';
import { lineTriangleQuery, rayTriangleQuery, segmentTriangleQuery } from './linear-triangle.js';
import { triangleTriangleQuery } from './triangle-triangle.js';

/** The queries of this folder. */
export const trianglesQueries: readonly Query[] = [
  triangleTriangleQuery,
  segmentTriangleQuery,
  rayTriangleQuery,
  lineTriangleQuery,
];
