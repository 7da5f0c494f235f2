import { coordinates, type PointLike3 } from '../../../src/implicit/index.js';
import type { Random } from '../../../src/oracle/cases/random.js';
import { boxBrush } from './brush-boxes.js';

type Triple = [number, number, number];

const cross = (p: Triple, q: Triple): Triple => [
  p[1] * q[2] - p[2] * q[1],
  p[2] * q[0] - p[0] * q[2],
  p[0] * q[1] - p[1] * q[0],
];

/** Twice the area vector of a polygon with whole coordinates, without rounding. */
export function areaOf(ring: readonly PointLike3[]): Triple {
  const points = ring.map((point) => coordinates(point));
  return points.reduce<Triple>(
    (sum, q, i) => cross(points.at(i - 1)!, q).map((x, k) => x + sum[k]!) as Triple,
    [0, 0, 0],
  );
}

/** Six times the volume of a polyhedron with whole coordinates: of pyramids over its faces. */
export function volumeOf(faces: readonly (readonly PointLike3[])[]): number {
  return faces.reduce((sum, ring) => {
    const [x, y, z] = coordinates(ring[0]!);
    const area = areaOf(ring);
    return sum + x * area[0] + y * area[1] + z * area[2];
  }, 0);
}

/** Boxes of a small lattice, which overlap, touch and share faces. */
export function latticeBoxes(random: Random, count: number) {
  return Array.from({ length: count }, () => {
    const low = [0, 1, 2].map(() => random.between(-5, 4));
    return boxBrush(
      low,
      low.map((x) => x + random.between(1, 4)),
    );
  });
}

/** A box around them. */
export const AROUND = { min: [-10, -10, -10], max: [10, 10, 10] } as const;
