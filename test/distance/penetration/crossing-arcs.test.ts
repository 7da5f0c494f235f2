import { describe, expect, it } from 'vitest';
import type { ConvexPolyhedron, Point3 } from '../../../src/core/shapes.js';
import type { Cells } from '../../../src/distance/engine/cells.js';
import { onCommonScale } from '../../../src/distance/engine/common-scale.js';
import { cross, dot, isZero, minus, times, type Vector } from '../../../src/distance/engine/vectors.js';
import { crossingArcs } from '../../../src/distance/penetration/crossing-arcs.js';
import { type Edge, scaledPair } from '../../../src/distance/penetration/edge-depth.js';
import { relativeDoubles } from '../../../src/distance/penetration/relative-doubles.js';
import { boxCells, convexPolyhedronCells, tetrahedronCells } from '../../../src/distance/shapes/solids.js';
import { convexHull, convexHullFaces } from '../../../src/enclosing/index.js';

function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The hull of random points of a grid, or on a sphere; undefined if it is flat. */
function hullOf(
  next: () => number,
  count: number,
  grid: number,
  offset: number,
): ConvexPolyhedron | undefined {
  const points = Array.from({ length: count }, () => {
    const p = [next() - 0.5, next() - 0.5, next() - 0.5];
    const length = Math.hypot(...p);
    return p.map((x) => (grid === 0 ? x / length : Math.round(x * grid)) + offset) as unknown as Point3;
  });
  const hull = convexHull(points);
  if (hull.dimension < 3) return undefined;
  const vertices = [...hull.vertices];
  return {
    vertices: vertices.map((v) => points[v]!),
    faces: convexHullFaces(hull).map((face) => face.map((v) => vertices.indexOf(v))),
  };
}

/** The vertices that are farthest along a direction, by integers. */
function farthest({ points }: Cells, n: Vector): number[] {
  const heights = points.all().map((point) => dot(point, n));
  const most = heights
    .slice()
    .sort((x, y) => (x < y ? -1 : x > y ? 1 : 0))
    .at(-1)!;
  return heights.flatMap((height, i) => (height === most ? [i] : []));
}

const isEdge = (found: readonly number[], edge: Edge) =>
  found.length === 2 && found.every((i) => edge.includes(i));

/** The pairs of edges that make a facet of the Minkowski difference: by the definition, in integers. */
function facets(a: Cells, b: Cells): string[] {
  const along = ({ points }: Cells, [i, j]: Edge) => minus(points.at(j), points.at(i));
  return a.edges.flatMap((e) =>
    b.edges.flatMap((f) => {
      const n = cross(along(a, e), along(b, f));
      const makes = (way: Vector) => isEdge(farthest(a, way), e) && isEdge(farthest(b, times(way, -1n)), f);
      return !isZero(n) && (makes(n) || makes(times(n, -1n))) ? [`${e.join()} ${f.join()}`] : [];
    }),
  );
}

function pairsOf(a: Cells, b: Cells): string[] {
  const both = scaledPair(...relativeDoubles(a.points, b.points));
  return crossingArcs(both, a, b)!.map(([e, f]) => `${e.join()} ${f.join()}`);
}

describe('arcs that cross', () => {
  it('are those of all pairs of edges that make a facet', () => {
    const next = numbers(3);
    let made = 0;
    for (let k = 0; k < 60; k++) {
      const grid = [0, 2, 4, 1000][k % 4]!;
      const offset = [0, 2 ** 20, 2 ** 40][k % 3]!;
      const [p, q] = [hullOf(next, 4 + (k % 9), grid, offset), hullOf(next, 4 + (k % 7), grid, offset)];
      if (p === undefined || q === undefined) continue;
      const { a, b } = onCommonScale(
        convexPolyhedronCells('test', 'p', p),
        convexPolyhedronCells('test', 'q', q),
      );
      const truth = facets(a, b);
      made += truth.length;
      const found = pairsOf(a, b);
      expect(truth.filter((pair) => !found.includes(pair))).toEqual([]);
    }
    expect(made).toBeGreaterThan(400);
  });

  it('are those of flat boxes and turned tetrahedra, too', () => {
    const box = boxCells('test', 'box', { min: [-1, -1, 0], max: [1, 1, 0] });
    const flat = tetrahedronCells('test', 't', { a: [0, 0, -1], b: [1, 2, 3], c: [-1, 1, 2], d: [2, -1, 1] });
    const { a, b } = onCommonScale(box, flat);
    expect(facets(a, b).filter((pair) => !pairsOf(a, b).includes(pair))).toEqual([]);
  });

  it('are few, and as many far from the origin', () => {
    const count = (offset: number) => {
      const next = numbers(9);
      const cells = [0, 1].map((k) => convexPolyhedronCells('test', `${k}`, hullOf(next, 60, 0, offset)!));
      const { a, b } = onCommonScale(cells[0]!, cells[1]!);
      return [pairsOf(a, b).length, a.edges.length * b.edges.length] as const;
    };
    const [near, all] = count(0);
    expect(near).toBeLessThan(all / 20);
    expect(count(2 ** 30)[0]).toBeLessThan(1.1 * near);
  });
});
