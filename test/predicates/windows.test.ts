/**
 * Both sides of every window in which the filters and the tier of products decide, on inputs for which they would be
 * wrong without it where there are any.
 */
import { describe, expect, it } from 'vitest';
import { Random } from '../../src/oracle/cases/random.js';
import { generatedNames, predicates, signatures, tierOf, truth } from './predicates.js';

const UNDECIDED = 2;
const ULP = 2 ** -52;

describe('two products', () => {
  const products = tierOf('orient2d', 'products');
  const filter = tierOf('orient2d', 'filter');
  /** Collinear with the origin. */
  const line = (k: number, l: number) => [2 ** k, 2 ** (k + 1), 2 ** (l + 1), 2 ** (l + 2), 0, 0] as const;

  it('decides for sizes between 2^-900 and 2^900', () => {
    // |p| + |q| = 2^(k + l + 3)
    expect(products(...line(-452, -450))).toBe(0);
    expect(products(...line(-453, -450))).toBe(UNDECIDED);
    expect(products(...line(446, 450))).toBe(0);
    expect(products(...line(447, 450))).toBe(UNDECIDED);
    expect(products(...line(-452, -451))).toBe(UNDECIDED);
  });
  it('decides for leaves below 2^990', () => {
    expect(products(2 ** 988, 2 ** 988, 2 ** -200, 2 ** -200, 0, 0)).toBe(0);
    expect(products(2 ** 989, 2 ** 988, 2 ** -199, 2 ** -200, 0, 0)).toBe(0);
    expect(products(2 ** 989, 2 ** 989, 2 ** -200, 2 ** -200, 0, 0)).toBe(UNDECIDED);
    expect(products(0, 0, 2 ** 990, 0, 0, 0)).toBe(UNDECIDED);
    expect(products(0, 0, 2 ** 989, 0, 0, 0)).toBe(0);
    expect(products(0, 0, 0, -(2 ** 990), 0, 0)).toBe(UNDECIDED);
  });
  it('orders products that are equal when rounded', () => {
    for (const [k, tier] of [
      [0, true],
      [980, true],
      [1000, false],
      [-1000, false],
    ] as const) {
      const [s, r] = [2 ** k, 2 ** -k];
      // 1 + 4ε + 3ε² against 1 + 4ε + 4ε²
      const less = [(1 + 3 * ULP) * s, (1 + 2 * ULP) * s, (1 + 2 * ULP) * r, (1 + ULP) * r, 0, 0] as const;
      expect([k, products(...less)]).toEqual([k, tier ? -1 : UNDECIDED]);
      expect(predicates.orient2d(...less)).toBe(-1);
      const more = [less[2], less[3], less[0], less[1], 0, 0] as const;
      expect([k, products(...more)]).toEqual([k, tier ? 1 : UNDECIDED]);
      expect(predicates.orient2d(...more)).toBe(1);
    }
    // Products that underflow to the same number, and to zero.
    for (const s of [2 ** -540, 2 ** -520]) {
      const tiny = [(1 + 3 * ULP) * s, (1 + 2 * ULP) * s, (1 + 2 * ULP) * s, (1 + ULP) * s, 0, 0] as const;
      expect(products(...tiny)).toBe(UNDECIDED);
      expect(predicates.orient2d(...tiny)).toBe(-1);
    }
    // One product underflows, the other is as small: mixed sizes of the leaves.
    const mixed = [2 ** 400, 2 ** -700 * (1 + ULP), 2 ** -400, 2 ** -1074 * 2, 0, 0] as const;
    expect(predicates.orient2d(...mixed)).toBe(truth('orient2d', mixed));
  });
  it('knows rounded differences up to 2^-102 of the products', () => {
    // (2 - x)(1 - y) - (1 - x)(2 - y) = x - y, and |p| + |q| = 4.
    const near = (x: number, y: number) => [2, 2, 1, 1, x, y] as const;
    expect(products(...near(2 ** -99, 0))).toBe(1);
    expect(products(...near(2 ** -100 * (1 + ULP), 0))).toBe(1);
    expect(products(...near(2 ** -100, 0))).toBe(UNDECIDED);
    expect(products(...near(0, 2 ** -99))).toBe(-1);
    expect(products(...near(0, 2 ** -100))).toBe(UNDECIDED);
    expect(products(...near(2 ** -80, 2 ** -80))).toBe(UNDECIDED);
    for (const [x, y] of [
      [2 ** -100, 0],
      [0, 2 ** -100],
      [2 ** -1074, 0],
      [2 ** -80, 2 ** -80],
      [2 ** -80, 2 ** -80 + 2 ** -132],
    ] as const) {
      expect(predicates.orient2d(...near(x, y))).toBe(Math.sign(x - y));
    }
  });
  it('the filter asks for more than 2^-1000', () => {
    // One product alone: the triangle (0, 0), (s, 0), (0, s).
    const right = (s: number) => [s, 0, 0, s, 0, 0] as const;
    expect(filter(...right(2 ** -500))).toBe(UNDECIDED);
    expect(filter(...right(2 ** -500 * (1 + 2 ** -40)))).toBe(1);
    expect(filter(...right(2 ** 511))).toBe(1);
    expect(filter(...right(2 ** 512))).toBe(UNDECIDED);
    for (const s of [2 ** -1074, 2 ** -538, 2 ** -500, 2 ** 511, 2 ** 512, 2 ** 1023]) {
      expect(predicates.orient2d(...right(s))).toBe(1);
    }
  });
  it('zeros are seen only among finite numbers', () => {
    expect(filter(1e308, 3, 1e308, 4, 1e308, 5)).toBe(0);
    expect(filter(-1e308, 3, -1e308, 4, 1e308, 5)).toBe(UNDECIDED);
    expect(filter(1, Infinity, 1, 4, 1, 5)).toBe(UNDECIDED);
    expect(filter(1, Number.NaN, 1, 4, 1, 5)).toBe(UNDECIDED);
    // Differences that are finite, their sum not.
    expect(filter(1, 1e308, 1, 1.5e308, 1, -3e307)).toBe(UNDECIDED);
    expect(predicates.orient2d(1, 1e308, 1, 1.5e308, 1, -3e307)).toBe(0);
  });
});

describe('the bound by rows', () => {
  const circle = tierOf('incircle', 'filter');
  const sphere = tierOf('insphere', 'filter');

  it('asks for squares that sum to less than 2^160 or 2^120', () => {
    expect(circle(2 ** 79, 0, 0, 2 ** 79, -(2 ** 79), 0, 0, 0)).toBe(1);
    expect(circle(2 ** 79, 0, 0, 2 ** 79, -(2 ** 79), -(2 ** 79), 0, 0)).toBe(UNDECIDED);
    expect(predicates.incircle(2 ** 79, 0, 0, 2 ** 79, -(2 ** 79), -(2 ** 79), 0, 0)).toBe(1);
    const s = 2 ** 59;
    expect(sphere(s, 0, 0, 0, s, 0, -s / 2, 0, 0, 0, 0, s, 0, 0, 0)).toBe(1);
    expect(sphere(s, 0, 0, 0, s, 0, -s, 0, 0, 0, 0, s, 0, 0, 0)).toBe(UNDECIDED);
    expect(predicates.insphere(s, 0, 0, 0, s, 0, -s, 0, 0, 0, 0, s, 0, 0, 0)).toBe(1);
  });
  it('asks for squares above what underflow can do', () => {
    // The determinant is 2 s^4; its square 4 s^8 against 2^-686.
    const square = (s: number) => [s, 0, 0, s, -s, 0, 0, 0] as const;
    expect(circle(...square(2 ** -86))).toBe(UNDECIDED);
    expect(circle(...square(1.01 * 2 ** -86))).toBe(1);
    for (const s of [2 ** -86, 2 ** -200, 2 ** -530, 2 ** -1074])
      expect(predicates.incircle(...square(s))).toBe(1);
    const cube = (s: number) => [s, 0, 0, 0, s, 0, -s, 0, 0, 0, 0, s, 0, 0, 0] as const;
    for (const s of [2 ** -40, 2 ** -100, 2 ** -530, 2 ** -1074])
      expect(predicates.insphere(...cube(s))).toBe(1);
    expect(sphere(...cube(2 ** -40))).toBe(1);
    expect(sphere(...cube(2 ** -100))).toBe(UNDECIDED);
  });
  it('without the guard it would be wrong beside a row that underflows', () => {
    // a is tiny, along x; b and c are beside a circle through d = 0 that touches the x axis: L_c b_y = L_b c_y nearly.
    const random = new Random(3, 1, 4, 1);
    let wrongWithout = 0;
    for (let i = 0; i < 300; i++) {
      const on = (t: number) => [(2 ** 70 * t) / (1 + t * t), (2 ** 70 * t * t) / (1 + t * t)] as const;
      const [b, c] = [on(1 + random.unit()), on(-1 - random.unit())];
      const a = [2 ** -540, 0] as const;
      const values = [...a, ...b, ...c, 0, 0];
      const expected = truth('incircle', values);
      expect(predicates.incircle(...values)).toBe(expected);
      expect([UNDECIDED, expected]).toContain(circle(...values));
      const lift = (v: readonly [number, number]) => v[0] * v[0] + v[1] * v[1];
      const minor = (v: readonly [number, number], w: readonly [number, number]) => v[0] * w[1] - w[0] * v[1];
      const value = minor(b, c) * lift(a) - minor(a, c) * lift(b) + minor(a, b) * lift(c);
      const product = lift(a) * lift(b) * lift(c) * (lift(a) + lift(b) + lift(c));
      if (value * value > 4.5e-30 * product && Math.sign(value) !== expected) wrongWithout++;
    }
    expect(wrongWithout).toBeGreaterThan(0);
  });
});

describe('margins', () => {
  it('orient3d without them would be wrong where products underflow', () => {
    const filter = tierOf('orient3d', 'filter');
    const random = new Random(2, 7, 1, 8);
    let wrongWithout = 0;
    for (let i = 0; i < 1500; i++) {
      // Products of three are a few units of the smallest double.
      const scale = 2 ** -357;
      const [b, c, d] = [0, 1, 2].map(() => [0, 1, 2].map(() => (2 * random.unit() - 1) * scale)) as [
        number[],
        number[],
        number[],
      ];
      const values = [0, 0, 0, ...b, ...c, ...d];
      const expected = truth('orient3d', values);
      expect(filter(...values)).toBe(UNDECIDED);
      expect(predicates.orient3d(...values)).toBe(expected);
      const minor = (v: number[], w: number[]) => v[0]! * w[1]! - w[0]! * v[1]!;
      const size = (v: number[], w: number[]) => Math.abs(v[0]! * w[1]!) + Math.abs(w[0]! * v[1]!);
      const value = minor(c, d) * b[2]! - minor(b, d) * c[2]! + minor(b, c) * d[2]!;
      const bound =
        size(c, d) * Math.abs(b[2]!) + size(b, d) * Math.abs(c[2]!) + size(b, c) * Math.abs(d[2]!);
      if (Math.abs(value) > 8.9e-16 * bound && Math.sign(value) !== expected) wrongWithout++;
    }
    expect(wrongWithout).toBeGreaterThan(0);
  });
  it('decide what a filter leaves to others: three margins in sideOfPlane', () => {
    // c · 3 · 2^-960 with c a little above 2^-51: between 2^-1010 and 2^-1009.
    const filter = tierOf('sideOfPlane', 'filter');
    expect(filter(1, 0, 0, 2 ** -1009, 0, 0, 0)).toBe(1);
    expect(filter(1, 0, 0, -(2 ** -1009), 0, 0, 0)).toBe(-1);
    expect(filter(1, 0, 0, 2 ** -1010, 0, 0, 0)).toBe(UNDECIDED);
    expect(predicates.sideOfPlane(1, 0, 0, 2 ** -1010, 0, 0, 0)).toBe(1);
  });
});

describe('overflow', () => {
  it('is left to the integers, in every filter', () => {
    for (const name of generatedNames) {
      const filter = tierOf(name, 'filter');
      const random = new Random(1, 6, 1, name.length);
      for (let i = 0; i < 300; i++) {
        const top = 2 ** random.between(200, 1023);
        const values = signatures[name].parameters.map(() =>
          random.oneIn(4) ? 0 : (2 * random.unit() - 1) * top,
        );
        if (signatures[name].distance >= 0) values[7] = Math.abs(values[7]!);
        if (signatures[name].kind === 'plane') values[0] = top;
        const expected = truth(name, values);
        expect([UNDECIDED, expected]).toContain(filter(...values));
        expect(predicates[name](...values)).toBe(expected);
      }
    }
  });
});
