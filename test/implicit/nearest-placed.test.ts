import { describe, expect, it } from 'vitest';
import type { Placement } from '../../src/core/shapes.js';
import { exactPlacement } from '../../src/implicit/exact-placement.js';
import { placerOf } from '../../src/implicit/nearest-placed.js';

const placed = (placement: Placement, point: readonly number[]) => {
  const out = new Float64Array(3);
  const isExact = placerOf(exactPlacement('f', 'to', placement))(point, out);
  return [isExact, ...out];
};

describe('placerOf', () => {
  it('rounds once: a sum of products to the nearest double, ties to even', () => {
    const elements = [1, 0, 0, 0, 2 ** -53, 1, 0, 0, 2 ** -80, 0, 1, 0, 0, 0, 0, 1];
    expect(placed({ type: 'matrix', elements }, [1, 1, 0])).toEqual([false, 1, 1, 0]);
    expect(placed({ type: 'matrix', elements }, [1, 1, 1])).toEqual([false, 1 + 2 ** -52, 1, 1]);
    expect(placed({ type: 'parts', rotation: [0, 0, 1, 2] }, [5, 0, 0])).toEqual([true, 3, 4, 0]);
    expect(placed({ type: 'parts', rotation: [0, 0, 1, 2] }, [1, 0, 0])).toEqual([false, 0.6, 0.8, 0]);
  });

  it('says whether what is only moved is exactly there', () => {
    const by: Placement = { type: 'parts', translation: [1, 0.1, -3] };
    expect(placed(by, [2, 0, 3])).toEqual([true, 3, 0.1, 0]);
    expect(placed(by, [2, 0.7, 3])).toEqual([false, 3, 0.1 + 0.7, 0]);
    expect(placed({ type: 'parts', translation: [-0, -0, -0] }, [-0, 1, -0])).toEqual([true, 0, 1, 0]);
    const elements = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 1, 0.1, -3, 1];
    expect(placed({ type: 'matrix', elements }, [2, 0.7, 3])).toEqual([false, 3, 0.1 + 0.7, 0]);
  });
});
