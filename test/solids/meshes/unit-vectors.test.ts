import { expect, it } from 'vitest';
import { makeUnit } from '../../../src/solids/meshes/unit-vectors.js';

it('vectors become one long, however long they are, and those without a length stay', () => {
  const vectors = Float64Array.of(3, 4, 0, 0, 0, 0, 0, -1e300, 1e300, 5e-324, 0, 0);
  makeUnit(vectors);
  expect([...vectors]).toEqual(
    [0.6, 0.8, 0, 0, 0, 0, 0, -Math.SQRT1_2, Math.SQRT1_2, 1, 0, 0].map((x, i) =>
      i === 7 || i === 8 ? vectors[i] : x,
    ),
  );
  expect(vectors[8]).toBeCloseTo(Math.SQRT1_2, 15);
  expect(vectors[7]).toBe(-vectors[8]!);
});
