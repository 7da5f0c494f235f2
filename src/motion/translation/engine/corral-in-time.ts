/**
 * The least vector of an affine hull whose points move: with edges that stay, it is linear in time, and so are the
 * weights.
 */
import { surdSign } from '../../../arithmetic/root-signs.js';
import type { Surd } from '../../../arithmetic/surd.js';
import type { Sign } from '../../../core/sign.js';
import { affineLeast, type Generator } from '../../../distance/engine/corral.js';
import { dot, isZero, minus, plus, times, type Vector } from '../../../distance/engine/vectors.js';
import type { MovingPair } from './moving-pair.js';

/** A number or a vector that is `at` + t · `rate`. */
export interface Linear<T> {
  readonly at: T;
  readonly rate: T;
}

/** Generators of A - B, and their least vector in time: `vector` / `denominator`, by `weights` / `denominator`. */
export interface CorralInTime {
  /** The point that generators begin with: the numbers of both points. */
  readonly a: number;
  readonly b: number;
  readonly vector: Linear<Vector>;
  readonly weights: readonly Linear<bigint>[];
  readonly denominator: bigint;
}

/** What of a generator does not depend on time. */
export type Member = Pick<Generator, 'isDirection' | 'a' | 'b'>;

/** The corral of some generators; `null` if they are affinely dependent. The first has to be a point. */
export function corralInTime(pair: MovingPair, members: readonly Member[]): CorralInTime | null {
  const generators = members.map((member) => generatorOf(pair, member));
  const base = generators[0]!;
  const still = affineLeast(generators);
  if (still === null) return null;
  // The same edges from the velocity: the numerators of Cramer's rule are linear in the first point.
  const moving = affineLeast(
    generators.map((g) =>
      g.isDirection ? g : { ...g, vector: plus(minus(g.vector, base.vector), pair.velocity) },
    ),
  )!;
  const { denominator } = still;
  return {
    a: base.a,
    b: base.b,
    vector: { at: still.vector, rate: moving.vector },
    weights: still.weights.map((at, i) => ({
      at,
      rate: moving.weights[i]! - (i === 0 ? denominator : 0n),
    })),
    denominator,
  };
}

function generatorOf({ a, b }: MovingPair, member: Member): Generator {
  const { isDirection, a: i, b: j } = member;
  if (!isDirection) return { ...member, vector: minus(a.points.at(i), b.points.at(j)) };
  return { ...member, vector: i >= 0 ? a.directions[i]! : times(b.directions[j]!, -1n) };
}

/** The sign of at + t · rate. */
export function signAt({ at, rate }: Linear<bigint>, t: Surd): Sign {
  const { rational, coefficient, radicand, denominator } = t;
  return surdSign(at * denominator + rate * rational, rate * coefficient, radicand);
}

/** A vector along another one, in time. */
export const dotInTime = ({ at, rate }: Linear<Vector>, v: Vector): Linear<bigint> => ({
  at: dot(at, v),
  rate: dot(rate, v),
});

/**
 * Is the vector of a corral, or what stands for it, such that no point of A - B is before its point along the vector?
 * Differences of points do not depend on time.
 */
export function supports(
  { a, b }: MovingPair,
  corral: CorralInTime,
  normal: Linear<Vector>,
  t: Surd,
): boolean {
  const isBehind = (v: Vector): boolean => !isZero(v) && signAt(dotInTime(normal, v), t) < 0;
  const [p, q] = [a.points.at(corral.a), b.points.at(corral.b)];
  for (const d of a.directions) if (isBehind(d)) return false;
  for (const d of b.directions) if (isBehind(times(d, -1n))) return false;
  for (let i = 0; i < a.points.length; i++) if (isBehind(minus(a.points.at(i), p))) return false;
  for (let j = 0; j < b.points.length; j++) if (isBehind(minus(q, b.points.at(j)))) return false;
  return true;
}
