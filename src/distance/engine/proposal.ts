import { type Doubles, scaleToOne } from './doubles.js';

/** A vector in doubles. */
export type Triple = readonly [number, number, number];

/** The difference of point `a` of A and point `b` of B, and its weight in the point of least norm so far. */
export interface Member extends Weighted {
  readonly a: number;
  readonly b: number;
}

/**
 * Up to four differences of points of A and of B that are likely to span the least point of A - B: the exact walk
 * starts from there, and need not believe it.
 *
 * Wolfe's walk in doubles. It goes on only while the norm falls, of which there are finitely many: no tolerance, no
 * limit.
 */
export function propose(a: Doubles, b: Doubles): readonly Pick<Member, 'a' | 'b'>[] {
  return shortestWalk(a, b).members;
}

/** A vector that is likely to be the shortest one from B to A, at any scale. */
export function likelyShortest(a: Doubles, b: Doubles): Triple {
  return shortestWalk(a, b).vector;
}

/** Where the walk ended: differences at a scale, with their weights, and the sum of both. */
interface Walk {
  readonly members: readonly Member[];
  readonly vector: Triple;
  /** A power of two; 0 if there is none. */
  readonly scale: number;
}

/** The walk to what seems to be the shortest vector from B to A. */
export function shortestWalk(a: Doubles, b: Doubles): Walk {
  const scale = scaleToOne(a, b);
  const difference = differences(a, b, scale);
  let members = [difference(0, 0)];
  let x = members[0]!.at;
  for (;;) {
    const next = difference(lowestAlong(a, x, 1), lowestAlong(b, x, -1));
    if (!(dot(x, next.at) < dot(x, x)) || members.some((m) => m.a === next.a && m.b === next.b)) {
      return { members, vector: x, scale };
    }
    next.weight = 0;
    const better = settle([...members, next]);
    const y = sumOf(better);
    if (!(dot(y, y) < dot(x, x))) return { members, vector: x, scale };
    members = better;
    x = y;
  }
}

function differences({ coordinates: p }: Doubles, { coordinates: q }: Doubles, scale: number) {
  return (a: number, b: number): Member => ({
    a,
    b,
    at: [
      (p[3 * a]! - q[3 * b]!) * scale,
      (p[3 * a + 1]! - q[3 * b + 1]!) * scale,
      (p[3 * a + 2]! - q[3 * b + 2]!) * scale,
    ],
    weight: 1,
  });
}

function lowestAlong({ coordinates: p }: Doubles, [x, y, z]: Triple, sign: 1 | -1): number {
  let best = 0;
  let least = Infinity;
  for (let i = 0; i < p.length; i += 3) {
    const value = sign * (x * p[i]! + y * p[i + 1]! + z * p[i + 2]!);
    if (value < least) {
      least = value;
      best = i;
    }
  }
  return best / 3;
}

/** A point, and its weight in a sum. */
interface Weighted {
  readonly at: Triple;
  weight: number;
}

/**
 * Moves to the least point of the affine hull, or as far as the convex hull goes, and leaves out who has no weight
 * there; again, until it is reached.
 */
export function settle<M extends Weighted>(start: M[]): M[] {
  let members = start;
  for (;;) {
    const weights = affineWeights(members.map(({ at }) => at));
    if (weights === null) return members.filter(({ weight }) => weight > 0);
    const step = stepTo(members, weights);
    members.forEach((m, i) => {
      m.weight += step.length * (weights[i]! - m.weight);
    });
    if (step.leaving < 0) return members;
    members = members.filter(({ weight }, i) => i !== step.leaving && weight > 0);
  }
}

/**
 * How far the weights can go until one is zero, and whose that is: all the way, and nobody's (-1), if all of them are
 * positive.
 */
function stepTo(
  members: readonly Weighted[],
  weights: readonly number[],
): { length: number; leaving: number } {
  let length = 1;
  let leaving = -1;
  members.forEach(({ weight }, i) => {
    if (weights[i]! > 0) return;
    const reach = weight === 0 ? 0 : weight / (weight - weights[i]!);
    if (leaving < 0 || reach < length) {
      length = reach;
      leaving = i;
    }
  });
  return { length, leaving };
}

function sumOf(members: readonly Member[]): Triple {
  let [x, y, z] = [0, 0, 0];
  for (const { at, weight } of members) {
    x += weight * at[0];
    y += weight * at[1];
    z += weight * at[2];
  }
  return [x, y, z];
}

/**
 * The weights of the least point of an affine hull, as `affineLeast` in integers; `null` if the points seem dependent.
 */
function affineWeights([base, ...others]: readonly Triple[]): number[] | null {
  const [e, f, g] = others.map((p) => minus(p, base!));
  if (e === undefined) return [1];
  if (f === undefined) return weightsOf([-dot(base!, e)], dot(e, e));
  if (g === undefined) {
    const [ee, ef, ff] = [dot(e, e), dot(e, f), dot(f, f)];
    const [be, bf] = [dot(base!, e), dot(base!, f)];
    return weightsOf([bf * ef - be * ff, be * ef - bf * ee], ee * ff - ef * ef);
  }
  const fg = cross(f, g);
  return weightsOf([-dot(base!, fg), -dot(base!, cross(g, e)), -dot(base!, cross(e, f))], dot(e, fg));
}

function weightsOf(numerators: readonly number[], denominator: number): number[] | null {
  const weights = numerators.map((n) => n / denominator);
  const first = weights.reduce((left, w) => left - w, 1);
  return Number.isFinite(first) ? [first, ...weights] : null;
}

function dot(u: Triple, v: Triple): number {
  return u[0] * v[0] + u[1] * v[1] + u[2] * v[2];
}

function minus(u: Triple, v: Triple): Triple {
  return [u[0] - v[0], u[1] - v[1], u[2] - v[2]];
}

function cross(u: Triple, v: Triple): Triple {
  return [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
}
