import { describe, expect, it } from 'vitest';
import * as all from '../../src/predicates/index.js';
import { cases } from './cases.js';
import { type PredicateName, predicates, signatures } from './predicates.js';

type Batch = (...values: unknown[]) => Int8Array;
const batches = all as unknown as Readonly<Record<string, Batch>>;

/** How many of the numbers of a call are the same for all calls of a batch. */
const SHARED: Readonly<Partial<Record<PredicateName, number>>> = {
  incircle: 0,
  insphere: 0,
  orient2d: 0,
  orient3d: 0,
  sideOfLine2d: 4,
  sideOfPlane: 4,
};
const names = Object.keys(SHARED) as PredicateName[];

/** Calls in groups that share their first numbers. */
function groupsOf(name: PredicateName): (readonly number[])[][] {
  const calls = [...cases(signatures[name], 40)];
  const shared = SHARED[name]!;
  if (shared === 0) return [calls];
  // Each plane or line beside the points of the next calls, and its own.
  return calls.map((call, i) =>
    calls.slice(i, i + 3).map((other) => [...call.slice(0, shared), ...other.slice(shared)]),
  );
}

const replaced = (values: readonly number[], at: number, value: unknown): unknown[] =>
  values.map((kept, i) => (i === at ? value : kept));

const messageOf = (call: () => unknown): string => {
  try {
    return String(call());
  } catch (error) {
    return `${(error as Error).name}: ${(error as Error).message}`;
  }
};

describe('batches', () => {
  it('are there for these predicates', () => {
    const found = Object.keys(all).filter((name) => name.endsWith('Batch'));
    expect(found.sort()).toEqual(names.map((name) => `${name}Batch`).sort());
  });

  it.each(names)('%sBatch answers as single calls do, from every kind of list', (name) => {
    const shared = SHARED[name]!;
    const batch = batches[`${name}Batch`]!;
    const signs = new Set<number>();
    for (const calls of groupsOf(name)) {
      const expected = calls.map((call) => predicates[name](...call));
      for (const sign of expected) signs.add(sign);
      const first = calls[0]!.slice(0, shared);
      const rows = calls.flatMap((call) => call.slice(shared));
      expect([...batch(...first, rows)]).toEqual(expected);
      const given = new Int8Array(calls.length + 1).fill(7);
      expect(batch(...first, Float64Array.from(rows), given)).toBe(given);
      expect([...given]).toEqual([...expected, 7]);
      const single = Float32Array.from(rows);
      if (!single.every(Number.isFinite)) continue;
      const each = single.length / calls.length;
      expect([...batch(...first, single)]).toEqual(
        calls.map((_, i) => predicates[name](...first, ...single.subarray(each * i, each * (i + 1)))),
      );
    }
    expect([...signs].sort()).toEqual([-1, 0, 1]);
  });

  it.each(names)('%sBatch refuses, under its own name, what is no row of calls', (name) => {
    const shared = SHARED[name]!;
    const batch = batches[`${name}Batch`]!;
    const each = signatures[name].arity - shared;
    const first = Array.from({ length: shared }, (_, i) => i + 1);
    const good = Array.from({ length: 2 * each }, (_, i) => (i * i * 7) % 11);
    const where = `RangeError: ${name}Batch: `;
    for (let at = 0; at < good.length; at++) {
      for (const bad of [Number.NaN, Infinity, -Infinity]) {
        const rows = replaced(good, at, bad);
        const text = `${where}rows[${at}] must be a finite number, got ${bad}`;
        expect(messageOf(() => batch(...first, rows))).toBe(text);
        expect(messageOf(() => batch(...first, Float64Array.from(rows)))).toBe(text);
      }
      expect(messageOf(() => batch(...first, replaced(good, at, null as never)))).toContain(`${where}rows`);
    }
    expect(messageOf(() => batch(...first, good.slice(1)))).toContain(
      `${where}rows.length must be a multiple of`,
    );
    expect(messageOf(() => batch(...first, null))).toContain(`${where}rows must be`);
    expect(messageOf(() => batch(...first, good, new Int8Array(1)))).toBe(
      `${where}signs.length must be 2 or more, got 1`,
    );
    for (const signs of [new Uint8Array(2), [0, 0], null]) {
      expect(messageOf(() => batch(...first, good, signs))).toContain(
        `${where}signs must be an Int8Array, got`,
      );
    }
    expect([...batch(...first, [])]).toEqual([]);
    for (let i = 0; i < shared; i++) {
      expect(messageOf(() => batch(...replaced(first, i, Number.NaN), good))).toMatch(
        new RegExp(`^${where}\\w+ must be a finite number, got NaN$`),
      );
    }
  });

  it('a plane without a normal is refused', () => {
    expect(messageOf(() => all.sideOfPlaneBatch(0, 0, 0, 1, []))).toBe(
      'RangeError: sideOfPlaneBatch: n must be a normal other than zero, got [0, 0, 0]',
    );
  });
});
