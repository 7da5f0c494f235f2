import { describe, expect, it } from 'vitest';
import { orient2d } from '../../../src/index.js';
import { transformMesh } from '../../../src/mesh/index.js';
import { meshDifference, meshIntersection, meshUnion } from '../../../src/solids/index.js';
import { makeFatter } from '../../../src/solids/meshes/fatter-triangles.js';
import { box } from '../meshes.js';

let state = 3;
function random(): number {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
}

/** Points of a convex polygon, counterclockwise, in the plane z = 0. */
const around = (count: number): number[][] =>
  Array.from({ length: count }, (_, i) => (i + 0.9 * random()) / count)
    .map((x) => 2 * x - 1)
    .flatMap((x, i, all) => (i < all.length / 2 ? [[x, x * x - 1, 0]] : []))
    .concat([
      [1, 0, 0],
      [0.3, 1 + random(), 0],
      [-1, 0.5, 0],
    ]);

const turnOf = (points: readonly number[][]) => (a: number, b: number, c: number) => {
  const [p, q, r] = [points[a]!, points[b]!, points[c]!];
  return orient2d(p[0]!, p[1]!, q[0]!, q[1]!, r[0]!, r[1]!);
};

const areaOf = (points: readonly number[][], triangles: readonly number[]) =>
  Array.from({ length: triangles.length / 3 }, (_, t) => {
    const [p, q, r] = [0, 1, 2].map((k) => points[triangles[3 * t + k]!]!) as [number[], number[], number[]];
    return (q[0]! - p[0]!) * (r[1]! - p[1]!) - (q[1]! - p[1]!) * (r[0]! - p[0]!);
  });

/** The smallest height of a triangle above its longest edge. */
function flatness(points: readonly number[][], triangles: readonly number[]): number {
  return Math.min(
    ...areaOf(points, triangles).map((area, t) => {
      const corners = [0, 1, 2].map((k) => points[triangles[3 * t + k]!]!);
      const lengths = corners.map((p, k) => {
        const r = corners[(k + 1) % 3]!;
        return Math.hypot(p[0]! - r[0]!, p[1]! - r[1]!);
      });
      return area / Math.max(...lengths);
    }),
  );
}

describe('makeFatter', () => {
  it('covers the same with as many triangles, none of which is flatter than the flattest was', () => {
    let better = 0;
    for (let i = 0; i < 200; i++) {
      const points = around(6 + (i % 9));
      const fan = Array.from({ length: points.length - 2 }, (_, k) => [0, k + 1, k + 2]).flat();
      const turn = turnOf(points);
      if (areaOf(points, fan).some((area) => area <= 0)) continue;
      const triangles = [...fan];
      makeFatter(triangles, points, turn);
      expect(triangles).toHaveLength(fan.length);
      expect(areaOf(points, triangles).every((area) => area > 0)).toBe(true);
      const sum = (all: number[]) => all.reduce((s, x) => s + x, 0);
      expect(Math.abs(sum(areaOf(points, triangles)) - sum(areaOf(points, fan)))).toBeLessThan(1e-12);
      const [before, after] = [flatness(points, fan), flatness(points, triangles)];
      expect(after).toBeGreaterThanOrEqual(before * (1 - 1e-12));
      if (after > before) better++;
    }
    expect(better).toBeGreaterThan(50);
  });

  it('changes no diagonal whose other one is none', () => {
    // An arrow: only one diagonal is inside.
    const points = [
      [0, 0, 0],
      [2, 1, 0],
      [0.1, 1, 0],
      [0, 3, 0],
    ];
    const triangles = [0, 1, 2, 0, 2, 3];
    makeFatter(triangles, points, turnOf(points));
    expect(triangles).toEqual([0, 1, 2, 0, 2, 3]);
  });

  it('keeps what is a single triangle', () => {
    const triangles = [0, 1, 2];
    makeFatter(
      triangles,
      [
        [0, 0, 0],
        [1, 0, 0],
        [0, 1, 0],
      ],
      () => 1,
    );
    expect(triangles).toEqual([0, 1, 2]);
  });
});

describe('boxes that are turned', () => {
  const upright = box([-1, -1, -1], [1, 1, 1]);

  it('have results with origins: two triangles of a face are nearly in one plane, and are cut by one line', () => {
    for (let i = 0; i < 20; i++) {
      const rotation = [0, 0, 0, 0].map(() => random() - 0.5);
      const translation = [0, 0, 0].map(random);
      const turned = transformMesh(upright, { type: 'parts', rotation, translation });
      for (const combine of [meshUnion, meshIntersection, meshDifference]) {
        const { certificate, origins } = combine([upright, turned]);
        expect([certificate.type, origins === null]).toEqual(['valid', false]);
      }
    }
  });
});
