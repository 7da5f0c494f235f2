import { describe, expect, it } from 'vitest';
import { checkMesh } from '../../../src/mesh/index.js';
import { turnedProfile } from '../../../src/solids/primitives/turned-profile.js';

const profile = [
  { along: 0, radius: 0 },
  { along: 1, radius: 2 },
  { along: 3, radius: 1 },
];

describe('turnedProfile', () => {
  it.each([[[0, 0, 1]], [[1, -2, 3]], [[1e-200, 0, 1e-200]], [[-1e200, 1e200, 0]]] as const)(
    'closes a surface about %j, at the radius',
    (axis) => {
      const { points, triangles } = turnedProfile([5, 6, 7], axis, profile, 12);
      const mesh = { positions: points.flatMap((p) => [...Array.from(p)]), indices: triangles.flat() };
      expect(points).toHaveLength(25);
      expect(checkMesh(mesh).findings.filter(({ severity }) => severity === 'error')).toEqual([]);
      const [x, y, z] = axis.map((a) => a / Math.hypot(...axis)) as [number, number, number];
      for (const p of points.slice(1, 13)) {
        const [u, v, w] = [p[0]! - 5, p[1]! - 6, p[2]! - 7];
        expect(u * x + v * y + w * z).toBeCloseTo(1, 12);
        expect(u * u + v * v + w * w).toBeCloseTo(5, 12);
      }
    },
  );
});
