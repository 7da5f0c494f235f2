/** Error-free transformations of src/arithmetic: the functions as definitions, and what is claimed of them. */
import ts from 'typescript';
import { literalOf } from './literals.js';
import { coqName } from './names.js';
import { Terms } from './products.js';
import { bodyOf, parametersOf, refuse, type Source } from './source.js';

/** The functions that are read, each after those that it calls. */
const FUNCTIONS = [
  'twoSumTail',
  'fastTwoSumTail',
  'twoDifferenceTail',
  'splitHigh',
  'productTailPresplit',
  'twoProductTail',
];

/** The theorems, in order. */
export const ERROR_FREE: readonly string[] = [
  'twoDifferenceTail_exact',
  'twoSumTail_exact',
  'fastTwoSumTail_exact',
  'splitHigh_halves',
  'twoProductTail_exact',
];

/** `const SPLITTER = 134217729;` */
function constantsOf(source: Source): string[] {
  return source.file.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) =>
    declarationList.declarations.map(({ name, initializer }) => {
      if (initializer === undefined || !ts.isNumericLiteral(initializer))
        return refuse(source, name, 'a constant that is no number');
      return `Definition ${name.getText(source.file)} : float := ${literalOf(Number(initializer.text))}.`;
    }),
  );
}

function definitionOf(
  source: Source,
  name: string,
  before: readonly string[],
  constants: readonly string[],
): string[] {
  const declaration = source.functions.get(name);
  if (declaration === undefined) return refuse(source, source.file, `no function ${name}`);
  const parameters = parametersOf(source, declaration);
  const terms = new Terms(source, new Set([...parameters, ...constants]), new Set(before));
  const lines = [`Definition ${name} (${parameters.map(coqName).join(' ')} : float) : float :=`];
  for (const statement of bodyOf(source, declaration)) {
    if (ts.isReturnStatement(statement) && statement.expression !== undefined) {
      lines.push(`  ${terms.number(statement.expression)}.`);
    } else if (ts.isVariableStatement(statement)) {
      for (const { name: local, initializer } of statement.declarationList.declarations) {
        lines.push(`  let ${coqName(local.getText())} := ${terms.number(initializer!)} in`);
        terms.known.add(local.getText());
      }
    } else return refuse(source, statement, 'no straight line');
  }
  return lines;
}

/** Definitions and theorems. */
export function arithmeticOf(source: Source): string[] {
  const constants = constantsOf(source);
  const names = constants.map((line) => /^Definition (\w+)/.exec(line)![1]!);
  return [
    ...constants,
    ...FUNCTIONS.flatMap((name, i) => definitionOf(source, name, FUNCTIONS.slice(0, i), names)),
    ...THEOREMS,
    ...ERROR_FREE.map((theorem) => `Print Assumptions ${theorem}.`),
  ];
}

/** Below 2^1000, and for products below 2^901, nothing of it overflows. */
const THEOREMS = [
  '',
  'Theorem twoDifferenceTail_exact : forall a b : float, let difference := fsub a b in',
  '  is_finite a = true -> is_finite b = true -> is_finite difference = true ->',
  '  Rabs (B2R difference) < bpow radix2 1000 ->',
  '  let tail := twoDifferenceTail a b difference in',
  '  is_finite tail = true /\\ B2R a - B2R b = B2R difference + B2R tail.',
  'Proof.',
  '  intros a b difference Fa Fb Fd Hd tail. destruct (tail_of_difference_exact a b Fa Fb Hd Fd) as [F [E _]].',
  '  split; [exact F|exact E].',
  'Qed.',
  '',
  'Theorem twoSumTail_exact : forall a b : float, let sum := fadd a b in',
  '  is_finite a = true -> is_finite b = true -> is_finite sum = true -> Rabs (B2R sum) < bpow radix2 1000 ->',
  '  let tail := twoSumTail a b sum in',
  '  is_finite tail = true /\\ B2R a + B2R b = B2R sum + B2R tail.',
  'Proof. exact tail_of_sum_exact. Qed.',
  '',
  'Theorem fastTwoSumTail_exact : forall a b : float, let sum := fadd a b in',
  '  is_finite a = true -> is_finite b = true -> Rabs (B2R b) <= Rabs (B2R a) -> Rabs (B2R a) <= bpow radix2 1000 ->',
  '  let tail := fastTwoSumTail a b sum in',
  '  is_finite sum = true /\\ is_finite tail = true /\\ B2R a + B2R b = B2R sum + B2R tail.',
  'Proof. exact tail_of_ordered_sum_exact. Qed.',
  '',
  'Theorem splitHigh_halves : forall a : float, is_finite a = true -> Rabs (B2R a) <= bpow radix2 990 ->',
  '  is_halves a (splitHigh a) (fsub a (splitHigh a)).',
  'Proof. intros a F H. exact (halves a F H). Qed.',
  '',
  '(* Exact, or where the product underflows at most 3.5 of the least doubles off. *)',
  'Theorem twoProductTail_exact : forall a b : float, let product := fmul a b in',
  '  is_finite a = true -> is_finite b = true ->',
  '  Rabs (B2R a) <= bpow radix2 990 -> Rabs (B2R b) <= bpow radix2 990 ->',
  '  Rabs (B2R a * B2R b) <= bpow radix2 901 ->',
  '  let tail := twoProductTail a b product in',
  '  is_finite tail = true /\\ Rabs (B2R a * B2R b - (B2R product + B2R tail)) <= 7 / 2 * ErrorFree.least /\\',
  '  (bpow radix2 (-969) <= Rabs (B2R a * B2R b) -> B2R a * B2R b = B2R product + B2R tail).',
  'Proof.',
  '  intros a b product Fa Fb Ha Hb H tail.',
  '  destruct (tail_of_product_near a b _ _ _ _ Fa Fb (halves a Fa Ha) (halves b Fb Hb) H) as [_ [F [_ [N X]]]].',
  '  split; [exact F|split; [exact N|exact X]].',
  'Qed.',
];
