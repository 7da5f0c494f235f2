/** A polygon as what roofs rise from. */
import { commonExponent, scaledIntegers } from '../../../arithmetic/scaled-integers.js';
import { type BigPoint, planeOf, type RoofPlane } from './roof-nodes.js';

export type Rings = readonly (readonly (readonly number[])[])[];

/** The polygon over integers: its vertices, its edges with the inside on the left, their planes. */
export interface RoofBase {
  readonly points: readonly BigPoint[];
  readonly first: readonly number[];
  readonly edges: readonly (readonly [number, number])[];
  readonly planes: readonly (RoofPlane | null)[];
  readonly exponent: number;
  /** Heights are over this power of two, as places are over that of `exponent`. */
  readonly heightExponent: number;
}

/** @param weights how fast each edge moves, ring by ring; 1, if there are none */
export function roofBase(rings: Rings, weights?: readonly number[]): RoofBase {
  const flat = rings.flat(2);
  const exponent = commonExponent(flat);
  const numbers = scaledIntegers(flat, exponent) as readonly bigint[];
  const points = rings.flat().map((_, i): BigPoint => [numbers[2 * i]!, numbers[2 * i + 1]!]);
  const edges: (readonly [number, number])[] = [];
  let start = 0;
  rings.forEach((ring, k) => {
    const at = (i: number) => start + (i % ring.length);
    const area = ring.reduce((sum, _, i) => {
      const [[x, y], [u, v]] = [points[at(i)]!, points[at(i + 1)]!];
      return sum + x * v - y * u;
    }, 0n);
    const isForward = area > 0n === (k === 0);
    for (let i = 0; i < ring.length; i++) edges.push(isForward ? [at(i), at(i + 1)] : [at(i + 1), at(i)]);
    start += ring.length;
  });
  const first = points.map(([x, y]) => points.findIndex(([u, v]) => x === u && y === v));
  const weightExponent = weights === undefined ? 0 : commonExponent(weights);
  const speeds =
    weights === undefined ? null : (scaledIntegers(weights, weightExponent) as readonly bigint[]);
  const planes = edges.map(([i, j], edge) =>
    first[i] === first[j] ? null : planeOf(points[i]!, points[j]!, speeds?.[edge]),
  );
  return { points, first, edges, planes, exponent, heightExponent: exponent - weightExponent };
}
