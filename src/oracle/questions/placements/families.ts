/** Placements of small numbers, and points that are where they take corners, edges, faces and insides. */
import { stepUlps } from '../../cases/doubles.js';
import { KIND, NUMBER, POINT, VECTORS } from '../../cases/placements.js';
import type { Random } from '../../cases/random.js';
import type { QuestionFamily } from '../question.js';

/** Quaternions and normals whose squares are powers of two: places of small numbers are doubles. */
const QUATERNIONS = [
  [0, 0, 0, 1],
  [0, 0, 1, 1],
  [1, 0, 0, -1],
  [1, 1, 1, 1],
  [-1, 1, 1, 1],
  [1, 1, 0, 0],
  [0, -2, 2, 0],
] as const;
const NORMALS = [
  [1, 0, 0],
  [0, 1, -1],
  [1, 1, 0],
  [0, 0, -2],
] as const;

const lattice = (random: Random, reach: number): number[] =>
  [0, 1, 2].map(() => random.between(-reach, reach));

/** A place of a point of small numbers, in doubles that do not round. */
export function placed(out: ArrayLike<number>, p: readonly number[], at: number = VECTORS): number[] {
  const [a, b, c, d] = [0, 1, 2, 3].map((i) => [0, 1, 2].map((k) => out[at + 3 * i + k]!));
  const number = out[at + NUMBER - VECTORS]!;
  const kind = out[at + KIND - VECTORS]!;
  const dot = (u: readonly number[], v: readonly number[]) => u.reduce((sum, x, i) => sum + x * v[i]!, 0);
  if (kind === 0) return [0, 1, 2].map((k) => a![k]! * p[0]! + b![k]! * p[1]! + c![k]! * p[2]! + d![k]!);
  const square = dot(a!, a!);
  if (kind === 2) {
    const height = dot(a!, p) + number;
    return p.map((x, k) => x - (2 * height * a![k]!) / square);
  }
  const s = p.map((x, k) => x * b![k]!);
  const weight = square + number * number;
  return s.map((x, k) => {
    const [i, j] = [(k + 1) % 3, (k + 2) % 3];
    const across = a![i]! * s[j]! - a![j]! * s[i]!;
    const turned = x * (number * number - square) + 2 * dot(a!, s) * a![k]! + 2 * number * across;
    return turned / weight + d![k]!;
  });
}

/** A tetrahedron and a placement. */
function fillShape(random: Random, out: Float64Array): void {
  for (let i = 0; i < 4; i++) out.set(lattice(random, 4), 3 * i);
  fillPlacement(random, out, VECTORS);
}

/** A placement of small numbers, that takes small numbers to doubles. */
export function fillPlacement(random: Random, out: Float64Array, at: number): void {
  const [number, kindAt] = [at + NUMBER - VECTORS, at + KIND - VECTORS];
  const kind = random.below(3);
  out[kindAt] = kind;
  for (let i = 0; i < 4; i++) out.set(lattice(random, 3), at + 3 * i);
  out[number] = random.between(-3, 3);
  if (kind === 1) {
    const [x, y, z, w] = QUATERNIONS[random.below(QUATERNIONS.length)]!;
    out.set([x, y, z], at);
    out[number] = w;
    for (let k = 0; k < 3; k++) if (!random.oneIn(8)) out[at + 3 + k] = 1 + random.below(3);
  }
  if (kind === 2) out.set(NORMALS[random.below(NORMALS.length)]!, at);
}

/** A point of the tetrahedron, of its boundary most often, or near it. */
function pointOf(random: Random, out: ArrayLike<number>): number[] {
  const corner = (i: number) => [0, 1, 2].map((k) => out[3 * i + k]!);
  const first = random.below(4);
  const weights = [
    [4, 0, 0, 0],
    [2, 2, 0, 0],
    [2, 1, 1, 0],
    [1, 1, 1, 1],
    [5, -1, 0, 0],
    [2, 2, 1, -1],
  ][random.below(6)]!;
  return [0, 1, 2].map((k) =>
    weights.reduce((sum, weight, i) => sum + (weight / 4) * corner((first + i) % 4)[k]!, 0),
  );
}

const planted: QuestionFamily = {
  name: 'planted',
  summary:
    'small integers, and a point that is where the placement takes a corner, a point of an edge, a face, the inside, or beside it',
  fill(random, out) {
    fillShape(random, out);
    out.set(placed(out, pointOf(random, out)), POINT);
  },
};

const oneUlp: QuestionFamily = {
  name: 'one-ulp',
  summary: 'as `planted`, and one number of the placement, the tetrahedron or the point is moved by an ulp',
  fill(random, out) {
    planted.fill(random, out);
    const at = random.below(KIND);
    out[at] = stepUlps(out[at]!, random.oneIn(2) ? 1 : -1);
  },
};

const flattening: QuestionFamily = {
  name: 'flattening',
  summary: 'placements that cannot be undone, or that an ulp makes such that they can',
  fill(random, out) {
    planted.fill(random, out);
    const kind = random.below(2);
    out[KIND] = kind;
    if (kind === 1) {
      if (out[NUMBER] === 0) out[NUMBER] = 1;
      out[VECTORS + 3 + random.below(3)] = random.oneIn(4) ? 2 ** -1074 : 0;
      return;
    }
    // A column that is the sum of the others.
    for (let k = 0; k < 3; k++) out[VECTORS + 6 + k] = out[VECTORS + k]! - out[VECTORS + 3 + k]!;
    if (random.oneIn(4)) out[VECTORS] = stepUlps(out[VECTORS]!, 1);
  },
};

const far: QuestionFamily = {
  name: 'far',
  summary: 'as `planted`, moved far off by whole numbers, so that mantissas are full',
  fill(random, out) {
    fillShape(random, out);
    if (out[KIND] !== 2) for (let k = 0; k < 3; k++) out[VECTORS + 9 + k]! += random.between(-1e9, 1e9);
    out.set(placed(out, pointOf(random, out)), POINT);
  },
};

export const placementFamilies: readonly QuestionFamily[] = [planted, oneUlp, flattening, far];
