import type { Rational } from '../../arithmetic/rational.js';
import * as rational from '../../arithmetic/rational.js';
import { commonExponent, scaledIntegers } from '../../arithmetic/scaled-integers.js';
import type { Box3 } from '../../core/shapes.js';
import type { CellReport } from './cell-progress.js';
import { boxForm, clipPolyhedron, type HalfSpace } from './clip-polyhedron.js';
import { polyhedronVolume } from './polyhedron-volume.js';
import { siteNeighbours } from './site-neighbours3d.js';

/** Sites and a box over integers, in units of 2^exponent. */
interface Frame {
  readonly exponent: number;
  readonly xyz: readonly bigint[];
  readonly weights: readonly bigint[];
  readonly box: readonly bigint[];
}

function frameOf(coordinates: Float64Array, weights: Float64Array | undefined, { min, max }: Box3): Frame {
  const numbers = Array.from(coordinates);
  const corners = [0, 1, 2, 3, 4, 5].map((k) => (k < 3 ? min : max)[k % 3]! + 0);
  const squares = weights === undefined || weights.every((w) => w === weights[0]) ? [] : Array.from(weights);
  const exponent = Math.min(
    commonExponent(numbers),
    commonExponent(corners),
    Math.floor(commonExponent(squares) / 2),
  );
  return {
    exponent,
    xyz: scaledIntegers(numbers, exponent),
    weights: scaledIntegers(squares, 2 * exponent),
    box: scaledIntegers(corners, exponent),
  };
}

/** Where the power of site i is at most that of j, seen from i: 2 (j - i) · u <= |j - i|² - (jw - iw). */
function nearer({ xyz, weights }: Frame, i: number, j: number): HalfSpace {
  const [a, b, c] = [0, 1, 2].map((k) => xyz[3 * j + k]! - xyz[3 * i + k]!) as [bigint, bigint, bigint];
  const d = a * a + b * b + c * c - (weights[j] ?? 0n) + (weights[i] ?? 0n);
  return { a: 2n * a, b: 2n * b, c: 2n * c, d };
}

/** Sites in the order of their distance, nearly: what is near cuts off most. */
function byDistance(coordinates: Float64Array, i: number, others: readonly number[]): number[] {
  const distance = (j: number) => {
    let sum = 0;
    for (let k = 0; k < 3; k++) sum += Math.abs(coordinates[3 * i + k]! - coordinates[3 * j + k]!);
    return sum;
  };
  const distances = new Map(others.map((j) => [j, distance(j)]));
  return [...others].sort((j, k) => Number(distances.get(j)! > distances.get(k)!) - 0.5);
}

/** The volumes of the cells of all sites in a box. */
export function cellVolumes3d(
  coordinates: Float64Array,
  weights: Float64Array | undefined,
  box: Box3,
  report: CellReport,
): Rational[] {
  const frame = frameOf(coordinates, weights, box);
  const { xyz, box: ends, exponent } = frame;
  const isFlat = [0, 1, 2].some((k) => ends[k] === ends[k + 3]);
  const volumeOf = (neighbours: readonly number[] | null, i: number): Rational => {
    if (neighbours === null || isFlat) return rational.fromNumber(0);
    const from = (at: number) =>
      [0, 1, 2].map((k) => ends[at + k]! - xyz[3 * i + k]!) as [bigint, bigint, bigint];
    let cell = boxForm(from(0), from(3));
    for (const j of byDistance(coordinates, i, neighbours)) {
      if (cell.faces.length === 0) break;
      cell = clipPolyhedron(cell, nearer(frame, i, j));
    }
    return polyhedronVolume(cell, exponent);
  };
  return siteNeighbours(coordinates, weights).map((neighbours, i, { length }) => {
    const volume = volumeOf(neighbours, i);
    report(i + 1, length);
    return volume;
  });
}
