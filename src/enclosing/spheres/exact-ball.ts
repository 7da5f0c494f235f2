import { exactDot as dot, type IntegerVector, exactDifference as minus } from '../points/vectors.js';

/** det and L of {@link ExactBall}, by Cramer's rule. */
function solved(v: readonly IntegerVector[]): { readonly det: bigint; readonly weights: readonly bigint[] } {
  const [a, b, c] = v;
  if (a === undefined) return { det: 1n, weights: [] };
  // The square of a is taken out of both.
  if (b === undefined) return { det: dot(a, a) === 0n ? 0n : 1n, weights: [1n] };
  const [aa, ab, bb] = [dot(a, a), dot(a, b), dot(b, b)];
  if (c === undefined) return { det: aa * bb - ab * ab, weights: [bb * (aa - ab), aa * (bb - ab)] };
  const [ac, bc, cc] = [dot(a, c), dot(b, c), dot(c, c)];
  const [f, g, h] = [bb * cc - bc * bc, ac * bc - ab * cc, ab * bc - ac * bb];
  const [i, j, k] = [aa * cc - ac * ac, ab * ac - aa * bc, aa * bb - ab * ab];
  return {
    det: aa * f + ab * g + ac * h,
    weights: [aa * f + bb * g + cc * h, aa * g + bb * i + cc * j, aa * h + bb * j + cc * k],
  };
}

/**
 * The smallest sphere through up to four points, over integers: its center is in their affine hull. With the vectors v_i from the first
 * point p to the others and the matrix G of their products, the center is p + Σ L_i v_i / (2 det G), where L = adj(G) (v_i · v_i).
 *
 * Source: Gärtner 1999, "Fast and robust smallest enclosing balls".
 */
export class ExactBall {
  readonly #first: IntegerVector;
  readonly #vectors: readonly IntegerVector[];
  readonly #det: bigint;
  readonly #weights: readonly bigint[];

  /** @param points one to four of them */
  constructor(points: readonly IntegerVector[]) {
    const [first, ...others] = points as [IntegerVector, ...IntegerVector[]];
    this.#first = first;
    this.#vectors = others.map((p) => minus(p, first));
    const { det, weights } = solved(this.#vectors);
    this.#det = det;
    this.#weights = weights;
  }

  /**
   * Whether no smaller sphere contains the points, and none of them is superfluous: they are affinely independent, and the center is
   * inside of their simplex.
   */
  isMinimal(): boolean {
    if (this.#det <= 0n) return false;
    const rest = this.#weights.reduce((sum, weight) => sum - weight, 2n * this.#det);
    return rest > 0n && this.#weights.every((weight) => weight > 0n);
  }

  /** Whether a point is outside: |v|² det G > Σ L_i v · v_i for the vector v from the first point. */
  excludes(p: IntegerVector): boolean {
    const v = minus(p, this.#first);
    let excess = dot(v, v) * this.#det;
    for (let i = 0; i < this.#vectors.length; i++) excess -= this.#weights[i]! * dot(v, this.#vectors[i]!);
    return excess > 0n;
  }

  /** The center, and the square of the radius: numerators over one denominator each. */
  exact(): { center: readonly bigint[]; denominator: bigint; square: bigint; squareDenominator: bigint } {
    const denominator = 2n * this.#det;
    const offset = [0, 1, 2].map((k) =>
      this.#vectors.reduce((sum, v, i) => sum + this.#weights[i]! * v[k]!, 0n),
    ) as unknown as IntegerVector;
    return {
      center: offset.map((x, k) => x + denominator * this.#first[k]!),
      denominator,
      square: dot(offset, offset),
      squareDenominator: denominator * denominator,
    };
  }
}
