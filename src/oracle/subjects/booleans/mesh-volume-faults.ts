import * as rational from '../../../arithmetic/rational.js';
import { commonExponent, scaledIntegers } from '../../../arithmetic/scaled-integers.js';
import type { SolidMesh } from '../../../solids/index.js';

/** What a mesh of a solid is compared with. */
export interface Extent {
  /** The largest coordinate of the solid, as the nearest double; below 0 if it is empty. */
  readonly largest: number;
  readonly volume: rational.Rational;
  /** The corners of all its faces. */
  readonly corners: number;
}

/** What a mesh of a solid may deviate, against the largest coordinate. */
export const MOST_DEVIATION = 2 ** -40;
/** No two doubles are closer. */
const LEAST = 2 ** -1074;

/**
 * What is wrong with the volume of a mesh: with that of no triangles as with any other. So a mesh without triangles, or
 * one that lacks a piece, is taken for a solid only if that is too thin to be told from nothing.
 *
 * What a mesh and its solid do not have in common is no further than D from the solid's boundary in any coordinate, r =
 * √3 D in all, where D is what a mesh may deviate. Faces with k corners in all are fewer than 2k triangles. With L the
 * largest coordinate, a triangle in the box [-L, L]³ has an area A of at most 2√3 L² and sides P of at most 6√2 L in
 * all; what is within r of it has a volume of at most 2rA + πr²P + 4πr³/3, and with D at most L that is less than 12
 * L²D + 80 L²D + 22 L²D. 2^9 L²D for each triangle has room for that.
 */
export function meshVolumeFaults(
  { positions, indices }: Pick<SolidMesh, 'positions' | 'indices'>,
  { largest, volume, corners }: Extent,
): string {
  if (largest < 0) return indices.length === 0 ? '' : ' DOUBLES OF NOTHING';
  const size = rational.fromNumber(Math.max(largest, LEAST));
  const deviation = rational.fromNumber(Math.max(MOST_DEVIATION * largest, LEAST));
  const bound = [size, size, deviation, rational.fromParts(1024n * BigInt(corners), 1n)].reduce(
    rational.multiply,
  );
  const difference = rational.abs(rational.subtract(meshVolume(positions, indices), volume));
  return rational.compare(difference, bound) <= 0 ? '' : ' VOLUME OF DOUBLES';
}

/** A sixth of the determinants of all triangles. */
function meshVolume(positions: Float64Array, indices: Uint32Array): rational.Rational {
  const exponent = commonExponent(Array.from(positions));
  const x = scaledIntegers(Array.from(positions), exponent);
  let six = 0n;
  for (let t = 0; t < indices.length; t += 3) {
    const [a, b, c] = [3 * indices[t]!, 3 * indices[t + 1]!, 3 * indices[t + 2]!];
    six +=
      x[a]! * (x[b + 1]! * x[c + 2]! - x[b + 2]! * x[c + 1]!) +
      x[a + 1]! * (x[b + 2]! * x[c]! - x[b]! * x[c + 2]!) +
      x[a + 2]! * (x[b]! * x[c + 1]! - x[b + 1]! * x[c]!);
  }
  const scale = BigInt(3 * Math.abs(exponent));
  return exponent < 0 ? rational.fromParts(six, 6n << scale) : rational.fromParts(six << scale, 6n);
}
