/**
 * Two triangles of the workspace in one plane, of which either may be a segment or a point. The plane is looked at
 * along an axis that keeps its points apart, so every question is an orient2d.
 */
import type { Sign } from '../../core/sign.js';
import { EDGE, FACE, OUTSIDE } from './feature-codes.js';
import { ALL_BEHIND, ALL_FRONT } from './sections.js';
import {
  AXES,
  type Axis,
  FIRST,
  isExactPair,
  longEdge,
  orientation,
  projectionOf,
  SECOND,
  same,
  sidesOfEdge,
  turn,
  within,
} from './workspace.js';

/** The place after a triangle's vertex, going round. */
export function following(base: number, i: number): number {
  return i === 2 ? base : base + 3 * i + 3;
}

/** The feature of the triangle at `base` that the point at `x` of its plane is, as a code; OUTSIDE if none. */
export function featureInPlane(axis: Axis, base: number, x: number): number {
  for (let i = 0; i < 3; i++) if (same(base + 3 * i, x)) return i;
  const t0 = turn(axis, base, base + 3, x);
  if (t0 === 0 && within(base, base + 3, x)) return EDGE;
  const t1 = turn(axis, base + 3, base + 6, x);
  if (t1 === 0 && within(base + 3, base + 6, x)) return EDGE + 1;
  const t2 = turn(axis, base + 6, base, x);
  if (t2 === 0 && within(base + 6, base, x)) return EDGE + 2;
  return t0 !== 0 && t0 === t1 && t1 === t2 ? FACE : OUTSIDE;
}

/** Whether the segments from p to q and from r to s cross in a point that is an end of neither. */
export function crossProperly(axis: Axis, p: number, q: number, r: number, s: number): boolean {
  const atP = turn(axis, r, s, p);
  if (atP === 0) return false;
  const atQ = turn(axis, r, s, q);
  if (atQ === 0 || atQ === atP) return false;
  const atR = turn(axis, p, q, r);
  if (atR === 0) return false;
  const atS = turn(axis, p, q, s);
  return atS !== 0 && atS !== atR;
}

/** The two ends of a triangle that is a segment: a place, and the place of the other end. */
function endsOf(base: number): readonly [number, number] {
  const first = longEdge(base);
  return [base + 3 * first, following(base, first)];
}

/** No common projection: the two triangles are segments that lie in no common plane. */
export const SKEW = -1;

/**
 * The axis along which to look at two triangles that are known to lie in one plane if one of them has an inside. If
 * neither has one, they may be skew segments; and if they lie on one line, any axis will do, since then nothing but
 * coordinates is compared.
 */
export function commonProjection(): Axis | typeof SKEW {
  const first = projectionOf(FIRST);
  if (first !== -1) return first;
  const second = projectionOf(SECOND);
  if (second !== -1) return second;
  const [p, q] = endsOf(FIRST);
  const [r, s] = endsOf(SECOND);
  if (orientation(p, q, r, s) !== 0) return SKEW;
  for (const axis of AXES) {
    if (turn(axis, p, q, r) !== 0 || turn(axis, p, q, s) !== 0) return axis;
    if (turn(axis, r, s, p) !== 0) return axis;
  }
  return 0;
}

const CONTAINS = 1;
const SEPARATED = -1;

/** By the signs of three points relative to a line: the first one is outside; all are outside. Outside is negative. */
const isFirstOutside = (code: number) => code < 9;

/**
 * Looks at the triangle at `other` from that at `base`, whose inside is on the side `inside` of its edges: CONTAINS if
 * the first vertex of the other lies in it, SEPARATED if all vertices are beyond one edge, else 0.
 */
function lookFrom(axis: Axis, base: number, other: number, inside: Sign, exact: boolean): 1 | 0 | -1 {
  let contains: 1 | 0 = CONTAINS;
  for (let p = base + 6, q = base; q < base + 9; p = q, q += 3) {
    const code = inside > 0 ? sidesOfEdge(axis, p, q, other, exact) : sidesOfEdge(axis, q, p, other, exact);
    if (code === ALL_BEHIND) return SEPARATED;
    if (isFirstOutside(code)) contains = 0;
  }
  return contains;
}

/** Whether two triangles meet that lie in one plane, or of which neither has an inside. */
export function flatTrianglesMeet(): boolean {
  const axis = commonProjection();
  if (axis === SKEW) return false;
  const first = turn(axis, 0, 3, 6);
  const second = turn(axis, 9, 12, 15);
  if (first === 0 && second === 0) return needlesMeet(axis);
  const exact = isExactPair();
  if (first === 0) return triangleMeetsNeedle(axis, SECOND, FIRST, second, exact);
  if (second === 0) return triangleMeetsNeedle(axis, FIRST, SECOND, first, exact);
  const seen = lookFrom(axis, FIRST, SECOND, first, exact);
  if (seen !== 0) return seen === CONTAINS;
  return lookFrom(axis, SECOND, FIRST, second, exact) !== SEPARATED;
}

/** Only an edge of the triangle or the line of the needle can separate them; of a point, only an edge. */
function triangleMeetsNeedle(
  axis: Axis,
  base: number,
  needle: number,
  inside: Sign,
  exact: boolean,
): boolean {
  const seen = lookFrom(axis, base, needle, inside, exact);
  if (seen !== 0) return seen === CONTAINS;
  const first = longEdge(needle);
  const [p, q] = [needle + 3 * first, following(needle, first)];
  if (same(p, q)) return false;
  const code = sidesOfEdge(axis, p, q, base, exact);
  return code !== ALL_BEHIND && code !== ALL_FRONT;
}

/** Two triangles without an inside: a vertex of one lies in the other, or two edges cross. */
function needlesMeet(axis: Axis): boolean {
  for (let i = 0; i < 9; i += 3) {
    if (featureInPlane(axis, SECOND, FIRST + i) !== OUTSIDE) return true;
    if (featureInPlane(axis, FIRST, SECOND + i) !== OUTSIDE) return true;
  }
  for (let i = 0; i < 3; i++) {
    for (let j = 0; j < 3; j++) {
      const [p, r] = [FIRST + 3 * i, SECOND + 3 * j];
      if (crossProperly(axis, p, following(FIRST, i), r, following(SECOND, j))) return true;
    }
  }
  return false;
}
