import * as rational from '../../../arithmetic/rational.js';
import { cross, dot, isZero, subtract, type Vector } from '../../referees/shapes/vectors.js';
import { fromBisector, fromCircle, fromDiametral, fromSphereThrough } from './circles.js';
import { pointToLine, pointToPlane } from './distances.js';
import type { ExactParts } from './exact-parts.js';
import { betweenRoots, type Margin } from './margin.js';
import { fromPlane, fromThickPlane } from './planes.js';

/** The margin of a question; `undefined` where these arguments give the boundary no place. */
export type MarginOf = (parts: ExactParts) => Margin | undefined;

/** A point and the line from a to b, which have to differ. */
const fromLine = (parts: ExactParts, p: string, a: Vector, direction: Vector): Margin | undefined =>
  isZero(direction) ? undefined : parts.margin(pointToLine(parts.vector(p), a, direction));

function orient3d(parts: ExactParts): Margin | undefined {
  const [a, b, c, d] = parts.vectors('a b c d') as [Vector, Vector, Vector, Vector];
  const n = cross(subtract(b, a), subtract(c, a));
  return isZero(n) ? undefined : parts.margin(pointToPlane(d, a, n));
}

/** How much farther p is along a direction than another point. */
function compareAlong(parts: ExactParts): Margin | undefined {
  const [u, a, b] = parts.vectors('u a b') as [Vector, Vector, Vector];
  return isZero(u) ? undefined : parts.margin(pointToPlane(b, a, u));
}

function compareLength(parts: ExactParts): Margin {
  const [a, b, c, d] = parts.vectors('a b c d') as [Vector, Vector, Vector, Vector];
  const square = (from: Vector, to: Vector) => {
    const u = subtract(to, from);
    return rational.fromParts(dot(u, u), parts.values.one ** 2n);
  };
  return betweenRoots(square(a, b), square(c, d));
}

function compareDistance(parts: ExactParts): Margin | undefined {
  const [p, a, b] = parts.vectors('p a b') as [Vector, Vector, Vector];
  return fromBisector(p, a, b, parts.values.one);
}

function inDiametral(parts: ExactParts): Margin {
  const [a, b, p] = parts.vectors('a b p') as [Vector, Vector, Vector];
  return fromDiametral(a, b, p, parts.values.one);
}

/** Predicates whose boundary is a place from which a point has a distance, or an equality of two lengths. */
export const signMargins: Readonly<Record<string, MarginOf>> = {
  orient2d: (parts) => {
    const [a, b] = parts.vectors('a b') as [Vector, Vector];
    return fromLine(parts, 'c', a, subtract(b, a));
  },
  sideOfLine2d: (parts) => fromLine(parts, 'p', parts.vector('o'), parts.vector('d')),
  orient3d,
  incircle: (parts) => fromCircle(parts.vectors('a b c'), parts.vector('d'), parts.values.one),
  insphere: (parts) => fromSphereThrough(parts.vectors('a b c d'), parts.vector('e'), parts.values.one),
  sideOfPlane: (parts) => fromPlane(parts, 'p'),
  compareDistanceToPlane: (parts) => fromThickPlane(parts, 'p', 'radius'),
  sideOfThickPlane: (parts) => fromThickPlane(parts, 'p', 'halfThickness'),
  compareDistance2d: compareDistance,
  compareDistance3d: compareDistance,
  compareLength2d: compareLength,
  compareLength3d: compareLength,
  inDiametralCircle: inDiametral,
  inDiametralSphere: inDiametral,
  compareAlong2d: compareAlong,
  compareAlong3d: compareAlong,
};
