import { rejectWords, requireList, requireObject, requireOneOf } from '../core/arguments/index.js';
import { evaluated, type SolidOperation, type Step } from './engine/evaluation.js';
import { requireOperand } from './require-operand.js';
import type { Solid } from './solid.js';

export type { SolidOperation };

/**
 * Solids combined: plain data. A difference is its first operand without all others, a symmetric difference what an odd
 * number of them has, a complement has one operand. The same combination may be an operand of many, to any depth.
 */
export interface SolidCombination {
  readonly type: SolidOperation;
  readonly operands: readonly SolidExpression[];
}

/** A solid, or solids combined. */
export type SolidExpression = Solid | SolidCombination;

/**
 * An expression that has been checked: its distinct solids, and whether a point belongs to it from whether it belongs
 * to them.
 */
export interface CheckedExpression {
  readonly solids: readonly Solid[];
  readonly combination: (isIn: readonly boolean[]) => boolean;
}

const TYPES = ['solid', 'union', 'intersection', 'difference', 'symmetric-difference', 'complement'] as const;

/**
 * Checks an expression. Each distinct part is looked at once, and is one step of the combination: the time of both is
 * that of reading the lists of operands of all distinct parts, however deep they are and however often they are used.
 *
 * @throws RangeError naming the part that is wrong, or that contains itself
 */
export function checkedExpression(
  where: string,
  name: string,
  expression: SolidExpression,
): CheckedExpression {
  const parts = new Parts(where, name, expression);
  const root = parts.number(expression);
  return { solids: parts.solids, combination: (isIn) => evaluated(parts.steps, root, isIn) };
}

/** A combination some of whose operands have numbers. */
interface Open {
  readonly combination: SolidCombination;
  readonly numbers: number[];
}

/**
 * The distinct parts of an expression, told apart by identity, each with a number that is greater than those of its own
 * parts.
 */
class Parts {
  readonly solids: Solid[] = [];
  readonly steps: Step[] = [];
  readonly #where: string;
  readonly #name: string;
  /** What steps call a part; null while it is open. */
  readonly #numbers = new Map<SolidExpression, number | null>();
  /** The way from the expression to the part that is looked at: depth is no reason to leave the stack of the engine. */
  readonly #open: Open[] = [];

  constructor(where: string, name: string, expression: SolidExpression) {
    this.#where = where;
    this.#name = name;
    this.#begin(expression);
    for (let last = this.#open.at(-1); last !== undefined; last = this.#open.at(-1)) this.#goOn(last);
  }

  number(part: SolidExpression): number {
    return this.#numbers.get(part)!;
  }

  #begin(part: SolidExpression): void {
    this.#require(part);
    if (part.type === 'solid') {
      this.#numbers.set(part, ~this.solids.length);
      this.solids.push(part);
    } else {
      this.#numbers.set(part, null);
      this.#open.push({ combination: part, numbers: [] });
    }
  }

  #goOn({ combination, numbers }: Open): void {
    if (numbers.length === combination.operands.length) {
      this.#numbers.set(combination, this.steps.length);
      this.steps.push({ type: combination.type, parts: numbers });
      this.#open.pop();
      return;
    }
    const operand = combination.operands[numbers.length]!;
    const number = this.#numbers.get(operand);
    if (number === undefined) this.#begin(operand);
    else if (number === null) this.#rejectCycle(operand);
    else numbers.push(number);
  }

  /**
   * The path is said only of a part that is refused: the paths of all parts would be as long as the square of the
   * depth.
   */
  #require(part: SolidExpression): void {
    try {
      requirePart(this.#where, this.#name, part);
    } catch (error) {
      requirePart(this.#where, this.#path(this.#open.length), part);
      throw error;
    }
  }

  #rejectCycle(part: SolidExpression): never {
    const outer = this.#open.findIndex(({ combination }) => combination === part);
    return rejectWords(
      this.#where,
      this.#path(this.#open.length),
      'an expression that does not contain itself',
      `${this.#path(outer)} again`,
    );
  }

  /** The path to what is looked at inside so many open combinations. */
  #path(depth: number): string {
    const steps = this.#open.slice(0, depth).map(({ numbers }) => `.operands[${numbers.length}]`);
    return `${this.#name}${steps.join('')}`;
  }
}

/** Checks all of a part but its operands. */
function requirePart(where: string, path: string, part: SolidExpression): void {
  requireObject(where, path, 'a solid or a combination of solids', part);
  if (part.type === 'solid') {
    requireOperand(where, path, part);
    return;
  }
  const { type, operands } = part;
  requireOneOf(where, `${path}.type`, type, TYPES);
  requireList(where, `${path}.operands`, 'a list of expressions', operands);
  const isOne = operands.length === 1;
  if (type === 'complement' && !isOne) {
    rejectWords(where, `${path}.operands`, 'one operand of a complement', `${operands.length}`);
  }
  if (type === 'difference' && operands.length === 0) {
    rejectWords(where, `${path}.operands`, 'at least one operand of a difference', 'none');
  }
}
