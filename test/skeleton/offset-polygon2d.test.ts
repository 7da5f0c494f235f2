import { describe, expect, it } from 'vitest';
import { abs, fromNumber, type Rational } from '../../src/arithmetic/rational.js';
import {
  add,
  compare,
  equals,
  fromRational,
  multiply,
  type RootSum,
  subtract,
} from '../../src/arithmetic/root-sum.js';
import { Random } from '../../src/oracle/cases/random.js';
import { polygonArea2d, polygonValidity2d } from '../../src/planar/index.js';
import { type OffsetPolygon2d, offsetPolygon2d, straightSkeleton2d } from '../../src/skeleton/index.js';
import { effort } from '../support/effort.js';

type Ring = (readonly [number, number])[];
const ringsOf = ({ vertices, polygons }: OffsetPolygon2d) =>
  polygons.map((rings) => rings.map((ring) => ring.map((vertex) => vertices[vertex]!.rounded.point)));
const number = (x: number) => fromRational(fromNumber(x));

/** Twice the area. */
function areaOf({ vertices, polygons }: OffsetPolygon2d): RootSum {
  let twice = number(0);
  for (const ring of polygons.flat()) {
    ring.forEach((vertex, i) => {
      const [[x, y], [u, v]] = [vertices[vertex]!.point, vertices[ring[(i + 1) % ring.length]!]!.point];
      twice = add(twice, subtract(multiply(x, v), multiply(y, u)));
    });
  }
  return twice;
}

describe('offsetPolygon2d', () => {
  // A plate that makers move by 36, at which an edge has the length of the distance.
  const plate: Ring = [
    [36, 504],
    [540, 504],
    [576, 360],
    [756, 360],
    [864, 144],
    [864, 36],
    [36, 36],
  ];

  it('moves a plate by 36, and by the doubles beside it', () => {
    for (const distance of [-36, -35.99999999999999, -36.00000000000001, -36.1, -30, -42]) {
      const lengths = ringsOf(offsetPolygon2d(plate, distance)!).map((rings) =>
        rings.map((ring) => ring.length),
      );
      expect(lengths).toEqual([[7]]);
    }
    expect(ringsOf(offsetPolygon2d(plate, -36)!)[0]![0]!.slice(0, 2)).toEqual([
      [72, 72],
      [828, 72],
    ]);
  });

  it('is right at the very distance of an event, and one double beside it', () => {
    // At 162 an arm of the plate loses its width; at 234 nothing is left.
    const at = (distance: number) => offsetPolygon2d(plate, distance)!.vertices.length;
    expect([at(-161.99999999999997), at(-162), at(-162.00000000000003)]).toEqual([6, 4, 4]);
    expect([at(-233.99999999999997), at(-234), at(-234.00000000000003)]).toEqual([4, 0, 0]);
  });

  it('parts what has no width any more, and opens rings', () => {
    const frame = {
      outer: [
        [0, 0],
        [12, 0],
        [12, 9],
        [0, 9],
      ],
      holes: [
        [
          [3, 3],
          [6, 3],
          [6, 6],
          [3, 6],
        ],
      ],
    };
    expect(ringsOf(offsetPolygon2d(frame, -1)!)).toEqual([
      [
        [
          [1, 1],
          [11, 1],
          [11, 8],
          [1, 8],
        ],
        [
          [2, 2],
          [2, 7],
          [7, 7],
          [7, 2],
        ],
      ],
    ]);
    expect(ringsOf(offsetPolygon2d(frame, -1.5)!)).toEqual([
      [
        [
          [7.5, 1.5],
          [10.5, 1.5],
          [10.5, 7.5],
          [7.5, 7.5],
        ],
      ],
    ]);
    expect(offsetPolygon2d(frame, -3)!.polygons).toEqual([]);
    expect(ringsOf(offsetPolygon2d(frame, 1.5)!)).toEqual([
      [
        [
          [-1.5, -1.5],
          [13.5, -1.5],
          [13.5, 10.5],
          [-1.5, 10.5],
        ],
      ],
    ]);
  });

  it('has holes that touch, and parts that touch, as rings of their own', () => {
    // Tips whose edges have integer lengths: at 2 one of them is at a wall, at 3 the two are at each other.
    const room: Ring = [
      [0, 0],
      [20, 0],
      [20, 20],
      [0, 20],
    ];
    const pillar: Ring = [
      [10, 4.5],
      [14, 7.5],
      [10, 10.5],
      [6, 7.5],
    ];
    const touching = ringsOf(offsetPolygon2d({ outer: room, holes: [pillar] }, -2)!);
    expect(touching).toEqual([
      [
        [
          [2, 2],
          [18, 2],
          [18, 18],
          [2, 18],
        ],
        expect.arrayContaining([
          [10, 2],
          [10, 13],
        ]),
      ],
    ]);
    const after = offsetPolygon2d({ outer: room, holes: [pillar] }, -2.0000000000000004)!;
    expect(after.polygons.map((rings) => rings.length)).toEqual([1]);
    const waist: Ring = [
      [0, 0],
      [20, 0],
      [20, 6.25],
      [15, 10],
      [20, 13.75],
      [20, 20],
      [0, 20],
      [0, 13.75],
      [5, 10],
      [0, 6.25],
    ];
    expect(offsetPolygon2d(waist, -2.9999999999999996)!.polygons).toHaveLength(1);
    const parts = ringsOf(offsetPolygon2d(waist, -3)!);
    expect(parts).toHaveLength(2);
    for (const [ring] of parts) expect(ring).toContainEqual([10, 10]);
  });

  it('is the polygon itself for 0, with holes in place', () => {
    const outer: Ring = [
      [0, 0],
      [0, 9],
      [9, 9],
      [9, 0],
    ];
    const holes: Ring[] = [
      [
        [1, 1],
        [3, 1],
        [1, 3],
      ],
      [
        [5, 5],
        [5, 8],
        [8, 8],
      ],
    ];
    expect(ringsOf(offsetPolygon2d({ outer, holes }, 0)!)).toEqual([
      [
        [
          [0, 0],
          [9, 0],
          [9, 9],
          [0, 9],
        ],
        [
          [1, 1],
          [1, 3],
          [3, 1],
        ],
        [
          [5, 5],
          [5, 8],
          [8, 8],
        ],
      ],
    ]);
    // One hole around a part of which another one is: the parts that a wall comes apart into.
    const nest = {
      outer: [
        [-20, -20],
        [20, -20],
        [20, 20],
        [-20, 20],
      ],
      holes,
    };
    expect(offsetPolygon2d(nest, -0.25)!.polygons.map((rings) => rings.length)).toEqual([3]);
  });

  it('says from which edge each edge comes', () => {
    const { vertices } = offsetPolygon2d(
      [
        [0, 0],
        [0, 4],
        [6, 4],
        [6, 0],
      ],
      -1,
    )!;
    expect(vertices.map(({ edge, rounded }) => [...rounded.point, edge])).toEqual([
      [1, 1, 3],
      [5, 1, 2],
      [5, 3, 1],
      [1, 3, 0],
    ]);
  });

  it('has the area that the roof has above the distance, for random polygons', () => {
    const random = new Random(1, 6, 1, 8);
    for (let asked = 0; asked < effort(8); ) {
      const ring: Ring = Array.from({ length: random.between(3, 8) }, () => [
        random.between(-6, 6),
        random.between(-6, 6),
      ]);
      if (!polygonValidity2d(ring).valid) continue;
      asked++;
      const distance = random.between(1, 8) / 8;
      const { vertices, faces } = straightSkeleton2d(ring)!;
      const height = number(distance);
      let twice = number(0);
      for (const face of faces) {
        // Cut off what is lower: a face is cut once or more, along lines of one height.
        const kept: (readonly [RootSum, RootSum])[] = [];
        face.forEach((v, i) => {
          const [p, q] = [vertices[v]!, vertices[face[(i + 1) % face.length]!]!];
          const [s, t] = [compare(p.time, height), compare(q.time, height)];
          if (s >= 0) kept.push(p.point);
          if (s * t >= 0) return;
          // Where the edge has that height: nearly, by the nearest doubles.
          const share = (distance - p.rounded.time) / (q.rounded.time - p.rounded.time);
          const cut = [0, 1].map((k) =>
            number(p.rounded.point[k]! + share * (q.rounded.point[k]! - p.rounded.point[k]!)),
          );
          kept.push(cut as unknown as readonly [RootSum, RootSum]);
        });
        kept.forEach(([x, y], i) => {
          const [u, v] = kept[(i + 1) % kept.length]!;
          twice = add(twice, subtract(multiply(x, v), multiply(y, u)));
        });
      }
      const gap = subtract(twice, areaOf(offsetPolygon2d(ring, -distance)!));
      expect(compare(gap, number(1e-9)) < 0 && compare(gap, number(-1e-9)) > 0).toBe(true);
    }
  });

  it('outwards, is what is left of a frame around it', () => {
    const random = new Random(1, 4, 1, 4);
    const frame: Ring = [
      [-1000, -1000],
      [1000, -1000],
      [1000, 1000],
      [-1000, 1000],
    ];
    for (let asked = 0; asked < effort(8); ) {
      const ring: Ring = Array.from({ length: random.between(3, 6) }, () => [
        random.between(-6, 6),
        random.between(-6, 6),
      ]);
      if (!polygonValidity2d(ring).valid) continue;
      asked++;
      const distance = random.between(1, 8) / 4;
      const outwards = areaOf(offsetPolygon2d(ring, distance)!);
      const side = number(2 * (2000 - 2 * distance) * (2000 - 2 * distance));
      expect(
        equals(add(outwards, areaOf(offsetPolygon2d({ outer: frame, holes: [ring] }, -distance)!)), side),
      ).toBe(true);
      const area: Rational = abs(polygonArea2d(ring));
      expect(compare(outwards, add(fromRational(area), fromRational(area)))).toBe(1);
    }
  });

  it('refuses distances that are none, and ends when it shall', () => {
    expect(() => offsetPolygon2d(plate, Number.NaN)).toThrow(
      'offsetPolygon2d: distance must be a finite number, got NaN',
    );
    expect(() =>
      offsetPolygon2d(plate, -1, { signal: { aborted: true, reason: new Error('enough') } }),
    ).toThrow('enough');
    expect(
      offsetPolygon2d(
        [
          [0, 0],
          [4, 0],
          [4, 4],
          [0, 4],
        ],
        -5e-324,
      )!.polygons,
    ).toHaveLength(1);
    expect(
      offsetPolygon2d(
        [
          [0, 0],
          [4, 0],
          [4, 4],
          [0, 4],
        ],
        -1.7e308,
      )!.polygons,
    ).toEqual([]);
  });
});
