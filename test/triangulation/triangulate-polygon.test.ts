import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWeaklySimple } from '../../src/oracle/referees/constructions/polygon-triangulation.js';
import { isSimplePolygon2d } from '../../src/planar/index.js';
import { triangulatePolygon, triangulatePolygon2d } from '../../src/triangulation/index.js';
import { HARD_POLYGONS } from './hard-polygons.js';

type Ring = readonly (readonly number[])[];

/** Twice the area of a lattice polygon, exactly: below 2^53. */
function area(ring: Ring): number {
  return ring.reduce((sum, [x, y], i) => {
    const [u, v] = ring[(i + 1) % ring.length]!;
    return sum + x! * v! - u! * y!;
  }, 0);
}

function trianglesOf(ring: Ring, indices: Uint32Array): Ring[] {
  return Array.from({ length: indices.length / 3 }, (_, t) =>
    [...indices.subarray(3 * t, 3 * t + 3)].map((i) => ring[i]!),
  );
}

const exactly = (ring: Ring) => ring.map(([x, y]) => [BigInt(x!), BigInt(y!), 0n] as const);

/** A square of 4 with a hole of 2. */
const BRIDGED = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 4],
  [0, 0],
  [1, 1],
  [1, 3],
  [3, 3],
  [3, 1],
  [1, 1],
];

const lattice = fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 6 }));
const rings = fc.array(lattice, { minLength: 3, maxLength: 9 });

describe('triangulatePolygon2d', () => {
  it('gives triangles of the orientation of the polygon whose areas add up to it, and null where it crosses itself', () => {
    let [cut, touching] = [0, 0];
    const property = fc.property(rings, (given) => {
      const indices = triangulatePolygon2d(given);
      const ring = withoutEnd(given);
      const isSimple = isSimplePolygon2d(ring);
      expect(indices !== null).toBe(isSimple || isWeaklySimple(exactly(ring)));
      if (indices === null) return;
      if (isSimple) cut++;
      else touching++;
      const areas = trianglesOf(ring, indices).map(area);
      if (isSimple) expect(areas).toHaveLength(ring.length - 2);
      else expect(areas.length).toBeLessThanOrEqual(ring.length - 2);
      expect(areas.every((a) => Math.sign(a) === Math.sign(area(ring)))).toBe(true);
      expect(areas.reduce((sum, a) => sum + a)).toBe(area(ring));
    });
    fc.assert(property, { seed: 5, numRuns: 1500 });
    expect(cut).toBeGreaterThan(200);
    expect(touching).toBeGreaterThan(150);
  });

  it('cuts a hole with a bridge, and a pinched ring', () => {
    const annulus = triangulatePolygon2d(BRIDGED)!;
    expect(annulus).toHaveLength(3 * 8);
    expect(trianglesOf(BRIDGED, annulus).reduce((sum, t) => sum + area(t), 0)).toBe(2 * 12);
    const pinched = [
      [0, 0],
      [2, 2],
      [4, 0],
      [4, 4],
      [2, 2],
      [0, 4],
    ];
    expect(triangulatePolygon2d(pinched)).toHaveLength(3 * 2);
    // Round the same square twice.
    const square = BRIDGED.slice(0, 4);
    expect(triangulatePolygon2d([...square, ...square])).toBeNull();
  });

  it('takes closed rings as open ones', () => {
    const ring = [
      [0, 0],
      [4, 0],
      [1, 1],
      [0, 4],
    ];
    expect(triangulatePolygon2d([...ring, [0, 0]])).toEqual(triangulatePolygon2d(ring));
    expect(
      triangulatePolygon2d([
        [0, 0],
        [1, 0],
        [0, 0],
      ]),
    ).toBe(null);
    expect(
      triangulatePolygon2d([
        [0, 0],
        [0, 0],
        [0, 0],
      ]),
    ).toBe(null);
  });

  it.each(Object.entries(HARD_POLYGONS))('cuts a %s', (_, make) => {
    expect(triangulatePolygon2d(make(256))).toHaveLength(3 * 254);
  });

  it('cuts at the ends of the range of doubles', () => {
    for (const x of [5e-324, 1.7e308]) {
      expect(
        triangulatePolygon2d([
          [-x, -x],
          [x, -x],
          [0, 0],
          [-x, x],
        ]),
      ).toEqual(new Uint32Array([0, 1, 2, 0, 2, 3]));
    }
  });
});

describe('triangulatePolygon', () => {
  it('cuts in whatever plane as in the plane', () => {
    const property = fc.property(rings, (ring) => {
      const flat = triangulatePolygon2d(ring);
      const { shape, triangles } = triangulatePolygon(ring.map(([x, y]) => [x, y, 2 * x + 3 * y]));
      const open = withoutEnd(ring);
      if (flat === null || open.length <= 3) {
        expect(triangles).toHaveLength(3 * (open.length - 2 || 1));
        return;
      }
      expect(shape === 'self-touching').toBe(!isSimplePolygon2d(open));
      expect(['convex', 'not-convex', 'self-touching']).toContain(shape);
      if (shape === 'not-convex') expect(triangles).toEqual(flat);
      expect(triangles).toHaveLength(flat.length);
    });
    fc.assert(property, { seed: 6, numRuns: 500 });
  });

  it.each([
    [
      'triangle',
      [
        [0, 0, 0],
        [1, 0, 0],
        [0, 1, 0],
      ],
      [0, 1, 2],
    ],
    [
      'triangle',
      [
        [0, 0, 0],
        [1, 0, 0],
        [0, 0, 0],
      ],
      [0, 1, 2],
    ],
    [
      'triangle',
      [
        [0, 0, 0],
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 0],
      ],
      [0, 1, 2],
    ],
    [
      'convex',
      [
        [0, 0, 0],
        [1, 0, 0],
        [1, 1, 0],
        [0, 1, 0],
      ],
      [0, 1, 2, 0, 2, 3],
    ],
    [
      'not-convex',
      [
        [4, 0, 0],
        [1, 1, 0],
        [0, 4, 0],
        [0, 0, 0],
      ],
      [3, 0, 1, 3, 1, 2],
    ],
    [
      'not-planar',
      [
        [4, 0, 0],
        [1, 1, 1e-9],
        [0, 4, 0],
        [0, 0, 0],
      ],
      [3, 0, 1, 3, 1, 2],
    ],
    // All three shadows touch themselves.
    [
      'not-planar',
      [
        [1, 1, 1],
        [0, 3, 3],
        [0, 2, 0],
        [2, 3, 0],
        [0, 1, 2],
      ],
      [0, 1, 2, 0, 2, 3, 0, 3, 4],
    ],
    [
      'self-touching',
      [
        [0, 0, 5],
        [2, 2, 5],
        [4, 0, 5],
        [4, 4, 5],
        [2, 2, 5],
        [0, 4, 5],
      ],
      [5, 0, 4, 3, 1, 2],
    ],
    [
      'self-crossing',
      [
        [0, 0, 0],
        [1, 1, 0],
        [1, 0, 0],
        [0, 1, 0],
      ],
      [0, 1, 2, 0, 2, 3],
    ],
    [
      'flat',
      [
        [0, 0, 0],
        [1, 0, 0],
        [2, 0, 0],
        [3, 0, 0],
      ],
      [0, 1, 2, 0, 2, 3],
    ],
  ])('says %s', (shape, ring, triangles) => {
    expect(triangulatePolygon(ring)).toEqual({ shape, triangles: new Uint32Array(triangles) });
  });
});

function withoutEnd(ring: Ring): Ring {
  const [first, last] = [ring[0]!, ring[ring.length - 1]!];
  return first[0] === last[0] && first[1] === last[1] ? ring.slice(0, -1) : ring;
}

describe('a ring that is closed', () => {
  it('once or twice is cut as the open one', () => {
    const open = [
      [0, 0],
      [4, 0],
      [1, 1],
      [0, 4],
    ];
    expect(triangulatePolygon2d([...open, [0, 0]])).toEqual(triangulatePolygon2d(open));
    expect(triangulatePolygon2d([...open, [0, 0], [0, 0]])).toHaveLength(3 * 2);
  });
});
