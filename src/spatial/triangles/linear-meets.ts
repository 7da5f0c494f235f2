/**
 * Whether segments, rays and lines meet a triangle: both are in the workspace, the triangle at FIRST. A segment there
 * is a triangle whose last two vertices are its end: the same set with the same first features.
 */
import { loadSegment3 } from '../../core/arguments/load.js';
import type { Contact } from '../../core/contact.js';
import type { Segment } from '../../core/shapes.js';
import type { Sign } from '../../core/sign.js';
import { linearTriangle } from './linear-triangle.js';
import { around, aroundRay, type Kind } from './linear-workspace.js';
import { FIRST, ORIGIN, orientation, TARGET, X } from './workspace.js';

/** The sign that all signs have but zeros; 0 if all are zero; undefined if there are both. */
function commonSign(a: Sign, b: Sign, c: Sign): Sign | undefined {
  const sign = a !== 0 ? a : b !== 0 ? b : c;
  return (b !== 0 && b !== sign) || (c !== 0 && c !== sign) ? undefined : sign;
}

/** Whether the segment and the triangle of the workspace meet. */
export function segmentMeets(): boolean {
  const start = orientation(0, 3, 6, ORIGIN);
  const end = orientation(0, 3, 6, TARGET);
  if (start === end) return start === 0 && linearTriangle('segment').contact.length > 0;
  const first = orientation(ORIGIN, TARGET, 0, 3);
  const second = orientation(ORIGIN, TARGET, 3, 6);
  if (first !== 0 && first + second === 0) return false;
  return commonSign(first, second, orientation(ORIGIN, TARGET, 6, 0)) !== undefined;
}

/** Whether the ray or line and the triangle of the workspace meet. */
export function rayMeets(kind: Kind): boolean {
  const first = aroundRay(0, 3);
  const second = aroundRay(3, 6);
  if (first !== 0 && first + second === 0) return false;
  const rise = commonSign(first, second, aroundRay(6, 0));
  if (rise === undefined) return false;
  // All three are zero where the line is parallel to the plane, or the triangle has none.
  if (rise === 0) return linearTriangle(kind).contact.length > 0;
  return kind === 'line' || orientation(0, 3, 6, ORIGIN) !== rise;
}

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
