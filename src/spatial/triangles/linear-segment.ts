/**
 * Segments, rays and lines against a segment: the engine of triangles, for a segment is a triangle whose last two
 * vertices are its end: the same set with the same first features.
 */

import { loadSegment3 } from '../../core/arguments/load.js';
import type { Contact } from '../../core/contact.js';
import type { Segment } from '../../core/shapes.js';
import { linearTriangle } from './linear-triangle.js';
import { around, type Kind } from './linear-workspace.js';
import { FIRST, X } from './workspace.js';

/** Puts a segment in the places of the first triangle. @throws RangeError as `requireSegment3` */
export function loadAsTriangle(where: string, name: string, segment: Segment): void {
  loadSegment3(where, name, X, FIRST, segment);
  repeatEnd();
}

/** Makes a triangle of the segment whose ends are in its first two places. */
export function repeatEnd(): void {
  X.copyWithin(FIRST + 6, FIRST + 3, FIRST + 6);
}

/** The contact of the linear shape and the segment in the workspace. */
export function linearSegment(kind: Kind): Contact {
  const { relation, contact } = linearTriangle(kind);
  return { relation, contact };
}

/** Whether they meet. Lines in no common plane, the usual case, are told by one sign. */
export function linearMeetsSegment(kind: Kind): boolean {
  return around(kind, FIRST, FIRST + 3) === 0 && linearTriangle(kind).contact.length > 0;
}
