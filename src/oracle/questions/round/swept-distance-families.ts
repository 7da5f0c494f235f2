/** Circles, spheres and what they sweep beside other shapes, at distances that are integers, and those that are not. */
import type { Random } from '../../cases/random.js';
import { type SweptPair, sweptSizeOf } from '../../cases/round/swept-distances.js';
import { disturbed, lattice } from '../boxes/families.js';
import type { Layout } from '../layout.js';
import type { QuestionFamily } from '../question.js';
import { pythagorean, roundFamilies, scaled } from './families.js';
import { fill, landmark, move, radiiOf } from './operands.js';

const times = (by: readonly number[], factor: number) => by.map((x) => x * factor);

/** Where the radii of both stand. */
export function radiiOfPair({ a, b, dimension }: SweptPair): number[] {
  return [...radiiOf(a), ...radiiOf(b).map((at) => sweptSizeOf(a, dimension) + at)];
}

/** Draws radii, often 0, and often with a given sum. */
function drawRadii(random: Random, out: Float64Array, places: readonly number[], sum: number): void {
  for (const at of places) out[at] = random.oneIn(4) ? 0 : random.between(0, 6) / 2;
  if (random.oneIn(3)) {
    const [first, second] = places as [number, number?];
    if (second !== undefined) out[second] = Math.min(sum, out[second]!);
    out[first] = sum - (second === undefined ? 0 : out[second]!);
  }
}

/** Puts a point of the second shape where one of the first is, and moves it away. */
function apart(pair: SweptPair): QuestionFamily {
  const { a, b, dimension } = pair;
  return {
    name: 'apart',
    summary:
      'corners or middles of both lie apart by a vector of integers with an integer length, up to four times; the radii are small, or their sum is that length',
    fill(random, out) {
      const at = sweptSizeOf(a, dimension);
      fillBoth(pair, random, out);
      const { by, length } = pythagorean(random, dimension);
      const factor = random.between(1, 4);
      const [round, start] = isRoundFirst(pair) ? ([a, 0] as const) : ([b, at] as const);
      const [other, from] = isRoundFirst(pair) ? ([b, at] as const) : ([a, 0] as const);
      const target = placeOf(other, dimension, random, out, from);
      const place = landmark(round, random, out, start);
      move(
        round,
        out,
        start,
        times(by, factor).map((x, k) => target[k]! + x - place[k]!),
      );
      drawRadii(random, out, radiiOfPair(pair), length * factor);
    },
  };
}

const isRoundFirst = ({ a }: SweptPair): boolean => radiiOf(a).length > 0;

/** Both of small integers. */
export function fillBoth({ a, b, dimension }: SweptPair, random: Random, out: Float64Array): void {
  let at = 0;
  for (const kind of [a, b]) {
    const size = sweptSizeOf(kind, dimension);
    if (dimension === 3 || radiiOf(kind).length > 0) fill(kind, random, out, at);
    else for (let i = at; i < at + size; i++) out[i] = random.between(-4, 4);
    at += size;
  }
}

/** A point of a shape; of a flat one of the plane, its first. */
function placeOf(
  kind: SweptPair['a'],
  dimension: 2 | 3,
  random: Random,
  out: Float64Array,
  at: number,
): readonly number[] {
  if (dimension === 3 || radiiOf(kind).length > 0) return landmark(kind, random, out, at);
  return [out[at]!, out[at + 1]!];
}

/** Segments that run along each other, so that their sides are parallel, or their ends beside each other. */
function parallel({ a, b }: SweptPair): QuestionFamily[] {
  if (a !== 'capsule' || b !== 'capsule') return [];
  return [
    {
      name: 'parallel',
      summary: 'cores along one direction of integers, end to end, side by side or on one line',
      fill(random, out) {
        const [{ by: along }, { by: away }] = [pythagorean(random, 3), pythagorean(random, 3)];
        const steps = [0, 1, 2, 3].map(() => random.between(-3, 3));
        const side = random.oneIn(3) ? times(along, random.between(-2, 2)) : away;
        const at = (step: number, off: readonly number[]) => along.map((x, k) => step * x + off[k]!);
        out.set([...at(steps[0]!, [0, 0, 0]), ...at(steps[1]!, [0, 0, 0]), random.between(0, 4) / 2], 0);
        out.set([...at(steps[2]!, side), ...at(steps[3]!, side), random.between(0, 4) / 2], 7);
      },
    },
  ];
}

/** The families of a pair. */
export function sweptDistanceFamilies(pair: SweptPair, layout: Layout): QuestionFamily[] {
  const { a, b, dimension } = pair;
  const away = apart(pair);
  const own = [away, disturbed(away), scaled(away, layout, sweptSizeOf(a, dimension)), ...parallel(pair)];
  return dimension === 2
    ? [...own, lattice(layout.arity), lattice(layout.arity, 5)]
    : [...own, ...roundFamilies(a, b, layout)];
}
