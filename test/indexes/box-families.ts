import { nextDown, nextUp } from '../../src/arithmetic/float64.js';

/** Numbers in [0, 1) from a seed: xorshift32. */
export function randomNumbers(seed: number): () => number {
  let state = seed | 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

type Random = () => number;
/** A box as two coordinates per axis, in any order. */
type Interval = (random: Random) => readonly [number, number];

const integer = (random: Random, low: number, high: number): number =>
  low + Math.floor(random() * (high - low + 1));
const sign = (random: Random): number => (random() < 0.5 ? -1 : 1);
const power = (random: Random, low: number, high: number): number => 2 ** integer(random, low, high);
/** A border of cells, of every size up to 8, or its neighbour. */
const nearBorder = (random: Random): number => {
  const border = integer(random, -4, 4) * power(random, -2, 1);
  return [border, nextUp(border), nextDown(border)][integer(random, 0, 2)]!;
};
const anyMagnitude = (random: Random): number => sign(random) * (1 + random()) * power(random, -1000, 1000);

/** One interval per axis; each is a way in which boxes are hard to keep apart. */
export const intervals: Readonly<Record<string, Interval>> = {
  random: (r) => {
    const x = 8 * r() - 4;
    return [x, x + r()];
  },
  points: (r) => {
    const x = r() < 0.8 ? integer(r, 0, 3) : r();
    return [x, x];
  },
  equal: () => [-1.5, 0.1],
  lattice: (r) => {
    const x = integer(r, -5, 5);
    return [x, x + integer(r, 0, 1)];
  },
  'cells that touch': (r) => {
    const x = integer(r, -4, 4) / 2;
    return [x, x + 0.5];
  },
  'cell borders and an ulp beside': (r) => [nearBorder(r), nearBorder(r)],
  negative: (r) => {
    const x = -1e3 * r();
    return [x, x - 300 * r()];
  },
  sizes: (r) => {
    const x = 100 * (r() - 0.5);
    return [x, x + 0.01 * power(r, 0, 14)];
  },
  'mixed magnitudes': (r) => [anyMagnitude(r), anyMagnitude(r)],
  'mixed magnitudes, small boxes': (r) => {
    const x = sign(r) * [1e-300, 1, 1e300][integer(r, 0, 2)]! * (1 + integer(r, 0, 3) * 2 ** -50);
    return [x, x * (1 + integer(r, 0, 8) * 2 ** -51)];
  },
  subnormal: (r) => {
    const x = integer(r, -9, 9);
    return [x * Number.MIN_VALUE, (x + integer(r, 0, 5)) * Number.MIN_VALUE];
  },
  'subnormal among others': (r) => {
    const x = sign(r) * integer(r, 0, 3) * power(r, -1074, -1015);
    return [x, x + integer(r, 0, 2) * power(r, -1074, -1015)];
  },
  huge: (r) => [sign(r) * (0.5 + r() / 2) * Number.MAX_VALUE, sign(r) * (0.9 + r() / 10) * Number.MAX_VALUE],
  'far from the origin': (r) => {
    const x = 2 ** 53 + 2 * integer(r, 0, 30);
    return [x, x + 2 * integer(r, 0, 3)];
  },
  'on one line': (r) => {
    const x = r() < 0.7 ? 0 : 100 * r();
    return [x, x + 0.5];
  },
};

function put(boxes: Float64Array, i: number, axis: number, [a, b]: readonly [number, number]): void {
  boxes[6 * i + axis] = Math.min(a, b);
  boxes[6 * i + axis + 3] = Math.max(a, b);
}

/** Boxes of a family. */
export function boxesOf(family: string, count: number, seed: number): Float64Array {
  const random = randomNumbers(seed);
  const boxes = new Float64Array(6 * count);
  for (let i = 0; i < count; i++) {
    for (let axis = 0; axis < 3; axis++) put(boxes, i, axis, intervals[family]!(random));
  }
  return boxes;
}

/** Boxes of all families in turn. */
export function mixedBoxes(count: number, seed: number): Float64Array {
  const names = Object.keys(intervals);
  const boxes = new Float64Array(6 * count);
  for (let i = 0; i < count; i++) {
    boxes.set(boxesOf(names[i % names.length]!, 1, seed * 7919 + i), 6 * i);
  }
  return boxes;
}

/** One huge box among tiny ones. */
export function hugeAmongTiny(count: number, seed: number): Float64Array {
  const boxes = boxesOf('random', count, seed);
  boxes.set([-1e300, -1e300, -1e300, 1e300, 1e300, 1e300], 6 * (count >> 1));
  boxes.set([-1e6, 0, 0, 1e6, 0, 0], 0);
  return boxes;
}

/** Unit cubes side by side: every touching of faces, edges and corners. */
export function cubesOfLattice(side: number): Float64Array {
  const boxes: number[] = [];
  for (let x = 0; x < side; x++) {
    for (let y = 0; y < side; y++) {
      for (let z = 0; z < side; z++) boxes.push(x - 1, y - 1, z - 1, x, y, z);
    }
  }
  return new Float64Array(boxes);
}

/** Every family, small and not so small, and the empty set. */
export function allFamilies(): [name: string, boxes: Float64Array][] {
  const families = Object.keys(intervals).flatMap((family) =>
    [1, 2, 7, 150].map((count): [string, Float64Array] => [
      `${family}, ${count}`,
      boxesOf(family, count, count + 3),
    ]),
  );
  return [
    ['no boxes', new Float64Array(0)],
    ...families,
    ['all families', mixedBoxes(300, 5)],
    ['one huge among tiny', hugeAmongTiny(200, 6)],
    ['cubes of a lattice', cubesOfLattice(6)],
  ];
}
