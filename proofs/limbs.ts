/**
 * The tier of limbs, checked in exact integers (not by Coq): numbers are cut into four limbs, and the formula is
 * evaluated with carries. For each value of the emitted code this keeps a unit and a bound, and sees that
 * - every sum and product is a whole number of at most 2^53 units, so that nothing rounds;
 * - what is rounded to a coarser unit (x + K - K with K = 1.5 · 2^m) is at most 2^(m - 1) in size: the result is the
 *   nearest multiple of 2^(m - 52), and the rest is at most half of that (theory/Split.v);
 * - the limbs at the end add up to the formula of the sums of the limbs at the start, as polynomials: both are
 *   evaluated at the same three places of a field of 2^256 - 2^32 - 977 elements, which an identity of degree d that
 *   is wrong in that field passes with a probability of at most d / 2^255 each time, if places are random;
 * - each of the last limbs is a multiple of a unit that the limbs behind it, together, stay below: so the first one
 *   that is not zero has the sign.
 */
import ts from 'typescript';
import { fieldValue, randomNumbers, reduced } from './field.js';
import { exponentOf, isOperation, type Limb, type Rest } from './limb-steps.js';
import type { Polynomial } from './translator/formulas.js';
import { readIntegers } from './translator/integers.js';
import { bare, bodyOf, refuse, type Source } from './translator/source.js';
import type { Tree } from './translator/trees.js';

const WHOLE = 2n ** 53n;
export interface LimbsReport {
  readonly steps: number;
  /** The largest bound that was met, in bits. */
  readonly bits: number;
}

class Checker {
  readonly #limbs = new Map<string, Limb>();
  readonly #scaled = new Map<string, bigint>();
  #rest: Limb | Rest | undefined;
  #carry: Limb | undefined;
  #steps = 0;
  #largest = 0n;
  /** What arguments are at most after they are scaled: 2^size. */
  #size = Number.NaN;
  #isScaleExact = false;
  readonly source: Source;
  readonly polynomial: Polynomial;
  readonly integers: Tree;
  readonly random: Generator<bigint, never>;

  constructor(source: Source, polynomial: Polynomial, integers: Tree, random: Generator<bigint, never>) {
    this.source = source;
    this.polynomial = polynomial;
    this.integers = integers;
    this.random = random;
  }

  check(statements: readonly ts.Statement[]): LimbsReport {
    for (const statement of statements) this.#statement(statement);
    return { steps: this.#steps, bits: this.#largest.toString(2).length };
  }

  #statement(statement: ts.Statement): void {
    const text = statement.getText(this.source.file);
    if (text.startsWith('if (only !== undefined)') || /^let (?:rest|carry): number;$/.test(text)) return;
    if (ts.isIfStatement(statement)) this.#test(statement);
    else if (ts.isReturnStatement(statement)) this.#result(text, statement);
    else if (ts.isVariableStatement(statement)) this.#declarations(statement);
    else refuse(this.source, statement, 'a statement of the limbs');
  }

  #declarations(statement: ts.VariableStatement): void {
    for (const { name, initializer } of statement.declarationList.declarations) {
      this.#declare(name.getText(), initializer!);
    }
  }

  /** Scales are exact, or undone and compared; arguments that have more bits than four limbs leave the tier. */
  #test(statement: ts.IfStatement): void {
    const text = statement.expression.getText(this.source.file);
    if (statement.thenStatement.getText(this.source.file) !== 'break limbs;')
      refuse(this.source, statement, 'a test');
    const undone = this.polynomial.arguments.map((x) => `${x} * lengthScaling / lengthScaling !== ${x}`);
    if (text === `!(lengthScaling >= 1) && (!(lengthScaling > 0) || ${undone.join(' || ')})`) {
      this.#isScaleExact = true;
      return;
    }
    for (const part of text.split(' || ')) {
      const [, name, digits] = /^(v\d+) \+ ([\d.e+-]+) - \2 !== \1$/.exec(part) ?? [];
      const limb = name === undefined ? undefined : this.#limbs.get(name);
      if (limb === undefined) refuse(this.source, statement, 'another test');
      const unit = Math.round(Math.log2(Number(digits) / 1.5)) - 52;
      // Its bound was kept in units of the limb before: in its own units there are more.
      const bound = limb.bound << BigInt(limb.unit - unit);
      this.#limbs.set(name!, this.#whole({ unit, bound, field: limb.field }, statement));
    }
  }

  #whole(limb: Limb, node: ts.Node): Limb {
    this.#steps++;
    if (limb.bound > this.#largest) this.#largest = limb.bound;
    if (limb.bound > WHOLE || limb.unit < -900 || limb.unit > 900)
      refuse(this.source, node, 'more than 2^53 units');
    return limb;
  }

  #declare(name: string, initializer: ts.Expression): void {
    const text = initializer.getText(this.source.file);
    if (name === 'lengthScaling') {
      const sum = this.polynomial.arguments.map((x) => `abs(${x})`).join(' + ');
      const limit = Math.log2(Number(/, (\d+)\)$/.exec(text)?.[1]));
      if (!Number.isInteger(limit) || text !== `limbScaling(${sum}, ${2 ** limit})`) {
        refuse(this.source, initializer, 'another scale');
      }
      this.#size = limit;
    } else if (/\|\|/.test(text)) this.#limbs.set(name, this.#first(initializer));
    else this.#limbs.set(name, this.#value(initializer));
  }

  #value(expression: ts.Expression): Limb {
    const node = bare(expression);
    // (rest = E) - (carry = rest + K - K)
    if (isOperation(node, ts.SyntaxKind.MinusToken)) {
      const [left, right] = [bare(node.left), bare(node.right)];
      if (isOperation(right, ts.SyntaxKind.EqualsToken)) return this.#carried(left, right);
      // (rest = x * scale) + K - K and (rest -= v) + K - K
      if (isOperation(left, ts.SyntaxKind.PlusToken) && this.#startsCut(bare(left.left))) {
        return this.#cut(bare(left.left), left.right, right);
      }
    }
    // (rest -= v): the last limb, whose unit a test finds.
    if (isOperation(node, ts.SyntaxKind.MinusEqualsToken)) {
      const rest = this.#lessened(node);
      return { unit: rest.size, bound: 1n, field: rest.field };
    }
    return this.#arithmetic(node);
  }

  #startsCut(node: ts.Expression): boolean {
    const assigns = [ts.SyntaxKind.EqualsToken, ts.SyntaxKind.MinusEqualsToken];
    return assigns.some((kind) => isOperation(node, kind) && node.left.getText() === 'rest');
  }

  /** rest -= v, where v is what rest was rounded to. */
  #lessened(node: ts.BinaryExpression): Rest {
    const rest = this.#rest;
    const limb = this.#limbs.get(node.right.getText());
    if (limb === undefined || rest === undefined || !('size' in rest))
      return refuse(this.source, node, 'no rest');
    this.#rest = { size: limb.unit - 1, field: reduced(rest.field - limb.field) };
    return this.#rest;
  }

  #cut(node: ts.Expression, first: ts.Expression, second: ts.Expression): Limb {
    const m = exponentOf(this.source, first);
    if (first.getText() !== second.getText()) refuse(this.source, node, 'two constants');
    let rest: Rest;
    if (isOperation(node, ts.SyntaxKind.EqualsToken)) {
      const name = /^(\w+) \* lengthScaling$/.exec(node.right.getText(this.source.file))?.[1];
      if (!this.polynomial.arguments.includes(name ?? '') || !this.#isScaleExact)
        refuse(this.source, node, 'no argument');
      const field = this.random.next().value;
      this.#scaled.set(name!, field);
      rest = { size: this.#size, field };
    } else rest = this.#lessened(node as ts.BinaryExpression);
    this.#rest = rest;
    const unit = m - 52;
    if (rest.size > m - 1 || rest.size < unit) refuse(this.source, node, 'too large for its rounding');
    return this.#whole(
      { unit, bound: 1n << BigInt(rest.size - unit), field: this.random.next().value },
      node,
    );
  }

  #carried(left: ts.Expression, right: ts.BinaryExpression): Limb {
    const shape = /^rest \+ ([\d.e+-]+) - \1$/.test(right.right.getText(this.source.file));
    if (!isOperation(left, ts.SyntaxKind.EqualsToken) || !shape)
      return refuse(this.source, right, 'another carry');
    const rest = this.#arithmetic(bare(left.right));
    const sum = (right.right as ts.BinaryExpression).left as ts.BinaryExpression;
    const unit = exponentOf(this.source, sum.right) - 52;
    const shift = BigInt(unit - rest.unit);
    if (shift < 1n || rest.bound > 1n << (shift + 51n))
      refuse(this.source, right, 'too large for its rounding');
    const half = 1n << (shift - 1n);
    const field = this.random.next().value;
    this.#carry = this.#whole({ unit, bound: (rest.bound + half) >> shift, field }, right);
    const bound = rest.bound < half ? rest.bound : half;
    return this.#whole({ unit: rest.unit, bound, field: reduced(rest.field - field) }, right);
  }

  #arithmetic(expression: ts.Expression): Limb {
    const node = bare(expression);
    if (ts.isNumericLiteral(node)) return { unit: 0, bound: BigInt(node.text), field: BigInt(node.text) };
    if (ts.isIdentifier(node)) {
      const limb = node.text === 'carry' ? this.#carry : this.#limbs.get(node.text);
      return limb ?? refuse(this.source, node, 'no limb');
    }
    if (!ts.isBinaryExpression(node)) return refuse(this.source, node, 'no arithmetic of limbs');
    const [a, b] = [this.#arithmetic(node.left), this.#arithmetic(node.right)];
    switch (node.operatorToken.kind) {
      case ts.SyntaxKind.AsteriskToken:
        return this.#whole(
          { unit: a.unit + b.unit, bound: a.bound * b.bound, field: reduced(a.field * b.field) },
          node,
        );
      case ts.SyntaxKind.PlusToken:
      case ts.SyntaxKind.MinusToken: {
        if (a.unit !== b.unit) return refuse(this.source, node, 'a sum of two units');
        const sign = node.operatorToken.kind === ts.SyntaxKind.PlusToken ? 1n : -1n;
        return this.#whole(
          { unit: a.unit, bound: a.bound + b.bound, field: reduced(a.field + sign * b.field) },
          node,
        );
      }
      default:
        return refuse(this.source, node, 'no arithmetic of limbs');
    }
  }

  /** a || b || ...: the first that is not zero. Its sign is that of the sum, and the sum is the formula. */
  #first(expression: ts.Expression): Limb {
    const limbs = expression
      .getText(this.source.file)
      .split(' || ')
      .map((name) => this.#limbs.get(name));
    let [below, lowest, field] = [0n, 0, 0n];
    for (const limb of [...limbs].reverse()) {
      if (limb === undefined) return refuse(this.source, expression, 'no limb');
      const shift = limb.unit - lowest;
      if (field === 0n && below === 0n) lowest = limb.unit;
      else if (shift < 0 || below >= 1n << BigInt(shift))
        return refuse(this.source, expression, 'limbs that overlap');
      below += limb.bound << BigInt(limb.unit - lowest);
      field = reduced(field + limb.field);
    }
    if (field !== fieldValue(this.integers, this.#scaled))
      return refuse(this.source, expression, 'another polynomial');
    return { unit: lowest, bound: 1n, field };
  }

  #result(text: string, statement: ts.Statement): void {
    const name = /^return (v\d+) > 0 \? 1 : \1 < 0 \? -1 : 0;$/.exec(text)?.[1];
    if (name === undefined || !this.#limbs.has(name)) refuse(this.source, statement, 'another result');
  }
}

/** Checks the tier of a predicate whose arguments have one unit; throws where something is not as it should be. */
export function checkLimbs(source: Source, polynomial: Polynomial): LimbsReport {
  const declaration = source.functions.get(`${polynomial.name}Exact`)!;
  const block = bodyOf(source, declaration).find(
    (statement): statement is ts.LabeledStatement =>
      ts.isLabeledStatement(statement) && statement.label.text === 'limbs',
  );
  if (block === undefined || !ts.isBlock(block.statement)) return refuse(source, declaration, 'no limbs');
  const { statements } = block.statement;
  const integers = readIntegers(source, polynomial.name);
  const reports = [3n, 5n, 7n].map((seed) =>
    new Checker(source, polynomial, integers, randomNumbers(seed)).check(statements),
  );
  return reports[0]!;
}
