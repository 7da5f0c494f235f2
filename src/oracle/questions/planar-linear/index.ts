import type { Query } from '../query.js';
import { boxBox2dQuery } from './box-box.js';
import { contactPointsQueries } from './contact-points.js';
import { crossingOrder2dQuery } from './crossing-order.js';
import { lineBox2dQuery } from './line-box.js';
import { lineLine2dQuery } from './line-line.js';
import { lineRay2dQuery } from './line-ray.js';
import { lineSegment2dQuery } from './line-segment.js';
import { lineTriangle2dQuery } from './line-triangle.js';
import { pointLine2dQuery, pointQueries } from './points.js';
import { rayBox2dQuery } from './ray-box.js';
import { rayRay2dQuery } from './ray-ray.js';
import { raySegment2dQuery } from './ray-segment.js';
import { rayTriangle2dQuery } from './ray-triangle.js';
import { segmentBox2dQuery } from './segment-box.js';
import { segmentSegment2dQuery } from './segment-segment.js';
import { segmentTriangle2dQuery } from './segment-triangle.js';
import { sortByAngle2dQuery, sortDirections2dQuery } from './sort-by-angle.js';
import { triangleBox2dQuery } from './triangle-box.js';
import { triangleTriangle2dQuery } from './triangle-triangle.js';

/** The queries of this folder. */
export const planarLinearQueries: readonly Query[] = [
  segmentSegment2dQuery,
  pointLine2dQuery,
  ...pointQueries,
  lineLine2dQuery,
  lineRay2dQuery,
  lineSegment2dQuery,
  rayRay2dQuery,
  raySegment2dQuery,
  lineTriangle2dQuery,
  rayTriangle2dQuery,
  segmentTriangle2dQuery,
  lineBox2dQuery,
  rayBox2dQuery,
  segmentBox2dQuery,
  triangleTriangle2dQuery,
  triangleBox2dQuery,
  boxBox2dQuery,
  crossingOrder2dQuery,
  sortByAngle2dQuery,
  sortDirections2dQuery,
  ...contactPointsQueries,
];
