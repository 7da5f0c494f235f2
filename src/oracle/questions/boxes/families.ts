import { renameContact } from '../../answers/text.js';
import type { Random } from '../../cases/random.js';
import { axisCycle } from '../laws.js';
import { direction, type Layout, point, sizes } from '../layout.js';
import type { Law, QuestionFamily } from '../question.js';

/** All values small integers: touching, flat, equal and nested shapes are common. */
export function lattice(arity: number, range = 2): QuestionFamily {
  return {
    name: `small-lattice-${range}`,
    summary: `all coordinates are integers from -${range} to ${range}`,
    fill(random, out) {
      for (let i = 0; i < arity; i++) out[i] = random.between(-range, range);
    },
  };
}

/**
 * The values of another family through x -> x · scale + offset in each coordinate, rounded: order and coincidences of
 * coordinates stay, mantissas become full. The first `count` values are coordinates in triples.
 */
export function stretched(family: QuestionFamily, count: number): QuestionFamily {
  return {
    name: `${family.name}-stretched`,
    summary: `${family.summary}, each coordinate scaled and shifted with rounding`,
    fill(random, out) {
      family.fill(random, out);
      const scale = [random.unit(), random.unit(), random.unit()];
      const offset = [random.unit(), random.unit(), random.unit()];
      for (let i = 0; i < count; i++) out[i] = out[i]! * scale[i % 3]! + offset[i % 3]!;
    },
  };
}

/** Moves single values of another family, one in so many, by one unit in the last place. */
export function disturbed(family: QuestionFamily, often = 4): QuestionFamily {
  return {
    name: `${family.name}-disturbed`,
    summary: `${family.summary}, values moved by parts in 2^52`,
    fill(random, out) {
      family.fill(random, out);
      for (let i = 0; i < out.length; i++) {
        if (random.oneIn(often)) out[i] = out[i]! * (1 + random.sign() * Number.EPSILON);
      }
    },
  };
}

/** A small integer vector. */
export function smallVector(random: Random, range = 2): [number, number, number] {
  return [random.between(-range, range), random.between(-range, range), random.between(-range, range)];
}

/** The parts of an oriented box, in the order of a layout. */
export const orientedBoxParts = (name: string) => [
  point(`${name}.center`),
  direction(`${name}.axes.0`),
  direction(`${name}.axes.1`),
  direction(`${name}.axes.2`),
  sizes(`${name}.halfSize`),
];

/** Fills 15 values with an oriented box of small integers. */
export function fillOrientedBox(random: Random, out: Float64Array, at: number): void {
  for (let i = 0; i < 3; i++) out[at + i] = random.between(-2, 2);
  const kind = random.below(4);
  for (let i = 0; i < 9; i++) {
    const own = i % 4 === 0 ? 1 : 0;
    out[at + 3 + i] = kind === 0 ? own : kind === 1 ? random.between(-1, 1) : random.between(-2, 2);
  }
  for (let i = 12; i < 15; i++) out[at + i] = random.oneIn(6) ? 0 : random.between(1, 2);
}

/** Moves the oriented box at `at` so that a point of it (a corner, or one of an edge or face) comes to `target`. */
export function moveOrientedBox(
  random: Random,
  out: Float64Array,
  at: number,
  target: readonly number[],
): void {
  for (let j = 0; j < 3; j++) out[at + j] = target[j]!;
  for (let m = 0; m < 3; m++) {
    const y = (random.oneIn(3) ? 0 : random.sign()) * out[at + 12 + m]!;
    for (let j = 0; j < 3; j++) out[at + j] = out[at + j]! - y * out[at + 3 + 3 * m + j]!;
  }
}

/** A corner of the oriented box at `at`, or the middle of an edge or face. */
export function pointOfOrientedBox(random: Random, out: Float64Array, at: number): number[] {
  const p = [out[at]!, out[at + 1]!, out[at + 2]!];
  for (let m = 0; m < 3; m++) {
    const y = (random.oneIn(3) ? 0 : random.sign()) * out[at + 12 + m]!;
    for (let j = 0; j < 3; j++) p[j] = p[j]! + y * out[at + 3 + 3 * m + j]!;
  }
  return p;
}

/** Turns the axes of the oriented box at `at` by a rotation with rounded coefficients, the center likewise. */
export function rotateOrientedBox(random: Random, out: Float64Array, at: number): void {
  const q = [random.unit(), random.unit(), random.unit(), random.unit()] as const;
  const n = q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3];
  const [w, x, y, z] = q;
  const rows = [
    [w * w + x * x - y * y - z * z, 2 * (x * y - w * z), 2 * (x * z + w * y)],
    [2 * (x * y + w * z), w * w - x * x + y * y - z * z, 2 * (y * z - w * x)],
    [2 * (x * z - w * y), 2 * (y * z + w * x), w * w - x * x - y * y + z * z],
  ];
  for (const start of [at, at + 3, at + 6, at + 9]) {
    const v = [out[start]!, out[start + 1]!, out[start + 2]!];
    for (let i = 0; i < 3; i++) {
      out[start + i] = (rows[i]![0]! * v[0]! + rows[i]![1]! * v[1]! + rows[i]![2]! * v[2]!) / n;
    }
  }
}

/** Large triangles around a point that `place` makes together with the box behind them: sections with many corners. */
export function throughTheMiddle(
  place: (...arguments_: Parameters<QuestionFamily['fill']>) => readonly number[],
): QuestionFamily {
  return {
    name: 'through-the-middle',
    summary: 'large triangles around a point of the box: sections with many corners',
    fill(random, out) {
      const p = place(random, out);
      const [u, v] = [smallVector(random, 3), smallVector(random, 3)];
      const corners = [
        [random.between(1, 4), random.between(-3, 0)],
        [random.between(-3, 0), random.between(1, 4)],
        [random.between(-3, 0), random.between(-3, 0)],
      ];
      corners.forEach(([s, t], k) => {
        for (let i = 0; i < 3; i++) out[3 * k + i] = p[i]! + s! * u[i]! + t! * v[i]!;
      });
    },
  };
}

/** The two axes that an edge along an axis does not run along, ascending. */
function others(axis: number): readonly [number, number] {
  return axis === 0 ? [1, 2] : axis === 1 ? [0, 2] : [0, 1];
}

/** What axis `a` is called after the cycle of {@link axisCycle}. */
function turned(a: number): number {
  return (a + 2) % 3;
}

/** What a feature of a box is called after the axes changed places in a cycle: see `boxFeature` for the numbers. */
function turnedBoxFeature(feature: string): string {
  const [type, index] = [feature[0], Number(feature.slice(1))];
  if (type === 'v') {
    const bits = [0, 1, 2].map((a) => ((index >> a) & 1) << turned(a));
    return `v${bits.reduce((sum, bit) => sum | bit, 0)}`;
  }
  if (type === 'f') return `f${2 * turned(index >> 1) + (index & 1)}`;
  if (type !== 'e') return feature;
  const axis = index >> 2;
  const along = turned(axis);
  const ends = others(axis).map((a, k) => [turned(a), (index >> k) & 1] as const);
  const bits = others(along).map((a, k) => ends.find(([b]) => b === a)![1] << k);
  return `e${4 * along + bits[0]! + bits[1]!}`;
}

/**
 * The cycle of the axes renames the features of the box, the second shape of a contact that is followed by one word; it
 * turns nothing around.
 */
export function axisCycleOfBox(layout: Layout): Law {
  const law = axisCycle(layout);
  return {
    ...law,
    vary(values, random) {
      const varied = law.vary(values, random);
      if (varied === undefined) return undefined;
      const expected = (answer: string) => {
        const at = answer.lastIndexOf(' ');
        return renameContact(answer.slice(0, at), (own) => own, turnedBoxFeature) + answer.slice(at);
      };
      return { ...varied, expected };
    },
  };
}

/** The word for who contains whom when the two shapes are exchanged. */
export function swapContainment(word: string): string {
  return word === 'inside' ? 'containing' : word === 'containing' ? 'inside' : word;
}

/** The classes of relations whose last word is what the first shape is to the second. */
export const CONTAINMENT_CLASSES = [
  'disjoint none',
  'touching none',
  'crossing none',
  'overlapping none',
  'touching inside',
  'overlapping inside',
  'touching containing',
  'overlapping containing',
  'overlapping equal',
];
