import type { Query } from '../query.js';
import { boxBoxQuery } from './box-box.js';
import { lineIntersectsBoxQuery, rayIntersectsBoxQuery, segmentIntersectsBoxQuery } from './line-box.js';
import { planeBoxQuery } from './plane-box.js';
import { pointBoxQuery } from './point-box.js';
import { triangleBoxQuery } from './triangle-box.js';

/** The queries on boxes, oriented boxes, frusta and k-DOPs. */
export const boxesQueries: readonly Query[] = [
  pointBoxQuery,
  boxBoxQuery,
  planeBoxQuery,
  segmentIntersectsBoxQuery,
  rayIntersectsBoxQuery,
  lineIntersectsBoxQuery,
  triangleBoxQuery,
];
