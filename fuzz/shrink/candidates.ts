import {
  exponentOf,
  scaleByPowerOfTwo,
  significantBits,
  truncateMantissa,
} from '../../src/oracle/cases/doubles.js';
import type { Layout } from '../../src/oracle/questions/layout.js';

/**
 * How much there is to read in one number: its mantissa bits, an eighth of its exponent, and half a point for a
 * minus. Zero costs nothing.
 */
function costOfNumber(x: number): number {
  if (x === 0) return Object.is(x, -0) ? 0.5 : 0;
  return significantBits(x) + Math.abs(exponentOf(x)) / 8 + (x < 0 ? 0.5 : 0);
}

/**
 * How complicated a configuration is: that of its numbers, and a little for each number that no other equals.
 * Shrinking only ever goes to a smaller cost, so it ends.
 *
 * @example costOf([0, 0, 1, 1]) < costOf([0.1, 0, 1, 1]); // true
 */
export function costOf(values: readonly number[]): number {
  let cost = new Set(values).size / 4;
  for (const x of values) cost += costOfNumber(x);
  return cost;
}

const MANTISSAS = [1, 2, 3, 5, 8, 13, 21, 30, 40, 47, 50, 51, 52];

/** Simpler numbers to try for x, the simplest first. */
function* simplerNumbers(x: number): Generator<number> {
  if (x === 0) return;
  yield* [0, 1, -1, 2, 3];
  if (x < 0) yield -x;
  if (Math.abs(x) < 1e15) yield Math.trunc(x);
  for (const bits of MANTISSAS) {
    if (bits < significantBits(x)) yield truncateMantissa(x, bits);
  }
  const exponent = exponentOf(x);
  for (const k of nearer(exponent)) yield scaleByPowerOfTwo(x, k - exponent);
}

/** Exponents between 0 and e: 0, then halving the way, then one step. */
function* nearer(e: number): Generator<number> {
  for (let k = 0, rest = e; Math.trunc(rest / 2) !== 0; rest -= Math.trunc(rest / 2), k = e - rest) {
    if (k !== e) yield k;
  }
  if (e !== 0) yield e - Math.sign(e);
}

/** Every number changed in the same way. */
function* simplerTogether(values: readonly number[]): Generator<number[]> {
  const nonzero = values.filter((x) => x !== 0);
  if (nonzero.length === 0) return;
  const exponents = nonzero.map(exponentOf);
  for (const e of new Set([Math.max(...exponents), Math.min(...exponents)])) {
    for (const k of nearer(e)) yield values.map((x) => scaleByPowerOfTwo(x, k - e));
  }
  for (const bits of MANTISSAS) yield values.map((x) => truncateMantissa(x, bits));
  yield values.map((x) => (Math.abs(x) < 1e15 ? Math.trunc(x) : x));
  yield values.map((x) => -x);
}

/** Where the points of a layout are, corners of boxes among them. Directions and normals stay with their numbers. */
function pointsOf({ parts, dimension }: Layout): { readonly at: number; readonly size: number }[] {
  return parts.flatMap(({ kind, at, size }) => {
    if (kind === 'point' || kind === 'weighted') return [{ at, size }];
    return kind === 'box' ? [at, at + dimension].map((corner) => ({ at: corner, size: dimension })) : [];
  });
}

/** Whole points moved onto another one, and everything moved so that one of them is the origin. */
function* pointwise(layout: Layout, values: readonly number[]): Generator<number[]> {
  const n = layout.dimension;
  const places = pointsOf(layout);
  for (const to of places) {
    for (const from of places) {
      if (from === to) continue;
      const copy = [...values];
      for (let j = 0; j < to.size; j++) copy[to.at + j] = values[from.at + j]!;
      yield copy;
    }
  }
  // Where there is a plane, moving the points would move them off it.
  if (layout.parts.some(({ kind }) => kind === 'plane')) return;
  for (const origin of places) {
    const moved = [...values];
    for (const { at } of places) {
      for (let j = 0; j < n; j++) moved[at + j] = values[at + j]! - values[origin.at + j]!;
    }
    yield moved;
  }
}

/** One number changed: to a simpler one, or to one that is already there. */
function* simplerSingly(values: readonly number[]): Generator<number[]> {
  for (let i = 0; i < values.length; i++) {
    for (const x of simplerNumbers(values[i]!)) yield replaced(values, i, x);
  }
  for (let i = 0; i < values.length; i++) {
    for (const x of new Set(values)) if (x !== values[i] && values[i] !== 0) yield replaced(values, i, x);
  }
}

function replaced(values: readonly number[], i: number, x: number): number[] {
  const copy = [...values];
  copy[i] = x;
  return copy;
}

/**
 * All configurations one step simpler, the boldest steps first. Each costs less than the one given.
 *
 * @example [...simpler(signatures.orient2d.layout, [0, 0, 1, 0, 0, 0.1])][0];
 */
export function* simpler(layout: Layout, values: readonly number[]): Generator<number[]> {
  const cost = costOf(values);
  const steps = [simplerTogether(values), pointwise(layout, values), simplerSingly(values)];
  for (const step of steps) {
    for (const candidate of step) {
      if (candidate.every(Number.isFinite) && costOf(candidate) < cost) yield candidate;
    }
  }
}
