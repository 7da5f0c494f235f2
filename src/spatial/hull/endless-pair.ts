/** Lines and rays of space against each other: in a plane that both lie in, they meet as their shadows do. */
import { type Contact, DISJOINT } from '../../core/contact.js';
import type { Point2, Point3 } from '../../core/shapes.js';
import { cross, LINE, linearsMeet, RAY } from '../../planar/linear/linear.js';
import { linearContact } from '../../planar/linear/linear-pair.js';
import { areParallel, passingSide, ZERO } from './line-line.js';

export type EndlessKind = 'line' | 'ray';
/** The coordinates that are kept. */
type Kept = readonly [i: number, j: number];

const PLANAR = { line: LINE, ray: RAY } as const;
const PAIRS: readonly Kept[] = [
  [0, 1],
  [1, 2],
  [2, 0],
];

const ORIGIN: Point2 = [0, 0];
const shadow = (p: Point3, [i, j]: Kept): Point2 => [p[i]!, p[j]!];

/**
 * The coordinates that tell all points of the plane through both apart, or of the line on which both lie; `null` where
 * there is no such plane, or they are parallel and apart.
 */
function keptOf(p: Point3, d: Point3, q: Point3, e: Point3): Kept | null {
  if (areParallel(ZERO, d, e)) {
    if (!areParallel(p, q, d)) return null;
    return PAIRS.find(([i]) => d[i] !== 0)!;
  }
  if (passingSide(p, d, q, e) !== 0) return null;
  return PAIRS.find((kept) => cross(LINE, ORIGIN, shadow(d, kept), LINE, ORIGIN, shadow(e, kept)) !== 0)!;
}

/** How two lines or rays meet. */
export function endlessContact(
  kindA: EndlessKind,
  p: Point3,
  d: Point3,
  kindB: EndlessKind,
  q: Point3,
  e: Point3,
): Contact {
  const kept = keptOf(p, d, q, e);
  if (kept === null) return DISJOINT;
  const at = (v: Point3) => shadow(v, kept);
  return linearContact(PLANAR[kindA], at(p), at(d), PLANAR[kindB], at(q), at(e));
}

/** Do two lines or rays have a common point? */
export function endlessMeet(
  kindA: EndlessKind,
  p: Point3,
  d: Point3,
  kindB: EndlessKind,
  q: Point3,
  e: Point3,
): boolean {
  const kept = keptOf(p, d, q, e);
  if (kept === null) return false;
  const at = (v: Point3) => shadow(v, kept);
  return linearsMeet(PLANAR[kindA], at(p), at(d), PLANAR[kindB], at(q), at(e));
}
