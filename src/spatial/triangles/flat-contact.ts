/**
 * The contact of two triangles that lie in one plane, or of which neither has an inside.
 *
 * The extreme points of the common part of two convex polygons are the corners of either that lie in the other, and the
 * points where two edges cross properly. All of it follows from 18 signs of orient2d, in a projection that keeps the
 * plane's points apart: of each vertex beside each edge of the other triangle.
 */
import type { Contact, ContactPoint } from '../../core/contact.js';
import type { Sign } from '../../core/sign.js';
import {
  contactPoint,
  DISJOINT,
  degenerateMask,
  EDGE,
  FACE,
  OUTSIDE,
  relationOf,
  triangleMask,
} from './feature-codes.js';
import { commonProjection, following, SKEW } from './flat-pair.js';
import { SECTIONS, signsOf } from './sections.js';
import {
  type Axis,
  FIRST,
  isExactPair,
  longEdge,
  SECOND,
  same,
  sidesOfEdge,
  turn,
  within,
  X,
} from './workspace.js';

/** One triangle, and what is seen from it. */
interface Side {
  readonly base: number;
  readonly other: number;
  /** How it turns in the projection; 0 if it has no inside. */
  readonly turning: Sign;
  readonly dimension: 0 | 1 | 2;
  /** For each of its edges the signs of the other's vertices beside it, as a code. */
  readonly codes: readonly [number, number, number];
}

/** A contact point while the contact is found: features as codes, and the edges or ends they belong to. */
interface Found {
  readonly a: number;
  readonly b: number;
  readonly maskA: number;
  readonly maskB: number;
}

/** The contact of the triangles of the workspace, which are known to be flat. */
export function flatContact(): Contact {
  const axis = commonProjection();
  if (axis === SKEW) return DISJOINT;
  const exact = isExactPair();
  const a = seenFrom(axis, FIRST, SECOND, exact);
  const b = seenFrom(axis, SECOND, FIRST, exact);
  const found: Found[] = [];
  addCorners(a, b, found);
  addCrossings(a, b, found);
  if (found.length === 0) return DISJOINT;
  let [maskA, maskB] = [-1, -1];
  for (const point of found) {
    maskA &= point.maskA;
    maskB &= point.maskB;
  }
  const least = Math.min(a.dimension, b.dimension);
  const relation = relationOf(found.length, maskA === 0, maskB === 0, least);
  return { relation, contact: (found.length < 3 ? found : inOrder(found, a, b)).map(asContactPoint) };
}

function asContactPoint({ a, b }: Found): ContactPoint {
  return contactPoint(a, b);
}

function seenFrom(axis: Axis, base: number, other: number, exact: boolean): Side {
  const turning = turn(axis, base, base + 3, base + 6);
  const point = turning === 0 && same(base, base + 3) && same(base, base + 6);
  return {
    base,
    other,
    turning,
    dimension: turning !== 0 ? 2 : point ? 0 : 1,
    codes: [
      sidesOfEdge(axis, base, base + 3, other, exact),
      sidesOfEdge(axis, base + 3, base + 6, other, exact),
      sidesOfEdge(axis, base + 6, base, other, exact),
    ],
  };
}

/** The sign of the other triangle's vertex j beside edge i. */
function beside(side: Side, i: number, j: number): Sign {
  return signsOf(side.codes[i]!, j);
}

/** The feature at the other triangle's vertex j, as a code; OUTSIDE if it is not in the triangle. */
function featureAtVertex(side: Side, j: number): number {
  const { base, other, turning } = side;
  const x = other + 3 * j;
  for (let i = 0; i < 3; i++) if (same(base + 3 * i, x)) return i;
  let inside = turning !== 0;
  for (let i = 0; i < 3; i++) {
    const sign = beside(side, i, j);
    if (sign === 0 && within(base + 3 * i, following(base, i), x)) return EDGE + i;
    inside &&= sign === turning;
  }
  return inside ? FACE : OUTSIDE;
}

function maskOf({ base, turning }: Side, code: number): number {
  return turning === 0 ? degenerateMask(base, code) : triangleMask(code);
}

function foundPoint(a: Side, b: Side, codeA: number, codeB: number): Found {
  return { a: codeA, b: codeB, maskA: maskOf(a, codeA), maskB: maskOf(b, codeB) };
}

/** Whether vertex i is an extreme point of its triangle, and equals no earlier vertex. */
function isCorner({ base, turning, dimension }: Side, i: number): boolean {
  if (turning !== 0) return true;
  if ((i > 0 && same(base, base + 3 * i)) || (i > 1 && same(base + 3, base + 6))) return false;
  return dimension === 0 || degenerateMask(base, i) !== 0;
}

/** Adds the corners of either triangle that lie in the other. */
function addCorners(a: Side, b: Side, found: Found[]): void {
  for (let i = 0; i < 3; i++) {
    const code = isCorner(a, i) ? featureAtVertex(b, i) : OUTSIDE;
    if (code !== OUTSIDE) found.push(foundPoint(a, b, i, code));
  }
  for (let j = 0; j < 3; j++) {
    const code = isCorner(b, j) ? featureAtVertex(a, j) : OUTSIDE;
    // A corner of both was found as the first one's.
    if (code !== OUTSIDE && !(code < EDGE && isCorner(a, code))) found.push(foundPoint(a, b, code, j));
  }
}

/** Adds the proper crossings of edges; of a triangle that is a segment, those of its longest edge. */
function addCrossings(a: Side, b: Side, found: Found[]): void {
  const onlyA = a.turning === 0 ? longEdge(a.base) : -1;
  const onlyB = b.turning === 0 ? longEdge(b.base) : -1;
  for (let i = 0; i < 3; i++) {
    if (onlyA !== -1 && onlyA !== i) continue;
    for (let j = 0; j < 3; j++) {
      if (onlyB !== -1 && onlyB !== j) continue;
      if (!passes(a, i, j) || !passes(b, j, i)) continue;
      const codeA = onlyA === -1 ? EDGE + i : crossedFeature(b, j);
      const codeB = onlyB === -1 ? EDGE + j : crossedFeature(a, i);
      found.push(foundPoint(a, b, codeA, codeB));
    }
  }
}

/** Whether the other triangle's edge j passes through the line of edge i, with no end on it. */
function passes(side: Side, i: number, j: number): boolean {
  const from = beside(side, i, j);
  const to = beside(side, i, j === 2 ? 0 : j + 1);
  return from !== 0 && to !== 0 && from !== to;
}

/** The feature of the other triangle, a segment, where the line of edge i crosses it: a vertex there, or an edge. */
function crossedFeature(side: Side, i: number): number {
  return SECTIONS.first[side.codes[i]!]!;
}

/**
 * Three or more points in counterclockwise order as seen from the first triangle's front. Each side of the common
 * polygon lies on one edge of one triangle, and two contact points on one edge are the ends of such a side: so the
 * masks say which points are neighbours, and one side tells the direction.
 */
function inOrder(found: readonly Found[], a: Side, b: Side): readonly Found[] {
  const ring = [found[0]!];
  const rest = found.slice(1);
  while (rest.length > 0) {
    const last = ring[ring.length - 1]!;
    const next = rest.findIndex((point) => ((point.maskA & last.maskA) | (point.maskB & last.maskB)) !== 0);
    ring.push(...rest.splice(next, 1));
  }
  return isForward(ring[0]!, ring[1]!, a, b) ? ring : ring.reverse();
}

/** Whether the side from x to y runs counterclockwise, seen from the first triangle's front. */
function isForward(x: Found, y: Found, a: Side, b: Side): boolean {
  const shared = x.maskA & y.maskA;
  if (shared !== 0) return comesFirst(a, b, edgeOf(shared), x.a, y.a, x.b, y.b);
  const forward = comesFirst(b, a, edgeOf(x.maskB & y.maskB), x.b, y.b, x.a, y.a);
  return forward === (a.turning === b.turning);
}

/** The number of the highest bit: of a mask with one bit, for two different points share one edge at most. */
function edgeOf(mask: number): number {
  return 31 - Math.clz32(mask);
}

/**
 * Whether, along edge e of the triangle `side`, the point with its feature ownX and the other's feature itsX comes
 * before the one with ownY and itsY. An end of the edge tells. If neither point is one, one of them is where an edge of
 * the other triangle crosses, and it is the first if the edge comes from outside there; or both are vertices of the
 * other.
 */
function comesFirst(
  side: Side,
  other: Side,
  e: number,
  ownX: number,
  ownY: number,
  itsX: number,
  itsY: number,
): boolean {
  if (ownX < EDGE) return ownX === e;
  if (ownY < EDGE) return ownY !== e;
  if (itsX >= EDGE) return beside(other, itsX - EDGE, e) !== other.turning;
  if (itsY >= EDGE) return beside(other, itsY - EDGE, e) === other.turning;
  const { base } = side;
  return precedes(base + 3 * e, following(base, e), other.base + 3 * itsX, other.base + 3 * itsY);
}

/** Whether x comes before y on the way from p to q, all four on one line, x not y and p not q. */
function precedes(p: number, q: number, x: number, y: number): boolean {
  for (let j = 0; j < 3; j++) {
    if (X[p + j] !== X[q + j]) return X[p + j]! < X[q + j]! === X[x + j]! < X[y + j]!;
  }
  return false;
}
