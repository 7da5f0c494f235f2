/** The tier of two products and their rounding errors: its statements one after the other, as a chain of choices. */
import ts from 'typescript';
import { Names } from './evaluate.js';
import type { Polynomial } from './formulas.js';
import { literalOf } from './literals.js';
import { coqName } from './names.js';
import { bare, bodyOf, refuse, type Source } from './source.js';
import type { Tree } from './trees.js';

/** The statements of the block, if the predicate has one. */
function productsBlock(source: Source, predicate: string): readonly ts.Statement[] | undefined {
  const declaration = source.functions.get(`${predicate}Exact`);
  const labelled = declaration && bodyOf(source, declaration).find(ts.isLabeledStatement);
  if (labelled?.label.text !== 'products' || !ts.isBlock(labelled.statement)) return undefined;
  return labelled.statement.statements;
}

export const hasProducts = (source: Source, predicate: string): boolean =>
  productsBlock(source, predicate) !== undefined;

const ARITHMETIC = new Map([
  [ts.SyntaxKind.PlusToken, 'fadd'],
  [ts.SyntaxKind.MinusToken, 'fsub'],
  [ts.SyntaxKind.AsteriskToken, 'fmul'],
]) as ReadonlyMap<ts.SyntaxKind, string>;

/** Emitted expressions in Coq, every name as it stands. */
export class Terms {
  readonly source: Source;
  readonly known: Set<string>;
  /** Functions that are defined before. */
  readonly functions: ReadonlySet<string>;

  constructor(source: Source, known: Set<string>, functions: ReadonlySet<string> = new Set()) {
    this.source = source;
    this.known = known;
    this.functions = functions;
  }

  /** A double. */
  number(expression: ts.Expression): string {
    const node = bare(expression);
    if (ts.isNumericLiteral(node)) return node.text === '0' ? 'zero' : literalOf(Number(node.text));
    if (ts.isIdentifier(node) && this.known.has(node.text)) return coqName(node.text);
    if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.MinusToken)
      return `(fneg ${this.number(node.operand)})`;
    if (ts.isCallExpression(node) && /^(?:Math\.)?abs$/.test(node.expression.getText(this.source.file)))
      return `(fabs ${this.number(node.arguments[0]!)})`;
    if (ts.isCallExpression(node) && this.functions.has(node.expression.getText(this.source.file)))
      return `(${[node.expression.getText(this.source.file), ...node.arguments.map((one) => this.number(one))].join(' ')})`;
    const operation = ts.isBinaryExpression(node) ? ARITHMETIC.get(node.operatorToken.kind) : undefined;
    if (operation === undefined) return refuse(this.source, node, 'no arithmetic that is known');
    const { left, right } = node as ts.BinaryExpression;
    return `(${operation} ${this.number(left)} ${this.number(right)})`;
  }

  /** A condition. */
  truth(expression: ts.Expression): string {
    const node = bare(expression);
    if (ts.isIdentifier(node) && node.text === 'rounded') return 'rounded';
    if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
      return `(negb ${this.truth(node.operand)})`;
    if (!ts.isBinaryExpression(node)) return refuse(this.source, node, 'no condition that is known');
    const { left, right } = node;
    switch (node.operatorToken.kind) {
      case ts.SyntaxKind.AmpersandAmpersandToken:
        return `(${this.truth(left)} && ${this.truth(right)})`;
      case ts.SyntaxKind.BarBarToken:
        return `(${this.truth(left)} || ${this.truth(right)})`;
      case ts.SyntaxKind.EqualsEqualsEqualsToken:
        return `(feq ${this.number(left)} ${this.number(right)})`;
      case ts.SyntaxKind.ExclamationEqualsEqualsToken:
        return `(negb (feq ${this.number(left)} ${this.number(right)}))`;
      case ts.SyntaxKind.LessThanToken:
        return `(flt ${this.number(left)} ${this.number(right)})`;
      case ts.SyntaxKind.GreaterThanToken:
        return `(flt ${this.number(right)} ${this.number(left)})`;
      default:
        return refuse(this.source, node, 'no comparison that is known');
    }
  }

  /** What is returned: -1, 0, 1, or a choice of these. */
  result(expression: ts.Expression): string {
    const node = bare(expression);
    const text = node.getText(this.source.file);
    if (/^(?:0|1|-1)$/.test(text)) return `(${text})%Z`;
    if (!ts.isConditionalExpression(node)) return refuse(this.source, node, 'another result');
    return `(if ${this.truth(node.condition)} then ${this.result(node.whenTrue)} else ${this.result(node.whenFalse)})`;
  }
}

interface Chain {
  readonly lines: readonly string[];
  /** The conditions, in order. */
  readonly tests: readonly string[];
  readonly declared: ReadonlyMap<string, ts.Expression>;
}

/** The statements as lines of a term of type option Z. */
function chainOf(source: Source, polynomial: Polynomial, statements: readonly ts.Statement[]): Chain {
  const terms = new Terms(source, new Set(polynomial.arguments));
  const lines: string[] = [];
  const tests: string[] = [];
  const declared = new Map<string, ts.Expression>();
  for (const statement of statements) {
    if (ts.isVariableStatement(statement)) {
      for (const { name, initializer } of statement.declarationList.declarations) {
        const isTruth = name.getText() === 'rounded';
        const term = isTruth ? terms.truth(initializer!) : terms.number(initializer!);
        lines.push(`let ${coqName(name.getText())} := ${term} in`);
        terms.known.add(name.getText());
        declared.set(name.getText(), initializer!);
      }
    } else if (ts.isIfStatement(statement) && statement.elseStatement === undefined) {
      if (statement.expression.getText(source.file) === 'only !== undefined') continue;
      const test = terms.truth(statement.expression);
      tests.push(test);
      const then = statement.thenStatement;
      const isBreak = ts.isBreakStatement(then) && then.label?.text === 'products';
      if (!isBreak && !(ts.isReturnStatement(then) && then.expression))
        refuse(source, then, 'another way on');
      const some = isBreak ? 'None' : `Some ${terms.result((then as ts.ReturnStatement).expression!)}`;
      lines.push(`if ${test} then ${some} else`);
    } else if (ts.isBreakStatement(statement) && statement.label?.text === 'products') {
      lines.push('None');
    } else refuse(source, statement, 'a statement of the products tier');
  }
  return { lines, tests, declared };
}

/** A factor of one of the products: an argument, or the difference of two, perhaps with the other sign. */
interface Factor {
  /** The name of the leaf in Coq. */
  readonly name: string;
  /** x and y of a difference x - y. */
  readonly of: readonly [string, string] | undefined;
  readonly isNegated: boolean;
}

function factorOf(source: Source, node: ts.Expression, names: Names): Factor {
  const isNegated = ts.isPrefixUnaryExpression(node);
  const leaf = isNegated ? node.operand : node;
  if (!ts.isIdentifier(leaf)) return refuse(source, node, 'a factor that is no leaf');
  const tree: Tree = names.named(leaf);
  const name = coqName(leaf.text);
  if (tree.kind === 'argument') return { name, of: undefined, isNegated };
  const isDifference =
    tree.kind === 'subtract' && tree.left.kind === 'argument' && tree.right.kind === 'argument';
  if (!isDifference) return refuse(source, node, 'a leaf that is no difference');
  const [x, y] = [tree.left, tree.right] as { argument: string }[];
  return { name, of: [coqName(x!.argument), coqName(y!.argument)], isNegated };
}

function factorsOf(source: Source, { declared }: Chain, names: Names): readonly Factor[] {
  return ['p', 'q'].flatMap((product) => {
    const node = declared.get(product);
    const factors = node && bare(node);
    if (!factors || !ts.isBinaryExpression(factors))
      throw new RangeError(`${source.path}: no product ${product}`);
    return [factors.left, factors.right].map((factor) => factorOf(source, factor, names));
  });
}

const negated = ({ isNegated }: Factor, term: string) => (isNegated ? `(fneg ${term})` : term);
const leafOf = (factor: Factor) => negated(factor, factor.name);
const tailOf = (factor: Factor) => negated(factor, factor.of === undefined ? 'zero' : `${factor.name}Tail`);
const exactOf = ({ of, name, isNegated }: Factor) => {
  const value = of === undefined ? `(B2R ${name})` : `(B2R ${of[0]} - B2R ${of[1]})`;
  return isNegated ? `(- ${value})` : value;
};

/** The lemmas about a leaf: that it is small, what its tail is, what its halves are. */
function lemmasOf(factor: Factor): {
  readonly small: string;
  readonly leaf: string;
  readonly halves: string;
} {
  const { name, of, isNegated } = factor;
  const small = `S_${name}`;
  const leaf = of === undefined ? `(argument_leaf ${name})` : `L_${name}`;
  const halves = `(halves_small _ ${small})`;
  if (!isNegated) return { small, leaf, halves };
  return {
    small: `(opposite_small _ ${small})`,
    leaf: `(opposite_leaf _ _ _ ${leaf})`,
    halves: `(halves_opposite _ _ _ ${halves})`,
  };
}

/** That half of what is mixed is what it is to be. */
function mixesOf(a: Factor, b: Factor): string {
  const plain = { ...a, isNegated: false };
  const all = [lemmasOf(plain), lemmasOf(b)];
  const list = `_ _ _ _ _ _ ${all.map(({ leaf }) => leaf).join(' ')} ${all.map(({ small }) => small).join(' ')}`;
  const form =
    a.of !== undefined && b.of !== undefined
      ? `mixes_two ${list}`
      : `${a.of === undefined ? 'mixes_first' : 'mixes_second'} ${list} eq_refl`;
  return a.isNegated ? `(mixes_opposite _ _ _ _ _ (${form}))` : `(${form})`;
}

/** A tail that is 0: by its test, or because there is none. */
const zeroTail = ({ name, of, isNegated }: Factor): string =>
  of === undefined
    ? 'reflexivity'
    : `match goal with N : negb (feq ${name}Tail zero) = false |- _ =>` +
      ` exact (${isNegated ? 'tail_zero_opposite' : 'tail_zero'} _ _ _ L_${name} N) end`;

/** A factor that is 0, by its test. */
const zeroFactor = ({ name, isNegated }: Factor): string =>
  `match goal with N : feq ${name} zero = true |- _ =>` +
  ` exact (${isNegated ? 'small_zero_opposite' : 'small_zero'} _ S_${name} N) end`;

const NUMBER = String.raw`(\(double \d+ \(?-?\d+\)?\))`;
/** The constants of the tests, as they are written; a hole for one that is not where it is to be. */
function constantsOf({ tests }: Chain): readonly [least: string, most: string, factor: string] {
  const sizes = new RegExp(`flt ${NUMBER} size\\) && \\(flt size ${NUMBER}\\)`).exec(tests[2] ?? '');
  const factor = new RegExp(`^\\(flt \\(fmul ${NUMBER} size`).exec(tests.at(-1) ?? '');
  return [sizes?.[1] ?? '_', sizes?.[2] ?? '_', factor?.[1] ?? '_'];
}

/** The theorem about the tier, with its proof. */
export function productsOf(source: Source, polynomial: Polynomial): string[] {
  const statements = productsBlock(source, polynomial.name)!;
  const chain = chainOf(source, polynomial, statements);
  const names = new Names(source);
  for (const name of polynomial.arguments) names.bind(name, { kind: 'argument', argument: name });
  for (const [name, initializer] of chain.declared) if (name !== 'rounded') names.declare(name, initializer);
  const factors = factorsOf(source, chain, names);
  const [a, b, c, d] = factors as [Factor, Factor, Factor, Factor];
  const lemmas = factors.map(lemmasOf);
  const list = polynomial.arguments.map(coqName);
  const theorem = `${polynomial.name}_products`;
  // The sum of the first test has the leaves in an order of its own.
  const summed = [...chain.tests[0]!.matchAll(/fabs (\w+)/g)].map(([, name]) => name!);
  const [, sumTest, sum, bound] =
    /^\(negb (\(flt (.*) (\(double \d+ \(?-?\d+\)?\))\))\)$/.exec(chain.tests[0]!) ?? [];
  const differences = factors.filter(({ of }) => of !== undefined);
  const named = chain.lines.flatMap((line) => /^let (\w+) :=/.exec(line)?.[1] ?? []);
  const [least, most, factor] = constantsOf(chain);
  const tails = [...chain.lines.find((line) => line.startsWith('let rounded'))!.matchAll(/feq (\w+)Tail/g)];
  return [
    '',
    `Theorem ${theorem} : forall (${list.join(' ')} : float) (s : Z),`,
    ...chain.lines.map((line, i) => `  ${i === 0 ? '(' : ''}${line}`),
    '  ) = Some s ->',
    `  all_finite [${list.join('; ')}] /\\ s = sign_of (${polynomial.name} ${list.map((x) => `(B2R ${x})`).join(' ')}).`,
    'Proof.',
    `  intros ${list.join(' ')} s.`,
    ...chain.lines
      .filter((line) => line.startsWith('let '))
      .map((line) => {
        const [, name, term] = /^let (\w+) := (.*) in$/.exec(line)!;
        return `  pose (${name} := ${term}).`;
      }),
    '  intros H.',
    `  assert (T : ${sumTest} = true) by exact (sum_test _ _ _ _ H).`,
    `  destruct (four_small ${summed.join(' ')} ${bound} eq_refl (power_value 938 eq_refl) T) as [S_${summed[0]} [S_${summed[1]} [S_${summed[2]} S_${summed[3]}]]].`,
    ...differences.map(
      ({ name, of }) =>
        `  destruct (difference_leaf ${of!.join(' ')} S_${name}) as [F_${name} [G_${name} L_${name}]].`,
    ),
    `  split; [repeat constructor; first [assumption|${summed.map((name) => `exact (proj1 S_${name})`).join('|')}]|].`,
    `  refine (eq_trans (products_decision ${factors.map((factor) => `${leafOf(factor)} ${tailOf(factor)}`).join(' ')}`,
    // The mixed halves and the tails of the products follow from the last hypothesis, the exact leaves do not.
    `    _ _ _ _ ${factors.map(exactOf).join(' ')}`,
    `    ${lemmas.map(({ leaf }) => leaf).join(' ')}`,
    `    ${lemmas.map(({ small }) => small).join(' ')}`,
    `    (tail_known _ _ _ _ _ _ ${lemmas[0]!.small} ${lemmas[1]!.small} ${lemmas[0]!.halves} ${lemmas[1]!.halves})`,
    `    (tail_known _ _ _ _ _ _ ${lemmas[2]!.small} ${lemmas[3]!.small} ${lemmas[2]!.halves} ${lemmas[3]!.halves})`,
    `    ${mixesOf(a, b)}`,
    `    ${mixesOf(c, d)}`,
    `    ${least} ${most} ${factor} (power_value (-952) eq_refl) eq_refl (power_value 848 eq_refl) eq_refl (factor_value eq_refl) eq_refl`,
    `    ${sum} ${bound} ${chain.tests[1]!} rounded s _ _ _) _).`,
    '  - intros Z. match type of Z with ((_ || _) && (_ || _))%bool = true => apply zeros_of in Z end. destruct Z as [Z1 Z2].',
    '    split; [destruct Z1 as [Z|Z]; [left|right]|destruct Z2 as [Z|Z]; [left|right]].',
    ...factors.map((one) => `    + ${zeroFactor(one)}.`),
    `  - unfold rounded. intros R. ${
      tails.length === 1
        ? ''
        : tails
            .slice(1)
            .map(() => 'apply orb_false_iff in R; destruct R as [R ?R]')
            .join('; ')
    }.`,
    `    split; [${zeroTail(a)}|split; [${zeroTail(b)}|split; [${zeroTail(c)}|${zeroTail(d)}]]].`,
    // What is emitted is what the theorem is about, letter by letter: Coq would not end to compare what operations do.
    `  - cbv beta zeta delta [decision tail_of_difference tail_of_product high low splitter ${named.join(' ')}] in H |- *.`,
    '    match goal with |- ?A => match type of H with ?B => constr_eq A B end end. exact H.',
    '  - apply f_equal. cbv -[Rplus Rminus Rmult Ropp IZR B2R]. ring.',
    'Qed.',
    `Print Assumptions ${theorem}.`,
  ];
}
