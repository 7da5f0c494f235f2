import { cloudFamilies, MOST_IN_CLOUD, pointsOf } from '../enclosing/clouds.js';
import type { Random } from '../random.js';

/** Where the point stands that is located among others. */
const AT = 1 + 2 * MOST_IN_CLOUD;

/** Points among which another one is, and that one. */
export function locatedOf(values: ArrayLike<number>): { points: number[][]; point: [number, number] } {
  return { points: pointsOf(values, 2) as number[][], point: [values[AT]!, values[AT + 1]!] };
}

/** A point that is one of some, in the middle of two or three, beside one, or anywhere around. */
export function pointBeside(random: Random, points: readonly (readonly number[])[]): readonly number[] {
  const [p, q, r] = [0, 1, 2].map(() => points[random.below(points.length)]!) as [
    number[],
    number[],
    number[],
  ];
  const way = random.below(5);
  if (way === 0) return p;
  if (way === 1) return p.map((x, k) => x / 2 + q[k]! / 2);
  if (way === 2) return p.map((x, k) => x + q[k]! - r[k]!);
  if (way === 3) return [p[0]!, q[1]!];
  return p.map((x) => x + random.between(-3, 3));
}

/** The families of clouds with a point beside or among them. */
export const locatedFamilies = cloudFamilies[2].map(({ name, summary, fill }) => ({
  name: `located-in-${name}`,
  summary: `${summary}; and a point that is one of them, in the middle of two, or around`,
  fill(random: Random, out: Float64Array) {
    fill(random, out);
    out.set(pointBeside(random, pointsOf(out, 2)), AT);
  },
}));
