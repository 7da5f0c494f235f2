/**
 * The contact of two triangles that lie in one plane, or of which neither has an inside.
 *
 * The extreme points of the common part of two convex polygons are the vertices of either that lie in the other, and the
 * points where two edges cross properly. Each is found by orient2d in a projection that keeps the plane's points apart.
 */
import type { Contact, ContactPoint } from '../core/contact.js';
import type { Sign } from '../core/sign.js';
import {
  contactPoint,
  DISJOINT,
  degenerateMask,
  EDGE,
  OUTSIDE,
  relationOf,
  triangleMask,
} from './feature-codes.js';
import { commonProjection, crossProperly, featureInPlane, following, SKEW } from './flat-pair.js';
import { SECTIONS, signCode } from './sections.js';
import { type Axis, FIRST, longEdge, SECOND, same, turn, X } from './workspace.js';

/** A contact point while the contact is found: features as codes, and the edges or ends they belong to. */
interface Found {
  readonly a: number;
  readonly b: number;
  readonly maskA: number;
  readonly maskB: number;
}

/** The two triangles: how they are looked at, and how each turns (0 if it has no inside). */
interface View {
  readonly axis: Axis;
  readonly turnA: Sign;
  readonly turnB: Sign;
}

/** The contact of the triangles of the workspace, which are known to be flat. */
export function flatContact(): Contact {
  const axis = commonProjection();
  if (axis === SKEW) return DISJOINT;
  const view = { axis, turnA: turn(axis, 0, 3, 6), turnB: turn(axis, 9, 12, 15) };
  const found = extremePoints(view);
  if (found.length === 0) return DISJOINT;
  const inA = found.reduce((mask, { maskA }) => mask & maskA, -1) === 0;
  const inB = found.reduce((mask, { maskB }) => mask & maskB, -1) === 0;
  const least = Math.min(dimensionOf(FIRST, view.turnA), dimensionOf(SECOND, view.turnB));
  const relation = relationOf(found.length, inA, inB, least);
  return { relation, contact: (found.length < 3 ? found : inOrder(found, view)).map(asContactPoint) };
}

function asContactPoint({ a, b }: Found): ContactPoint {
  return contactPoint(a, b);
}

function dimensionOf(base: number, turning: Sign): number {
  if (turning !== 0) return 2;
  return same(base, base + 3) && same(base, base + 6) ? 0 : 1;
}

function maskOf(base: number, turning: Sign, code: number): number {
  return turning === 0 ? degenerateMask(base, code) : triangleMask(code);
}

function extremePoints(view: View): Found[] {
  const found: Found[] = [];
  const add = (a: number, b: number) => {
    const [maskA, maskB] = [maskOf(FIRST, view.turnA, a), maskOf(SECOND, view.turnB, b)];
    found.push({ a, b, maskA, maskB });
  };
  for (let i = 0; i < 3; i++) {
    if (!isCorner(FIRST, view.turnA, i)) continue;
    const b = featureInPlane(view.axis, SECOND, FIRST + 3 * i);
    if (b !== OUTSIDE) add(i, b);
  }
  for (let j = 0; j < 3; j++) {
    if (!isCorner(SECOND, view.turnB, j)) continue;
    const a = featureInPlane(view.axis, FIRST, SECOND + 3 * j);
    // A corner of both was found as the first one's.
    if (a !== OUTSIDE && !(a < EDGE && isCorner(FIRST, view.turnA, a))) add(a, j);
  }
  addCrossings(view, add);
  return found;
}

/** Whether vertex i is an extreme point of its triangle, and equals no earlier vertex. */
function isCorner(base: number, turning: Sign, i: number): boolean {
  if (turning !== 0) return true;
  if ((i > 0 && same(base, base + 3 * i)) || (i > 1 && same(base + 3, base + 6))) return false;
  return degenerateMask(base, i) !== 0 || dimensionOf(base, turning) === 0;
}

/** Adds the proper crossings of edges; of a triangle that is a segment, those of its longest edge. */
function addCrossings(view: View, add: (a: number, b: number) => void): void {
  const onlyA = view.turnA === 0 ? longEdge(FIRST) : undefined;
  const onlyB = view.turnB === 0 ? longEdge(SECOND) : undefined;
  for (let i = 0; i < 3; i++) {
    for (let j = 0; j < 3; j++) {
      if ((onlyA ?? i) !== i || (onlyB ?? j) !== j || !edgesCross(view.axis, i, j)) continue;
      const a = onlyA === undefined ? EDGE + i : crossedFeature(view.axis, FIRST, SECOND, j);
      const b = onlyB === undefined ? EDGE + j : crossedFeature(view.axis, SECOND, FIRST, i);
      add(a, b);
    }
  }
}

function edgesCross(axis: Axis, i: number, j: number): boolean {
  const [p, r] = [FIRST + 3 * i, SECOND + 3 * j];
  return crossProperly(axis, p, following(FIRST, i), r, following(SECOND, j));
}

/** The feature of a triangle that is a segment, where edge j of the other crosses it: a vertex there, or an edge. */
function crossedFeature(axis: Axis, base: number, other: number, j: number): number {
  const [r, s] = [other + 3 * j, following(other, j)];
  const side = (i: number) => turn(axis, r, s, base + 3 * i);
  return SECTIONS.first[signCode(side(0), side(1), side(2))]!;
}

/**
 * Three or more points in counterclockwise order as seen from the first triangle's front. Each side of the common
 * polygon lies on one edge of one triangle, and two contact points on one edge are the ends of such a side: so the masks
 * say which points are neighbours, and one side tells the direction.
 */
function inOrder(found: readonly Found[], view: View): readonly Found[] {
  const ring = [found[0]!];
  const rest = found.slice(1);
  while (rest.length > 0) {
    const last = ring[ring.length - 1]!;
    const next = rest.findIndex(
      (point) => (point.maskA & last.maskA) !== 0 || (point.maskB & last.maskB) !== 0,
    );
    ring.push(...rest.splice(next, 1));
  }
  return isForward(ring[0]!, ring[1]!, view) ? ring : ring.reverse();
}

/** Whether the side from x to y runs counterclockwise, seen from the first triangle's front. */
function isForward(x: Found, y: Found, view: View): boolean {
  const shared = x.maskA & y.maskA;
  if (shared !== 0)
    return comesFirst(view.axis, FIRST, edgeOf(shared), x.a, y.a, SECOND, x.b, y.b, view.turnB);
  const onB = edgeOf(x.maskB & y.maskB);
  return (
    comesFirst(view.axis, SECOND, onB, x.b, y.b, FIRST, x.a, y.a, view.turnA) === (view.turnA === view.turnB)
  );
}

/** The number of the lowest bit: of a mask with one bit, for two different points share one edge at most. */
function edgeOf(mask: number): number {
  return 31 - Math.clz32(mask);
}

/**
 * Whether, along edge `e` of the triangle at `base`, the point with the features (own, its) comes before the one with
 * (ownY, itsY). An end of the edge tells. If neither point is one, one of them is where an edge of the other triangle
 * crosses, and is the first if this edge comes from outside there; or both are vertices of the other, and compare.
 */
function comesFirst(
  axis: Axis,
  base: number,
  e: number,
  ownX: number,
  ownY: number,
  other: number,
  itsX: number,
  itsY: number,
  turnOther: Sign,
): boolean {
  if (ownX < EDGE) return ownX === e;
  if (ownY < EDGE) return ownY !== e;
  const p = base + 3 * e;
  if (itsX >= EDGE)
    return turn(axis, other + 3 * (itsX - EDGE), following(other, itsX - EDGE), p) !== turnOther;
  if (itsY >= EDGE)
    return turn(axis, other + 3 * (itsY - EDGE), following(other, itsY - EDGE), p) === turnOther;
  return precedes(p, following(base, e), other + 3 * itsX, other + 3 * itsY);
}

/** Whether x comes before y on the way from p to q, all four on one line, x not y and p not q. */
function precedes(p: number, q: number, x: number, y: number): boolean {
  for (let j = 0; j < 3; j++) {
    if (X[p + j] !== X[q + j]) return X[p + j]! < X[q + j]! === X[x + j]! < X[y + j]!;
  }
  return false;
}
