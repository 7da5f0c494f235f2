import { expect, it } from 'vitest';
import { mulberry32 } from '../../../bench/polygons/random.js';
import { convexHull, convexHullEdges, convexHullFaces } from '../../../src/enclosing/index.js';
import {
  type IntegerPoint,
  normalsOfSum,
  type SummedHull,
} from '../../../src/enclosing/sums/normals-of-sum.js';

function drawn(random: () => number, unit: number): SummedHull {
  for (;;) {
    const points = Array.from({ length: 12 }, () => [0, 1, 2].map(() => Math.floor(2000 * random()) - 1000));
    const hull = convexHull(points);
    if (hull.dimension < 3) continue;
    const edges = convexHullEdges(hull);
    return {
      points: points.map((p) => p.map(BigInt) as unknown as IntegerPoint),
      positions: Float64Array.from(points.flat(), (x) => x * unit),
      vertices: Array.from(hull.vertices),
      faces: convexHullFaces(hull),
      edges: Array.from({ length: edges.length / 2 }, (_, e) => [edges[2 * e]!, edges[2 * e + 1]!] as const),
    };
  }
}

it('leaves out most pairs of edges, and none that makes a face, however large numbers are', () => {
  for (const unit of [1, 2 ** 1000, 2 ** -1060]) {
    const random = mulberry32(4);
    const [a, b] = [drawn(random, unit), drawn(random, unit)];
    const found = normalsOfSum(a, b);
    const faces = a.faces.length + b.faces.length;
    expect(found.length).toBeGreaterThan(faces);
    expect(found.length).toBeLessThan(faces + a.edges.length * b.edges.length);
    expect(new Set(found.map(String)).size).toBe(found.length);
  }
});
