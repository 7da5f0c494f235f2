import type { Probe } from '../../../cases/booleans/meshes.js';
import { add, cross, dot, exact, multiply, type Rational3, subtract, type Vector } from '../vectors.js';

/** (x, y, z) / w with a positive w. */
function positive([x, y, z]: Vector, w: bigint): Rational3 {
  return w < 0n ? { x: -x, y: -y, z: -z, w: -w } : { x, y, z, w };
}

const normalOf = ([a, b, c]: readonly Vector[]): Vector => cross(subtract(b!, a!), subtract(c!, a!));

/** Where a line and a plane meet: in one point, or undefined. */
function onPlane([p, q]: readonly Vector[], triangle: readonly Vector[]): Rational3 | undefined {
  const normal = normalOf(triangle);
  const along = subtract(q!, p!);
  const rate = dot(normal, along);
  if (rate === 0n) return undefined;
  const height = dot(normal, subtract(triangle[0]!, p!));
  return positive(add(multiply(p!, rate), multiply(along, height)), rate);
}

/** Where three planes meet, by Cramer's rule. */
function ofPlanes(triangles: readonly (readonly Vector[])[]): Rational3 | undefined {
  const [l, m, n] = triangles.map(normalOf) as [Vector, Vector, Vector];
  const w = dot(l, cross(m, n));
  if (w === 0n) return undefined;
  const [a, b, c] = triangles.map((triangle) => dot(normalOf(triangle), triangle[0]!)) as [
    bigint,
    bigint,
    bigint,
  ];
  const sum = add(add(multiply(cross(m, n), a), multiply(cross(n, l), b)), multiply(cross(l, m), c));
  return positive(sum, w);
}

/** A probe by its vectors, in the unit that they are in; undefined where there is no such point. */
export function exactProbe(probe: Probe, vectors: readonly Vector[]): Rational3 | undefined {
  const [p, q] = [vectors[0]!, vectors[1]!];
  if (probe.type === 'point') return { x: p[0], y: p[1], z: p[2], w: 1n };
  if (probe.type === 'on-plane') return onPlane(vectors.slice(0, 2), vectors.slice(2));
  if (probe.type === 'planes') return ofPlanes([vectors.slice(0, 3), vectors.slice(3, 6), vectors.slice(6)]);
  const { numerators, one } = exact([probe.share]);
  return positive(add(multiply(p, one), multiply(subtract(q, p), numerators[0]!)), one);
}
