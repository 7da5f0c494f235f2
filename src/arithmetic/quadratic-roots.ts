/**
 * The order of roots of two quadratics, without a root: by signs of polynomials in the coefficients, of degree 4 at
 * most.
 *
 * Source: Devillers, Fronville, Mourrain, Teillaud 2000, "Algebraic methods and arithmetic filtering for exact
 * predicates on circle arcs". The derivation is that of a difference of surds. With a, a' > 0 the roots are (-b +
 * s√D) / 2a, (-b' + s'√D') / 2a', and 2aa' times their difference is J + s a'√D - s' a√D' with J = ab' - a'b, the
 * difference of the vertices. What follows needs three more:
 *
 * - E = a'²D - a²D' = 4aa' G - J (ab' + a'b) with G = ac' - a'c: which pair of roots is further apart;
 * - K = 2 (ac' + a'c) - bb', for which J² - a'²D - a²D' = 2aa' K;
 * - R = G² - J (bc' - b'c), the resultant, for which K² - DD' = 4R.
 *
 * Roots of one kind, s = s': the difference is J + s W with W = a'√D - a√D', whose sign is that of E. If J and s E
 * agree, or one is 0, that is the answer; if not, J² - W² = 2aa' (K + √(DD')) decides, and K + √(DD') has the sign of
 * K, or where K < 0 that of -R. Roots of two kinds: J + s W with W = a'√D + a√D' >= 0, and J² - W² = 2aa' (K - √(DD')),
 * which has the sign of K where K <= 0 (and not both are 0), else that of R.
 */
import { reject } from '../core/arguments/errors.js';
import { requireBigInt, requireOneOf } from '../core/arguments/numbers.js';
import type { Sign } from '../core/sign.js';
import { UNDECIDED } from '../core/sign.js';
import { quadraticFilter } from './quadratic-filter.js';
import { integerSign } from './root-signs.js';

/** a x² + b x + c as [a, b, c]. */
export type Quadratic = readonly [a: bigint, b: bigint, c: bigint];

/** Which root of a quadratic: of a double one, and of a line's where a is 0, both are the same. */
export type QuadraticRoot = 'smaller' | 'greater';

/**
 * The sign before the root of the discriminant.
 *
 * @throws RangeError for another word
 * @example
 * rootSide('f', 'root', 'smaller'); // -1
 */
export function rootSide(where: string, name: string, root: QuadraticRoot): 1 | -1 {
  if (root === 'greater') return 1;
  if (root !== 'smaller') requireOneOf(where, name, root, ['smaller', 'greater']);
  return -1;
}

/** Checks that there are three coefficients. */
export function requireThree(where: string, name: string, list: readonly unknown[]): void {
  if (!Array.isArray(list) || list.length !== 3) reject(where, name, 'a list of 3 coefficients', list);
}

function requireQuadratic(where: string, name: string, list: Quadratic): void {
  requireThree(where, name, list);
  const [a, b, c] = list;
  requireBigInt(where, `${name}[0]`, a);
  requireBigInt(where, `${name}[1]`, b);
  requireBigInt(where, `${name}[2]`, c);
  if (a === 0n && b === 0n && c === 0n) reject(where, name, 'other than zero', [a, b, c]);
}

/**
 * The sign of x - y for a real root x of p = a x² + b x + c and one y of q; `null` where either has no real root.
 * Leading coefficients of 0 are lines, which have one root.
 *
 * @throws RangeError if all coefficients of p or of q are 0
 * @example
 * compareQuadraticRoots([1n, 0n, -2n], 'greater', [1n, 0n, -3n], 'greater'); // -1
 * compareQuadraticRoots([1n, 0n, -2n], 'smaller', [-3n, 0n, 6n], 'smaller'); // 0
 * compareQuadraticRoots([1n, 0n, -2n], 'greater', [0n, 5n, -7n], 'greater'); // 1
 * compareQuadraticRoots([1n, 0n, 2n], 'greater', [0n, 5n, -7n], 'greater'); // null
 */
export function compareQuadraticRoots(
  p: Quadratic,
  rootOfP: QuadraticRoot,
  q: Quadratic,
  rootOfQ: QuadraticRoot,
): Sign | null {
  requireQuadratic('compareQuadraticRoots', 'p', p);
  requireQuadratic('compareQuadraticRoots', 'q', q);
  const s = rootSide('compareQuadraticRoots', 'rootOfP', rootOfP);
  const t = rootSide('compareQuadraticRoots', 'rootOfQ', rootOfQ);
  return quadraticRootOrder(p, s, q, t);
}

/**
 * {@link compareQuadraticRoots} of arguments that are known to be good, -1 for the smaller and 1 for the greater root.
 *
 * @example
 * quadraticRootOrder([1n, 0n, -2n], 1, [1n, 0n, -3n], -1); // 1
 */
export function quadraticRootOrder(p: Quadratic, s: 1 | -1, q: Quadratic, t: 1 | -1): Sign | null {
  const filtered = quadraticFilter(...doubles(p), s, ...doubles(q), t);
  return filtered === UNDECIDED ? exactOrder(upward(p), s, upward(q), t) : filtered;
}

const doubles = ([a, b, c]: Quadratic): [number, number, number] => [Number(a), Number(b), Number(c)];

/** With a leading coefficient that is not negative: the same roots. */
const upward = ([a, b, c]: Quadratic): Quadratic =>
  a < 0n || (a === 0n && b < 0n) ? [-a, -b, -c] : [a, b, c];

const discriminantOf = ([a, b, c]: Quadratic): bigint => b * b - 4n * a * c;

const negated = (sign: Sign): Sign => (0 - sign) as Sign;

function hasNoRoot(p: Quadratic): boolean {
  return p[0] === 0n ? p[1] === 0n : discriminantOf(p) < 0n;
}

function exactOrder(p: Quadratic, s: 1 | -1, q: Quadratic, t: 1 | -1): Sign | null {
  if (hasNoRoot(p) || hasNoRoot(q)) return null;
  if (q[0] === 0n) return rootAgainstQuotient(p, s, -q[2], q[1]);
  if (p[0] === 0n) return negated(rootAgainstQuotient(q, t, -p[2], p[1]));
  return s === t ? orderOfOneKind(p, q, s) : orderOfTwoKinds(p, q, s);
}

/**
 * The sign of x - u/v for a root x and v > 0. 2av times it is A + s v√D with A = -(bv + 2au), and A² - v²D = 4a (au² +
 * buv + cv²).
 */
function rootAgainstQuotient([a, b, c]: Quadratic, s: 1 | -1, u: bigint, v: bigint): Sign {
  if (a === 0n) return integerSign(-c * v - u * b);
  const vertex = integerSign(-b * v - 2n * a * u);
  const value = integerSign((a * u + b * v) * u + c * v * v);
  if (vertex === s || value > 0) return vertex;
  return value < 0 ? s : 0;
}

interface Compared {
  readonly vertices: bigint;
  readonly g: bigint;
  readonly k: bigint;
}

function compared([a, b, c]: Quadratic, [d, e, f]: Quadratic): Compared {
  const left = a * f;
  const right = d * c;
  return { vertices: a * e - d * b, g: left - right, k: 2n * (left + right) - b * e };
}

/** The resultant. */
const resultant = ([, b, c]: Quadratic, [, e, f]: Quadratic, { vertices, g }: Compared): bigint =>
  g * g - vertices * (b * f - e * c);

function orderOfOneKind(p: Quadratic, q: Quadratic, s: 1 | -1): Sign {
  const parts = compared(p, q);
  const { vertices, g, k } = parts;
  const first = integerSign(vertices);
  const [a, b] = p;
  const [d, e] = q;
  const second = (s * integerSign(4n * a * d * g - vertices * (a * e + d * b)) + 0) as Sign;
  if (first === second || second === 0) return first;
  if (first === 0) return second;
  const decider = k > 0n ? 1 : negated(integerSign(resultant(p, q, parts)));
  return signTimes(first, decider);
}

const signTimes = (a: Sign, b: Sign): Sign => (a * b + 0) as Sign;

function orderOfTwoKinds(p: Quadratic, q: Quadratic, s: 1 | -1): Sign {
  const parts = compared(p, q);
  const first = integerSign(parts.vertices);
  const isDouble = discriminantOf(p) === 0n && discriminantOf(q) === 0n;
  if (isDouble || first === s) return first;
  if (first === 0) return s;
  const decider = parts.k < 0n ? -1 : integerSign(resultant(p, q, parts));
  return signTimes(first, decider);
}
