import { exactDot as dot, type IntegerVector, exactDifference as minus } from '../points/vectors.js';

/** The products of some vectors with each other. */
export type Products = readonly (readonly bigint[])[];

/** det and L of {@link ExactBall}. */
export interface Solution {
  readonly det: bigint;
  readonly weights: readonly bigint[];
}

/** The products of vectors. */
export function productsOf(vectors: readonly IntegerVector[]): Products {
  const products: bigint[][] = vectors.map(() => []);
  vectors.forEach((v, i) => {
    for (let j = 0; j <= i; j++) {
      const product = dot(v, vectors[j]!);
      products[i]![j] = product;
      products[j]![i] = product;
    }
  });
  return products;
}

/** det and L for up to three of some vectors, by their products and by Cramer's rule. */
export function solved(products: Products, [p, q, r]: readonly number[]): Solution {
  if (p === undefined) return { det: 1n, weights: [] };
  const aa = products[p]![p]!;
  // The square of a is taken out of both.
  if (q === undefined) return { det: aa === 0n ? 0n : 1n, weights: [1n] };
  const [ab, bb] = [products[p]![q]!, products[q]![q]!];
  if (r === undefined) return { det: aa * bb - ab * ab, weights: [bb * (aa - ab), aa * (bb - ab)] };
  const [ac, bc, cc] = [products[p]![r]!, products[q]![r]!, products[r]![r]!];
  const [f, g, h] = [bb * cc - bc * bc, ac * bc - ab * cc, ab * bc - ac * bb];
  const [i, j, k] = [aa * cc - ac * ac, ab * ac - aa * bc, aa * bb - ab * ab];
  return {
    det: aa * f + ab * g + ac * h,
    weights: [aa * f + bb * g + cc * h, aa * g + bb * i + cc * j, aa * h + bb * j + cc * k],
  };
}

/**
 * Whether no smaller sphere contains the points, and none of them is superfluous: they are affinely independent, and
 * the center is inside of their simplex.
 */
export function isMinimal({ det, weights }: Solution): boolean {
  if (det <= 0n) return false;
  let rest = 2n * det;
  for (const weight of weights) {
    if (weight <= 0n) return false;
    rest -= weight;
  }
  return rest > 0n;
}

/**
 * The smallest sphere through up to four points, over integers: its center is in their affine hull. With the vectors
 * v_i from the first point p to the others and the matrix G of their products, the center is p + Σ L_i v_i / (2 det G),
 * where L = adj(G) (v_i · v_i).
 *
 * Source: Gärtner 1999, "Fast and robust smallest enclosing balls".
 */
export class ExactBall {
  readonly #first: IntegerVector;
  readonly #vectors: readonly IntegerVector[];
  readonly #solution: Solution;

  /** @param vectors those from the first point to the others */
  constructor(first: IntegerVector, vectors: readonly IntegerVector[], solution: Solution) {
    this.#first = first;
    this.#vectors = vectors;
    this.#solution = solution;
  }

  /** @param points one to four of them */
  static through(points: readonly IntegerVector[]): ExactBall {
    const [first, ...others] = points as [IntegerVector, ...IntegerVector[]];
    const vectors = others.map((p) => minus(p, first));
    return new ExactBall(first, vectors, solved(productsOf(vectors), [...vectors.keys()]));
  }

  /** Whether a point is outside: |v|² det G > Σ L_i v · v_i for the vector v from the first point. */
  excludes(p: IntegerVector): boolean {
    const { det, weights } = this.#solution;
    const v = minus(p, this.#first);
    let excess = dot(v, v) * det;
    for (let i = 0; i < this.#vectors.length; i++) excess -= weights[i]! * dot(v, this.#vectors[i]!);
    return excess > 0n;
  }

  /** The center, and the square of the radius: numerators over one denominator each. */
  exact(): { center: readonly bigint[]; denominator: bigint; square: bigint; squareDenominator: bigint } {
    const { det, weights } = this.#solution;
    const denominator = 2n * det;
    const offset = [0, 1, 2].map((k) =>
      this.#vectors.reduce((sum, v, i) => sum + weights[i]! * v[k]!, 0n),
    ) as unknown as IntegerVector;
    return {
      center: offset.map((x, k) => x + denominator * this.#first[k]!),
      denominator,
      square: dot(offset, offset),
      squareDenominator: denominator * denominator,
    };
  }
}
