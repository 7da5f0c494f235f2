import { finite, scaleByPowerOfTwo } from './doubles.js';
import { Random } from './random.js';

/** Questions on many boxes: a count, then the boxes; of two lists the second one behind the places of the first. */

/** The most boxes of one list alone, and of each of two. */
export const MOST_BOXES = 24;
export const MOST_OF_TWO = 12;

/** How many values a list takes. */
export function boxListSize(dimension: 2 | 3, most: number): number {
  return 1 + 2 * dimension * most;
}

/** The numbers of the boxes that count: minima, then maxima, of one box behind the other. */
export function boxListAt(v: ArrayLike<number>, at: number, dimension: 2 | 3): Float64Array {
  return Float64Array.from({ length: 2 * dimension * v[at]! }, (_, i) => v[at + 1 + i]!);
}

/**
 * Questions on more boxes than an index keeps in one cell, leaf or level: hundreds of them, made from a few numbers
 * (how many, in which pattern, from which seed, at which scale), and one box that is given as it is.
 */

/** The values: how many boxes, the pattern, the seed, the power of two that all is scaled by; then a box. */
export const MANY = { count: 0, pattern: 1, seed: 2, exponent: 3, box: 4, size: 10 } as const;

/** The most boxes: leaves have four, cells about one, stacks of walks 160 levels. */
export const MOST_MANY = 600;
export const LEAST_EXPONENT = -1000;
export const MOST_EXPONENT = 400;

type Box = readonly [number, number, number, number, number, number];

/** A box of integers: where its least corner is, and how far it goes. */
const boxAt = (low: readonly number[], by: readonly number[]): Box => [
  ...([low[0]!, low[1]!, low[2]!] as const),
  ...([low[0]! + by[0]!, low[1]! + by[1]!, low[2]! + by[2]!] as const),
];

const three = (draw: () => number) => [draw(), draw(), draw()];

/** How a list of boxes is made: box i of `count`. */
interface Pattern {
  readonly name: string;
  readonly summary: string;
  make(random: Random, i: number, count: number): Box;
}

/** The patterns, by their number. New ones come last: the numbers are in the ids of cases. */
export const PATTERNS: readonly Pattern[] = [
  {
    name: 'crowded-cells',
    summary: 'hundreds of small boxes in a place that is a cell for larger ones',
    make: (random, i) =>
      i % 50 === 0
        ? boxAt(
            three(() => 64 * random.between(-2, 2)),
            [64, 64, 64],
          )
        : boxAt(
            three(() => random.between(0, 63)),
            three(() => random.below(4)),
          ),
  },
  {
    name: 'long-stacks',
    summary: 'boxes end to end along an axis, hundreds of them, some apart by one',
    make(random, i) {
      const low = [0, random.below(2), random.below(2)];
      low[0] = 2 * i;
      const by = [random.oneIn(20) ? 1 : 2, random.below(2), random.below(2)];
      const [x, y, z] = [0, 1, 2].map((k) => (k + (i % 3 === 2 ? 1 : 0)) % 3) as [number, number, number];
      return boxAt([low[x]!, low[y]!, low[z]!], [by[x]!, by[y]!, by[z]!]);
    },
  },
  {
    name: 'many-on-a-lattice',
    summary: 'hundreds of boxes on a lattice of as many places, many touching',
    make(random, _, count) {
      let side = 1;
      while (side * side * side < count) side++;
      return boxAt(
        three(() => random.between(-side, side)),
        three(() => random.below(3)),
      );
    },
  },
  {
    name: 'copies',
    summary: 'the same few boxes again and again: nothing tells them apart',
    make(random, i, count) {
      const place = random.below(Math.max(1, count >> 3));
      return boxAt([3 * place, i % 2, 3 * (place % 5)], [place % 3, 1, place % 2]);
    },
  },
  {
    name: 'powers-of-two',
    summary: 'boxes at all powers of two: each split of a tree leaves all but one on one side',
    make(random, i) {
      const x = scaleByPowerOfTwo(1, -i);
      const by = random.oneIn(3) ? x : random.oneIn(2) ? 0 : x / 2;
      return boxAt([x, random.oneIn(4) ? x : 0, 0], [by, 0, 0]);
    },
  },
  {
    name: 'one-about-many',
    summary: 'one box about all others, which are small or flat',
    make(random, i) {
      if (i === 0) return [-100, -100, -100, 100, 100, 100];
      return boxAt(
        three(() => random.between(-100, 99)),
        three(() => random.below(2)),
      );
    },
  },
  {
    name: 'bars',
    summary: 'long bars along the three axes, crossing each other',
    make(random) {
      const axis = random.below(3);
      const low = three(() => random.between(0, 40));
      const by = three(() => random.below(2));
      low[axis] = random.between(-4, 4);
      by[axis] = random.between(20, 40);
      return boxAt(low, by);
    },
  },
];

/** The boxes of a pattern, scaled: six numbers for each. */
export function patternBoxes(v: ArrayLike<number>): Float64Array {
  const [count, pattern, seed] = [v[MANY.count]!, v[MANY.pattern]!, v[MANY.seed]!];
  const random = new Random(seed, pattern, count, 0x6b6f78);
  const boxes = new Float64Array(6 * count);
  for (let i = 0; i < count; i++) {
    const box = PATTERNS[pattern]!.make(random, i, count);
    for (let k = 0; k < 6; k++) boxes[6 * i + k] = scaleByPowerOfTwo(box[k]!, v[MANY.exponent]!);
  }
  return boxes;
}

/** The box that is given as it is. */
export function boxOfMany(v: ArrayLike<number>): Float64Array {
  return Float64Array.from({ length: 6 }, (_, k) => v[MANY.box + k]!);
}

/** All of a list's boxes: those of the pattern, then the one that is given. */
export function manyBoxes(v: ArrayLike<number>): Float64Array {
  return Float64Array.from([...patternBoxes(v), ...boxOfMany(v)]);
}

/** What is done with boxes that move. */
export type Step =
  | { readonly kind: 'insert' | 'update'; readonly label: number; readonly box: Float64Array }
  | { readonly kind: 'remove'; readonly label: number }
  | { readonly kind: 'look' };

/**
 * The most boxes at the beginning of a history, at each look of which all pairs are listed; where the number of steps
 * stands.
 */
export const MOST_MOVING = 160;
export const STEPS = MANY.size;
export const MOST_STEPS = 160;

/**
 * A history of boxes: each has a label, the first ones their numbers in the list, later ones the next number. They move
 * by small steps, to the places of others, or away; now and then somebody looks.
 */
export function stepsOf(v: ArrayLike<number>): readonly Step[] {
  const boxes = manyBoxes(v);
  const random = new Random(v[MANY.seed]!, v[STEPS]!, v[MANY.count]!, 0x6d6f76);
  const alive = new Map<number, Float64Array>();
  for (let i = 0; i < boxes.length / 6; i++) alive.set(i, boxes.slice(6 * i, 6 * i + 6));
  const steps: Step[] = [];
  const anyBox = () => boxes.slice(6 * random.below(boxes.length / 6)).subarray(0, 6);
  let next = alive.size;
  for (let step = 0; step < v[STEPS]!; step++) {
    const way = random.below(8);
    const label = [...alive.keys()][random.below(alive.size)];
    if (way === 0) steps.push({ kind: 'look' });
    else if (way === 1 || label === undefined) {
      const box = moved(random, anyBox(), anyBox());
      alive.set(next, box);
      steps.push({ kind: 'insert', label: next++, box });
    } else if (way === 2) {
      alive.delete(label);
      steps.push({ kind: 'remove', label });
    } else {
      const box = moved(random, alive.get(label)!, anyBox());
      alive.set(label, box);
      steps.push({ kind: 'update', label, box });
    }
  }
  return [...steps, { kind: 'look' }];
}

/** A box beside another one along each axis, on it, or as it was; now and then larger than all. */
function moved(random: Random, box: Float64Array, other: Float64Array): Float64Array {
  const to = box.slice();
  if (random.oneIn(30)) return to.map((x, k) => finite(k < 3 ? x - Math.abs(x) : x + Math.abs(x)));
  for (let k = 0; k < 3; k++) {
    const extent = finite(box[k + 3]! - box[k]!);
    const way = random.below(4);
    if (way === 0) to[k] = other[k + 3]!;
    else if (way === 1) to[k] = finite(other[k]! - extent);
    else if (way === 2) to[k] = other[k]!;
    to[k + 3] = Math.max(to[k]!, finite(to[k]! + extent));
  }
  return to;
}

/**
 * Questions on hundreds of points: the lowest corners of the boxes of a pattern, a point, a number, a radius, and a
 * box.
 */

/** The values: how many points, the pattern, the seed and the scale as of many boxes; then what is asked. */
export const MANY_POINTS = { k: 4, point: 5, radius: 8, box: 9, size: 15 } as const;

/** The points, three numbers each. */
export function manyPoints(v: ArrayLike<number>): Float64Array {
  const boxes = patternBoxes(v);
  return Float64Array.from({ length: 3 * v[MANY.count]! }, (_, i) => boxes[6 * Math.floor(i / 3) + (i % 3)]!);
}

/** The point that is asked about. */
export function askedPoint(v: ArrayLike<number>): Float64Array {
  return Float64Array.from({ length: 3 }, (_, i) => v[MANY_POINTS.point + i]!);
}

/** The box that is asked about. */
export function askedBox(v: ArrayLike<number>): Float64Array {
  return Float64Array.from({ length: 6 }, (_, i) => v[MANY_POINTS.box + i]!);
}

/** Questions on hundreds of boxes and a segment or a ray: where it begins, and where it ends or leads. */
export const MANY_ALONG = { from: 4, to: 7, isRay: 10, size: 11 } as const;

/** The segment, or the ray where it has a direction. */
export function askedLinear(v: ArrayLike<number>) {
  const at = (from: number) => Float64Array.from({ length: 3 }, (_, i) => v[from + i]!);
  const to = at(MANY_ALONG.to);
  return { from: at(MANY_ALONG.from), to, isRay: v[MANY_ALONG.isRay] === 1 && to.some((x) => x !== 0) };
}
