import { describe, expect, it } from 'vitest';
import { FacePlanes } from '../../src/hull/face-planes.js';
import { FaceRecords } from '../../src/hull/face-records.js';
import { extentOf } from '../../src/hull/first-simplex.js';
import { grainOf } from '../../src/hull/grain.js';
import { isOnParallel } from '../../src/hull/on-parallel.js';
import { isOnSlanted } from '../../src/hull/on-slanted.js';
import { Random } from '../../src/oracle/cases/random.js';
import { orient3dAt } from '../../src/predicates/generated/at/orient3d.js';

const ROOT = Math.SQRT1_2;
/** A point at a place of a plane that is parallel to no axis, rounded. */
const onTilted = (u: number, v: number) => [ROOT * u - 0.3 * v, 0.7 * u + 0.1 * v, 0.2 * u + ROOT * v];

/** Points four of which are often in a plane, or beside one by a rounding. */
const CLOUDS: Readonly<Record<string, (random: Random) => number[]>> = {
  anywhere: (random) => [random.unit(), random.unit(), random.unit()],
  'on a coarse lattice': (random) => [random.between(0, 3), random.between(0, 3), random.between(0, 3)],
  'on a lattice that doubles do not suffice for': (random) => {
    const [x, y] = [random.integer(28), random.integer(28)];
    return [x, y, x + y + (random.between(0, 3) >> 1)];
  },
  'in a plane, with more digits than double-words have for a product': (random) => {
    const [x, y] = [random.integer(50), random.integer(50)];
    return [x, y, x + y + (random.between(0, 3) >> 1)].map((k) => k * 2 ** -50);
  },
  'a lattice, rounded': (random) => [
    0.1 * random.between(0, 3),
    0.3 * random.between(0, 3),
    0.7 * random.between(0, 1),
  ],
  'on a tilted plane, rounded': (random) => onTilted(random.unit(), random.unit()),
  'on edges of a prism': (random) => {
    const angle = random.between(0, 4);
    return [Math.cos(angle), random.unit(), Math.sin(angle)];
  },
  'on faces of a box': (random) => {
    const point = [random.unit(), random.unit(), random.unit()];
    point[random.between(0, 2)] = 0.1;
    return point;
  },
};

/** What is done to all coordinates, which moves filters out of their windows. */
const SIZES: Readonly<Record<string, (x: number) => number>> = {
  'as they are': (x) => x,
  tiny: (x) => x * 2 ** -160,
  'almost nothing': (x) => x * 2 ** -1040,
  huge: (x) => x * 2 ** 990,
  'far away': (x) => x + 1e6,
  'of different sizes': (x) => (x > 0.5 ? x * 2 ** 300 : x * 2 ** -300),
};

describe('sides of faces', () => {
  const inputs = Object.keys(CLOUDS).flatMap((cloud) =>
    Object.keys(SIZES).map((size) => [cloud, size] as const),
  );
  it.each(inputs)('%s, %s: as orient3d tells, before and after a face is written again', (cloud, size) => {
    const random = new Random(1, 2, 3, 4);
    const points = Array.from({ length: 40 }, () => CLOUDS[cloud]!(random));
    const x = Float64Array.from(points.flat(), SIZES[size]!);
    const records = new FaceRecords(2);
    for (let face = 0; face < 2; face++) records.take(0, 1, 2);
    const planes = new FacePlanes(x, extentOf(x), records);
    const asked = [0, 0, 0];
    for (let round = 0; round < 60; round++) {
      const [a, b, c] = [0, 1, 2].map(() => random.between(0, 39)) as [number, number, number];
      const face = random.between(0, 1);
      // Faces of hulls are never flat.
      if (isFlat(x, a, b, c)) continue;
      records.release(face);
      // The number that was given back last comes first.
      planes.write(records.take(a, b, c));
      for (let p = 0; p < 40; p++) {
        const sign = orient3dAt(x, a, b, c, p);
        expect(planes.sign(face, p), `${[a, b, c, p]}`).toBe(sign);
        asked[sign + 1]!++;
      }
    }
    for (const count of asked) expect(count).toBeGreaterThan(0);
  });
});

/** Whether three points are on a line: then they are in a plane with whatever point. */
function isFlat(x: Float64Array, a: number, b: number, c: number): boolean {
  const size = x.length / 3;
  for (let p = 0; p < size; p++) if (orient3dAt(x, a, b, c, p) !== 0) return false;
  return true;
}

describe('lattices', () => {
  const grain = (list: number[]) => {
    const x = Float64Array.from(list);
    return grainOf(x, extentOf(x));
  };

  it('half the volume of a cell of two lattices, the coarser one first', () => {
    // Less than 2^3: steps of 2^-12 and of 2^-28.
    expect(grain([0, 0, 0, 5, 1, 2 ** -12])).toBe(2 ** -37);
    expect(grain([0, 0, 0, 5, 1, 2 ** -13])).toBe(2 ** -85);
    expect(grain([0, 0, 0, 5, 1, 2 ** -28])).toBe(2 ** -85);
    expect(grain([0, 0, 0, 5, 1, 2 ** -29])).toBe(0);
  });

  it('none where a coordinate is on neither, however small, or where the extent is out of reach', () => {
    expect(grain([0, 0, 0, 5, 1, Number.MIN_VALUE])).toBe(0);
    expect(grain([0, 0, 0, 5, 1, 1 / 3])).toBe(0);
    for (const scale of [2 ** 200, 2 ** -200]) expect(grain([0, 0, 0, 4 * scale, scale, scale])).toBe(0);
    expect(grain([-Number.MAX_VALUE, 0, 0, Number.MAX_VALUE, 1, 1])).toBe(0);
  });
});

describe('lines through corners that are parallel to edges', () => {
  const at = (...point: number[]) => Float64Array.from([0, 0, 0, 0.1, 0, 0, 0.3, 0.7, 0.9, ...point]);
  const isOn = (...point: number[]) => isOnParallel(at(...point), 0, 1, 2, 3);

  it('are in the plane', () => {
    for (const point of [
      [7, 0.7, 0.9],
      [7, 0, 0],
      [0.3, 0.7, 0.9],
      [0, 0, 0],
    ])
      expect(isOn(...point)).toBe(true);
  });

  it('are those along the axis of the edge alone', () => {
    for (const point of [
      [0.3, 7, 0.9],
      [0.3, 0.7, 7],
      [7, 0.7, 7],
      [0, 7, 0],
    ])
      expect(isOn(...point)).toBe(false);
  });
});

describe('lines through corners that are parallel to slanted edges', () => {
  const isOn = (...list: number[]) => isOnSlanted(Float64Array.from(list), 0, 1, 2, 3);
  const triangle = [0.1, 0, 0.1, 0.3, 0.7, 0.3, 5, 6, 7];

  it('are in the plane, if differences and products are known without an error', () => {
    expect(isOn(0, 0, 0, 1, 2, 3, 5, 6, 4, 7, 10, 10)).toBe(true);
    expect(isOn(-0.6, 0.8, 0, -0.6, 0, 0.8, 0.28, 0.96, 0, 0.28, 0, 0.96)).toBe(true);
    expect(isOn(...triangle, 0.3, 0.7, 0.3)).toBe(true);
  });

  it('are not where a product only rounds to the other one, or may have underflown', () => {
    const e = 2 ** -30;
    // (1 + e)² and 1 (1 + 2e) round to two numbers, (1 + e²)² and 1 + 2e² to the same.
    expect(isOn(0, 0, 0, 1, 1 + e, 0, 5, 6, 4, 5 + 1 + e, 6 + 1 + 2 * e, 4)).toBe(false);
    const tiny = 2 ** -600;
    expect(isOn(0, 0, 0, tiny, 2 * tiny, 0, 0, 0, 1, tiny, 3 * tiny, 1)).toBe(false);
  });

  it('are in the plane wherever they are found, in clouds of all kinds', () => {
    const random = new Random(1, 2, 3, 4);
    let found = 0;
    for (const draw of Object.values(CLOUDS)) {
      for (let round = 0; round < 300; round++) {
        const x = Float64Array.from([0, 1, 2, 3].flatMap(() => draw(random)));
        if (!isOnSlanted(x, 0, 1, 2, 3)) continue;
        found++;
        expect(orient3dAt(x, 0, 1, 2, 3)).toBe(0);
      }
    }
    expect(found).toBeGreaterThan(50);
  });
});
