import {
  hashOfMultiples,
  integerModulo,
  inverseModulo,
  minusModulo,
  plusModulo,
  powerOfTwoModulo,
  residueOf,
  timesModulo,
  withoutPrime,
} from '../arithmetic/residues.js';
import { exactPlane, keepResidues, keptResidues, type PlaneObject } from './objects/plane-object.js';

/** Four residues, not all zero. */
export type PlaneResidues = readonly [number, number, number, number];

/**
 * The coefficients of a plane modulo a prime, normal and constant, up to a factor.
 *
 * Proportional coefficients a and λ a, λ = r / s in lowest terms, have proportional residues unless the prime divides r
 * or s. It does so only if it divides all the coefficients on one of the sides, and that factor is taken out first.
 * Powers of two, in which units differ, are invertible.
 */
export function planeResidues(plane: PlaneObject): PlaneResidues {
  const kept = keptResidues(plane);
  if (kept !== undefined) return kept as PlaneResidues;
  const found = residuesOf(plane);
  keepResidues(plane, found);
  return found;
}

function residuesOf(plane: PlaneObject): PlaneResidues {
  const points = plane.anchored;
  const quick = points === undefined ? null : residuesThrough(points);
  return quick ?? residuesOfIntegers(plane);
}

/** The residues of the plane through three points; null if all are zero. */
function residuesThrough(points: readonly number[]): PlaneResidues | null {
  const [x, y, z] = [residueOf(points[0]!), residueOf(points[1]!), residueOf(points[2]!)];
  const ux = minusModulo(residueOf(points[3]!), x);
  const uy = minusModulo(residueOf(points[4]!), y);
  const uz = minusModulo(residueOf(points[5]!), z);
  const vx = minusModulo(residueOf(points[6]!), x);
  const vy = minusModulo(residueOf(points[7]!), y);
  const vz = minusModulo(residueOf(points[8]!), z);
  const a = minusModulo(timesModulo(uy, vz), timesModulo(uz, vy));
  const b = minusModulo(timesModulo(uz, vx), timesModulo(ux, vz));
  const c = minusModulo(timesModulo(ux, vy), timesModulo(uy, vx));
  // Zero is a power of the prime as well as it is nothing: only integers can tell.
  if (a === 0 && b === 0 && c === 0) return null;
  const along = plusModulo(plusModulo(timesModulo(a, x), timesModulo(b, y)), timesModulo(c, z));
  return [a, b, c, minusModulo(0, along)];
}

function residuesOfIntegers(plane: PlaneObject): PlaneResidues {
  const { a, b, c, d, normalExponent, constantExponent } = exactPlane(plane);
  const residues = withoutPrime([a, b, c, d]).map(integerModulo);
  residues[3] = timesModulo(residues[3]!, powerOfTwoModulo(constantExponent - normalExponent));
  return residues as unknown as PlaneResidues;
}

/**
 * A number that is the same for all representations of a plane, facing either way, and for few planes else: ratios of
 * its coefficients modulo a prime, to the first that is not zero. The exact comparison is `planeIdentity`.
 */
export function planeHash(plane: PlaneObject): number {
  // Most planes are only looked up: their residues are kept when a point of them asks.
  return ratioHash(residuesOf(plane));
}

/** {@link planeHash} of residues; -1 if all are zero. */
export function ratioHash(residues: readonly number[]): number {
  let first = 0;
  while (first < residues.length && residues[first] === 0) first++;
  return first === residues.length ? -1 : hashOfMultiples(residues, inverseModulo(residues[first]!));
}
