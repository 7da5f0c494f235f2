import { describe, expect, it } from 'vitest';
import { edge, face, vertex } from '../../../src/core/feature.js';
import {
  convexPolygonContainsPoint2d,
  pointConvexPolygon2d,
} from '../../../src/planar/polygons/point-convex-polygon.js';
import { type PointPolygon2d, pointPolygon2d } from '../../../src/planar/polygons/point-polygon.js';
import { polygonConvexity2d } from '../../../src/planar/polygons/polygon-convexity.js';
import { crowded, octagon, type P, square, triangle } from '../../support/convex-rings.js';

/** The same for one ring: its number is left out. */
function inOneRing({ location, feature }: PointPolygon2d) {
  return { location, feature: feature && { type: feature.type, index: feature.index } };
}

describe('pointConvexPolygon2d', () => {
  it.each([
    ['triangle', triangle],
    ['square', square],
    ['octagon', octagon],
    ['crowded', crowded],
  ] as const)('agrees with pointPolygon2d on a grid: %s', (_, ring) => {
    expect(polygonConvexity2d(ring)).not.toBe('not-convex');
    for (let from = 0; from < ring.length; from++) {
      const turned = [...ring.slice(from), ...ring.slice(0, from)];
      for (let x = -1; x <= 9; x += 0.5) {
        for (let y = -1; y <= 9; y += 0.5) {
          const expected = inOneRing(pointPolygon2d([x, y], turned));
          expect(pointConvexPolygon2d([x, y], turned), `${from}: ${x} ${y}`).toEqual(expected);
          expect(convexPolygonContainsPoint2d(turned, [x, y])).toBe(expected.location !== 'outside');
        }
      }
    }
  });

  it('the square on which the book counts the boundary unevenly', () => {
    expect(
      (
        [
          [2, 0],
          [4, 2],
          [2, 4],
          [0, 2],
        ] as P[]
      ).map((p) => pointConvexPolygon2d(p, square)),
    ).toEqual([0, 1, 2, 3].map((i) => ({ location: 'boundary', feature: edge(i) })));
    expect(square.map((p) => pointConvexPolygon2d(p, square))).toEqual(
      [0, 1, 2, 3].map((i) => ({ location: 'boundary', feature: vertex(i) })),
    );
  });

  it('points and segments', () => {
    for (const ring of [
      [],
      [[1, 1]],
      [
        [1, 1],
        [1, 1],
      ],
      [
        [0, 0],
        [2, 2],
      ],
      [
        [2, 2],
        [0, 0],
        [0, 0],
      ],
    ] as P[][]) {
      for (const p of [
        [0, 0],
        [1, 1],
        [2, 2],
        [3, 3],
        [-1, -1],
        [1, 0],
      ] as P[]) {
        expect(pointConvexPolygon2d(p, ring), `${JSON.stringify(ring)} ${p}`).toEqual(
          inOneRing(pointPolygon2d(p, ring)),
        );
      }
    }
  });

  it('asks few vertices of many', () => {
    let reads = 0;
    const n = 1 << 16;
    const ring = new Proxy([] as P[], {
      get(_, key) {
        if (key === 'length') return n;
        reads++;
        const i = Number(key);
        return [i, i * i];
      },
    });
    expect(pointConvexPolygon2d([30000, 30000 * 30000 + 1], ring)).toEqual({
      location: 'inside',
      feature: face(0),
    });
    expect(pointConvexPolygon2d([30000, 30000 * 30000], ring)).toMatchObject({ feature: vertex(30000) });
    expect(pointConvexPolygon2d([30000.5, 30000 * 30001 + 0.5], ring)).toMatchObject({
      feature: edge(30000),
    });
    expect(pointConvexPolygon2d([30000, 30000 * 30000 - 1], ring)).toEqual({
      location: 'outside',
      feature: null,
    });
    expect(reads).toBeLessThan(4 * 150);
  });

  it('names the point', () => {
    expect(() => pointConvexPolygon2d([0, NaN], square)).toThrow(
      'pointConvexPolygon2d: point[1] must be a finite number',
    );
    expect(() => convexPolygonContainsPoint2d(square, [0])).toThrow('point must be a point of 2 coordinates');
    expect(() =>
      pointConvexPolygon2d(
        [1, 1],
        [
          [0, 0],
          [4, NaN],
          [0, 4],
        ],
      ),
    ).toThrow(RangeError);
  });
});
