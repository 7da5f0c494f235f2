/** Which kind of filter it is: what the tests compare, and with which constants. */
import { type Comparison, type Filter, INFINITY, sameTree, type Tree, Untold } from './trees.js';

export type Kind =
  /** |value| > factor * bound, and perhaps |value| < Infinity */
  | { readonly kind: 'magnitude'; readonly factor: number; readonly bound: Tree; readonly finite: boolean }
  /** |p - q| > factor * |p + q| + guard */
  | {
      readonly kind: 'products';
      readonly factor: number;
      readonly guard: number;
      readonly p: Tree;
      readonly q: Tree;
    }
  | RowsKind;

/** sum < limit, and value * value > factor * (product * sum) + guard */
export interface RowsKind {
  readonly kind: 'rows';
  readonly factor: number;
  readonly guard: number;
  readonly limit: number;
  readonly product: Tree;
  readonly sum: Tree;
}

type Operation = Extract<Tree, { readonly left: Tree }>;

const isProduct = (tree: Tree): tree is Operation => tree.kind === 'multiply';
const isSize = (tree: Tree, of: Tree): boolean => tree.kind === 'absolute' && sameTree(tree.operand, of);

/** factor * rest */
function scaled(tree: Tree): [factor: number, rest: Tree] {
  if (isProduct(tree) && tree.left.kind === 'number') return [tree.left.value, tree.right];
  throw new Untold('a bound that is not a constant times something');
}

function productsKind(value: Tree, right: Operation): Kind {
  const [factor, size] = scaled(right.left);
  const sum = size.kind === 'absolute' ? size.operand : undefined;
  const isPair =
    value.kind === 'subtract' &&
    sum?.kind === 'add' &&
    sameTree(value.left, sum.left) &&
    sameTree(value.right, sum.right);
  if (!isPair || right.right.kind !== 'number')
    throw new Untold('two products that are compared in another way');
  return { kind: 'products', factor, guard: right.right.value, p: value.left, q: value.right };
}

function singleKind(value: Tree, { left, right }: Comparison): Kind {
  if (!isSize(left, value)) throw new Untold('a test of something else than the value');
  if (right.kind === 'add') return productsKind(value, right);
  const [factor, bound] = scaled(right);
  return { kind: 'magnitude', factor, bound, finite: false };
}

function rowsKind(value: Tree, limit: Comparison, { left, right }: Comparison): Kind {
  const isSquare = isProduct(left) && sameTree(left.left, value) && sameTree(left.right, value);
  if (!isSquare || right.kind !== 'add' || limit.left.kind !== 'number' || right.right.kind !== 'number') {
    throw new Untold('row norms that are compared in another way');
  }
  const [factor, rest] = scaled(right.left);
  if (!isProduct(rest) || !sameTree(rest.right, limit.right)) throw new Untold('another sum');
  return {
    kind: 'rows',
    factor,
    guard: right.right.value,
    limit: limit.left.value,
    product: rest.left,
    sum: limit.right,
  };
}

/** The kind of each value's tests. */
export function kindOf({ tests, values }: Filter): Kind[] {
  const trees = values.map(({ tree }) => tree);
  if (tests.length === trees.length) return trees.map((value, i) => singleKind(value, tests[i]!));
  const [value] = trees;
  const [first, second] = tests;
  if (trees.length !== 1 || tests.length !== 2) throw new Untold('tests of no kind that is known');
  // |value| < Infinity is Infinity > |value|.
  if (sameTree(second!.left, INFINITY) && isSize(second!.right, value!)) {
    const kind = singleKind(value!, first!);
    if (kind.kind === 'magnitude') return [{ ...kind, finite: true }];
  }
  return [rowsKind(value!, first!, second!)];
}
