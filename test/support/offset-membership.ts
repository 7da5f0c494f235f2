/**
 * Whether points are in an offset, by a skeleton: a point is in the face of an edge, which reaches it at the time that
 * is its distance from the line of the edge over the weight. No offset is made for that.
 */
import * as rational from '../../src/arithmetic/rational.js';
import {
  add,
  compare,
  fromRational,
  multiply,
  type RootSum,
  sign,
  subtract,
} from '../../src/arithmetic/root-sum.js';
import type { OffsetPolygon2d, StraightSkeleton2d } from '../../src/skeleton/index.js';

export type Exact = readonly [RootSum, RootSum];
type Vertices = readonly { readonly point: Exact }[];

const turnOf = (p: Exact, q: Exact, r: Exact): number =>
  sign(
    subtract(
      multiply(subtract(q[0], p[0]), subtract(r[1], p[1])),
      multiply(subtract(q[1], p[1]), subtract(r[0], p[0])),
    ),
  );

/** Where a point is to what rings enclose together, by the even-odd rule: 1 inside, 0 on a ring, -1 outside. */
export function sideOfRings(p: Exact, vertices: Vertices, rings: readonly (readonly number[])[]): number {
  let isInside = false;
  for (const ring of rings) {
    for (let i = 0; i < ring.length; i++) {
      const [a, b] = [vertices[ring[i]!]!.point, vertices[ring[(i + 1) % ring.length]!]!.point];
      const [low, high] = [compare(a[1], p[1]), compare(b[1], p[1])];
      if (low * high > 0) continue;
      const turn = turnOf(a, b, p);
      const isBeside = compare(a[0], p[0]) * compare(b[0], p[0]) <= 0;
      if (turn === 0 && isBeside) return 0;
      if (low > 0 !== high > 0 && turn > 0 === high > 0) isInside = !isInside;
    }
  }
  return isInside ? 1 : -1;
}

export const sideOfOffset = (p: Exact, { vertices, polygons }: OffsetPolygon2d): number =>
  sideOfRings(p, vertices, polygons.flat());

/**
 * The order of the time at which a point is reached, and a time: 1 if it is later, `undefined` in no face.
 *
 * @param weights how fast each edge is
 */
export function timeBeside(
  { vertices, faces }: StraightSkeleton2d,
  weights: readonly number[],
  [x, y]: readonly [number, number],
  time: number,
): { readonly edge: number; readonly order: number } | undefined {
  const [px, py] = [rational.fromNumber(x), rational.fromNumber(y)];
  const p: Exact = [fromRational(px), fromRational(py)];
  for (const [edge, face] of faces.entries()) {
    if (face.length === 0 || sideOfRings(p, vertices, [face]) < 0) continue;
    const [a, b] = face.slice(0, 2).map((v) => vertices[v]!.point);
    // Twice the area of the point and the edge, which is its length times the distance.
    const area = subtract(
      multiply(subtract(b![0], a![0]), subtract(p[1], a![1])),
      multiply(subtract(b![1], a![1]), subtract(p[0], a![0])),
    );
    const [dx, dy] = [subtract(b![0], a![0]), subtract(b![1], a![1])];
    const speed = rational.multiply(rational.fromNumber(time), rational.fromNumber(weights[edge]!));
    const moved = fromRational(rational.multiply(speed, speed));
    const length = add(multiply(dx, dx), multiply(dy, dy));
    // Times are not below 0, so that their squares are in their order.
    const squared = subtract(multiply(area, area), multiply(moved, length));
    return { edge, order: sign(squared) };
  }
  return undefined;
}
