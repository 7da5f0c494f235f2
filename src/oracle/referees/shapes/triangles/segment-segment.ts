/**
 * Segments, rays and lines against a segment: clipped over the rationals by the planes that bound the segment. The
 * kernel takes the segment for a triangle without an inside, and compares sections by signs.
 */
import { contact, exactContactText } from '../contact.js';
import { line, ray } from '../line.js';
import { exact } from '../vectors.js';
import { linearText } from './linear-triangle.js';
import { exactSegment } from './shapes.js';

/** Two segments. */
export function segmentSegmentReferee(v: Float64Array): string {
  const values = exact(v);
  return exactContactText(contact(exactSegment(values, 0), exactSegment(values, 6)));
}

function refereeOf(make: typeof line): (v: Float64Array) => string {
  return (v) => {
    const values = exact(v);
    return linearText(make, values, exactSegment(values, 6)).join(' ');
  };
}

/** A ray and a segment. */
export const raySegmentReferee = refereeOf(ray);

/** A line and a segment. */
export const lineSegmentReferee = refereeOf(line);
