import { describe, expect, it } from 'vitest';
import { mulberry32 } from '../../../bench/polygons/random.js';
import * as rational from '../../../src/arithmetic/rational.js';
import { convexHull2d } from '../../../src/planar/index.js';
import { isClear } from '../../../src/polygons/buffer/distance-tests.js';
import {
  type BufferOptions,
  bufferPolygon2d,
  bufferPolyline2d,
  type PolygonSet,
  polygonDifference,
  polygonSet,
  polygonSetArea,
  polygonSetPerimeter,
  polygonUnion,
} from '../../../src/polygons/index.js';

type Ring = readonly (readonly [number, number])[];

const box = (x: number, y: number, w: number, h: number): Ring => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
];
const area = (set: PolygonSet): number => rational.toNumber(polygonSetArea(set) as rational.Rational);
const isIn = (a: PolygonSet, b: PolygonSet): boolean => polygonDifference(a, b).polygons.length === 0;

describe('buffers of polygons', () => {
  it('of convex ones have areas on both sides of that of Steiner', () => {
    const random = mulberry32(7);
    for (let k = 0; k < 60; k++) {
      const points = Array.from({ length: 9 }, () => [random(), 10 * random()] as const);
      const ring = Array.from(convexHull2d(points), (i) => points[i]!);
      const r = random() * 3;
      const set = polygonSet(ring);
      // Steiner 1840: the area, and the perimeter times r, and a disk.
      const true_ = area(set) + polygonSetPerimeter(set) * r + Math.PI * r * r;
      const tolerance = r / 100;
      const [outside, inside] = (['outside', 'inside'] as const).map((side) =>
        bufferPolygon2d(ring, r, { tolerance, side }),
      );
      expect(area(outside!.region)).toBeGreaterThanOrEqual(true_ * (1 - 1e-12));
      expect(area(inside!.region)).toBeLessThanOrEqual(true_ * (1 + 1e-12));
      expect(area(outside!.region) - area(inside!.region)).toBeLessThan(
        2 * tolerance * polygonSetPerimeter(outside!.region),
      );
      expect(isIn(inside!.region, outside!.region)).toBe(true);
      for (const { deviation } of [outside!, inside!]) {
        expect(deviation).toBeGreaterThan(tolerance / 8);
        expect(deviation).toBeLessThanOrEqual(tolerance);
      }
    }
  });

  it('grow, and are worn off again, to no less than they were', () => {
    const random = mulberry32(9);
    for (let k = 0; k < 30; k++) {
      const ring = Array.from({ length: 7 }, () => [random(), random()] as const);
      const set = polygonSet(ring);
      const grown = bufferPolygon2d(set, 0.25, { tolerance: 1e-3 });
      const closed = bufferPolygon2d(grown.region, -0.25, { tolerance: 1e-3 });
      expect(isIn(set, closed.region)).toBe(true);
      const opened = bufferPolygon2d(
        bufferPolygon2d(set, -0.01, { tolerance: 1e-4, side: 'inside' }).region,
        0.01,
        { tolerance: 1e-4, side: 'inside' },
      );
      expect(isIn(opened.region, set)).toBe(true);
    }
  });

  it('of a plate are left until it closes, to the last double', () => {
    const plate = box(0, 0, 200, 72);
    const options: BufferOptions = { tolerance: 0.01 };
    expect(bufferPolygon2d(plate, -36, options).region.polygons).toEqual([]);
    const { region } = bufferPolygon2d(plate, -35.99999999999999, { tolerance: 0.01, side: 'inside' });
    expect(region.polygons.length).toBe(1);
    // What is as wide as two points of doubles: above 35.99999999999999, and below 36.00000000000001.
    expect(region.vertices[0]).toEqual([35.99999999999999, 35.99999999999999]);
  });

  it('close holes at half of their width', () => {
    const frame = { outer: box(0, 0, 12, 12), holes: [box(4, 4, 4, 4)] };
    const rings = (r: number, side: 'outside' | 'inside') =>
      bufferPolygon2d(frame, r, { tolerance: 1e-5, side }).region.polygons[0]!.length;
    expect(rings(2, 'outside')).toBe(1);
    expect(rings(1.9999, 'outside')).toBe(2);
    expect(rings(1.9999, 'inside')).toBe(2);
    expect(rings(2.0001, 'inside')).toBe(1);
  });

  it('move edges along the axes exactly', () => {
    const { region } = bufferPolygon2d(box(0, 0, 4, 2), 0.5, { tolerance: 0.01 });
    for (const side of [-0.5, 4.5])
      expect(region.vertices.filter((v) => 'length' in v && v[0] === side).length).toBe(2);
    expect(bufferPolygon2d(box(0, 0, 4, 2), -0.5, { tolerance: 0.01 }).region).toEqual(
      polygonSet(box(0.5, 0.5, 3, 1)),
    );
  });

  it('hold far from the origin, for distances below a step of doubles, and at both ends of the doubles', () => {
    const far = 2 ** 40;
    const small = bufferPolygon2d(box(far, far, 1, 1), 1e-9, { tolerance: 0.25 });
    expect(isIn(polygonSet(box(far, far, 1, 1)), small.region)).toBe(true);
    expect(bufferPolygon2d(box(far, far, 1, 1), 1e-9, { tolerance: 0.25, side: 'inside' })).toEqual({
      region: polygonSet(box(far, far, 1, 1)),
      deviation: 1e-9,
    });
    const [least, most] = [Number.MIN_VALUE, 2 ** 1000];
    expect(
      bufferPolygon2d(box(0, 0, 9000 * least, 9000 * least), 9000 * least, { tolerance: 9000 * least }).region
        .polygons.length,
    ).toBe(1);
    expect(
      bufferPolygon2d(box(0, 0, most, most), most, { tolerance: most / 64 }).region.polygons.length,
    ).toBe(1);
    expect(
      bufferPolygon2d(box(-most, 0, most, most), 1e-300, { tolerance: most / 64 }).region.polygons.length,
    ).toBe(1);
  });

  it('of crossing edges, and of nothing', () => {
    const bowTie: Ring = [
      [0, 0],
      [3, 2],
      [3, 0],
      [0, 3],
    ];
    const set = polygonSet(bowTie);
    const { region } = bufferPolygon2d(bowTie, 0.1, { tolerance: 1e-6 });
    expect(region.polygons.length).toBe(1);
    expect(isIn(set, region)).toBe(true);
    expect(bufferPolygon2d([], 1, { tolerance: 1 })).toEqual({ region: polygonUnion(), deviation: 0 });
    expect(bufferPolygon2d(bowTie, 0, { tolerance: 1 })).toEqual({ region: set, deviation: 0 });
  });
});

describe('buffers of lines', () => {
  it('are those of all points of them', () => {
    const line: Ring = [
      [0, 0],
      [4, 0],
      [4, 3],
      [1, -2],
    ];
    const options: BufferOptions = { tolerance: 1e-3 };
    const { region } = bufferPolyline2d(line, 0.5, options);
    for (const part of [line.slice(0, 2), line.slice(2), line.slice(1, 2)]) {
      const inside = bufferPolyline2d(part, 0.5, { ...options, side: 'inside' });
      expect(isIn(inside.region, region)).toBe(true);
    }
    const turned = bufferPolyline2d([...line].reverse(), 0.5, options);
    expect(area(turned.region)).toBeCloseTo(area(region), 2);
    expect(bufferPolyline2d([line, line], 0.5, options).region).toEqual(region);
    // Thin ones may be nothing.
    expect(bufferPolyline2d(line, 1e-20, { tolerance: 1, side: 'inside' })).toEqual({
      region: polygonUnion(),
      deviation: 1e-20,
    });
  });

  it('of points are disks', () => {
    const { region } = bufferPolyline2d(
      [
        [1, 1],
        [1, 1],
      ],
      2,
      { tolerance: 0.01 },
    );
    expect(area(region)).toBeGreaterThan(4 * Math.PI);
    expect(area(region)).toBeLessThan(2.01 ** 2 * Math.PI);
  });
});

it('what has no buffer is refused', () => {
  const square = box(0, 0, 1, 1);
  expect(() => bufferPolygon2d(square, 1, { tolerance: 1e-16 })).toThrow(
    'bufferPolygon2d: options.tolerance must be at least',
  );
  expect(() => bufferPolygon2d(box(0, 0, 1e308, 1), 1e308, { tolerance: 1e300 })).toThrow(
    'bufferPolygon2d: distance must be one for which all is in the range of doubles, got 1e+308',
  );
  expect(() => bufferPolygon2d(square, 1, { tolerance: 0 })).toThrow(
    'must be a finite number above 0, got 0',
  );
  expect(() => bufferPolygon2d(square, 1, { tolerance: 1, side: 'left' as never })).toThrow(
    "options.side must be 'outside' or 'inside', got the string 'left'",
  );
  expect(() => bufferPolygon2d(square, 1, { tolerance: 1, quads: 8 } as never)).toThrow('quads');
  expect(() => bufferPolyline2d(square, -1, { tolerance: 1 })).toThrow('at least 0, got -1');
  expect(() => bufferPolyline2d([[[0, 0]], [[0, Number.NaN]]], 1, { tolerance: 1 })).toThrow(
    'bufferPolyline2d: lines[1][0][1] must be a finite number, got NaN',
  );
});

it('says how far it is, and ends when it shall', () => {
  const stages = new Set<string>();
  bufferPolygon2d(box(0, 0, 1, 1), 1, { tolerance: 0.1, onProgress: (stage) => void stages.add(stage) });
  expect(Array.from(stages)).toEqual(['edges', 'crossings', 'faces', 'rings']);
  const signal = { aborted: true, reason: new Error('enough') };
  expect(() => bufferPolyline2d(box(0, 0, 1, 1), 1, { tolerance: 0.1, signal })).toThrow('enough');
});

describe('a line that passes a centre', () => {
  it('is measured also where its ends are so near that the square of their distance underflows', () => {
    const radius = 2 ** 500;
    const larger = radius * (1 + 2 ** -30);
    for (let k = 0; k < 40; k++) {
      const end = (1 + k / 41) * 2 ** -535;
      expect(isClear([0, 0], [radius, 0], [radius, end], radius)).toBe(true);
      expect(isClear([0, 0], [radius, 0], [radius, end], larger)).toBe(false);
    }
  });
});
