/** Infinite cylinders beside planes along their axes, and beside spheres. */
import type { Random } from '../../cases/random.js';
import { sizeOf } from '../../cases/round/operands.js';
import type { QuestionFamily } from '../question.js';
import { pythagorean } from './families.js';

/** An axis across a vector of integers with an integer length. */
interface Axis {
  readonly origin: readonly number[];
  readonly direction: readonly number[];
  readonly by: readonly number[];
  readonly length: number;
}

function axisOf(random: Random): Axis {
  const { by, length } = pythagorean(random, 3);
  const [x, y, z] = by as [number, number, number];
  const ways = [
    [0, z, 0 - y],
    [0 - z, 0, x],
    [y, 0 - x, 0],
  ].filter((way) => way.some((part) => part !== 0));
  const [way, times] = [ways[random.below(ways.length)]!, random.between(1, 3)];
  const origin = [0, 1, 2].map(() => random.between(-3, 3));
  return { origin, direction: way.map((part) => times * part), by, length };
}

const moved = (p: readonly number[], v: readonly number[], times: number): number[] =>
  p.map((x, k) => x + times * v[k]!);

/** The axis as far from the plane as its radius, a part of it, or as nothing; or not along it. */
export const planeAlongAxis: QuestionFamily = {
  name: 'along-the-axis',
  summary:
    'a plane along the axis, at a vector of integers with an integer length, which is the radius often, or 0; or a plane that is tilted',
  fill(random, out) {
    const { origin, direction, by, length } = axisOf(random);
    const steps = random.between(-1, 1);
    const radius = [length, 0, Math.abs(steps) * length, random.between(0, 9)][random.below(4)]!;
    const at = moved(origin, by, steps);
    const tilted = random.oneIn(5) ? random.below(3) : -1;
    const normal = by.map((x, k) => (k === tilted ? 2 * x + 1 : x));
    const constant = 0 - normal.reduce((sum, x, k) => sum + x * at[k]!, 0);
    out.set([...origin, ...direction, radius, ...normal, constant]);
  },
};

/** The center at a vector across the axis, whose length is the sum or the difference of the radii. */
export const sphereAlongAxis: QuestionFamily = {
  name: 'along-the-axis',
  summary:
    'the center at a vector of integers with an integer length across the axis, which is the sum or the difference of the radii, or on the axis; radii of 0 among others',
  fill(random, out) {
    const { origin, direction, by, length } = axisOf(random);
    const steps = random.oneIn(5) ? 0 : 1;
    const center = moved(moved(origin, direction, random.between(-2, 2)), by, steps);
    const small = random.oneIn(3) ? 0 : random.below(2 * length + 1) / 2;
    const [sum, difference] = [
      [small, length - small],
      [small, length + small],
    ];
    const pair = [sum!, difference!, [small, small], [0, random.between(0, 9)]][random.below(4)]!;
    const [one, other] = random.oneIn(2) ? pair : [...pair].reverse();
    out.set([...center, one!], 0);
    out.set([...origin, ...direction, other!], sizeOf('sphere'));
  },
};
