import { expect, it } from 'vitest';
import { orient3d } from '../../../src/predicates/index.js';
import { singleHull } from '../../../src/solids/meshes/single-hull.js';

/** Is each point of a list on a hull's triangle or behind it, for all of them? */
function isConvexOver(
  positions: ArrayLike<number>,
  indices: ArrayLike<number>,
  points: ArrayLike<number>,
): boolean {
  const at = (v: number) => [positions[3 * v]!, positions[3 * v + 1]!, positions[3 * v + 2]!] as const;
  for (let t = 0; t < indices.length; t += 3) {
    const [a, b, c] = [at(indices[t]!), at(indices[t + 1]!), at(indices[t + 2]!)];
    for (let i = 0; i < points.length; i += 3)
      if (orient3d(...a, ...b, ...c, points[i]!, points[i + 1]!, points[i + 2]!) > 0) return false;
  }
  return true;
}

it('a hull is convex exactly, in 32 bits, and has corners alone', () => {
  let state = 3;
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  for (let i = 0; i < 20; i++) {
    // Points of a turned grid, many of them in common planes.
    const points = Array.from({ length: 60 }, () => {
      const [x, y, z] = [0, 1, 2].map(() => Math.floor(4 * random()));
      return [0.36 * x! + 0.48 * y! - 0.8 * z!, 0.6 * y! - 0.8 * x!, 0.48 * x! + 0.64 * y! + 0.6 * z!];
    });
    const { positions, indices, deviation } = singleHull('f', 'points', points);
    const rounded = Float32Array.from(points.flat());
    expect(isConvexOver(positions, indices, rounded)).toBe(true);
    // Nothing that is left out is a corner, and no corner is inside of the others.
    const used = new Set(indices);
    expect(used.size).toBe(positions.length / 3);
    expect(deviation).toBe(Math.max(...points.flat().map((x) => Math.abs(Math.fround(x) - x))));
  }
});

it('refuses points that are flat once they are rounded', () => {
  const flat = [0, 0, 1, 1, 0, 1, 0, 1, 1, 1, 1, 1 + 2 ** -40];
  expect(() => singleHull('f', 'points', flat)).toThrow(
    'f: points must be points that span space in 32 bits, got points of one plane, or fewer than 4',
  );
  expect(() => singleHull('f', 'points', [[1e39, 0, 0]])).toThrow(
    'f: points[0] must be a number within 32 bits',
  );
});
