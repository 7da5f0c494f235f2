import * as surd from '../../arithmetic/surd.js';
import { exactDot as dot, type IntegerVector, exactDifference as minus } from '../points/vectors.js';

/** A sphere over integers; a point if the radius is 0. */
export interface IntegerBall {
  readonly center: IntegerVector;
  readonly radius: bigint;
}

type Matrix = readonly (readonly bigint[])[];

/** The determinant and the adjugate of the matrix of products of up to three vectors. */
function adjugateOf(v: readonly IntegerVector[]): { readonly det: bigint; readonly adjugate: Matrix } {
  const [a, b, c] = v;
  if (a === undefined) return { det: 1n, adjugate: [] };
  if (b === undefined) return { det: dot(a, a), adjugate: [[1n]] };
  const [aa, ab, bb] = [dot(a, a), dot(a, b), dot(b, b)];
  if (c === undefined) {
    const adjugate = [
      [bb, -ab],
      [-ab, aa],
    ];
    return { det: aa * bb - ab * ab, adjugate };
  }
  const [ac, bc, cc] = [dot(a, c), dot(b, c), dot(c, c)];
  const [f, g, h] = [bb * cc - bc * bc, ac * bc - ab * cc, ab * bc - ac * bb];
  const [i, j, k] = [aa * cc - ac * ac, ab * ac - aa * bc, aa * bb - ab * ab];
  const adjugate = [
    [f, g, h],
    [g, i, j],
    [h, j, k],
  ];
  return { det: aa * f + ab * g + ac * h, adjugate };
}

const sumOf = (a: readonly bigint[], b: readonly bigint[]): bigint =>
  a.reduce((sum, x, i) => sum + x * b[i]!, 0n);

/** constant + slope · z. */
export interface Line {
  readonly constant: bigint;
  readonly slope: bigint;
}

/**
 * The smallest sphere around up to four spheres that all of them touch from inside, over integers, its center in the
 * hull of theirs.
 *
 * Let v_i be the vectors from the first center to the others, s_i the radii less the first one, and e_i = v_i · v_i -
 * s_i². The sphere whose center is away from the first one by w, and whose radius is greater than the first one by z,
 * is touched by all if |w| = z and |w - v_i| = z - s_i, that is, if 2 w · v_i = e_i + 2 s_i z. With w = Σ m_i v_i and
 * the matrix G of the products of the v_i that is 2 det G m = P + 2 z S, where P = adj(G) e and S = adj(G) s; and
 * |w|² = z² becomes 4 (s · S - det G) z² + 4 (s · P) z + e · P = 0. So all there is are numbers over one square root.
 *
 * Source: Fischer and Gärtner 2003, "The smallest enclosing ball of balls: combinatorial structure and algorithms".
 */
export class TangentBall {
  readonly #first: IntegerBall;
  readonly #vectors: readonly IntegerVector[];
  readonly #det: bigint;
  /** P and S. */
  readonly #constants: readonly bigint[];
  readonly #slopes: readonly bigint[];
  /**
   * How much larger than the first one it is; `undefined` if there is no such sphere, or fewer of them have the same.
   */
  readonly growth: surd.Surd | undefined;

  /** @param balls one to four of them */
  constructor(balls: readonly IntegerBall[]) {
    const [first, ...others] = balls as [IntegerBall, ...IntegerBall[]];
    this.#first = first;
    this.#vectors = others.map(({ center }) => minus(center, first.center));
    const s = others.map(({ radius }) => radius - first.radius);
    const e = this.#vectors.map((v, i) => dot(v, v) - s[i]! * s[i]!);
    const { det, adjugate } = adjugateOf(this.#vectors);
    this.#det = det;
    this.#constants = adjugate.map((row) => sumOf(row, e));
    this.#slopes = adjugate.map((row) => sumOf(row, s));
    const [a, b, c] = [
      4n * (sumOf(s, this.#slopes) - det),
      4n * sumOf(s, this.#constants),
      sumOf(e, this.#constants),
    ];
    // If every z solves it, the spheres touch each other in one point, from inside: the largest is around all of them.
    const isDetermined = det > 0n && (a !== 0n || b !== 0n || c !== 0n);
    const roots = isDetermined ? surd.rootsOfQuadratic(a, b, c) : [];
    this.growth = roots.find((z) => this.#isSmallest(z, s));
  }

  /** Whether radii are not negative, and the center is inside of the simplex of the others'. */
  #isSmallest(z: surd.Surd, s: readonly bigint[]): boolean {
    if (surd.sign(z) < 0 || s.some((x) => signOn(z, { constant: -x, slope: 1n }) < 0)) return false;
    const weights = this.#constants.map((constant, i) => ({ constant, slope: 2n * this.#slopes[i]! }));
    const rest = weights.reduce(
      (sum, { constant, slope }) => ({ constant: sum.constant - constant, slope: sum.slope - slope }),
      { constant: 2n * this.#det, slope: 0n },
    );
    return [rest, ...weights].every((weight) => signOn(z, weight) > 0);
  }

  /**
   * Whether a sphere is not within: with v, s and e as above, within are those with z >= s and 2 w · v >= e + 2 s z.
   */
  excludes({ center, radius }: IntegerBall): boolean {
    const z = this.growth!;
    const v = minus(center, this.#first.center);
    const s = radius - this.#first.radius;
    if (signOn(z, { constant: -s, slope: 1n }) < 0) return true;
    const products = this.#vectors.map((each) => dot(each, v));
    const constant = sumOf(this.#constants, products) - (dot(v, v) - s * s) * this.#det;
    const slope = 2n * (sumOf(this.#slopes, products) - s * this.#det);
    return signOn(z, { constant, slope }) < 0;
  }

  /** The radius, as it grows with z. */
  radius(): Line {
    return { constant: this.#first.radius, slope: 1n };
  }

  /** The center, as numerators that grow with z, over one denominator. */
  center(): { readonly numerators: readonly Line[]; readonly denominator: bigint } {
    const denominator = 2n * this.#det;
    const numerators = [0, 1, 2].map((k) => {
      const along = this.#vectors.map((v) => v[k]!);
      return {
        constant: denominator * this.#first.center[k]! + sumOf(this.#constants, along),
        slope: 2n * sumOf(this.#slopes, along),
      };
    });
    return { numerators, denominator };
  }
}

/** The sign of constant + slope · z. */
function signOn(z: surd.Surd, { constant, slope }: Line) {
  const product = {
    ...z,
    rational: z.rational * slope + constant * z.denominator,
    coefficient: z.coefficient * slope,
  };
  return surd.sign(product);
}
