import { type Contact, type ContactPoint, DISJOINT } from '../../core/contact.js';
import { edge, type Feature, face, vertex } from '../../core/feature.js';
import type { Sign } from '../../core/sign.js';
import { SEGMENT, turn } from '../linear/linear.js';
import { linearRegionContact } from './linear-region.js';
import { corner, crossedFeature, edgeFrom, type Region, regionFeature } from './region.js';

/**
 * The full classification of two triangles or boxes. A contact of three and more points is in counterclockwise order.
 */
export function regionContact(a: Region, b: Region): Contact {
  if (a.corners.length < 3) return flatContact(a, b);
  if (b.corners.length < 3) {
    const { relation, contact } = flatContact(b, a);
    return { relation, contact: contact.map((point) => ({ a: point.b, b: point.a })) };
  }
  return fullContact(a, b);
}

/** A region that is a segment or a point against another one. */
function flatContact(flat: Region, other: Region): Contact {
  const [p, q] = [corner(flat, 0), corner(flat, 1)];
  const { relation, contact } = linearRegionContact(SEGMENT, p, q, other);
  const featureOf = ({ a, b }: ContactPoint): Feature => {
    if (a.type === 'vertex') return regionFeature(flat, a.index === 0 ? p : q)!;
    if (b.type === 'vertex') return regionFeature(flat, other.vertices[b.index]!)!;
    // Between the ends of one and on an edge of the other: there they cross.
    const [r, s] = [other.vertices[b.index]!, other.vertices[(b.index + 1) % other.vertices.length]!];
    return crossedFeature(flat.vertices.map((v) => turn(r, s, v)));
  };
  return { relation, contact: contact.map((point) => ({ a: featureOf(point), b: point.b })) };
}

/** Row i: the sides of the edge from corner i of the first on which the corners of the second lie. */
type Sides = readonly (readonly Sign[])[];

function sidesOf(a: Region, b: Region): Sides {
  return a.corners.map((_, i) => b.corners.map((_, j) => turn(corner(a, i), corner(a, i + 1), corner(b, j))));
}

/** A place on the boundary of a region: corner `at`, or the edge behind it; or the inside (-1). */
interface Spot {
  readonly at: number;
  readonly isCorner: boolean;
}

/** An extreme point of the common part, by where it is on each. */
interface Extreme {
  readonly a: Spot;
  readonly b: Spot;
}

const INSIDE: Spot = { at: -1, isCorner: false };

/** Where corner j of another region lies, given the sides; `undefined` outside. */
function spotOf(sides: Sides, j: number): Spot | undefined {
  const n = sides.length;
  let spot = INSIDE;
  for (let i = 0; i < n; i++) {
    if (sides[i]![j]! < 0) return undefined;
    if (sides[i]![j]! > 0) continue;
    // On two edges: at the corner where the second one begins.
    const isCorner = spot !== INSIDE;
    spot = { at: isCorner && i === n - 1 && spot.at === 0 ? 0 : i, isCorner };
  }
  return spot;
}

/** The extreme points: corners of one in the other, and crossings of edges. */
function extremesOf(a: Region, b: Region, ofA: Sides, ofB: Sides): Extreme[] {
  const found: Extreme[] = [];
  a.corners.forEach((_, i) => {
    const spot = spotOf(ofB, i);
    if (spot !== undefined) found.push({ a: { at: i, isCorner: true }, b: spot });
  });
  b.corners.forEach((_, j) => {
    const spot = spotOf(ofA, j);
    if (spot !== undefined && !spot.isCorner) found.push({ a: spot, b: { at: j, isCorner: true } });
  });
  for (let i = 0; i < a.corners.length; i++) {
    for (let j = 0; j < b.corners.length; j++) {
      if (crosses(ofA, i, j) && crosses(ofB, j, i)) {
        found.push({ a: { at: i, isCorner: false }, b: { at: j, isCorner: false } });
      }
    }
  }
  return found;
}

/** Whether the ends of edge j of the second lie strictly on both sides of edge i of the first. */
function crosses(sides: Sides, i: number, j: number): boolean {
  const row = sides[i]!;
  return row[j]! * row[(j + 1) % row.length]! < 0;
}

/** Whether a spot is on edge i of a region with n corners. */
function isOn({ at, isCorner }: Spot, i: number, n: number): boolean {
  return at === i || (isCorner && at === (i + 1) % n);
}

/**
 * Whether this one of two extreme points on edge i comes first: it is the edge's beginning, or the edge enters the
 * other region there, that is, its beginning lies outside an edge that the point is on.
 */
function comesFirst(own: Spot, other: Spot, i: number, sidesOfOther: Sides): boolean {
  if (own.isCorner) return own.at === i;
  return sidesOfOther.some((row, j) => isOn(other, j, sidesOfOther.length) && row[i]! < 0);
}

/** The extreme points in counterclockwise order: two on one edge of either region are neighbours. */
function inOrder(extremes: readonly Extreme[], ofA: Sides, ofB: Sides): Extreme[] {
  const next = new Map<Extreme, Extreme>();
  const link = (which: 'a' | 'b', own: Sides, other: Sides) => {
    const opposite = which === 'a' ? 'b' : 'a';
    for (let i = 0; i < own.length; i++) {
      const [x, y] = extremes.filter((extreme) => isOn(extreme[which], i, own.length));
      if (x === undefined || y === undefined) continue;
      if (comesFirst(x[which], x[opposite], i, other)) next.set(x, y);
      else next.set(y, x);
    }
  };
  link('a', ofA, ofB);
  link('b', ofB, ofA);
  const ordered = [extremes[0]!];
  while (ordered.length < extremes.length) ordered.push(next.get(ordered.at(-1)!)!);
  return ordered;
}

function featureOf(region: Region, { at, isCorner }: Spot): Feature {
  if (at < 0) return face(0);
  return isCorner ? vertex(region.corners[at]!) : edge(edgeFrom(region, at));
}

/** Two regions that are not flat. */
function fullContact(a: Region, b: Region): Contact {
  const [ofA, ofB] = [sidesOf(a, b), sidesOf(b, a)];
  const extremes = extremesOf(a, b, ofA, ofB);
  if (extremes.length === 0) return DISJOINT;
  const full = extremes.length > 2;
  const ordered = full ? inOrder(extremes, ofA, ofB) : extremes;
  const contact = ordered.map((point) => ({ a: featureOf(a, point.a), b: featureOf(b, point.b) }));
  return { relation: full ? 'overlapping' : 'touching', contact };
}
