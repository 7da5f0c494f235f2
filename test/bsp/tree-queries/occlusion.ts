/**
 * Which of two polygons hides the other, over the integers: the one is clipped by the cone of the other, and its rest
 * is on one side.
 */
import type { ExactPolygon } from '../../../src/bsp/index.js';
import { exactCoordinates } from '../../../src/implicit/index.js';

/** A direction from the eye, and the weight of the point there. */
type Seen = readonly [x: bigint, y: bigint, z: bigint, w: bigint];

/** The vertices as seen from an eye with whole coordinates. */
export function seenFrom(eye: readonly number[], { vertices }: ExactPolygon): Seen[] {
  return vertices.map((vertex) => {
    const all = exactCoordinates(vertex);
    const w = all.reduce((product, { denominator }) => product * denominator, 1n);
    const [x, y, z] = all.map(({ numerator, denominator }, k) => {
      return numerator * (w / denominator) - BigInt(eye[k]!) * w;
    });
    return [x!, y!, z!, w];
  });
}

const cross = (p: Seen, q: Seen): Seen => [
  p[1] * q[2] - p[2] * q[1],
  p[2] * q[0] - p[0] * q[2],
  p[0] * q[1] - p[1] * q[0],
  1n,
];
const dot = (n: Seen, p: Seen) => n[0] * p[0] + n[1] * p[1] + n[2] * p[2];

function normalOf(ring: readonly Seen[]): Seen {
  const [p, q, r] = ring as [Seen, Seen, Seen];
  const from = (a: Seen, b: Seen): Seen => [
    b[0] * a[3] - a[0] * b[3],
    b[1] * a[3] - a[1] * b[3],
    b[2] * a[3] - a[2] * b[3],
    1n,
  ];
  for (let i = 2; i < ring.length; i++) {
    const n = cross(from(p, q), from(p, ring[i]!));
    if (n[0] !== 0n || n[1] !== 0n || n[2] !== 0n) return n;
  }
  return cross(from(p, q), from(p, r));
}

function clipped(ring: readonly Seen[], n: Seen): Seen[] {
  return ring.flatMap((q, i) => {
    const p = ring.at(i - 1)!;
    const [u, v] = [dot(n, p), dot(n, q)];
    const kept: Seen[] = [];
    if ((u > 0n && v < 0n) || (u < 0n && v > 0n)) {
      const [a, b] = u > 0n ? [u, -v] : [-u, v];
      kept.push(p.map((x, k) => b * x + a * q[k]!) as unknown as Seen);
    }
    if (v >= 0n) kept.push(q);
    return kept;
  });
}

/** Whether some line of sight meets the inside of a convex polygon, and then the inside of another one. */
export function hides(a: readonly Seen[], b: readonly Seen[]): boolean {
  const normal = normalOf(a);
  const height = dot(normal, a[0]!);
  if (height === 0n || dot(normalOf(b), b[0]!) === 0n) return false;
  let rest = [...b];
  a.forEach((q, i) => {
    const n = cross(a.at(i - 1)!, q);
    const turned = height > 0n ? n : (n.map((x) => -x) as unknown as Seen);
    if (rest.length > 0) rest = clipped(rest, turned);
  });
  const distinct = rest.filter(
    (p, i) =>
      rest.findIndex((q) =>
        cross(p, q)
          .slice(0, 3)
          .every((x) => x === 0n),
      ) === i,
  );
  if (distinct.length < 3) return false;
  const [p, q] = distinct as [Seen, Seen];
  const third = distinct.find((r) => dot(cross(p, q), r) !== 0n);
  if (third === undefined) return false;
  const sum = (k: 0 | 1 | 2) =>
    [p, q, third].reduce((all, r) => all + (r[k] * p[3] * q[3] * third[3]) / r[3], 0n);
  const middle: Seen = [sum(0), sum(1), sum(2), 3n * p[3] * q[3] * third[3]];
  const beyond = dot(normal, middle) * a[0]![3] - height * middle[3];
  return height > 0n ? beyond > 0n : beyond < 0n;
}
