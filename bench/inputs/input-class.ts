import { stepUlps } from '../../src/oracle/cases/doubles.js';
import { deriveSeed, Random } from '../../src/oracle/cases/random.js';

/** The predicates that are measured. */
export const corePredicates = ['orient2d', 'orient3d', 'incircle', 'insphere'] as const;
export type CorePredicate = (typeof corePredicates)[number];

/** How many numbers each takes. */
export const arity: Readonly<Record<CorePredicate, number>> = {
  orient2d: 6,
  orient3d: 12,
  incircle: 8,
  insphere: 15,
};

/** The classes of input, easiest first in the sense that a floating-point filter decides them. */
export const inputClasses = {
  a: 'uniform random in [0, 1)',
  b: 'exactly degenerate, then each coordinate moved by up to 3 ulps',
  c: 'exactly degenerate, full mantissas, differences exact',
  d: 'exactly degenerate on the integer grid 0..15',
  e: 'axis-aligned decimals with shared coordinates, as in CAD',
  f: 'exactly degenerate, differences that round',
} as const;
export type InputClass = keyof typeof inputClasses;
export const inputClassNames = Object.keys(inputClasses) as InputClass[];

/** Writes one tuple of coordinates at `at`. The i-th tuple of a class, where a class goes round its axes. */
export type TupleGenerator = (random: Random, out: Float64Array, at: number, i: number) => void;

/** Class c (which b moves) and classes d, e, f of one predicate; a needs nothing of its own. */
export type Generators = Readonly<Record<'c' | 'd' | 'e' | 'f', TupleGenerator>>;

/** Fills `count` tuples: the same numbers on every machine and in every run. */
export function fillTuples(
  predicate: CorePredicate,
  inputClass: InputClass,
  generators: Generators,
  count: number,
): Float64Array {
  const random = new Random(...deriveSeed(1, predicate, inputClass));
  const width = arity[predicate];
  const tuples = new Float64Array(count * width);
  if (inputClass === 'a') return tuples.map(() => random.unit());
  const generate = generators[inputClass === 'b' ? 'c' : inputClass];
  for (let at = 0, i = 0; i < count; i++, at += width) {
    generate(random, tuples, at, i);
    if (inputClass !== 'b') continue;
    for (let j = at; j < at + width; j++) tuples[j] = stepUlps(tuples[j]!, random.between(-3, 3));
  }
  return tuples;
}

/** A length with three decimals from 0 to `upTo`, as drawings have them. */
export function decimal(random: Random, upTo: number): number {
  return Math.round(random.unit() * upTo * 1000) / 1000;
}

/** A number with a full 53-bit mantissa, 1/2 ≤ |x| < 1. */
export function fullMantissa(random: Random): number {
  return random.sign() * (0.5 + random.unit() / 2);
}

/** Shuffles the first n entries (Fisher and Yates). */
export function shuffle<T>(random: Random, items: T[], n = items.length): void {
  for (let i = n - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [items[i], items[j]] = [items[j]!, items[i]!];
  }
}
