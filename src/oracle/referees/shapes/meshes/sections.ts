import { type SectionNestLike, sectionText } from '../../../answers/sections.js';
import { ALL, meshAt, meshSize } from '../../../cases/meshes/values.js';
import { exact, signOf, type Vector } from '../index.js';
import { nearestDouble } from '../nearest-double.js';
import { type ExactMesh, exactMesh, type MeshLike } from './exact-mesh.js';
import { selfPairs } from './pairs.js';
import { chainsOf, type SectionChain, type SectionPoint } from './section-chains.js';

/** A mesh and a plane in integers, in units in which the plane's form is normal · x + constant. */
export interface ExactSectionScene {
  readonly mesh: ExactMesh;
  readonly normal: Vector;
  readonly constant: bigint;
  /** Coordinates are to be divided by it. */
  readonly one: bigint;
}

/** The scene of doubles. */
export function sectionScene(mesh: MeshLike, plane: readonly number[]): ExactSectionScene {
  const { numerators, one } = exact(mesh.positions);
  const vertices = Array.from({ length: numerators.length / 3 }, (_, i): Vector => {
    return [numerators[3 * i]!, numerators[3 * i + 1]!, numerators[3 * i + 2]!];
  });
  const form = exact(plane).numerators;
  return {
    mesh: exactMesh(vertices, mesh.indices),
    normal: [form[0]!, form[1]!, form[2]!],
    constant: form[3]! * one,
    one,
  };
}

/** A point of the plane: two coordinates over a weight. */
type Flat = readonly [first: bigint, second: bigint, weight: bigint];

/** The points of a loop without an axis that the normal has a part along, mirrored where it looks the other way. */
function flattened({ ring }: SectionChain, normal: Vector): Flat[] {
  const k = normal.findIndex((x) => x !== 0n);
  const [i, j] = normal[k]! > 0n ? [(k + 1) % 3, (k + 2) % 3] : [(k + 2) % 3, (k + 1) % 3];
  return ring.map(({ at, weight }) => [at[i]!, at[j]!, weight]);
}

/** Twice the area that a ring encloses, as a sign: by the sum over its edges, of one denominator. */
function turnOf(ring: readonly Flat[]): number {
  const all = ring.reduce((product, [, , weight]) => product * weight, 1n);
  let sum = 0n;
  for (const [n, p] of ring.entries()) {
    const q = ring[(n + 1) % ring.length]!;
    const scale = ring.length > 1 ? (all * all) / (p[2] * q[2]) : 0n;
    sum += (p[0] * q[1] - p[1] * q[0]) * scale;
  }
  return signOf(sum);
}

/** Whether the middle of the first edge of a ring is in another one: a ray along the second coordinate. */
function isIn(ring: readonly Flat[], other: readonly Flat[]): boolean {
  const [p, q] = [ring[0]!, ring[1]!];
  const [x, y, w] = [p[0] * q[2] + q[0] * p[2], p[1] * q[2] + q[1] * p[2], 2n * p[2] * q[2]];
  let inside = false;
  for (const [n, a] of other.entries()) {
    const b = other[(n + 1) % other.length]!;
    const [left, right] = [a[0] * w > x * a[2], b[0] * w > x * b[2]];
    if (left === right) continue;
    // The sign of the turn from a to b to the point, a left of b.
    const [c, d] = left ? [b, a] : [a, b];
    const turn = c[0] * (d[1] * w - y * d[2]) - c[1] * (d[0] * w - x * d[2]) + c[2] * (d[0] * y - d[1] * x);
    if (turn < 0n) inside = !inside;
  }
  return inside;
}

/** How loops lie in each other that do not cross. */
export function nestReferee(loops: readonly SectionChain[], normal: Vector): SectionNestLike[] {
  const rings = loops.map((loop) => flattened(loop, normal));
  const around = rings.map((ring, i) =>
    rings.flatMap((other, j) => (i !== j && isIn(ring, other) ? [j] : [])),
  );
  return rings.map((ring, i) => {
    const own = around[i]!;
    const parent = own.find((j) => around[j]!.length === own.length - 1) ?? null;
    return { turn: turnOf(ring), depth: own.length, parent };
  });
}

function pointText({ at, weight }: SectionPoint, one: bigint): number[] {
  return at.map((x) => nearestDouble(x, weight * one) + 0);
}

/** The section of a mesh by a plane as text. Where a mesh meets itself, loops may cross: nesting is not asked. */
export function sectionOf(mesh: MeshLike, plane: readonly number[]): string {
  const scene = sectionScene(mesh, plane);
  const chains = chainsOf(scene.mesh, scene.normal, scene.constant);
  const loops = chains.filter(({ isClosed }) => isClosed);
  const shown = (chain: SectionChain) => ({
    triangles: chain.triangles,
    points: chain.limits.map((point) => pointText(point, scene.one)),
  });
  return sectionText(
    loops.map(shown),
    chains.filter(({ isClosed }) => !isClosed).map(shown),
    selfPairs(scene.mesh).length > 0 ? null : nestReferee(loops, scene.normal),
  );
}

/** The same for the values of a case. */
export function meshSectionReferee(v: Float64Array): string {
  const at = meshSize(ALL);
  return sectionOf(meshAt(v, 0, ALL), Array.from(v.subarray(at, at + 4)));
}
