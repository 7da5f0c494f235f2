import { toNumber } from '../../../arithmetic/rational.js';
import { IS_IN } from '../../cases/constructions/meshes.js';
import { deriveSeed, Random } from '../../cases/random.js';
import { featureOn } from '../shapes/meshes/casts.js';
import { crossingsFrom } from '../shapes/meshes/crossings.js';
import type { ExactMesh } from '../shapes/meshes/exact-mesh.js';
import type { Vector } from '../shapes/vectors.js';
import { isFarFromTriangle } from './triangle-faults.js';

/** Two solids, a mesh that has to be what an operation makes of them, and how near to a surface sides do not count. */
export interface Judged {
  readonly a: ExactMesh;
  readonly b: ExactMesh;
  readonly result: ExactMesh;
  readonly r: bigint;
  readonly operation: keyof typeof IS_IN;
}

/**
 * The denominator of all vertices; and the grid of witnesses, a power of two, as a double and over that denominator.
 */
export interface Unit {
  readonly one: bigint;
  readonly step: number;
  readonly exactStep: bigint;
}

/** How many points are tried, and how many where something is known to be wrong. */
const USUAL = 40;
const MOST = 400;
/** How often the distance from a triangle is doubled at most, from that within which sides do not count. */
const DOUBLINGS = 16;

type Place = readonly [number, number, number];

const numberOf = (numerator: bigint, denominator: bigint): number => toNumber({ numerator, denominator });

/** A point beside a triangle of any of the meshes, in doubles. */
function candidate(random: Random, triangles: readonly (readonly Place[])[], reach: number): Place {
  const [a, b, c] = triangles[random.below(triangles.length)]! as [Place, Place, Place];
  const weights = [1, 1, 1].map(() => random.between(1, 7));
  const whole = weights[0]! + weights[1]! + weights[2]!;
  const [u, v] = [b, c].map((p) => p.map((x, k) => x - a[k]!));
  const normal = [0, 1, 2].map((k) => {
    const [l, m] = [(k + 1) % 3, (k + 2) % 3];
    return u![l]! * v![m]! - u![m]! * v![l]!;
  });
  const length = Math.sqrt(normal.reduce((sum, x) => sum + x * x, 0)) || 1;
  let step = (random.sign() * 2 * reach) / length;
  for (let i = random.below(DOUBLINGS); i > 0; i--) step *= 2;
  return [0, 1, 2].map((k) => {
    const inner = (a[k]! * weights[0]! + b[k]! * weights[1]! + c[k]! * weights[2]!) / whole;
    return inner + step * normal[k]!;
  }) as unknown as Place;
}

/** How often a mesh winds around a point, seen in three directions: the same if it is closed. */
function windings(p: Vector, mesh: ExactMesh, isClosed: boolean): number[] {
  return (isClosed ? [0] : [0, 1, 2]).map((start) => crossingsFrom(p, mesh, start).signed + 0);
}

/** What is wrong with a mesh at a point, both over one denominator. */
function faultAt(p: Vector, judged: Judged, isClosed: boolean): string | undefined {
  const { a, b, result, r, operation } = judged;
  const isNear = [a, b].some(({ vertices, triangles }) =>
    triangles.some(
      (t) => !isFarFromTriangle(p, t.map((i) => vertices[i]!) as unknown as [Vector, Vector, Vector], r * r),
    ),
  );
  if (isNear) return undefined;
  const [inA, inB] = [a, b].map((mesh) => crossingsFrom(p, mesh).signed === 1);
  const isIn = IS_IN[operation](inA!, inB!);
  const where = `${isIn ? 'inside' : 'outside of'} the result`;
  if (featureOn(p, result) !== undefined) return `is ${where}, and on the mesh`;
  const found = windings(p, result, isClosed);
  // A ray may pass through a gap between triangles that is no wider than rounding makes it: all of them do not.
  if (found.includes(isIn ? 1 : 0)) return undefined;
  return `is ${where}, and the mesh winds ${found[0]} times around it`;
}

/**
 * A point away from all surfaces of the operands that is on the wrong side of a mesh, in words; undefined if none is
 * found.
 *
 * @param unit What 1 stands for in doubles
 * @param reach The distance from surfaces within which sides do not count
 */
export function witnessFault(
  judged: Judged,
  unit: Unit,
  reach: number,
  isClosed: boolean,
  isKnown: boolean,
): string | undefined {
  const meshes = [judged.a, judged.b, judged.result];
  const triangles = meshes.flatMap(({ vertices, triangles }) =>
    triangles.map((t) => t.map((i) => vertices[i]!.map((x) => numberOf(x, unit.one)) as unknown as Place)),
  );
  const random = new Random(...deriveSeed('witness', triangles.length, ...triangles[0]!.flat()));
  for (let i = 0; i < (isKnown ? MOST : USUAL); i++) {
    // On a grid that is finer than what counts: long fractions would say no more.
    const steps = candidate(random, triangles, reach).map((x) => Math.round(x / unit.step));
    if (!steps.every(Number.isSafeInteger)) continue;
    const p = steps.map((n) => BigInt(n) * unit.exactStep) as unknown as Vector;
    const fault = faultAt(p, judged, isClosed);
    if (fault !== undefined) return `(${steps.map((n) => n * unit.step).join(', ')}) ${fault}`;
  }
  return undefined;
}
