import { describe, expect, it } from 'vitest';
import { Random } from '../../src/oracle/cases/random.js';
import {
  fillOrientedBox,
  moveOrientedBox,
  pointOfOrientedBox,
  rotateOrientedBox,
} from '../../src/oracle/questions/boxes/families.js';
import { independentAxes } from '../../src/oracle/referees/shapes/boxes/shapes.js';
import {
  boxBody,
  exactContainment,
  exactSeparation,
  orientedBoxBody,
  triangleBody,
} from '../../src/predicates/separating-axes/exact-body.js';
import {
  ERROR,
  filterContainment,
  filterOrientedBoxes,
  filterTriangleOrientedBox,
  PROVEN_SEPARATED,
} from '../../src/predicates/separating-axes/oriented-box-filter.js';
import {
  gridSeparation,
  gridTriangleSeparation,
  OFF_GRID,
} from '../../src/predicates/separating-axes/oriented-box-grid.js';
import {
  boxContainsOrientedBox,
  boxOrientedBoxSeparation,
  orientedBoxContainsBox,
  orientedBoxesSeparation,
} from '../../src/predicates/separating-axes/oriented-box-separation.js';
import {
  signsAlongAxis,
  signsOfOrientedBox,
} from '../../src/predicates/separating-axes/oriented-box-sides.js';
import {
  compare,
  MEETING,
  SEPARATED,
  separationOf,
  TOUCHING,
} from '../../src/predicates/separating-axes/separation.js';

const ALL_FIFTEEN = 2 ** 15 - 1;
const ALL_THIRTEEN = 2 ** 13 - 1;

const changed = (values: readonly number[], i: number, x: number) =>
  values.map((value, k) => (k === i ? x : value));

/** Pairs of rotated boxes that touch up to rounding, disjoint or overlapping by a few ulps. */
function* pairs(count: number, seed: number): Generator<Float64Array> {
  const random = new Random(seed, 2, 3, 4);
  const v = new Float64Array(30);
  for (let n = 0; n < count; n++) {
    fillOrientedBox(random, v, 0);
    fillOrientedBox(random, v, 15);
    rotateOrientedBox(random, v, 0);
    if (random.oneIn(2)) v.copyWithin(18, 3, 12);
    moveOrientedBox(random, v, 15, pointOfOrientedBox(random, v, 0));
    if (random.oneIn(3)) v[15] = v[15]! + 1e-9 * random.sign();
    if (independentAxes(v, 0) && independentAxes(v, 15)) yield v;
  }
}

describe('separationOf', () => {
  it.each([
    [1, 1, SEPARATED],
    [-1, -1, SEPARATED],
    [0, 1, TOUCHING],
    [-1, 0, TOUCHING],
    [0, 0, MEETING],
    [-1, 1, MEETING],
  ])('of %d and %d is %d', (low, high, code) => {
    expect(separationOf(low, high)).toBe(code);
  });

  it('compares numbers of both kinds', () => {
    expect([compare(1, 2), compare(2, 2), compare(3, 2)]).toEqual([-1, 0, 1]);
    expect([compare(1n, 2n), compare(2n, 2n), compare(3n, 2n)]).toEqual([-1, 0, 1]);
  });
});

describe('the filter for two oriented boxes', () => {
  it('has a bound that covers its roundings', () => {
    // In units of u: γ_16 with what the bound itself loses by 22 roundings, and the reserve for underflow.
    const u = 2 ** -53;
    expect((ERROR / u) * (1 - 22 * u)).toBeGreaterThan(16 / (1 - 16 * u) + 7);
  });

  it('decides only what the integers confirm, axis by axis', () => {
    let [separated, decided, undecided] = [0, 0, 0];
    for (const v of pairs(600, 1)) {
      const [a, b] = [orientedBoxBody(v, 0), orientedBoxBody(v, 15)];
      const found = filterOrientedBoxes(v, 0, v, 15, 0);
      if (found === PROVEN_SEPARATED) {
        separated++;
        expect(exactSeparation(a, b, ALL_FIFTEEN)).toBe(SEPARATED);
        continue;
      }
      for (let axis = 0; axis < 15; axis++) {
        if ((found & (1 << axis)) !== 0) undecided++;
        else {
          decided++;
          expect(exactSeparation(a, b, 1 << axis)).toBe(MEETING);
        }
      }
    }
    expect(separated).toBeGreaterThan(20);
    expect(decided).toBeGreaterThan(undecided);
    expect(undecided).toBeGreaterThan(200);
  });

  it('leaves all axes open outside its window', () => {
    const box = [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 1, 1, 1];
    const change = (i: number, x: number) => box.map((value, j) => (i === j ? x : value));
    for (const k of [3, 7, 11]) {
      expect(filterOrientedBoxes(change(k, 2 ** -251), 0, box, 0, 0)).toBe(ALL_FIFTEEN);
      expect(filterOrientedBoxes(box, 0, change(k, 2 ** 251), 0, 0)).toBe(ALL_FIFTEEN);
      expect(filterOrientedBoxes(change(k, 2 ** -249), 0, box, 0, 0)).not.toBe(ALL_FIFTEEN);
    }
    for (const k of [0, 1, 2, 12, 13, 14]) {
      expect(filterOrientedBoxes(change(k, 2 ** 251), 0, box, 0, 0)).toBe(ALL_FIFTEEN);
      expect(filterOrientedBoxes(change(k, 2 ** 249), 0, box, 0, 0)).not.toBe(ALL_FIFTEEN);
    }
    const point = box.map((x, i) => (i < 12 ? x : 0));
    expect(filterOrientedBoxes(point, 0, point, 0, 0)).toBe(ALL_FIFTEEN);
    expect(filterOrientedBoxes(change(0, Number.NaN), 0, box, 0, 0)).toBe(ALL_FIFTEEN);
    expect(filterContainment(box, 0, change(0, 2 ** 251), 0, 0)).toBe(0);
  });

  it('sees that equal axes span no axis', () => {
    const box = (x: number) => [x, 0, 0, 0.1, 0.7, 0.3, -0.9, 0.2, 0.4, 0.3, 0.5, -0.6, 1, 1, 1];
    expect(filterOrientedBoxes(box(0), 0, box(0.25), 0, 0)).toBe(0);
    const turned = box(0.25).map((value, i) => (i > 2 && i < 12 ? -value : value));
    expect(filterOrientedBoxes(box(0), 0, turned, 0, 0)).toBe(0);
  });

  it('knows containment only where the integers confirm it', () => {
    const counts = { '-1': 0, '0': 0, '1': 0 };
    for (const v of pairs(400, 2)) {
      for (let i = 0; i < 3; i++) {
        v[15 + i] = v[i]!;
        v[12 + i] = v[12 + i]! * 4;
      }
      const known = filterContainment(v, 0, v, 15, 0);
      counts[known]++;
      if (known !== 0) {
        expect(exactContainment(orientedBoxBody(v, 0), orientedBoxBody(v, 15))).toBe(known === 1);
      }
    }
    expect(counts['1']).toBeGreaterThan(20);
    expect(counts['-1']).toBeGreaterThan(20);
  });
});

describe('the grid tier for two oriented boxes', () => {
  it('gives what the integers give, on lattices of any scale', () => {
    const random = new Random(4, 3, 2, 1);
    const v = new Float64Array(30);
    const codes = [0, 0, 0];
    for (let n = 0; n < 1500; n++) {
      fillOrientedBox(random, v, 0);
      fillOrientedBox(random, v, 15);
      moveOrientedBox(random, v, 15, pointOfOrientedBox(random, v, 0));
      const [axes, lengths] = [2 ** random.between(-80, 80), 2 ** random.between(-80, 80)];
      const far = random.oneIn(2) ? 0 : random.between(-1000, 1000) * lengths * axes;
      for (let i = 0; i < 30; i++) {
        const place = i % 15;
        v[i] = v[i]! * (place < 3 ? axes * lengths : place < 12 ? axes : lengths) + (place < 3 ? far : 0);
      }
      if (!independentAxes(v, 0) || !independentAxes(v, 15)) continue;
      const found = gridSeparation(v, 0, v, 15, ALL_FIFTEEN);
      expect(found).not.toBe(OFF_GRID);
      codes[found]!++;
      const exactly = exactSeparation(orientedBoxBody(v, 0), orientedBoxBody(v, 15), ALL_FIFTEEN);
      expect(found).toBe(exactly);
      const one = 1 << random.below(15);
      expect(gridSeparation(v, 0, v, 15, one)).toBe(
        exactSeparation(orientedBoxBody(v, 0), orientedBoxBody(v, 15), one),
      );
    }
    expect(codes[TOUCHING]).toBeGreaterThan(50);
    expect(codes[MEETING]).toBeGreaterThan(50);
  });

  it('leaves alone what does not lie on a grid, or outside the window', () => {
    const box = [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 1, 1, 1];
    expect(gridSeparation(box, 0, box, 0, ALL_FIFTEEN)).toBe(MEETING);
    for (let i = 0; i < 15; i++) {
      const rough = box.map((x, k) => (k === i ? x + 2 ** -50 : x));
      expect(gridSeparation(rough, 0, box, 0, ALL_FIFTEEN)).toBe(OFF_GRID);
      expect(gridSeparation(box, 0, rough, 0, ALL_FIFTEEN)).toBe(OFF_GRID);
      const fine = box.map((x, k) => (k === i ? x + 2 ** -7 : x));
      expect(gridSeparation(fine, 0, box, 0, ALL_FIFTEEN)).toBe(MEETING);
      const large = box.map((x, k) => (k === i ? 2 ** 300 : x));
      expect(gridSeparation(large, 0, box, 0, ALL_FIFTEEN)).toBe(OFF_GRID);
    }
  });
});

describe('the filter for a triangle and an oriented box', () => {
  it('decides only what the integers confirm, axis by axis', () => {
    const random = new Random(5, 6, 7, 8);
    let [separated, undecided] = [0, 0];
    for (const v of pairs(500, 3)) {
      const t = new Float64Array(9);
      const p = pointOfOrientedBox(random, v, 0);
      for (let i = 0; i < 9; i++) t[i] = p[i % 3]! + (random.oneIn(3) ? 0 : random.between(-2, 2));
      const [a, b] = [orientedBoxBody(v, 0), triangleBody(t, 0, 3, 6)];
      const found = filterTriangleOrientedBox(v, 0, t, 0, 3, 6);
      if (found === PROVEN_SEPARATED) {
        separated++;
        expect(exactSeparation(a, b, ALL_THIRTEEN)).toBe(SEPARATED);
        continue;
      }
      for (let axis = 0; axis < 13; axis++) {
        if ((found & (1 << axis)) !== 0) undecided++;
        else expect(exactSeparation(a, b, 1 << axis)).toBe(MEETING);
      }
    }
    expect(separated).toBeGreaterThan(20);
    expect(undecided).toBeGreaterThan(100);
  });

  it('leaves axes open outside its window', () => {
    const box = [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 1, 1, 1];
    expect(filterTriangleOrientedBox(box, 0, [2 ** 260, 0, 0, 0, 1, 0, 0, 0, 1], 0, 3, 6)).toBe(ALL_THIRTEEN);
    const tiny = [0, 0, 0, 2 ** -400, 0, 0, 0, 2 ** -400, 0];
    expect(filterTriangleOrientedBox(box, 0, tiny, 0, 3, 6)).toBe(1 << 3);
    const point = [0.5, 0, 0, 0.5, 0, 0, 0.5, 0, 0];
    expect(filterTriangleOrientedBox(box, 0, point, 0, 3, 6)).toBe(0);
  });
});

/** Integers x with a · x = k, for a without a common divisor. */
function solutionOf([a, b, c]: readonly bigint[], k: bigint): bigint[] {
  const [g, x, y] = bezout(a!, b!);
  const [h, z, w] = bezout(g, c!);
  return [x * z, y * z, w].map((each) => (each * k) / h);
}

/** d, x and y with a x + b y = d, which divides both. */
function bezout(a: bigint, b: bigint): readonly [bigint, bigint, bigint] {
  if (b === 0n) return [a, 1n, 0n];
  const [d, x, y] = bezout(b, a % b);
  return [d, y, x - (a / b) * y];
}

/**
 * A box with a corner at the origin, and a triangle around this corner whose plane passes it at so many units of
 * volume, the least distance that there is on a lattice: what rounds at all, rounds it away.
 */
function besideCorner(random: Random, size: number, units: number): Float64Array | null {
  const near = (x: number) => Math.round(x) + random.between(-200, 200);
  const a = [near(size), near(size), near(0)];
  const b = [near(-size / 2), near(-size / 2), near(size)];
  const [p, q] = [a.map(BigInt), b.map(BigInt)];
  const minor = (i: number, j: number) => p[i]! * q[j]! - p[j]! * q[i]!;
  const m = [minor(1, 2), minor(2, 0), minor(0, 1)];
  const [g] = bezout(bezout(m[0]!, m[1]!)[0], m[2]!);
  if (g !== 1n && g !== -1n) return null;
  const c = solutionOf(m, BigInt(units));
  // Moved along a and b, the volume stays as it is: to about -a - b, from where the corner is in the triangle. Where it
  // is along a and b is told by the areas in the second and third coordinates.
  const along = (u: bigint[], v: bigint[]) => u[1]! * v[2]! - u[2]! * v[1]!;
  const [s, t] = [along(c, q) / along(p, q), along(p, c) / along(p, q)];
  const third = c.map((x, i) => Number(x - (s + 1n) * p[i]! - (t + 1n) * q[i]!));
  const e = a.map((x, i) => x - b[i]!);
  const f = a.map((x, i) => x - third[i]!);
  const normal = [
    e[1]! * f[2]! - e[2]! * f[1]!,
    e[2]! * f[0]! - e[0]! * f[2]!,
    e[0]! * f[1]! - e[1]! * f[0]!,
  ];
  const sense = random.sign();
  const center = normal.map((x) => (x > 0 ? 64 * sense : -64 * sense));
  return Float64Array.of(...center, 1, 0, 0, 0, 1, 0, 0, 0, 1, 64, 64, 64, ...a, ...b, ...third);
}

describe('the grid tier for a triangle and an oriented box', () => {
  it('gives what the integers give, on lattices of any scale', () => {
    const random = new Random(6, 5, 4, 3);
    const v = new Float64Array(24);
    const codes = [0, 0, 0];
    for (let n = 0; n < 1500; n++) {
      fillOrientedBox(random, v, 0);
      if (!independentAxes(v, 0)) continue;
      const p = pointOfOrientedBox(random, v, 0);
      for (let i = 0; i < 9; i++) v[15 + i] = p[i % 3]! + random.between(-2, 2);
      const [axes, lengths] = [2 ** random.between(-60, 60), 2 ** random.between(-60, 60)];
      const far = random.oneIn(2) ? 0 : random.between(-1000, 1000) * lengths * axes;
      for (let i = 0; i < 24; i++) {
        const [direction, size] = [i > 2 && i < 12, i > 11 && i < 15];
        v[i] = direction ? v[i]! * axes : size ? v[i]! * lengths : v[i]! * axes * lengths + far;
      }
      const found = gridTriangleSeparation(v, 0, v, 15, 18, 21, ALL_THIRTEEN);
      expect(found).not.toBe(OFF_GRID);
      codes[found]!++;
      const [a, b] = [orientedBoxBody(v, 0), triangleBody(v, 15, 18, 21)];
      expect(found).toBe(exactSeparation(a, b, ALL_THIRTEEN));
      const one = 1 << random.below(13);
      expect(gridTriangleSeparation(v, 0, v, 15, 18, 21, one)).toBe(exactSeparation(a, b, one));
    }
    for (const count of codes) expect(count).toBeGreaterThan(50);
  });

  it('gives what the integers give where the plane just passes a corner, on lattices as fine as it takes', () => {
    const random = new Random(1, 8, 2, 7);
    const codes = [0, 0, 0];
    let offGrid = 0;
    for (let n = 0; n < 6000; n++) {
      const size = 2 ** random.between(9, 19) * (1 + random.between(0, 64) / 64);
      const v = besideCorner(random, size, random.between(-3, 3));
      if (v === null) continue;
      const found = gridTriangleSeparation(v, 0, v, 15, 18, 21, ALL_THIRTEEN);
      if (found === OFF_GRID) {
        offGrid++;
        continue;
      }
      codes[found]!++;
      expect(found).toBe(exactSeparation(orientedBoxBody(v, 0), triangleBody(v, 15, 18, 21), ALL_THIRTEEN));
    }
    expect(offGrid).toBeGreaterThan(50);
    for (const count of codes) expect(count).toBeGreaterThan(50);
  });

  it('leaves alone what does not lie on a grid, or outside the window', () => {
    const box = [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 1, 1, 1];
    const t = [0, 0, 0, 1, 0, 0, 0, 1, 0];
    const ask = (b: readonly number[], p: readonly number[]) =>
      gridTriangleSeparation(b, 0, p, 0, 3, 6, ALL_THIRTEEN);
    expect(ask(box, t)).toBe(MEETING);
    for (let i = 0; i < 15; i++) {
      expect(ask(changed(box, i, box[i]! + 2 ** -20), t)).toBe(OFF_GRID);
      expect(ask(changed(box, i, 2 ** 300), t)).toBe(OFF_GRID);
    }
    for (let i = 0; i < 9; i++) expect(ask(box, changed(t, i, t[i]! + 2 ** -20))).toBe(OFF_GRID);
  });
});

describe('two oriented boxes with the same axes', () => {
  it('need three axes only', () => {
    const codes = [0, 0, 0];
    for (const v of pairs(600, 6)) {
      v.copyWithin(18, 3, 12);
      if (codes[0]! % 2 === 0) for (let i = 18; i < 24; i++) v[i] = -v[i]!;
      const found = orientedBoxesSeparation(v, 0, v, 15);
      codes[found]!++;
      expect(found).toBe(exactSeparation(orientedBoxBody(v, 0), orientedBoxBody(v, 15), ALL_FIFTEEN));
    }
    expect(codes[SEPARATED]).toBeGreaterThan(30);
    expect(codes[MEETING]).toBeGreaterThan(30);
  });
});

describe('signs at an oriented box', () => {
  const numbers = [1, 2, 3, 0, 1, 0, 1, 0, 0, 1, 1, 2, 1, 2, 3];
  it('agree with integers scaled out of the window', () => {
    const k = 2 ** 600;
    const large = numbers.map((x, i) => (i < 3 || i > 11 ? x * k : x));
    const random = new Random(9, 9, 9, 9);
    for (let n = 0; n < 200; n++) {
      const p = [random.between(-6, 8), random.between(-6, 8), random.between(-6, 12)];
      const m = random.below(3);
      const far = p.map((x) => x * k);
      expect(signsAlongAxis(far, large, 0, m)).toEqual(signsAlongAxis(p, numbers, 0, m));
      const c = random.between(-20, 20);
      expect(signsOfOrientedBox(p, c * k, large, 0)).toEqual(signsOfOrientedBox(p, c, numbers, 0));
    }
  });
});

describe('axis-aligned boxes beside oriented ones', () => {
  it('give what their exact bodies give', () => {
    const random = new Random(1, 1, 2, 3);
    for (const v of pairs(200, 4)) {
      const six = [0, 1, 2].map((i) => v[i]! - random.unit());
      six.push(...six.map((x) => x + 2 * random.unit()));
      const [a, b] = [boxBody(six, 0), orientedBoxBody(v, 0)];
      expect(boxOrientedBoxSeparation(six, 0, v, 0)).toBe(exactSeparation(a, b, ALL_FIFTEEN));
      expect(boxContainsOrientedBox(six, 0, v, 0)).toBe(exactContainment(a, b));
      expect(orientedBoxContainsBox(v, 0, six, 0)).toBe(exactContainment(b, a));
    }
  });
});
