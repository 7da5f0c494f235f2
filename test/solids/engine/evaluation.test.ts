import { describe, expect, it } from 'vitest';
import { evaluated, type SolidOperation, type Step } from '../../../src/solids/engine/evaluation.js';

/** All lists of truth values of a length. */
const rows = (length: number): boolean[][] =>
  Array.from({ length: 2 ** length }, (_, bits) => Array.from({ length }, (_, i) => ((bits >> i) & 1) === 1));

const step = (type: SolidOperation, ...parts: readonly number[]): Step => ({ type, parts });

describe('one step', () => {
  const count = (isIn: readonly boolean[]) => isIn.filter(Boolean).length;
  it.each<[SolidOperation, number, (isIn: readonly boolean[]) => boolean]>([
    ['union', 3, (isIn) => count(isIn) > 0],
    ['union', 0, () => false],
    ['intersection', 3, (isIn) => count(isIn) === 3],
    ['intersection', 0, () => true],
    ['difference', 3, ([first, second, third]) => first! && !(second! || third!)],
    ['difference', 1, ([first]) => first!],
    ['symmetric-difference', 3, (isIn) => count(isIn) % 2 === 1],
    ['symmetric-difference', 0, () => false],
    ['complement', 1, ([first]) => !first!],
  ])('%s of %d', (type, length, expected) => {
    const parts = Array.from({ length }, (_, i) => ~i);
    for (const isIn of rows(length)) expect(evaluated([step(type, ...parts)], 0, isIn)).toBe(expected(isIn));
  });

  it('none: a solid alone', () => {
    expect(evaluated([], ~1, [false, true])).toBe(true);
  });

  it('counts a part in each of its places', () => {
    expect(evaluated([step('symmetric-difference', ~0, ~0, ~0)], 0, [true])).toBe(true);
    expect(evaluated([step('symmetric-difference', ~0, ~0)], 0, [true])).toBe(false);
    expect(evaluated([step('difference', ~0, ~0)], 0, [true])).toBe(false);
  });
});

describe('many steps', () => {
  it('are taken once each, however often they are referred to', () => {
    const steps = [step('union', ~0, ~1)];
    for (let i = 0; i < 60; i++) steps.push(step('intersection', i, i));
    let reads = 0;
    const isIn = new Proxy([false, true], {
      get(list, key) {
        reads++;
        return Reflect.get(list, key);
      },
    });
    expect(evaluated(steps, 60, isIn)).toBe(true);
    expect(reads).toBe(2);
  });
});
