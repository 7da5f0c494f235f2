import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as planar from '../../src/planar/index.js';
import * as spatial from '../../src/spatial/index.js';
import { type Named, namedPair } from '../packaging/vocabulary.js';
import { effort } from '../support/effort.js';
import { planarShapes, spatialShapes } from './shapes.js';

/**
 * What holds for every pair of shapes, whatever the answer is: for each exported function that is named after a pair,
 * found by its name alone.
 */

type Call = (...values: unknown[]) => unknown;

interface Answer {
  readonly relation?: string;
  readonly location?: string;
  readonly containment?: string;
  readonly contact?: readonly { readonly a: unknown; readonly b: unknown }[];
}

interface Pair {
  readonly name: string;
  readonly shapes: readonly [string, string];
  readonly decide: Call;
  readonly boolean: Call | undefined;
}

const entries = {
  planar: { functions: planar as unknown as Record<string, Call>, shapes: planarShapes },
  spatial: { functions: spatial as unknown as Record<string, Call>, shapes: spatialShapes },
};

const RUNS = { numRuns: effort(150), seed: 7 };
const same = ([first, second]: readonly string[]) => first === second;

/** The shapes of a boolean are in another order where one of them is a point. */
function sameShapes(boolean: Named, [first, second]: readonly [string, string]): boolean {
  const [one, other] = boolean.shapes;
  return (one === first && other === second) || (second !== 'point' && one === second && other === first);
}

function pairsOf(entry: keyof typeof entries): Pair[] {
  const { functions, shapes } = entries[entry];
  const named = Object.entries(functions).flatMap(([name, call]) => {
    const found = namedPair(name);
    return found === undefined || found.at ? [] : [{ name, call, ...found }];
  });
  return named
    .filter(({ kind, shapes: own }) => kind === 'pair' && own.every((shape) => shape in shapes))
    .map(({ name, call, shapes: own }) => ({
      name,
      shapes: own,
      decide: call,
      boolean: named.find((other) => other.kind === 'boolean' && sameShapes(other, own))?.call,
    }));
}

const text = (value: unknown) => JSON.stringify(value);
const isMet = ({ relation, location }: Answer) =>
  relation === undefined ? location !== 'outside' : relation !== 'disjoint';

/** The answer to the two shapes the other way round. */
function swapped({ relation, containment, contact }: Answer): unknown {
  const other = { inside: 'containing', containing: 'inside' }[containment ?? ''] ?? containment;
  return [relation, other, (contact ?? []).map(({ a, b }) => text([b, a])).sort()];
}

function straight({ relation, containment, contact }: Answer): unknown {
  return [relation, containment, (contact ?? []).map(({ a, b }) => text([a, b])).sort()];
}

/** All numbers of a shape that are coordinates or lengths, times a power of two: faces have indices. */
function scaled(shape: unknown, by: number): unknown {
  if (typeof shape === 'number') return shape * by;
  if (Array.isArray(shape)) return shape.map((part) => scaled(part, by));
  return Object.fromEntries(
    Object.entries(shape as object).map(([key, part]) => [
      key,
      key === 'faces' || key === 'axes' || key === 'normal' ? part : scaled(part, by),
    ]),
  );
}

/** What an answer says of how the shapes meet, without numbers that are measured along them. */
function classOf(answer: unknown): unknown {
  const { relation, location, containment, contact, ...rest } = answer as Answer & { feature?: unknown };
  return [relation, location, containment, (contact ?? []).map(({ a, b }) => [a, b]), rest.feature];
}

describe.each(['planar', 'spatial'] as const)('%s', (entry) => {
  const { shapes } = entries[entry];
  const pairs = pairsOf(entry);

  it('has pairs', () => {
    expect(pairs.length).toBeGreaterThan(entry === 'planar' ? 22 : 40);
  });

  describe.each(pairs)('$name', ({ shapes: own, decide, boolean }) => {
    const both = own.map((shape) => shapes[shape]!) as [fc.Arbitrary<unknown>, fc.Arbitrary<unknown>];
    const isSide = (answer: unknown) => typeof answer === 'number';

    if (boolean !== undefined)
      it('is what its boolean says', () => {
        fc.assert(
          fc.property(...both, (a, b) => {
            const answer = decide(a, b);
            const met = isSide(answer) ? answer === 0 : isMet(answer as Answer);
            expect(own[0] === 'point' ? boolean(b, a) : boolean(a, b)).toBe(met);
          }),
          RUNS,
        );
      });

    if (same(own))
      it('gives the other answer the other way round', () => {
        fc.assert(
          fc.property(...both, (a, b) => {
            expect(straight(decide(b, a) as Answer)).toEqual(swapped(decide(a, b) as Answer));
          }),
          RUNS,
        );
      });

    if (same(own))
      it('finds a shape equal to itself', () => {
        fc.assert(
          fc.property(both[0], (a) => {
            const { relation, containment } = decide(a, a) as Answer;
            expect(relation).not.toBe('disjoint');
            if (containment !== undefined) expect(containment).toBe('equal');
          }),
          RUNS,
        );
      });

    it('does not depend on the unit of length', () => {
      fc.assert(
        fc.property(...both, fc.integer({ min: -300, max: 300 }), (a, b, exponent) => {
          const unit = 2 ** exponent;
          const answer = decide(a, b);
          const other = decide(scaled(a, unit), scaled(b, unit));
          if (isSide(answer)) expect(other).toBe(answer);
          else expect(classOf(other)).toEqual(classOf(answer));
        }),
        RUNS,
      );
    });
  });
});
