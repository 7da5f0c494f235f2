import { describe, expect, it } from 'vitest';
import { abs, fromParts } from '../../src/arithmetic/rational.js';
import {
  add,
  equals,
  fromRational,
  multiply,
  type RootSum,
  subtract,
} from '../../src/arithmetic/root-sum.js';
import { Random } from '../../src/oracle/cases/random.js';
import { skeletonFault } from '../../src/oracle/referees/constructions/straight-skeleton.js';
import { polygonArea2d, polygonValidity2d } from '../../src/planar/index.js';
import { type StraightSkeleton2d, straightSkeleton2d } from '../../src/skeleton/index.js';
import { effort } from '../support/effort.js';

type Ring = (readonly [number, number])[];
const skeletonOf = (...rings: Ring[]) => straightSkeleton2d({ outer: rings[0]!, holes: rings.slice(1) })!;
const inner = ({ vertices }: StraightSkeleton2d, rings: Ring[]) =>
  vertices.slice(rings.flat().length).map(({ rounded }) => [...rounded.point, rounded.time]);
const faultOf = (rings: Ring[], { vertices, faces }: StraightSkeleton2d) =>
  skeletonFault(rings, {
    vertices: vertices.map(({ rounded }) => [...rounded.point, rounded.time]),
    faces,
  });
/** The skeleton of a polygon, which the referee has looked at. */
function looked(...rings: Ring[]): StraightSkeleton2d {
  const skeleton = skeletonOf(...rings);
  expect(faultOf(rings, skeleton)).toBeUndefined();
  return skeleton;
}

describe('straightSkeleton2d', () => {
  it('lets all edges of a polygon around a circle meet in one point', () => {
    const square: Ring = [
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 4],
    ];
    expect(inner(looked(square), [square])).toEqual([[2, 2, 2]]);
    const octagon: Ring = [
      [-3, -6],
      [3, -6],
      [6, -3],
      [6, 3],
      [3, 6],
      [-3, 6],
      [-6, 3],
      [-6, -3],
    ];
    expect(inner(looked(octagon), [octagon]).length).toBeGreaterThan(1);
    // Normals (1, 0), (3, 4), (-4, 3), ... at one distance from the origin.
    const round: Ring = [
      [35, -35],
      [35, 0],
      [21, 28],
      [-14, 63],
      [-35, 35],
      [-35, -35],
    ];
    expect(looked(round).faces).toHaveLength(6);
  });

  it('joins what collapses along a segment by one edge', () => {
    const skeleton = looked([
      [0, 0],
      [8, 0],
      [8, 4],
      [0, 4],
    ]);
    expect(skeleton.edges.filter(({ start }) => start >= 4)).toEqual([
      { start: 4, end: 5, left: 2, right: 0 },
    ]);
  });

  it('parts the faces of edges that come onto one line, square to it', () => {
    const notched: Ring = [
      [0, 0],
      [4, 0],
      [4, 1],
      [6, 1],
      [6, 0],
      [10, 0],
      [10, 4],
      [0, 4],
    ];
    expect(inner(looked(notched), [notched])).toEqual([
      [2.5, 2.5, 1.5],
      [7.5, 2.5, 1.5],
      [2, 2, 2],
      [8, 2, 2],
    ]);
    const straight: Ring = [
      [0, 0],
      [3, 0],
      [4, 0],
      [4, 4],
      [0, 4],
    ];
    expect(inner(looked(straight), [straight])).toEqual([
      [3, 1, 1],
      [2, 2, 2],
    ]);
    const pocket: Ring = [
      [0, 0],
      [10, 0],
      [10, -1],
      [12, -1],
      [12, 0],
      [30, 0],
      [30, 9],
      [0, 9],
    ];
    expect(inner(looked(pocket), [pocket])).toContainEqual([11, 0, 1]);
  });

  it('takes many events at one place, and at one time, as one', () => {
    const cross: Ring = [
      [1, 0],
      [2, 0],
      [2, 1],
      [3, 1],
      [3, 2],
      [2, 2],
      [2, 3],
      [1, 3],
      [1, 2],
      [0, 2],
      [0, 1],
      [1, 1],
    ];
    expect(inner(looked(cross), [cross])).toEqual([
      [0.5, 1.5, 0.5],
      [1.5, 0.5, 0.5],
      [1.5, 1.5, 0.5],
      [1.5, 2.5, 0.5],
      [2.5, 1.5, 0.5],
    ]);
    const frame: Ring[] = [
      [
        [0, 0],
        [9, 0],
        [9, 9],
        [0, 9],
      ],
      [
        [3, 3],
        [6, 3],
        [6, 6],
        [3, 6],
      ],
    ];
    expect(inner(looked(...frame), frame).map(([, , time]) => time)).toEqual([1.5, 1.5, 1.5, 1.5]);
    // Two reflex vertices that meet head-on, and four.
    looked([
      [0, 0],
      [6, 3],
      [12, 0],
      [12, 12],
      [6, 9],
      [0, 12],
    ]);
    looked([
      [0, 0],
      [6, 4],
      [12, 0],
      [8, 6],
      [12, 12],
      [6, 8],
      [0, 12],
      [4, 6],
    ]);
  });

  it('comes apart where rings touch', () => {
    const outer: Ring = [
      [0, 0],
      [9, 0],
      [9, 9],
      [0, 9],
    ];
    looked(outer, [
      [3, 3],
      [6, 3],
      [9, 6],
      [3, 6],
    ]);
    looked(outer, [
      [0, 0],
      [4, 2],
      [2, 4],
    ]);
    looked(outer, [
      [0, 4],
      [4, 0],
      [9, 4],
      [4, 9],
    ]);
    looked([
      [0, 0],
      [4, 0],
      [2, 2],
      [4, 4],
      [0, 4],
      [2, 2],
    ]);
  });

  it('leaves out edges whose ends coincide, and a last point that repeats the first', () => {
    const skeleton = looked([
      [0, 0],
      [4, 0],
      [4, 0],
      [4, 4],
      [0, 4],
    ]);
    expect(skeleton.faces[1]).toEqual([]);
    expect(skeleton.faces[2]).toEqual([1, 3, 5]);
    expect(
      skeletonOf([
        [0, 0],
        [4, 0],
        [0, 4],
        [0, 0],
      ]).faces,
    ).toHaveLength(3);
  });

  it('says that there is none of what crosses itself', () => {
    expect(
      straightSkeleton2d([
        [0, 0],
        [1, 1],
        [1, 0],
        [0, 1],
      ]),
    ).toBeNull();
    expect(
      straightSkeleton2d([
        [0, 0],
        [1, 1],
        [2, 2],
      ]),
    ).toBeNull();
    expect(
      straightSkeleton2d({
        outer: [
          [0, 0],
          [4, 0],
          [0, 4],
        ],
        holes: [
          [
            [9, 9],
            [8, 9],
            [9, 8],
          ],
        ],
      }),
    ).toBeNull();
  });

  it('is that of the polygon, whichever way rings run and wherever they begin', () => {
    const ring: Ring = [
      [0, 0],
      [7, -1],
      [9, 4],
      [5, 3],
      [4, 8],
      [2, 3],
    ];
    const [first, ...rest] = [
      ring,
      [...ring].reverse(),
      ...ring.map((_, i) => [...ring.slice(i), ...ring.slice(0, i)]),
    ];
    const right = looked(first!);
    for (const other of rest) {
      const { vertices, edges } = looked(other!);
      expect(vertices.slice(6).map(({ rounded }) => rounded)).toEqual(
        right.vertices.slice(6).map(({ rounded }) => rounded),
      );
      expect(vertices.slice(6).every(({ time }, i) => equals(time, right.vertices[6 + i]!.time))).toBe(true);
      expect(edges.length).toBe(right.edges.length);
    }
  });

  it('has faces whose areas add up to that of the polygon, exactly', () => {
    const random = new Random(2, 7, 1, 8);
    const number = (n: bigint, d = 1n) => fromRational(fromParts(n, d));
    let asked = 0;
    while (asked < effort(12)) {
      const ring = Array.from(
        { length: random.between(3, 8) },
        () => [random.between(-5, 5), random.between(-5, 5)] as const,
      );
      if (!polygonValidity2d(ring).valid) continue;
      asked++;
      const { vertices, faces } = straightSkeleton2d(ring)!;
      let twice: RootSum = number(0n);
      for (const face of faces) {
        face.forEach((v, i) => {
          const [[x, y], [p, q]] = [vertices[v]!.point, vertices[face[(i + 1) % face.length]!]!.point];
          twice = add(twice, subtract(multiply(x, q), multiply(y, p)));
        });
      }
      const area = abs(polygonArea2d(ring));
      expect(equals(twice, multiply(fromRational(area), number(2n)))).toBe(true);
    }
  });

  it('is right for random polygons of any doubles', () => {
    const random = new Random(3, 1, 4, 1);
    for (let asked = 0; asked < effort(24); ) {
      const draw = () =>
        random.oneIn(3) ? random.unit() * 2 ** random.between(-60, 60) : random.between(-5, 5);
      const ring: Ring = Array.from({ length: random.between(3, 7) }, () => [draw(), draw()] as const);
      if (!polygonValidity2d(ring).valid) continue;
      asked++;
      looked(ring);
    }
  });

  it('takes the smallest and the largest doubles', () => {
    const tiny = 5e-324;
    expect(
      inner(
        looked([
          [0, 0],
          [8 * tiny, 0],
          [8 * tiny, 4 * tiny],
          [0, 4 * tiny],
        ]),
        [
          [
            [0, 0],
            [0, 0],
            [0, 0],
            [0, 0],
          ],
        ],
      ),
    ).toEqual([
      [2 * tiny, 2 * tiny, 2 * tiny],
      [6 * tiny, 2 * tiny, 2 * tiny],
    ]);
    looked([
      [0, 0],
      [1e300, 0],
      [1e300, tiny],
      [0, 1],
    ]);
    looked([
      [-1.7e308, -1.7e308],
      [1.7e308, -1.7e308],
      [0, 1.7e308],
    ]);
  });

  it('ends when it shall, and tells how far it is', () => {
    const seen: number[][] = [];
    straightSkeleton2d(
      [
        [0, 0],
        [8, 0],
        [8, 4],
        [0, 4],
      ],
      { onProgress: (_, done, total) => seen.push([done, total]) },
    );
    expect(seen).toEqual([
      [1, Infinity],
      [1, 1],
    ]);
    const signal = { aborted: true, reason: new Error('enough') };
    expect(() =>
      straightSkeleton2d(
        [
          [0, 0],
          [8, 0],
          [8, 4],
        ],
        { signal },
      ),
    ).toThrow('enough');
    expect(() =>
      straightSkeleton2d(
        [
          [0, 0],
          [8, 0],
          [8, 4],
        ],
        { speeds: [] } as never,
      ),
    ).toThrow(/^straightSkeleton2d: options\.speeds must be a known name/);
  });
});
