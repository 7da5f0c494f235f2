/**
 * How two ellipses or ellipsoids lie to each other, by the roots of one polynomial.
 *
 * Let A and B be their symmetric matrices of n + 1 rows, negative inside: (p, 1) A (p, 1) <= 0 for the points p of the
 * first. Both have n positive eigenvalues and one negative one. The pencil is λA - B, its polynomial f(λ) = det(λA -
 * B), of degree n + 1; 0 is no root.
 *
 * In coordinates in which the first is the unit ball and the second has the axes of the coordinates, A = diag(1, ...,
 * 1, -1) and B is the matrix of Σ μᵢ (xᵢ - cᵢ)² - 1 with 0 < μ₁ <= ... <= μₙ, and
 *
 *   f(λ) = g(λ) Π (λ - μᵢ),   g(λ) = 1 - λ - Σ cᵢ² λ μᵢ / (λ - μᵢ),
 *
 * where g is the Schur complement of the block of the first n rows: λA - B has as many positive eigenvalues as there
 * are μᵢ below λ, and one more if g(λ) > 0. (Terms with cᵢ = 0 are left out of g, which so may go on at μᵢ.)
 *
 * **Apart.** The insides have no common point if and only if αA + βB has no negative eigenvalue for some α, β >= 0, and
 * the closed sets have none if and only if all eigenvalues are positive for some (Yakubovich's S-lemma for two forms,
 * Finsler 1937: for two forms in three variables or more). Neither α nor β is 0, as A and B have negative eigenvalues:
 * so this is λA - B for some λ = -α/β < 0, without positive eigenvalues. The block is negative there, so it is
 * g(λ) <= 0. With s = -λ, g = 1 + s - Σ cᵢ² s μᵢ / (s + μᵢ) is convex, and strictly if not all cᵢ are 0; it is 1 at s =
 * 0 and grows without an end. So g, and f, which has no other roots there, has two negative roots (g < 0 between them:
 * apart), a double one (g = 0 there and nowhere negative: the shapes touch from outside), or none (the insides meet).
 * This is the theorem of Wang, Wang and Kim, and for n = 2 that of Etayo and others.
 *
 * **Inside.** All of the second is in the first if and only if λA - B has no positive eigenvalue for some λ > 0 (the
 * S-lemma for the inequality A <= 0 where B <= 0), and it does not touch the boundary if and only if all are negative
 * for some. Let λ₁ be the least positive root. Claim: it is in, if and only if λ₁A - B has no positive eigenvalue; and
 * it touches the boundary, if λ₁ is a multiple root.
 *
 * Below μ₁ the block is negative, and 1 - λ + Σ cᵢ² λ μᵢ / (μᵢ - λ) is convex (strictly, if not all cᵢ are 0; otherwise
 * it is 1 - λ), and 1 at 0. A λ without positive eigenvalues is at most μ₁, and beyond a root, as there is one positive
 * eigenvalue at 0: λ₁ <= λ <= μ₁. If λ₁ < μ₁, then g(λ₁) = 0, the block is negative, and λ₁A - B has no positive
 * eigenvalue. If λ₁ = μ₁ it is λ itself. That is the first part. If it has none, the shapes do not touch if and only if
 * g is negative somewhere below μ₁: at μ₁ and beyond, some eigenvalue is not negative. For λ₁ < μ₁ that is so, by
 * convexity, if and only if λ₁ is a simple root of g, and so of f. For λ₁ = μ₁, the cᵢ that belong to μ₁ are 0 (a
 * semidefinite matrix with a 0 in its diagonal has zeros beside it), so that g goes on there. It is positive below λ₁,
 * so that it is 0 there (not negative, being continuous, and not positive, as there is no positive eigenvalue): a root
 * of g and of λ - μ₁, a multiple one of f. That is the second part.
 *
 * At λ₁ at most one eigenvalue is positive, as there is one up to there: so it is the sign of the product of all that
 * are not 0 that tells. With E_k(λ), the sum of the minors of k rows and the same columns, the elementary symmetric
 * polynomial of the eigenvalues, that product is the first of E_n(λ₁), E_{n-1}(λ₁), ... that is not 0. No eigenvalue is
 * positive if (-1)^k times it is positive, or if all are 0 (the shapes are equal then).
 *
 * The first is in the second, if the same is true of λB - A, whose roots are the reciprocals: at the greatest root of
 * f, λA - B has no negative eigenvalue, the first E_k that is not 0 is positive.
 *
 * Where the insides meet and none is in the other, the boundaries cross: each has points inside of the other and
 * outside, as it is connected and its hull is the shape.
 *
 * Source: Wang, Wang, Kim 2001, "An algebraic condition for the separation of two ellipsoids"; Etayo, Gonzalez-Vega,
 * del Rio 2006, "A new approach to characterizing the relative position of two ellipses"; Pólik, Terlaky 2007, "A
 * survey of the S-lemma".
 */
import type { RealRoot } from '../../arithmetic/algebraic.js';
import { roots, sign, signAt } from '../../arithmetic/algebraic.js';
import { signChanges } from '../../arithmetic/integer-polynomials.js';
import type { Polynomial } from '../../arithmetic/polynomial.js';
import { fromIntegers } from '../../arithmetic/polynomial.js';
import { fromParts } from '../../arithmetic/rational.js';
import type { Relation } from '../../core/contact.js';
import type { Containment } from '../../core/containment.js';
import { UNDECIDED } from '../../core/sign.js';
import type { BoundaryRelation } from '../engine/boundary-relation.js';
import { hasPointOutside, lifted, meetFilter } from './filter.js';
import { ballPair, type CenterAndAxes, type Form, formOf } from './quadric-form.js';

/** Coefficients, the lowest first. */
type Coefficients = readonly bigint[];
/** A matrix of linear polynomials. */
type Entries = readonly (readonly (readonly [constant: bigint, linear: bigint])[])[];

const APART: BoundaryRelation = /* @__PURE__ */ Object.freeze({
  relation: 'disjoint',
  containment: 'none',
  boundaries: 'disjoint',
});
const CROSSING: BoundaryRelation = /* @__PURE__ */ Object.freeze({
  relation: 'overlapping',
  containment: 'none',
  boundaries: 'crossing',
});

const ZERO = fromParts(0n, 1n);

/** λA - B. */
function pencilOf(a: CenterAndAxes, b: CenterAndAxes): Entries {
  const pair = ballPair(a, b);
  const [first, second] = [pair.a, pair.b].map((ball) => formOf(ball, pair.a.center)) as [Form, Form];
  return first.map((row, i) => row.map((x, j) => [-second[i]![j]!, x] as const));
}

/** The determinant of the rows from the given one on and as many columns, along the first of these rows. */
function minor(entries: Entries, rows: readonly number[], columns: readonly number[]): Coefficients {
  const first = entries[rows[rows.length - columns.length]!]!;
  if (columns.length === 1) return first[columns[0]!]!;
  const sum: bigint[] = new Array<bigint>(columns.length + 1).fill(0n);
  for (let k = 0; k < columns.length; k++) {
    const rest = columns.filter((_, i) => i !== k);
    const sign = k % 2 === 0 ? 1n : -1n;
    const [constant, linear] = first[columns[k]!]!;
    addProduct(sum, sign * constant, sign * linear, minor(entries, rows, rest));
  }
  return sum;
}

/** Adds (constant + linear · λ) p. */
function addProduct(sum: bigint[], constant: bigint, linear: bigint, p: Coefficients): void {
  for (let i = 0; i < p.length; i++) {
    sum[i]! += constant * p[i]!;
    sum[i + 1]! += linear * p[i]!;
  }
}

/** All choices of k of the numbers below n, in order. */
function choices(n: number, k: number): number[][] {
  if (k === 0) return [[]];
  return Array.from({ length: n }, (_, last) => last).flatMap((last) =>
    choices(last, k - 1).map((chosen) => [...chosen, last]),
  );
}

/** E_k: the sum of the minors of k rows and the same columns. */
function symmetricFunction(entries: Entries, k: number): Polynomial {
  const minors = choices(entries.length, k).map((chosen) => minor(entries, chosen, chosen));
  const sum = Array.from({ length: k + 1 }, (_, i) => minors.reduce((total, p) => total + p[i]!, 0n));
  return fromIntegers(sum);
}

/** How two shapes lie to each other: as doubles show, or by the roots. */
export function relationOf(a: CenterAndAxes, b: CenterAndAxes): BoundaryRelation {
  const [first, second] = [lifted(a), lifted(b)];
  const meeting = meetFilter(first, second);
  if (meeting === 1) return APART;
  const isCrossing = meeting === -1 && hasPointOutside(first, second) && hasPointOutside(second, first);
  return isCrossing ? CROSSING : exactRelation(a, b);
}

/** The same by the roots alone. */
export function exactRelation(a: CenterAndAxes, b: CenterAndAxes): BoundaryRelation {
  const entries = pencilOf(a, b);
  const all = roots(symmetricFunction(entries, entries.length));
  const positive = all.filter(({ root }) => sign(root) > 0);
  const negative = all.length - positive.length;
  if (negative === 2) return APART;
  if (negative === 1) return { relation: 'touching', containment: 'none', boundaries: 'touching' };
  const contains = isDefiniteAt(entries, positive[0]!, -1);
  const isIn = isDefiniteAt(entries, positive[positive.length - 1]!, 1);
  const containment = isIn ? (contains ? 'equal' : 'inside') : contains ? 'containing' : 'none';
  return { relation: 'overlapping', containment, boundaries: boundariesOf(containment, positive) };
}

/** Whether no eigenvalue of λA - B has the other sign, at a root where at most one has. */
function isDefiniteAt(entries: Entries, { root }: RealRoot, side: -1 | 1): boolean {
  for (let k = entries.length - 1; k > 0; k--) {
    const found = signAt(symmetricFunction(entries, k), root);
    if (found !== 0) return found === (k % 2 === 0 ? 1 : side);
  }
  return true;
}

function boundariesOf(containment: Containment, positive: readonly RealRoot[]): Relation {
  if (containment === 'none') return 'crossing';
  if (containment === 'equal') return 'overlapping';
  const { multiplicity } = positive[containment === 'inside' ? positive.length - 1 : 0]!;
  return multiplicity === 1 ? 'disjoint' : 'touching';
}

/** Do two shapes have a common point? All but those with two negative roots have. */
export function doMeet(a: CenterAndAxes, b: CenterAndAxes): boolean {
  const meeting = meetFilter(lifted(a), lifted(b));
  if (meeting !== UNDECIDED) return meeting < 0;
  const entries = pencilOf(a, b);
  const f = symmetricFunction(entries, entries.length);
  // Descartes' rule: as many negative roots as f(-λ) has changes of sign, or fewer.
  const mirrored = f.coefficients.map((c, i) => (i % 2 === 0 ? c : -c));
  return signChanges(mirrored) < 2 || roots(f, null, ZERO).length < 2;
}
