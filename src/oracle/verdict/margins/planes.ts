import * as rational from '../../../arithmetic/rational.js';
import { dot, vectorAt } from '../../referees/shapes/vectors.js';
import type { ExactParts } from './exact-parts.js';
import { betweenRoots, type Margin } from './margin.js';

/** The squared distance of a point from the plane normal · x + constant = 0. */
function squareFromPlane({ values, at, vector }: ExactParts, point: string): rational.Rational {
  const n = vectorAt(values, at('plane'), 3);
  const constant = values.numerators[at('plane') + 3]!;
  const value = dot(n, vector(point)) + constant * values.one;
  return rational.fromParts(value ** 2n, dot(n, n) * values.one ** 2n);
}

/** How far a point is from a plane. */
export function fromPlane(parts: ExactParts, point: string): Margin {
  return betweenRoots(squareFromPlane(parts, point), rational.fromParts(0n, 1n));
}

/** How far a point is from the nearer of the two planes at a distance from a plane. */
export function fromThickPlane(parts: ExactParts, point: string, distance: string): Margin {
  const { numerators, one } = parts.values;
  const radius = rational.fromParts(numerators[parts.at(distance)]!, one);
  return betweenRoots(squareFromPlane(parts, point), rational.square(radius));
}
