/** The distances of two shapes that were given, by what doubles can tell of them. */
import type { ConvexDistance } from '../certificate.js';
import type { Distance } from '../distance.js';
import type { Given } from './given.js';
import { boundedDistance, distanceBetween, distanceBetween2d } from './pair-distance.js';
import { CORNERS, GAPS, HULLS, NOTHING, SEGMENT } from './tiers.js';

/** For points and boxes. */
export const measureGaps = (a: Given, b: Given): ConvexDistance => boundedDistance(a, b, GAPS);
/** For points and boxes of the plane. */
export const measureGaps2d = (a: Given, b: Given): Distance => distanceBetween2d(a, b, GAPS);
/** For a point and a segment. */
export const measureToSegment = (a: Given, b: Given): ConvexDistance => boundedDistance(a, b, SEGMENT);
/** For those of the plane. */
export const measureToSegment2d = (a: Given, b: Given): Distance => distanceBetween2d(a, b, SEGMENT);
/** For points, segments and triangles, the first with no more corners than the second. */
export const measureCorners = (a: Given, b: Given): ConvexDistance => boundedDistance(a, b, CORNERS);
/** For those of the plane. */
export const measureCorners2d = (a: Given, b: Given): Distance => distanceBetween2d(a, b, CORNERS);
/** For all that is bounded. */
export const measureHulls = (a: Given, b: Given): ConvexDistance => boundedDistance(a, b, HULLS);
/** For all that is bounded in the plane. */
export const measureHulls2d = (a: Given, b: Given): Distance => distanceBetween2d(a, b, HULLS);
/** For all shapes. */
export const measureAny = (a: Given, b: Given): Distance => distanceBetween(a, b, NOTHING);
/** For all shapes of the plane. */
export const measureAny2d = (a: Given, b: Given): Distance => distanceBetween2d(a, b, NOTHING);
