import { cross, dot, minus, plus, times, type Vector } from './vectors.js';

/**
 * What spans the difference of two shapes A - B: the difference of a point of A and one of B, or a direction of A, or
 * the opposite of one of B. `a` and `b` are the numbers of points or directions; of a direction, the other one is -1.
 */
export interface Generator {
  readonly isDirection: boolean;
  readonly a: number;
  readonly b: number;
  readonly vector: Vector;
}

/**
 * The point of least norm of the affine hull of generators that are affinely independent: `vector` / `denominator`, as
 * the sum of the generators with `weights` / `denominator`. The weights of the points have the sum `denominator`, which
 * is positive.
 */
export interface Corral {
  readonly generators: readonly Generator[];
  readonly weights: readonly bigint[];
  readonly vector: Vector;
  readonly denominator: bigint;
}

/**
 * The least point of the affine hull; `null` if the generators are affinely dependent. The first has to be a point.
 *
 * With the edges e_i = g_i - g_0 (or the direction g_i itself) it is g_0 + Σ m_i e_i, where (Σ m_i e_i + g_0) · e_j = 0
 * for all j: Cramer's rule. Three independent edges span space, and the least point is the origin: Σ m_i e_i = -g_0.
 */
export function affineLeast(generators: readonly Generator[]): Corral | null {
  const base = generators[0]!.vector;
  const edges = generators.slice(1).map((g) => (g.isDirection ? g.vector : minus(g.vector, base)));
  const solution = solve(base, edges);
  if (solution === null) return null;
  const { numerators, denominator } = solution;
  let first = denominator;
  let vector = times(base, denominator);
  edges.forEach((edge, i) => {
    vector = plus(vector, times(edge, numerators[i]!));
    if (!generators[i + 1]!.isDirection) first -= numerators[i]!;
  });
  return { generators, weights: [first, ...numerators], vector, denominator };
}

interface Solution {
  readonly numerators: readonly bigint[];
  readonly denominator: bigint;
}

function solve(base: Vector, edges: readonly Vector[]): Solution | null {
  const [e, f, g] = edges;
  if (e === undefined) return { numerators: [], denominator: 1n };
  if (f === undefined) return positive([-dot(base, e)], dot(e, e));
  if (g === undefined) {
    const ee = dot(e, e);
    const ef = dot(e, f);
    const ff = dot(f, f);
    const be = dot(base, e);
    const bf = dot(base, f);
    return positive([bf * ef - be * ff, be * ef - bf * ee], ee * ff - ef * ef);
  }
  const fg = cross(f, g);
  return positive([-dot(base, fg), -dot(base, cross(g, e)), -dot(base, cross(e, f))], dot(e, fg));
}

function positive(numerators: readonly bigint[], denominator: bigint): Solution | null {
  if (denominator === 0n) return null;
  if (denominator > 0n) return { numerators, denominator };
  return { numerators: numerators.map((n) => -n), denominator: -denominator };
}

/**
 * The least point of the convex hull of up to four generators: its smallest corral, which is all of them if that of the
 * affine hull has positive weights. Of all subsets it is the one whose affine least point has positive weights and
 * which no other generator undercuts (x · g >= x · x for points, x · g >= 0 for directions).
 *
 * Source: Johnson's subalgorithm of Gilbert, Johnson, Keerthi 1988, by exact signs.
 */
export function convexLeast(generators: readonly Generator[]): Corral {
  const whole = affineLeast(generators);
  if (whole?.weights.every((w) => w > 0n)) return whole;
  for (const subset of subsets(generators)) {
    const corral = affineLeast(subset);
    if (corral?.weights.every((w) => w > 0n) && isLeast(corral, generators)) return corral;
  }
  throw new Error('unreachable: a convex hull has a least point');
}

function isLeast({ vector, generators }: Corral, all: readonly Generator[]): boolean {
  const level = dot(vector, generators[0]!.vector);
  return all.every((g) => dot(vector, g.vector) >= (g.isDirection ? 0n : level));
}

/** The subsets that begin with a point, the smaller ones first. */
function subsets(generators: readonly Generator[]): Generator[][] {
  const points = generators.filter((g) => !g.isDirection);
  const ordered = [...points, ...generators.filter((g) => g.isDirection)];
  const all: Generator[][] = [];
  for (let mask = 1; mask < 1 << ordered.length; mask++) {
    const subset = ordered.filter((_, i) => mask & (1 << i));
    if (!subset[0]!.isDirection) all.push(subset);
  }
  return all.sort((s, t) => s.length - t.length);
}
