import type { Query } from '../query.js';
import { boxBoxQuery } from './box-box.js';
import {
  frustumBoxQuery,
  frustumOrientedBoxQuery,
  frustumPointQuery,
  frustumTriangleQuery,
} from './frustum.js';
import { kDopPairQuery, kDopPointQuery } from './k-dop.js';
import { lineIntersectsBoxQuery, rayIntersectsBoxQuery, segmentIntersectsBoxQuery } from './line-box.js';
import { boxOrientedBoxQuery, orientedBoxPairQuery } from './oriented-box-pairs.js';
import { planeBoxQuery } from './plane-box.js';
import { planeOrientedBoxQuery } from './plane-oriented-box.js';
import { pointBoxQuery } from './point-box.js';
import { pointOrientedBoxQuery } from './point-oriented-box.js';
import { triangleBoxQuery } from './triangle-box.js';
import { triangleOrientedBoxQuery } from './triangle-oriented-box.js';

/** The queries on boxes, oriented boxes, frusta and k-DOPs. */
export const boxesQueries: readonly Query[] = [
  pointBoxQuery,
  boxBoxQuery,
  planeBoxQuery,
  segmentIntersectsBoxQuery,
  rayIntersectsBoxQuery,
  lineIntersectsBoxQuery,
  triangleBoxQuery,
  pointOrientedBoxQuery,
  planeOrientedBoxQuery,
  triangleOrientedBoxQuery,
  boxOrientedBoxQuery,
  orientedBoxPairQuery,
  frustumPointQuery,
  frustumBoxQuery,
  frustumOrientedBoxQuery,
  frustumTriangleQuery,
  kDopPointQuery,
  kDopPairQuery,
];
