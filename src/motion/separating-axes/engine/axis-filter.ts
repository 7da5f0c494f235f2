/**
 * In doubles: which axes certainly tell two polytopes apart all the time, and which of them do not matter.
 *
 * All is seen from a corner of the first shape. Let u = 2^-53 and R be no less than any coordinate then, than any of
 * the velocity, and than what corners were made of (a corner is off by 4.1u of that). A corner is off by 5.2u R, an
 * edge by 11.4u R and at most 2R; their cross product n by 2 · 2 · 2R · 11.4u R and a little more than 3u · 8R², less
 * than 120u R², and at most 8R² in each coordinate; n · p by 3 (120 + 8 · 5.2 + 4 · 8) u R³ < 600u R³; the difference
 * of two of them by less than 2^11 u R³. So it is for n · v. The same bound is used for all.
 */
import { allocateScratch } from '../../../arithmetic/scratch.js';
import type { Doubles } from '../../../distance/engine/doubles.js';
import type { Axis, Spanning } from './axes.js';

const U = 2 ** -53;
const LEAST_REACH = 2 ** -200;
const GREATEST_REACH = 2 ** 200;

/** An axis in doubles: the least and the greatest value of the difference along it, and how fast both move. */
const LOW = 0;
const HIGH = 1;
const SPEED = 2;
const VALUES: Float64Array = /* @__PURE__ */ allocateScratch(3);

/** Corners as seen from the first of the first shape, and what values along axes are off by. */
export interface NearScene {
  readonly p: Float64Array;
  readonly q: Float64Array;
  readonly velocity: readonly [number, number, number];
  readonly error: number;
}

/** `null`: they are too large, or too small, for doubles. */
export function nearScene(
  a: Doubles,
  b: Doubles,
  velocity: readonly [number, number, number],
  isExact: boolean,
): NearScene | null {
  const base = a.coordinates.slice(0, 3);
  const seen = (x: number, k: number): number => x - base[k % 3]!;
  const [p, q] = [a.coordinates.map(seen), b.coordinates.map(seen)];
  let reach = isExact ? 0 : Math.max(...a.reach, ...b.reach);
  for (const list of [p, q, velocity]) for (const x of list) reach = Math.max(reach, Math.abs(x));
  if (!(reach > LEAST_REACH && reach < GREATEST_REACH)) return null;
  return { p, q, velocity, error: 2 ** 11 * U * reach * reach * reach };
}

/** Is the difference certainly solid: do three edges certainly span space? */
export function isCertainlySolid({ p, q, error }: NearScene, a: Spanning, b: Spanning): boolean {
  const vectors = [
    ...a.edgeNumbers.slice(0, 3).map((i) => along(p, a.edges[i]!)),
    ...b.edgeNumbers.slice(0, 3).map((j) => along(q, b.edges[j]!)),
  ];
  for (let i = 0; i < vectors.length; i++)
    for (let j = i + 1; j < vectors.length; j++)
      for (let k = j + 1; k < vectors.length; k++)
        if (Math.abs(dot(cross(vectors[i]!, vectors[j]!), vectors[k]!)) > 2 * error) return true;
  return false;
}

type Triple = readonly [number, number, number];

const along = (p: Float64Array, [i, j]: readonly [number, number]): Triple => [
  p[3 * j]! - p[3 * i]!,
  p[3 * j + 1]! - p[3 * i + 1]!,
  p[3 * j + 2]! - p[3 * i + 2]!,
];
const dot = (u: Triple, v: Triple): number => u[0] * v[0] + u[1] * v[1] + u[2] * v[2];
const cross = (u: Triple, v: Triple): Triple => [
  u[1] * v[2] - u[2] * v[1],
  u[2] * v[0] - u[0] * v[2],
  u[0] * v[1] - u[1] * v[0],
];

/** The axes that may matter; `null`: one of them certainly tells the shapes apart all the time. */
export function axesThatMatter(
  scene: NearScene,
  axes: readonly Axis[],
  a: Spanning,
  b: Spanning,
): Axis[] | null {
  const { error } = scene;
  const kept: Axis[] = [];
  for (const axis of axes) {
    project(scene, vectorNearly(scene, axis, a, b));
    const [low, high, speed] = [VALUES[LOW]!, VALUES[HIGH]!, VALUES[SPEED]!];
    if (low > error && low + speed > 3 * error) return null;
    if (high < -error && high + speed < -3 * error) return null;
    const isAlwaysIn = low < -error && low + speed < -3 * error && high > error && high + speed > 3 * error;
    if (!isAlwaysIn) kept.push(axis);
  }
  return kept;
}

function vectorNearly({ p, q }: NearScene, axis: Axis, a: Spanning, b: Spanning): Triple {
  if (axis.kind === 'edges') return cross(along(p, a.edges[axis.a]!), along(q, b.edges[axis.b]!));
  if (axis.kind !== 'face') return [0, 0, 0];
  const [points, face] = axis.of === 'a' ? [p, a.faces[axis.index]!] : [q, b.faces[axis.index]!];
  return cross(along(points, [face[0]!, face[1]!]), along(points, [face[0]!, face.at(-1)!]));
}

function project({ p, q, velocity }: NearScene, n: Triple): void {
  const [leastA, mostA] = extentOf(p, n);
  const [leastB, mostB] = extentOf(q, n);
  VALUES[LOW] = leastA - mostB;
  VALUES[HIGH] = mostA - leastB;
  VALUES[SPEED] = dot(n, velocity);
}

function extentOf(p: Float64Array, [x, y, z]: Triple): readonly [number, number] {
  let least = Infinity;
  let most = -Infinity;
  for (let k = 0; k < p.length; k += 3) {
    const value = x * p[k]! + y * p[k + 1]! + z * p[k + 2]!;
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return [least, most];
}
