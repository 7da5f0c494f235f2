import {
  segmentSegment2d,
  segmentsIntersect2d,
  segmentsIntersect2dAt,
} from '../../../planar/linear/segment-segment.js';
import { made } from '../../cases/planar/shapes.js';
import { pairSubject } from './pair.js';

/** The kernel's contact of two segments, and whether its boolean says the same, also of flat values. */
export const subject = pairSubject((v) => {
  const [a, b] = [made.segment(v, 0), made.segment(v, 4)];
  const meet = segmentsIntersect2d(a, b);
  const found = segmentSegment2d(a, b);
  const flat = segmentsIntersect2dAt(v, 0, 1, v, 2, 3);
  return { found, meet: flat === meet ? meet : found.relation === 'disjoint' };
});
