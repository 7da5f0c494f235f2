/**
 * The box's hull cut by planes through the line, and by one where a ray starts, over the rationals; a segment's hull
 * clipped by the box. The kernel compares the crossings with the slabs by signs.
 */
import { meetingText } from '../../../answers/text.js';
import { clip } from '../clip.js';
import { relation } from '../contact.js';
import { halfspaceThrough } from '../halfspace.js';
import { hullOf, segmentShape } from '../shape.js';
import { exact, vectorAt } from '../vectors.js';
import { exactBox, planesThrough } from './shapes.js';

/** A segment and a box. */
export function segmentIntersectsBoxReferee(v: Float64Array): string {
  const values = exact(v);
  const segment = segmentShape(vectorAt(values, 0, 3), vectorAt(values, 3, 3));
  return meetingText(relation(segment, exactBox(values, 6)) !== 'disjoint');
}

function lineText(v: Float64Array, isRay: boolean): string {
  const values = exact(v);
  const [origin, along] = [vectorAt(values, 0, 3), vectorAt(values, 3, 3)];
  const ahead = isRay ? [halfspaceThrough(origin, along)] : [];
  return meetingText(clip(hullOf(exactBox(values, 6)), planesThrough(origin, along), ahead).length > 0);
}

/** A ray and a box. */
export const rayIntersectsBoxReferee = (v: Float64Array): string => lineText(v, true);

/** A line and a box. */
export const lineIntersectsBoxReferee = (v: Float64Array): string => lineText(v, false);
