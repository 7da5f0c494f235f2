import { signOfNonzero, statements } from './emit-filter.js';
import { deriveErrorBound } from './error-bound.js';
import { appendMagnitude } from './magnitude.js';
import { valueNames } from './names.js';
import type { LoweredFormula } from './program.js';

/**
 * The tier for formulas that compare two products of leaves, x · y ∓ z · w (orient2d and its kin): cheaper
 * than limbs, because the products need not be added up.
 *
 * Let x + x', ... be the exact leaves (x' is the rounding error of a difference, Knuth's two-sum), p = fl(xy)
 * and q = fl(zw), and p', q' the errors of the products (Dekker's product).
 *
 * Exact leaves. Rounding is monotone, so if p and q differ, the exact products differ in the same direction;
 * and if they are equal, p' and q' decide.
 *
 * Rounded leaves. With u = 2^-53, |x'| <= u|x| and so on. The value is
 *   (p - q) + [(p' - q') + ((x y' + x' y) - (z w' + z' w))] + (x' y' - z' w').
 * Computed as s + e, with S = |p| + |q|: the bracket e is at most 3uS(1 + u)^4; its roundings are at most
 * 2u · uS (two on the way of p', q') and 4u · 2uS (four on the way of the mixed products), up to factors
 * (1 + u)^4; the last term, which is left out, is at most u²S(1 + u)²; the roundings of s and of s + e are at
 * most u|s| <= u(|v| (1 + u) + |e|) and u|v|. In all 2u|v|(1 + u) + 14u²S(1 + u)^6 < 2^-51 |v| + 15u²S, so that
 * |v| > 16u²S = 2^-102 S proves the sign of v. S is at least 2^-900 here, which makes all underflow errors (a
 * few times 2^-1074) smaller than u²S · 2^-60.
 *
 * Sizes. With leaves below 2^990 Dekker's splitting does not overflow. The window on S excludes underflow: if
 * p = q then p >= 2^-901, and its rounding error, a multiple of 2^-1007 or more, is a double.
 */
export function productsBody(lowered: LoweredFormula): string[] | undefined {
  const terms = twoProducts(lowered);
  if (terms === undefined) return undefined;
  const { x, y, z, w, minus, differences } = terms;
  const leaves = lowered.program.leaves(lowered.root);
  const names = valueNames(lowered);
  const leafSum = leaves.map((leaf) => `Math.abs(${names[leaf]!})`).join(' + ');
  const rounded = differences.map(({ d }) => `${d}Tail !== 0`).join(' || ');
  return [
    ...statements(lowered, leaves, leaves),
    `const p = ${x} * ${y};`,
    `const q = ${minus}${z} * ${w};`,
    `const size = Math.abs(p) + Math.abs(q);`,
    `if (!(${leafSum} < ${LEAF_LIMIT})) return UNDECIDED;`,
    `if (${isZero(x, y)} && ${isZero(z, w)}) return 0;`,
    `if (!(size > ${1 / SIZE_LIMIT} && size < ${SIZE_LIMIT})) return UNDECIDED;`,
    ...differences.flatMap(differenceTail),
    `const rounded = ${rounded || 'false'};`,
    `if (!rounded && p !== q) return p > q ? 1 : -1;`,
    ...[...new Set([x, y, z, w])].flatMap(split),
    ...productTail('p', x, y, ''),
    ...productTail('q', z, w, minus),
    `if (!rounded) return pTail > qTail ? 1 : pTail < qTail ? -1 : 0;`,
    `const mixed = ${mixed(terms, x, y)} - ${minus}(${mixed(terms, z, w)});`,
    `const value = p - q + (pTail - qTail + mixed);`,
    `if (Math.abs(value) > ${TAIL_BOUND} * size) return value > 0 ? 1 : -1;`,
    `return UNDECIDED;`,
  ];
}

/**
 * Two products lose at most 2 · 2^-1075 to underflow, and the bound's own product 2^-1075; 2^-1000 is more than all
 * that, and so large that its unit roundoff is too.
 */
const UNDERFLOW_GUARD = 2 ** -1000;
/** A product of finite numbers is zero, other than by underflow, only if a factor is (coincident points). */
const isZero = (x: string, y: string): string => (x === y ? `${x} === 0` : `(${x} === 0 || ${y} === 0)`);

/** Smaller than any leaf for which Dekker's splitting might overflow. */
const LEAF_LIMIT = 2 ** 990;
const SIZE_LIMIT = 2 ** 900;
/** 16 u²: see above. */
const TAIL_BOUND = 2 ** -102;
/** Veltkamp's splitter: two halves of 26 bits. */
const SPLITTER = 2 ** 27 + 1;

// Written out rather than called: a call that the engine does not inline allocates for every double.

function differenceTail({ d, a, b }: Difference): string[] {
  return [
    `const ${d}Virtual = ${a} - ${d};`,
    `const ${d}Tail = ${a} - (${d} + ${d}Virtual) + (${d}Virtual - ${b});`,
  ];
}

function split(x: string): string[] {
  return [
    `const ${x}Big = ${SPLITTER} * ${x};`,
    `const ${x}High = ${x}Big - (${x}Big - ${x});`,
    `const ${x}Low = ${x} - ${x}High;`,
  ];
}

function productTail(product: string, x: string, y: string, minus: string): string[] {
  const [high, low] = [`${minus}${x}High`, `${minus}${x}Low`];
  return [
    `const ${product}Tail = ${low} * ${y}Low - (${product} - ${high} * ${y}High - ${low} * ${y}High - ${high} * ${y}Low);`,
  ];
}

function mixed({ differences }: TwoProducts, left: string, right: string): string {
  const isDifference = (name: string) => differences.some(({ d }) => d === name);
  const parts = [
    isDifference(right) ? `${left} * ${right}Tail` : '',
    isDifference(left) ? `${left}Tail * ${right}` : '',
  ].filter(Boolean);
  return parts.length === 0 ? '0' : parts.join(' + ');
}

/**
 * The filter, inline. The error bound uses |p + q| where the magnitude is |p| + |q|: if the signs of p and -q
 * are the same, the rounded value has the right sign without any bound, and otherwise the two are the same
 * (Ozaki et al. 2016, "Simple floating-point filters for the two-dimensional orientation problem").
 *
 * Behind it, because it decides nothing there, the zeros that show in the leaves: points on an axis-parallel line (a
 * computed difference is zero only if the exact one is). The sum of the leaves must be finite (a finite number minus
 * itself is 0, anything else NaN), so that NaN and Infinity in the other leaves are not overlooked.
 */
export function productsFilter(lowered: LoweredFormula): string[] | undefined {
  const terms = twoProducts(lowered);
  if (terms === undefined) return undefined;
  const { x, y, z, w, minus } = terms;
  const leaves = lowered.program.leaves(lowered.root);
  const total = leaves.map((leaf) => valueNames(lowered)[leaf]!).join(' + ');
  return [
    ...statements(lowered, leaves, leaves),
    `const p = ${x} * ${y};`,
    `const q = ${minus}${z} * ${w};`,
    `const value = p - q;`,
    `if (${productsProof(lowered, 'value', 'p', 'q')}) ${signOfNonzero('value')}`,
    `if (${zeroFactors(x, y, z, w)}) {`,
    `const total = ${total};`,
    `if (total - total === 0) return 0;`,
    `}`,
  ];
}

/** When the sign of `value`, the difference of the products p and q, is proved, as code. */
export function productsProof(lowered: LoweredFormula, value: string, p: string, q: string): string {
  const { constant } = deriveErrorBound(lowered, appendMagnitude(lowered));
  return `Math.abs(${value}) > ${constant} * Math.abs(${p} + ${q}) + ${UNDERFLOW_GUARD}`;
}

/** Both products have a factor of zero: first the pairs that axis-parallel lines make zero together. */
function zeroFactors(x: string, y: string, z: string, w: string): string {
  const pairs = [
    [x, w],
    [y, z],
  ].map(([first, second]) => (first === second ? `${first} === 0` : `(${first} === 0 && ${second} === 0)`));
  return pairs.join(' || ');
}

interface TwoProducts {
  /** The factors' names: the value is x · y - z · w, or x · y + z · w if `minus` is '-'. */
  readonly x: string;
  readonly y: string;
  readonly z: string;
  readonly w: string;
  readonly minus: '' | '-';
  /** The leaves that are differences d = a - b. */
  readonly differences: readonly Difference[];
}

interface Difference {
  readonly d: string;
  readonly a: string;
  readonly b: string;
}

/** The factors, if the formula is a sum or difference of two products of leaves. */
export function twoProducts(lowered: LoweredFormula): TwoProducts | undefined {
  const { program, root } = lowered;
  const operation = program.at(root);
  if (operation.op !== 'sub' && operation.op !== 'add') return undefined;
  const left = program.at(operation.left);
  const right = program.at(operation.right);
  if (left.op !== 'mul' || right.op !== 'mul') return undefined;
  // The second product's factors are turned round: measured 3 % faster, for want of registers.
  const factors = [left.left, left.right, right.right, right.left];
  if (!factors.every((index) => program.isLeaf(index))) return undefined;
  const names = valueNames(lowered);
  const [x, y, z, w] = factors.map((index) => names[index]!) as [string, string, string, string];
  const differences = program.leaves(root).flatMap((leaf) => {
    const difference = program.at(leaf);
    if (difference.op !== 'sub') return [];
    return [{ d: names[leaf]!, a: names[difference.left]!, b: names[difference.right]! }];
  });
  return { x, y, z, w, minus: operation.op === 'sub' ? '' : '-', differences };
}
