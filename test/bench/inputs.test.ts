import { describe, expect, it } from 'vitest';
import { arity, corePredicates, inputClassNames, inputTuples } from '../../bench/inputs/index.js';
import { rational } from '../../src/oracle/referees/signs/rational.js';

const COUNT = 300;

/** Whether a coordinate-wise difference of two points of the tuple cannot be held by a double. */
function someDifferenceRounds(tuple: Float64Array, dimension: number): boolean {
  for (let i = 0; i < tuple.length; i++) {
    for (let j = i % dimension; j < i; j += dimension) {
      const difference = tuple[i]! - tuple[j]!;
      // The tail of Knuth's TwoDiff: what rounding took away.
      const virtual = tuple[i]! - difference;
      const tail = tuple[i]! - (difference + virtual) + (virtual - tuple[j]!);
      if (tail !== 0) return true;
    }
  }
  return false;
}

function count(predicate: (typeof corePredicates)[number], inputClass: (typeof inputClassNames)[number]) {
  const width = arity[predicate];
  const dimension = predicate === 'orient2d' || predicate === 'incircle' ? 2 : 3;
  const tuples = inputTuples(predicate, inputClass, COUNT);
  expect(tuples).toHaveLength(COUNT * width);
  let zero = 0;
  let rounded = 0;
  for (let i = 0; i < COUNT; i++) {
    const tuple = tuples.subarray(i * width, (i + 1) * width);
    if (rational.judges[predicate](tuple) === 0) zero++;
    if (someDifferenceRounds(tuple, dimension)) rounded++;
  }
  return { zero, rounded };
}

describe.each(corePredicates)('benchmark inputs of %s', (predicate) => {
  it('a and b: not degenerate, b hardly', () => {
    expect(count(predicate, 'a').zero).toBe(0);
    expect(count(predicate, 'b').zero).toBeLessThan(COUNT / 10);
  });

  it('c and d: exactly degenerate with exact differences', () => {
    expect(count(predicate, 'c')).toEqual({ zero: COUNT, rounded: 0 });
    expect(count(predicate, 'd')).toEqual({ zero: COUNT, rounded: 0 });
  });

  it('c: full mantissas; d: integers from 0 to 15', () => {
    // In units of 2^-52 half of the coordinates are odd: the last bit is in use.
    const full = inputTuples(predicate, 'c', COUNT).filter((x) => (x * 2 ** 52) % 2 !== 0);
    expect(full.length).toBeGreaterThan(COUNT);
    expect(inputTuples(predicate, 'd', COUNT).every((x) => Number.isInteger(x) && x >= 0 && x <= 15)).toBe(
      true,
    );
  });

  it('f: exactly degenerate, and a difference rounds in nearly all', () => {
    const { zero, rounded } = count(predicate, 'f');
    expect(zero).toBe(COUNT);
    expect(rounded).toBeGreaterThan(0.9 * COUNT);
  });

  it('are the same in every run', () => {
    for (const inputClass of inputClassNames) {
      expect(inputTuples(predicate, inputClass, 10)).toEqual(
        inputTuples(predicate, inputClass, 20).slice(0, 10 * arity[predicate]),
      );
    }
  });
});

describe('benchmark inputs of class e', () => {
  it('are exactly degenerate where nothing was added to a decimal', () => {
    expect(count('orient2d', 'e').zero).toBe(COUNT);
    expect(count('orient3d', 'e').zero).toBe(COUNT);
  });

  it('are corners of upright boxes for the circle and the sphere: exactly degenerate, too', () => {
    expect(count('incircle', 'e').zero).toBe(COUNT);
    expect(count('insphere', 'e').zero).toBe(COUNT);
  });
});
