import { describe, expect, it } from 'vitest';
import { gridBits } from '../../src/formulas/generator/emit-grid.js';
import { lower } from '../../src/formulas/generator/program.js';
import orient2d from '../../src/formulas/orient2d.js';
import orient3d from '../../src/formulas/orient3d.js';
import { Random } from '../../src/oracle/cases/random.js';
import { rational } from '../../src/oracle/referees/signs/rational.js';
import { threeSidesOfLine, threeSidesOfPlane } from '../../src/predicates/generated/kernels/three-sides.js';
import { LINE_BITS, PLANE_BITS, trianglesOnGrid } from '../../src/predicates/three-sides-grid.js';

/** The answer by the referee, one point at a time. */
function byReferee(name: 'orient2d' | 'orient3d', shared: number[], points: number[][]): number {
  return points.reduce((code, p) => 3 * code + 1 + rational.judges[name]([...shared, ...p]), 0);
}

function expectBoth(x: Float64Array): void {
  const at = (i: number) => [x[i]!, x[i + 1]!, x[i + 2]!];
  const plane = byReferee('orient3d', [...at(0), ...at(3), ...at(6)], [at(9), at(12), at(15)]);
  expect(threeSidesOfPlane(x, 0, 9), `${x}`).toBe(plane);
  const grid = trianglesOnGrid(x, 0, 9);
  for (const [u, v] of [
    [0, 1],
    [1, 2],
    [2, 0],
  ] as const) {
    const flat = (i: number) => [x[i + u]!, x[i + v]!];
    const line = byReferee('orient2d', [...flat(0), ...flat(3)], [flat(9), flat(12), flat(15)]);
    expect(threeSidesOfLine(x, u, v, 0, 3, 9), `${x}`).toBe(line);
    if (grid) expect(threeSidesOfLine(x, u, v, 0, 3, 9, true), `${x}`).toBe(line);
  }
}

function repeat(count: number, fill: (random: Random, x: Float64Array) => void): void {
  const random = new Random(3, 1, 4, 1);
  const x = new Float64Array(18);
  for (let i = 0; i < count; i++) {
    fill(random, x);
    expectBoth(x);
  }
}

describe('three sides at once', () => {
  it('have one bit less than the grids of the generated predicates, as differences of differences occur', () => {
    expect(PLANE_BITS).toBe(gridBits(lower(orient3d)) - 1);
    expect(LINE_BITS).toBe(gridBits(lower(orient2d)) - 1);
  });

  it('at random', () => repeat(300, (random, x) => x.set(x.map(() => random.unit()))));

  it('on small grids', () => repeat(1500, (random, x) => x.set(x.map(() => random.between(-2, 2)))));

  it('on grids up to the greatest that are exact, and beyond', () => {
    for (const bits of [13, 14, 15, 16, 17, 20, 25, 26, 30]) {
      const size = 2 ** bits;
      repeat(60, (random, x) => {
        const [o, u, v] = Array.from({ length: 3 }, () => [0, 1, 2].map(() => random.between(-size, size)));
        for (let i = 0; i < 18; i += 3) {
          const [s, t] = [random.between(0, 2), random.between(0, 2)];
          for (let j = 0; j < 3; j++) x[i + j] = o![j]! + s * u![j]! + t * v![j]! + (random.oneIn(9) ? 1 : 0);
        }
      });
    }
  });

  it('of coplanar points with full mantissas, at all exponents', () => {
    for (const exponent of [-1074, -1050, -400, -150, 0, 150, 400, 1000]) {
      repeat(40, (random, x) => {
        const scale = 2 ** exponent;
        const [u, v] = [0, 1].map(() => [0, 1, 2].map(() => random.between(-(2 ** 20), 2 ** 20)));
        for (let i = 0; i < 18; i += 3) {
          const [s, t] = [random.between(-4, 4), random.between(-4, 4)];
          for (let j = 0; j < 3; j++) x[i + j] = (s * u![j]! + t * v![j]!) * scale;
        }
        if (random.oneIn(2)) x[17] = x[17]! * (1 + 2 ** -52);
      });
    }
  });

  it('of shared points', () =>
    repeat(100, (random, x) => {
      x.forEach((_, i) => {
        x[i] = random.unit();
      });
      x.copyWithin(9 + 3 * random.below(3), 3 * random.below(3), 3 * random.below(3) + 3);
      const from = 3 * random.below(3);
      x.copyWithin(12, from, from + 3);
    }));
});

describe('trianglesOnGrid', () => {
  const x = new Float64Array(18).map((_, i) => (i * 7) % 11);
  it('holds for small integers, scaled or not', () => {
    expect(trianglesOnGrid(x, 0, 9)).toBe(true);
    expect(
      trianglesOnGrid(
        x.map((c) => c * 2 ** 60),
        0,
        9,
      ),
    ).toBe(true);
    expect(
      trianglesOnGrid(
        x.map((c) => c * 2 ** 200),
        0,
        9,
      ),
    ).toBe(false);
    expect(
      trianglesOnGrid(
        x.map((c) => c * 2 ** -200),
        0,
        9,
      ),
    ).toBe(false);
  });

  it('does not where one coordinate is off the grid', () => {
    for (let i = 0; i < 18; i++) {
      const off = x.slice();
      off[i] = off[i]! + 2 ** -40;
      expect(trianglesOnGrid(off, 0, 9), `${i}`).toBe(false);
    }
  });
});
