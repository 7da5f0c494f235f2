import type { Random } from '../random.js';
import { cloudFamilies } from './clouds.js';

/** The most points of each of two sets. */
export const MOST_SUMMED = [6, 4] as const;

type Point = readonly [number, number, number];

/** Two sets of points: each a count, and the coordinates behind it. */
export function summedSets(values: ArrayLike<number>): readonly [Point[], Point[]] {
  const at = 1 + 3 * MOST_SUMMED[0];
  const read = (from: number): Point[] =>
    Array.from({ length: values[from]! }, (_, i): Point => {
      const k = from + 1 + 3 * i;
      return [values[k]!, values[k + 1]!, values[k + 2]!];
    });
  return [read(0), read(at)];
}

/** Sums of coordinates are in the range of doubles. */
export function haveSums(values: ArrayLike<number>): boolean {
  return summedSets(values).every((set) => set.flat().every((x) => Math.abs(x) < Number.MAX_VALUE / 2));
}

/** The families of points of space, dealt to two sets; the second one is often the opposite of the first, or a part. */
export const summedFamilies = cloudFamilies[3].map((family) => ({
  name: family.name,
  summary: family.summary,
  fill(random: Random, out: Float64Array): void {
    const drawn = new Float64Array(37);
    family.fill(random, drawn);
    const points = Array.from({ length: drawn[0]! }, (_, i) => drawn.subarray(1 + 3 * i, 4 + 3 * i));
    out.fill(0);
    const at = 1 + 3 * MOST_SUMMED[0];
    const first = points.slice(0, random.between(1, MOST_SUMMED[0]));
    const isAgain = random.oneIn(3);
    const sign = random.oneIn(2) ? 1 : -1;
    const rest = isAgain ? first : points.slice(first.length);
    const second = (rest.length === 0 ? first : rest).slice(0, random.between(1, MOST_SUMMED[1]));
    out[0] = first.length;
    out[at] = second.length;
    first.forEach((p, i) => {
      out.set(p, 1 + 3 * i);
    });
    second.forEach((p, i) => {
      out.set(
        p.map((x) => sign * x + 0),
        at + 1 + 3 * i,
      );
    });
  },
}));
