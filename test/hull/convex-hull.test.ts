import { describe, expect, it } from 'vitest';
import {
  type ConvexHull,
  convexHull,
  convexHullEdges,
  convexHullFaces,
  convexHullFeature,
  convexHullPolyhedron,
  convexHullTriangles,
} from '../../src/enclosing/index.js';
import { Random } from '../../src/oracle/cases/random.js';
import { polyhedronConvexity } from '../../src/spatial/index.js';
import { hullFaults } from '../enclosing/support/hull-faults.js';

const random = () => new Random(1, 2, 3, 4);
const drawn = (count: number, draw: () => readonly number[]) =>
  Array.from({ length: count }, draw).map((p) => [...p]);

const onSphere = (r: Random) => {
  for (;;) {
    const p = [0, 1, 2].map(() => 2 * r.unit() - 1);
    const square = p.reduce((sum, x) => sum + x * x, 0);
    if (square > 0.01 && square <= 1) return p.map((x) => x / Math.sqrt(square));
  }
};

const lattice = (side: number) =>
  Array.from({ length: side ** 3 }, (_, i) => [
    i % side,
    Math.floor(i / side) % side,
    Math.floor(i / side ** 2),
  ]);

const clouds: Readonly<Record<string, (r: Random) => number[][]>> = {
  'in a cube': (r) => drawn(400, () => [r.unit(), r.unit(), r.unit()]),
  'on a sphere': (r) => drawn(150, () => onSphere(r)),
  'of a lattice': () => lattice(6),
  'of a lattice of tenths': () => lattice(6).map((p) => p.map((x) => x / 10)),
  'of a turned lattice': () =>
    lattice(5).map(([x, y, z]) => [x! - 2 * y! + 2 * z!, 2 * x! + 2 * y! + z!, -2 * x! + y! + 2 * z!]),
  'on a sphere of integers': () =>
    lattice(19)
      .map((p) => p.map((x) => x - 9))
      .filter(([x, y, z]) => x! * x! + y! * y! + z! * z! === 81),
  'with an outlier': (r) => [[1e12, 1e9, 3], ...drawn(100, () => onSphere(r))],
  'near the largest doubles': (r) => drawn(100, () => onSphere(r).map((x) => x * 1.7e308)),
  subnormal: (r) => drawn(200, () => [0, 1, 2].map(() => r.between(-5, 5) * Number.MIN_VALUE)),
  'with an apex over a circle': (r) => [
    [0, 0, 5],
    ...drawn(100, () => {
      const t = r.unit() * 2 - 1;
      return [(1 - t * t) / (1 + t * t), (2 * t) / (1 + t * t), 0];
    }),
  ],
  'on two skew arcs': (r) =>
    drawn(100, () => {
      const t = r.unit() - 0.5;
      return r.oneIn(2) ? [1 - t * t, t, 0] : [t * t - 1, 0, t];
    }),
  'on the moment curve': () => Array.from({ length: 60 }, (_, i) => [i, i * i, i ** 3]),
};

describe('convexHull', () => {
  it.each(Object.keys(clouds))('bounds points %s, exactly', (name) => {
    const points = clouds[name]!(random());
    expect(hullFaults(points.flat(), convexHull(points))).toEqual([]);
  });

  it('finds the cube in a lattice of a hundred points a side', () => {
    const hull = convexHull(Float64Array.from(lattice(100).flat()));
    expect([hull.vertices.length, hull.faceStarts.length, hull.corners.length]).toEqual([8, 7, 24]);
    const counts = [0, 1, 2, 3].map((type) =>
      hull.featureTypes.reduce((n, t) => n + (t === type ? 1 : 0), 0),
    );
    expect(counts).toEqual([8, 12 * 98, 6 * 98 * 98, 98 ** 3]);
  });

  it('does not depend on the order of the points', () => {
    const r = random();
    for (let round = 0; round < 100; round++) {
      const points = drawn(30, () => [r.between(0, 4), r.between(0, 4), r.between(0, round % 3)]);
      const order = points.map((_, i) => i);
      for (let i = order.length - 1; i > 0; i--) {
        const j = r.below(i + 1);
        [order[i], order[j]] = [order[j]!, order[i]!];
      }
      const named = (list: number[][], hull: ConvexHull) => ({
        dimension: hull.dimension,
        faces: convexHullFaces(hull)
          .map((face) => {
            const texts = face.map((i) => list[i]!.join());
            const from = texts.indexOf([...texts].sort()[0]!);
            return [...texts.slice(from), ...texts.slice(0, from)].join(' ');
          })
          .sort(),
        types: list.map((p, i) => `${p.join()} ${hull.featureTypes[i]}`).sort(),
      });
      const shuffled = order.map((i) => points[i]!);
      expect(named(shuffled, convexHull(shuffled))).toEqual(named(points, convexHull(points)));
    }
  });

  it('tells what does not span space', () => {
    expect(convexHull([]).dimension).toBe(-1);
    expect(convexHull(new Float64Array(30).fill(0.1)).dimension).toBe(0);
    const line = convexHull([3, 1, 2, 1, 3].map((t) => [t, 2 * t, -t]));
    expect(line.dimension).toBe(1);
    expect([...line.vertices]).toEqual([0, 1]);
    expect([...line.featureTypes]).toEqual([0, 0, 1, 0, 0]);
    expect(convexHullFeature(line, 3)).toEqual({ type: 'vertex', index: 1 });
    expect([...convexHullEdges(line)]).toEqual([0, 1]);
  });

  it.each([1, -1])('turns a polygon to where z is greater, also if z is %d', (z) => {
    const hull = convexHull([
      [0, 0, z],
      [0, 1, z],
      [1, 1, z],
      [1, 0, z],
    ]);
    expect(convexHullFaces(hull)).toEqual([[0, 3, 2, 1]]);
  });

  it('finds planted faults', () => {
    const points = clouds['of a lattice']!(random());
    const hull = convexHull(points);
    const faults = (change: Partial<ConvexHull>) => hullFaults(points.flat(), { ...hull, ...change });
    const without = (k: number) => Uint32Array.from(hull.corners).fill(hull.corners[k + 1]!, k, k + 1);
    expect(faults({ corners: without(0) })).not.toEqual([]);
    expect(faults({ corners: hull.corners.slice().reverse() })).not.toEqual([]);
    expect(faults({ faceStarts: hull.faceStarts.slice(0, -1) })).not.toEqual([]);
    expect(faults({ vertices: hull.vertices.slice(1) })).not.toEqual([]);
    expect(faults({ featureTypes: new Uint8Array(points.length).fill(3) })).not.toEqual([]);
    const inner = clouds['in a cube']!(random());
    const half = convexHull(inner.slice(0, 200));
    expect(hullFaults(inner.flat(), half)).not.toEqual([]);
  });
});

describe('parts of a hull', () => {
  const points = lattice(3);
  const hull = convexHull(points);

  it('is a convex polyhedron', () => {
    const polyhedron = convexHullPolyhedron(points, hull);
    expect(polyhedronConvexity(polyhedron).convexity).toBe('strictly-convex');
    expect(polyhedron.vertices).toEqual([...hull.vertices].map((i) => points[i]));
  });

  it('has two triangles for each face of a cube, and twelve edges', () => {
    expect(convexHullTriangles(hull).length).toBe(36);
    expect(convexHullEdges(hull).length).toBe(24);
  });

  it('says where the midpoints are', () => {
    const edges = convexHullEdges(hull);
    points.forEach((p, i) => {
      const middles = p.filter((x) => x === 1).length;
      const { type, index } = convexHullFeature(hull, i);
      expect(type).toBe(['vertex', 'edge', 'face', 'interior'][middles]);
      if (type !== 'edge') return;
      const [a, b] = [points[edges[2 * index]!]!, points[edges[2 * index + 1]!]!];
      expect(p).toEqual(a.map((x, k) => (x + b[k]!) / 2));
    });
  });

  it('refuses what is none', () => {
    expect(() => convexHullFaces({} as ConvexHull)).toThrow('convexHullFaces: hull must be a hull');
    expect(() => convexHullPolyhedron([[0, 0, 0]], convexHull([[0, 0, 0]]))).toThrow(
      'hull.dimension must be 3',
    );
    expect(() => convexHullPolyhedron([], hull)).toThrow('points must be the 27 points of the hull, got 0');
    expect(() => convexHull([[0, 0]])).toThrow('convexHull: points[0] must be a point of 3 coordinates');
    expect(() => convexHull(new Float64Array([0, Number.NaN, 0]))).toThrow(
      'points[1] must be a finite number',
    );
  });
});
