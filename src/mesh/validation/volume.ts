import { add, D, multiply, setDifference } from '../../arithmetic/double-words.js';
import { decompose } from '../../arithmetic/float64.js';
import { roundQuotient } from '../../arithmetic/index.js';
import { NONE } from '../../core/collections/hashing.js';
import type { Sign } from '../../core/sign.js';
import type { Check } from './check.js';
import { CLOSED, type MeshComponents, ORIENTED } from './component-table.js';
import { exactVolumes } from './exact-volume.js';

/** Places of double-words: the nine differences, products, the determinant, and the running sum. */
const [A, B, C, P, Q, MINOR, DETERMINANT, SUM] = [0, 6, 12, 18, 20, 22, 24, 26] as const;

/** u² = 2^-106. */
const UNIT_ROUNDOFF_SQUARED = 2 ** -106;
/** Differences of coordinates beyond this are left to big integers: then nothing overflows. */
const LARGEST = 2 ** 300;
/** What one triangle may lose to underflow, with much to spare. */
const MARGIN = 2 ** -700;

/**
 * Finds sign and volume of every closed, consistently oriented component: a sixth of the sum of the determinants
 * |a - r, b - r, c - r| over its triangles, which for a closed surface is the same for every point r (here a corner).
 *
 * In double-words first; what they do not decide, by big integers. Let M be the sum over all triangles of the
 * determinants' permanents (all six products with positive signs), n the number of triangles, u = 2^-53. By the bounds
 * of double-words.ts, with all differences exact: a product of two has an error of 9u² of it, the minor another 5u² and
 * the product with the third another 9u² of the terms' magnitudes, the two sums of three terms 10u², every addition to
 * the running sum 5u² of all: (33 + 5n) u² M but for terms of higher order, which for n < 2^32 are covered by (40 + 6n)
 * u² M. M is computed in doubles with relative errors of at most u in n + 7 operations one after the other, which is
 * less than a thousandth for n < 2^32: 8 (8 + n) u² times the computed M is more than the error. Differences are at
 * most 2^300, so that all products are below 2^902; underflow costs less than 2^-1070 in each of six products, times
 * 2^301, and three times 2^-1070: less than the margin of 2^-700 for each triangle.
 *
 * @returns 1 for each component that was left to big integers
 */
export function findVolumes(check: Check, components: MeshComponents): Uint8Array {
  const sums = new Float64Array(2 * components.length);
  const magnitudes = new Float64Array(components.length);
  addTriangles(check, components, sums, magnitudes);
  const undecided = new Uint8Array(components.length);
  for (let c = 0; c < components.length; c++) {
    if (!components.has(c, CLOSED | ORIENTED)) continue;
    if (!decide(components, c, sums, magnitudes[c]!)) undecided[c] = 1;
  }
  exactVolumes(check, components, undecided);
  return undecided;
}

/** Adds every triangle's determinant to the sum of its component, and its permanent to the magnitude. */
function addTriangles(
  { mesh: { indices, positions }, progress }: Check,
  components: MeshComponents,
  sums: Float64Array,
  magnitudes: Float64Array,
): void {
  const { ofTriangle, firstTriangle } = components;
  for (let t = 0; t < ofTriangle.length; t++) {
    progress.step('volume', t, ofTriangle.length);
    const c = ofTriangle[t]!;
    if (c === NONE || !components.has(c, CLOSED | ORIENTED)) continue;
    const origin = 3 * indices[3 * firstTriangle[c]!]!;
    for (let k = 0; k < 3; k++) {
      const v = 3 * indices[3 * t + k]!;
      for (let axis = 0; axis < 3; axis++)
        setDifference(6 * k + 2 * axis, positions, v + axis, origin + axis);
    }
    magnitudes[c]! += addDeterminants();
    D[SUM] = sums[2 * c]!;
    D[SUM + 1] = sums[2 * c + 1]!;
    add(SUM, SUM, DETERMINANT, 1);
    sums[2 * c] = D[SUM]!;
    sums[2 * c + 1] = D[SUM + 1]!;
  }
}

/** Puts the determinant of the nine differences in its place and returns its permanent; Infinity outside the window. */
function addDeterminants(): number {
  let permanent = term(0, 2, 4);
  D[DETERMINANT] = D[P]!;
  D[DETERMINANT + 1] = D[P + 1]!;
  permanent += term(2, 4, 0);
  add(DETERMINANT, DETERMINANT, P, 1);
  permanent += term(4, 0, 2);
  add(DETERMINANT, DETERMINANT, P, 1);
  let largest = 0;
  for (let i = 0; i < 18; i += 2) {
    const size = Math.abs(D[i]!);
    if (!(size <= largest)) largest = size;
  }
  return largest <= LARGEST ? permanent : Infinity;
}

/** P := a_i (b_j c_k - b_k c_j); returns its permanent. */
function term(i: number, j: number, k: number): number {
  multiply(P, B + j, C + k);
  multiply(Q, B + k, C + j);
  const permanent = (Math.abs(D[P]!) + Math.abs(D[Q]!)) * Math.abs(D[A + i]!);
  add(MINOR, P, Q, -1);
  multiply(P, A + i, MINOR);
  return permanent;
}

/** Decides sign and rounded volume of component c, if the error bound allows both. */
function decide(components: MeshComponents, c: number, sums: Float64Array, magnitude: number): boolean {
  const n = components.triangles[c]!;
  const error = 8 * (8 + n) * UNIT_ROUNDOFF_SQUARED * magnitude + n * MARGIN;
  const high = sums[2 * c]!;
  const low = sums[2 * c + 1]!;
  // False for NaN and Infinity, too. The low word is far smaller than the high one: it does not change the sign.
  if (!(Math.abs(high) > 4 * error && Math.abs(high) < Infinity)) return false;
  const from = roundedSixth(high, low, -error);
  if (from !== roundedSixth(high, low, error)) return false;
  components.volumeSign[c] = (high > 0 ? 1 : -1) satisfies Sign;
  components.volume[c] = from;
  return true;
}

/** (x + y + z) / 6, rounded once. */
function roundedSixth(x: number, y: number, z: number): number {
  const parts = [decompose(x), decompose(y), decompose(z)];
  const exponent = Math.min(...parts.map((part) => part.exponent));
  let sum = 0n;
  for (const part of parts) sum += part.mantissa << BigInt(part.exponent - exponent);
  return exponent >= 0
    ? roundQuotient(sum << BigInt(exponent), 6n)
    : roundQuotient(sum, 6n << BigInt(-exponent));
}
