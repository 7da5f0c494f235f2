import { describe, expect, it } from 'vitest';
import type { ConvexPolyhedron, Point3 } from '../../../../src/core/shapes.js';
import { convexHull, convexHullFaces } from '../../../../src/enclosing/index.js';
import { provedConvex } from '../../../../src/spatial/convex/engine/convex-surface.js';
import {
  comparedConvexity,
  convexityOf,
} from '../../../../src/spatial/convex/engine/polyhedron-convexity.js';
import { comparedSet, polyhedronSet } from '../../../../src/spatial/convex/engine/polyhedron-set.js';
import { pointConvexPolyhedron } from '../../../../src/spatial/generated/convex.js';

/** Numbers from 0 to 1, the same ones always. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The hull of some points, its faces cut into triangles or not. */
function hullOf(points: readonly Point3[], isCut: boolean): ConvexPolyhedron | undefined {
  const hull = convexHull(points);
  if (hull.dimension < 3) return undefined;
  const hullFaces = convexHullFaces(hull);
  const used = [...new Set(hullFaces.flat())];
  const at = new Map(used.map((v, i) => [v, i]));
  const faces = hullFaces.map((face) => face.map((v) => at.get(v)!));
  const fans = faces.flatMap((face) => face.slice(2).map((v, i) => [face[0]!, face[i + 1]!, v]));
  return { vertices: used.map((v) => points[v]!), faces: isCut ? fans : faces };
}

const pentagon = Array.from({ length: 5 }, (_, k) => {
  const angle = (2 * Math.PI * k) / 5;
  return [Math.cos(angle), Math.sin(angle)] as const;
});
/** A prism over a polygon that is given by the order of its corners. */
function prism(order: readonly number[]): ConvexPolyhedron {
  const n = order.length;
  const ring = order.map((k) => pentagon[k]!);
  const vertices = [-1, 1].flatMap((z) => ring.map(([x, y]): Point3 => [x, y, z]));
  const side = (i: number) => [i, (i + 1) % n, n + ((i + 1) % n), n + i];
  const around = [...ring.keys()];
  return { vertices, faces: [around.slice().reverse(), around.map((i) => n + i), ...around.map(side)] };
}

/** Two copies of a surface on the same points, each of which is convex alone. */
function twice({ vertices, faces }: ConvexPolyhedron): ConvexPolyhedron {
  const n = vertices.length;
  return {
    vertices: [...vertices, ...vertices],
    faces: [...faces, ...faces.map((face) => face.map((v) => n + v))],
  };
}

function* polyhedra(): Generator<ConvexPolyhedron> {
  const next = numbers(5);
  for (let k = 0; k < 120; k++) {
    const grid = k % 3 === 0 ? 2 : k % 3 === 1 ? 5 : 2 ** 40;
    const shift = k % 4 === 0 ? 2 ** 30 : 0;
    const points = Array.from({ length: 5 + (k % 14) }, (): Point3 => {
      const coordinate = () => Math.floor(next() * grid) + shift;
      return [coordinate(), coordinate(), coordinate()];
    });
    const hull = hullOf(points, k % 2 === 0);
    if (hull === undefined) continue;
    yield hull;
    const { vertices, faces } = hull;
    const changed = vertices.slice();
    const at = Math.floor(next() * vertices.length);
    changed[at] = [0, 1, 2].map(
      (axis) => vertices[at]![axis]! + (next() < 0.5 ? 0 : next() - 0.5),
    ) as unknown as Point3;
    yield { vertices: changed, faces };
    yield { vertices, faces: faces.map((face) => face.slice().reverse()) };
    yield { vertices: [...vertices, vertices[0]!], faces };
    yield { vertices, faces: faces.slice(1) };
    yield twice(hull);
  }
  yield prism([0, 1, 2, 3, 4]);
  yield prism([0, 2, 4, 1, 3]);
  yield prism([0, 1, 2, 3, 4, 0, 1, 2, 3, 4]);
}

describe('the proof in linear time', () => {
  it('says what all vertices and all faces say', () => {
    const counts: Record<string, number> = {};
    let proved = 0;
    for (const polyhedron of polyhedra()) {
      const truth = comparedConvexity(polyhedron);
      expect(convexityOf(polyhedron)).toEqual(truth);
      counts[truth.convexity] = (counts[truth.convexity] ?? 0) + 1;
      if (provedConvex(polyhedron) !== null) proved++;
    }
    for (const kind of ['strictly-convex', 'convex', 'not-convex', 'not-closed', 'not-planar'])
      expect([kind, counts[kind] ?? 0]).toEqual([kind, expect.toSatisfy((n: number) => n > 5)]);
    expect(proved).toBeGreaterThan(60);
  });

  it('makes the same walls and puts the vertices on the same ones', () => {
    for (const polyhedron of polyhedra()) {
      if (!convexityOf(polyhedron).convexity.endsWith('convex')) continue;
      if (convexityOf(polyhedron).convexity === 'not-convex') continue;
      const [fast, slow] = [polyhedronSet(polyhedron), comparedSet(polyhedron)];
      expect(fast.vertexWalls).toEqual(slow.vertexWalls);
      expect(fast.walls).toEqual(slow.walls);
      expect([fast.edges, fast.hasInner]).toEqual([slow.edges, slow.hasInner]);
    }
  });

  it('refuses a pentagram, and what goes round twice', () => {
    expect(provedConvex(prism([0, 1, 2, 3, 4]))).not.toBeNull();
    for (const order of [
      [0, 2, 4, 1, 3],
      [0, 1, 2, 3, 4, 0, 1, 2, 3, 4],
    ])
      expect(provedConvex(prism(order))).toBeNull();
  });

  it('is found again when a polyhedron has changed, and does not change with it', () => {
    const vertices = [
      [0, 0, 0],
      [4, 0, 0],
      [0, 4, 0],
      [0, 0, 4],
    ];
    const faces = [
      [1, 2, 3],
      [0, 3, 2],
      [0, 1, 3],
      [0, 2, 1],
    ];
    const polyhedron = { vertices, faces } as unknown as ConvexPolyhedron;
    const at = () => pointConvexPolyhedron([1, 1, 1.75], polyhedron).location;
    expect(at()).toBe('inside');
    vertices[3]![2] = 2;
    expect(at()).toBe('outside');
    vertices[3]![2] = 4;
    expect(at()).toBe('inside');
    faces[0]!.reverse();
    expect(at).toThrow('closed and convex');
  });

  it('asks as many sides as there are edges, some times over', () => {
    const hull = (n: number) => {
      const next = numbers(n);
      const points = Array.from({ length: n }, (): Point3 => {
        const [x, y, z] = [next() - 0.5, next() - 0.5, next() - 0.5];
        const length = Math.hypot(x, y, z);
        return [x / length, y / length, z / length];
      });
      return hullOf(points, true)!;
    };
    // Coordinates that are read, as functions that count.
    const reads = (n: number) => {
      const { vertices, faces } = hull(n);
      let count = 0;
      const watched = vertices.map(
        (point) =>
          new Proxy(point as number[], {
            get(target, key) {
              count++;
              return Reflect.get(target, key) as unknown;
            },
          }),
      ) as unknown as Point3[];
      expect(provedConvex({ vertices: watched, faces })).not.toBeNull();
      return count / n;
    };
    expect(reads(400) / reads(100)).toBeLessThan(1.2);
  });
});
