/** Shapes that translate into each other: contact at round times, at the ends, along and across faces. */

import type { Kind2d } from '../../cases/distance/operands.js';
import { scaleByPowerOfTwo } from '../../cases/doubles.js';
import { type SweepPair, sizeInSweep } from '../../cases/motion/translation.js';
import type { Random } from '../../cases/random.js';
import { isRound, nameOf } from '../../cases/round/operands.js';
import { disturbed } from '../boxes/families.js';
import { planarParts } from '../distance/planar.js';
import { drawExponent, scaleLengths } from '../distance/scaled.js';
import { type Layout, layoutOf, point } from '../layout.js';
import type { QuestionFamily } from '../question.js';
import { pythagorean } from '../round/families.js';
import { fill, landmark, move, partsOf, radiiOf } from '../round/operands.js';

/** The names of both shapes, and the layout of the values: each shape, and its motion behind it. */
export function sweepLayout({ a, b, dimension }: SweepPair): { names: readonly string[]; layout: Layout } {
  const names = a === b ? ['a', 'b'] : [nameOf(a), nameOf(b)];
  const parts = [a, b].flatMap((kind, i) => [
    ...(dimension === 2 && !isRound(kind)
      ? planarParts(kind as Kind2d, names[i]!)
      : partsOf(kind, names[i]!)),
    // A motion is a length as points are, and scales with them.
    point(`motion${i === 0 ? 'A' : 'B'}`),
  ]);
  return { names, layout: layoutOf(dimension, ...parts) };
}

/** Where the parts of the values begin. */
function placesOf({ a, b, dimension }: SweepPair) {
  const motionA = sizeInSweep(a, dimension);
  const second = motionA + dimension;
  return { motionA, second, motionB: second + sizeInSweep(b, dimension) };
}

const isFlatOfPlane = (kind: SweepPair['a'], dimension: 2 | 3): boolean => dimension === 2 && !isRound(kind);

function fillShape(
  kind: SweepPair['a'],
  dimension: 2 | 3,
  random: Random,
  out: Float64Array,
  at: number,
): void {
  if (!isFlatOfPlane(kind, dimension)) fill(kind, random, out, at);
  else for (let i = 0; i < sizeInSweep(kind, dimension); i++) out[at + i] = random.between(-3, 3);
}

/** A corner or a middle; of a flat shape of the plane, its first. */
function placeIn(
  kind: SweepPair['a'],
  dimension: 2 | 3,
  random: Random,
  out: Float64Array,
  at: number,
): readonly number[] {
  return isFlatOfPlane(kind, dimension) ? [out[at]!, out[at + 1]!] : landmark(kind, random, out, at);
}

function moveShape(
  kind: SweepPair['a'],
  dimension: 2 | 3,
  out: Float64Array,
  at: number,
  by: readonly number[],
): void {
  if (!isFlatOfPlane(kind, dimension)) move(kind, out, at, by);
  else for (let i = 0; i < sizeInSweep(kind, dimension); i++) out[at + i] = out[at + i]! + by[i % 2]!;
}

/** A motion of integers that are divided by 4: along an axis, across a vector, or any; sometimes none. */
function drawMotion(random: Random, dimension: 2 | 3, gap: readonly number[]): number[] {
  const any = (): number[] => Array.from({ length: dimension }, () => 4 * random.between(-3, 3));
  const draw = random.below(8);
  if (draw === 0) return any().map(() => 0);
  if (draw < 3) {
    const axis = random.below(dimension);
    return any().map((x, k) => (k === axis ? x + 4 * random.sign() : 0));
  }
  // Towards the point that is met, or across it, where shapes slide along each other.
  if (draw < 5) return gap.map((x) => -8 * x);
  if (draw === 5 && gap.some((x) => x !== 0)) {
    const [x, y, z = 0] = gap as [number, number, number?];
    const across = random.oneIn(2) ? [-y, x, 0] : [-z, 0, x];
    return across.slice(0, dimension).map((c) => 4 * c);
  }
  return any();
}

/** Puts places of both together, or apart by an integer length that is the sum of the radii, and goes back in time. */
function arranged(pair: SweepPair): QuestionFamily {
  const { a, b, dimension } = pair;
  const { motionA, second, motionB } = placesOf(pair);
  return {
    name: 'arranged',
    summary:
      'corners or middles of both come together, or apart by a vector of integers whose length is the sum of the radii, at a multiple of a quarter of the time; both move on by one more vector, often',
    fill(random, out) {
      fillShape(a, dimension, random, out, 0);
      fillShape(b, dimension, random, out, second);
      const radii = [...radiiOf(a), ...radiiOf(b).map((at) => second + at)];
      const { by, length } = pythagorean(random, dimension);
      const gap = radii.length > 0 || random.oneIn(4) ? by : by.map(() => 0);
      drawRadii(random, out, radii, length);
      const [from, to] = [placeIn(a, dimension, random, out, 0), placeIn(b, dimension, random, out, second)];
      // Half of them come from farther away, so that they start apart.
      const far = random.oneIn(2) ? 4 : 1;
      const motion = drawMotion(random, dimension, gap).map((x) => far * x);
      const quarters = random.between(-1, 5);
      moveShape(
        a,
        dimension,
        out,
        0,
        gap.map((x, k) => to[k]! - from[k]! + x - (quarters * motion[k]!) / 4),
      );
      const drift = random.oneIn(2) ? motion.map(() => random.between(-3, 3)) : motion.map(() => 0);
      out.set(
        motion.map((x, k) => x + drift[k]!),
        motionA,
      );
      out.set(drift, motionB);
    },
  };
}

function drawRadii(random: Random, out: Float64Array, places: readonly number[], sum: number): void {
  for (const at of places) out[at] = random.oneIn(4) ? 0 : random.between(0, 6) / 2;
  if (random.oneIn(4)) return;
  const [first, second] = places as [number?, number?];
  if (first === undefined) return;
  if (second !== undefined) out[second] = Math.min(sum, out[second]!);
  out[first] = sum - (second === undefined ? 0 : out[second]!);
}

/** All of small integers: passing by, sliding and starting in each other are common. */
function lattice({ arity }: Layout, pair: SweepPair): QuestionFamily {
  const { a, b, dimension } = pair;
  const { motionA, second, motionB } = placesOf(pair);
  return {
    name: 'lattice',
    summary: 'shapes of small integers that move by integers from -6 to 6',
    fill(random, out) {
      for (let i = 0; i < arity; i++) out[i] = random.between(-6, 6);
      fillShape(a, dimension, random, out, 0);
      fillShape(b, dimension, random, out, second);
      const steps = Array.from({ length: dimension }, () => random.between(-3, 3));
      moveShape(a, dimension, out, 0, steps);
      for (const at of [motionA, motionB])
        for (let k = 0; k < dimension; k++) if (random.oneIn(2)) out[at + k] = 0;
    },
  };
}

/** Velocities that are tiny or huge beside the shapes. */
function fast(family: QuestionFamily, pair: SweepPair): QuestionFamily {
  const { motionA, motionB } = placesOf(pair);
  return {
    name: 'tiny-and-huge-motions',
    summary: 'those of another family with motions times powers of two, some of them far beyond the shapes',
    fill(random, out) {
      family.fill(random, out);
      const exponent = random.sign() * random.between(1, random.oneIn(4) ? 300 : 30);
      for (const at of [motionA, motionB])
        for (let k = 0; k < pair.dimension; k++) out[at + k] = scaleByPowerOfTwo(out[at + k]!, exponent);
    },
  };
}

function scaledAll(family: QuestionFamily, layout: Layout): QuestionFamily {
  return {
    name: 'scaled',
    summary: `${family.summary}, scaled to anywhere between subnormals and overflow`,
    fill(random, out) {
      family.fill(random, out);
      scaleLengths(layout, out, drawExponent(layout, random, out));
    },
  };
}

/** The families of a pair. */
export function sweepFamilies(pair: SweepPair, layout: Layout): QuestionFamily[] {
  const base = arranged(pair);
  return [base, disturbed(base, 12), lattice(layout, pair), fast(base, pair), scaledAll(base, layout)];
}
