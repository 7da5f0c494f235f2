import { describe, expect, it } from 'vitest';
import { orient2d } from '../../src/index.js';
import * as kernel from '../../src/predicates/index.js';
import { generatedNames, predicateNames, predicates, signatures, tierOf } from './predicates.js';

const BAD = [Number.NaN, Infinity, -Infinity];

/** Arguments in which a zero might hide what is wrong, and ordinary ones. */
function backgrounds(arity: number): number[][] {
  const fill = (value: (i: number) => number) => Array.from({ length: arity }, (_, i) => value(i));
  return [
    fill(() => 0),
    fill(() => 1),
    fill((i) => i + 1),
    fill((i) => [1, 2, 4, 7, 5, 3, 11][i % 7]! / (i + 1)),
    fill((i) => (i % 2 === 0 ? 0 : i)),
    fill((i) => (i % 3 === 0 ? 0 : i)),
    fill(() => 1e308),
    fill((i) => (i % 2 === 0 ? 1e308 : 0)),
    fill(() => Number.MIN_VALUE),
    fill(() => 1e200),
  ];
}

const replaced = (values: readonly number[], at: number, value: number): number[] =>
  values.map((x, i) => (i === at ? value : x));

const message = (run: () => unknown): string => {
  try {
    return `no error but ${String(run())}`;
  } catch (error) {
    return error instanceof RangeError ? error.message : `no RangeError but ${String(error)}`;
  }
};

describe.each(predicateNames)('%s', (name) => {
  const { parameters, arity } = signatures[name];
  const predicate = predicates[name];

  it('refuses NaN and infinities by name, at every place and beside any numbers', () => {
    for (const background of backgrounds(arity)) {
      parameters.forEach((parameter, i) => {
        for (const bad of BAD) {
          const values = replaced(background, i, bad);
          expect(message(() => predicate(...values))).toBe(
            `${name}: ${parameter} must be a finite number, got ${bad}`,
          );
        }
      });
    }
  });
  it('names the first of several', () => {
    for (let i = 0; i < arity; i++) {
      for (let j = i + 1; j < arity; j++) {
        const values = Array.from({ length: arity }, (_, k) =>
          k === i ? Infinity : k === j ? Number.NaN : 1,
        );
        expect(message(() => predicate(...values))).toBe(
          `${name}: ${parameters[i]} must be a finite number, got Infinity`,
        );
        const swapped = replaced(replaced(values, i, -Infinity), j, Infinity);
        expect(message(() => predicate(...swapped))).toBe(
          `${name}: ${parameters[i]} must be a finite number, got -Infinity`,
        );
      }
    }
  });
  it('refuses an argument that is missing', () => {
    for (let given = 0; given < arity; given++) {
      const values = Array.from({ length: given }, () => 1);
      expect(message(() => predicate(...values))).toBe(
        `${name}: ${parameters[given]} must be a finite number, got undefined`,
      );
    }
  });
  it('takes all finite numbers, zeros of both signs included', () => {
    for (const background of backgrounds(arity)) {
      if (signatures[name].kind === 'plane' && background.slice(0, 3).every((x) => x === 0))
        background[2] = 1;
      expect([-1, 0, 1]).toContain(predicate(...background));
      expect(Object.is(predicate(...background), -0)).toBe(false);
      expect(predicate(...background.map((x) => (x === 0 ? -0 : x)))).toBe(predicate(...background));
    }
  });
});

describe.each(generatedNames)('%s: the integers', (name) => {
  it('name what is not finite', () => {
    const { parameters, arity } = signatures[name];
    const bigint = tierOf(name, 'bigint');
    parameters.forEach((parameter, i) => {
      const values = Array.from({ length: arity }, (_, j) => (j === i ? Number.NaN : j));
      expect(message(() => bigint(...values))).toBe(`${name}: ${parameter} must be a finite number, got NaN`);
    });
  });
});

describe('what has no meaning', () => {
  const planes = ['sideOfPlane', 'compareDistanceToPlane', 'sideOfThickPlane'] as const;
  const distances = { compareDistanceToPlane: 'radius', sideOfThickPlane: 'halfThickness' } as const;

  it.each(planes)('%s refuses a zero normal', (name) => {
    const rest = [5, 1, 2, 3, 4].slice(0, signatures[name].arity - 3);
    const refused = `${name}: n must be a normal other than zero, got [0, 0, 0]`;
    expect(message(() => predicates[name](0, 0, 0, ...rest))).toBe(refused);
    expect(message(() => predicates[name](-0, 0, -0, ...rest))).toBe(refused);
    expect(message(() => predicates[name](0, 0, 0, ...rest.map(() => 0)))).toBe(refused);
    for (const axis of [0, 1, 2]) {
      for (const tiny of [Number.MIN_VALUE, -Number.MIN_VALUE]) {
        const normal = replaced([0, 0, 0], axis, tiny);
        expect([-1, 0, 1]).toContain(predicates[name](...normal, ...rest));
      }
    }
    // What is not finite comes first.
    expect(message(() => predicates[name](0, 0, 0, ...replaced(rest, 0, Number.NaN)))).toBe(
      `${name}: constant must be a finite number, got NaN`,
    );
  });
  it.each(['compareDistanceToPlane', 'sideOfThickPlane'] as const)(
    '%s refuses a negative distance',
    (name) => {
      const refused = (value: number) =>
        `${name}: ${distances[name]} must be a finite number, at least 0, got ${value}`;
      for (const value of [-1, -Number.MIN_VALUE, -Number.MAX_VALUE]) {
        expect(message(() => predicates[name](0, 0, 1, 0, 0, 0, 5, value))).toBe(refused(value));
        expect(message(() => predicates[name](0, 0, 1, 0, 0, 0, 0, value))).toBe(refused(value));
      }
      expect(message(() => predicates[name](0, 0, 1, 0, 0, 0, 5, -Infinity))).toBe(
        `${name}: ${distances[name]} must be a finite number, got -Infinity`,
      );
      expect(message(() => predicates[name](0, 0, 1, 0, Number.NaN, 0, 5, -1))).toBe(
        `${name}: px must be a finite number, got NaN`,
      );
      // A zero normal is named before a negative distance.
      expect(message(() => predicates[name](0, 0, 0, 0, 0, 0, 5, -1))).toBe(
        `${name}: n must be a normal other than zero, got [0, 0, 0]`,
      );
      expect(predicates[name](0, 0, 1, 0, 0, 0, 5, -0)).toBe(1);
      expect(predicates[name](0, 0, 1, 0, 0, 0, -5, 0)).toBe(name === 'sideOfThickPlane' ? -1 : 1);
      expect(predicates[name](0, 0, 1, 0, 0, 0, 0, -0)).toBe(0);
    },
  );
});

/** What a form field or a file gives, and what counts as zero. */
describe('texts for numbers', () => {
  const all: Readonly<Record<string, (...values: unknown[]) => unknown>> = { ...kernel } as never;
  it.each([...generatedNames, 'sideOfThickPlane'] as const)(
    'give %s no other answer than the numbers would',
    (name) => {
      const call = all[name]!;
      const arity = call.length;
      let seed = 7;
      const next = (n: number) => {
        seed = (seed * 16807) % 2147483647;
        return seed % n;
      };
      for (let i = 0; i < 300; i++) {
        const numbers = Array.from({ length: arity }, () => (next(9) - (i % 3)) * (i % 7 === 0 ? 0.3 : 1));
        const texts = numbers.map((x) => (i % 2 === 0 || next(3) === 0 ? String(x) : x));
        let truth: unknown;
        try {
          truth = call(...numbers);
        } catch {
          continue;
        }
        try {
          expect(call(...texts), `${name}(${JSON.stringify(texts)})`).toBe(truth);
        } catch (error) {
          if (!(error instanceof RangeError)) throw error;
          expect(error.message).toMatch(/must be a finite number, got the string '/);
        }
      }
    },
  );
  it('are refused where they would be joined', () => {
    const bad = '-0.5' as unknown as number;
    const calls = {
      sideOfPlane: () => kernel.sideOfPlane(0, 0, 1, bad, 0, 0, 5),
      compareDistanceToPlane: () => kernel.compareDistanceToPlane(0, 1, 4, bad, 1, 3, 3, 4),
      sideOfThickPlane: () => kernel.sideOfThickPlane(2, 4, 4, bad, 0, 3, 2, 4),
    };
    for (const [name, call] of Object.entries(calls)) {
      expect(call).toThrow(`${name}: constant must be a finite number, got the string '-0.5'`);
    }
  });
});

describe('points in place of coordinates', () => {
  it('are told how to be passed', () => {
    const call = orient2d as unknown as (...points: unknown[]) => number;
    expect(() => call([0, 0], [1, 0], [0, 1])).toThrow(
      'orient2d: ax must be a finite number, got [0,0]: pass ax,ay,bx,by,cx,cy',
    );
    expect(() => call({ x: 0 })).toThrow('orient2d: ax must be a finite number, got type object');
  });
});
