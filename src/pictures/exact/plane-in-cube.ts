import type { Surface } from './surfaces.js';

/**
 * The corners of the part of a plane in the cube from -reach to reach, in their order around it; none if it is
 * elsewhere.
 */
export function cutOfCube({ b, c }: Surface, reach: number): number[][] {
  const points = [0, 1, 2].flatMap((axis) => edgeCuts(b, c, axis, reach));
  if (points.length < 3) return [];
  const middle = [0, 1, 2].map((i) => points.reduce((sum, p) => sum + p[i]!, 0) / points.length);
  // Around the normal: angles in the two coordinates in which the plane is seen best.
  const most = [0, 1, 2].reduce((i, j) => (Math.abs(b[j]!) > Math.abs(b[i]!) ? j : i), 0);
  const [i, j] = [(most + 1) % 3, (most + 2) % 3];
  const angle = (p: readonly number[]) => Math.atan2(p[j]! - middle[j]!, p[i]! - middle[i]!);
  return points.sort((p, q) => angle(p) - angle(q));
}

/** Where the plane meets the four edges of the cube along an axis. */
function edgeCuts(b: Surface['b'], c: number, axis: number, reach: number): number[][] {
  if (b[axis] === 0) return [];
  const [i, j] = [(axis + 1) % 3, (axis + 2) % 3];
  const corners = [-reach, reach].flatMap((x) => [-reach, reach].map((y) => [x, y] as const));
  return corners.flatMap(([x, y]) => {
    const at = -(c + b[i]! * x + b[j]! * y) / b[axis]!;
    // Half open, so that a corner of the cube is counted once.
    if (at < -reach || at >= reach) return [];
    const point = [0, 0, 0];
    point[axis] = at;
    point[i] = x;
    point[j] = y;
    return [point];
  });
}
