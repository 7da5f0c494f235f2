import { expect, it } from 'vitest';
import { type Doubles, exactDoubles } from '../../../src/distance/engine/doubles.js';
import { measured, squareOf } from '../../../src/distance/engine/measure.js';
import { compareDistance } from '../../../src/distance/index.js';
import { compareHulls } from '../../../src/distance/lazy/compare-hulls.js';
import { distanceOf } from '../../../src/distance/lazy/known-distance.js';
import { hullCells } from '../../../src/distance/shapes/cells-of.js';
import { Random } from '../../../src/oracle/cases/random.js';

const random = new Random(2, 7, 1, 8);

/** So many points: of a lattice, moved a little, any, far away, or of sizes that differ. */
function points(kind: number, count: number): number[] {
  const offset = kind === 3 && random.oneIn(2) ? 1000 : 0;
  return Array.from({ length: 3 * count }, () => {
    const lattice = random.between(-2, 2);
    const any = 4 * random.unit() - 2;
    return [
      lattice,
      lattice + random.between(-3, 3) * 2 ** -50,
      any,
      any + offset,
      any * 2 ** random.between(-60, 60),
    ][kind]!;
  });
}

it('says nothing that is not so, next to the distance and far from it', () => {
  let decided = 0;
  let asked = 0;
  for (let i = 0; i < 3000; i++) {
    const kind = i % 5;
    const scale = 2 ** [0, 300, -300, 0][i % 4]!;
    const [a, b] = [1 + random.below(8), 1 + random.below(8)].map((n) =>
      points(kind, n).map((x) => x * scale),
    ) as [number[], number[]];
    const square = squareOf(measured(hullCells(a, 'interior'), hullCells(b, 'interior')));
    const exactly = distanceOf(square, () => ({ unique: true, closest: [] }));
    const { distance } = exactly;
    const [p, q]: readonly Doubles[] = [exactDoubles(a), exactDoubles(b)];
    for (const factor of [0, 0.5, 1 - 2 ** -40, 1 - 2 ** -52, 1, 1 + 2 ** -52, 1 + 2 ** -40, 2, 1e9]) {
      const r = distance * factor;
      const said = compareHulls(p!, q!, r, r);
      asked++;
      if (said === 2) continue;
      decided++;
      expect(said).toBe(compareDistance({ squaredDistance: exactly.squaredDistance }, r));
    }
  }
  // What shapes that meet are compared with is 0.
  expect(decided / asked).toBeGreaterThan(0.3);
});

it('says nothing of numbers that are too great or too small', () => {
  const p = (x: number) => exactDoubles([x, 0, 0]);
  expect(compareHulls(p(2 ** 500), p(0), 1, 1)).toBe(2);
  expect(compareHulls(p(2 ** -500), p(0), 1, 1)).toBe(2);
  expect(compareHulls(p(0), p(0), 0, 0)).toBe(2);
  expect(compareHulls(p(3), p(1), 2, 2)).toBe(2);
  expect(compareHulls(p(3), p(1), 1, 1)).toBe(1);
  expect(compareHulls(p(3), p(1), 3, 3)).toBe(-1);
});

it('says of hulls that meet that they are 0 apart, however small the number is beside them', () => {
  const [a, b] = [
    [3, 3, 4, 3, -3, -3, -3, 3, -3, -3, -3, 3],
    [-4, 3, 3, -3, -3, -3, 3, 3, -3, 3, -3, 5],
  ].map((numbers) => exactDoubles(numbers.map((x) => x * 2 ** 300))) as [Doubles, Doubles];
  expect(compareHulls(a, b, 0, 0)).toBe(0);
  expect(compareHulls(a, b, Number.MIN_VALUE, Number.MIN_VALUE)).toBe(-1);
});
