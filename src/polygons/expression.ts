import type { SetOperation, SetStep } from '../arrangement/membership.js';
import { rejectWords, requireList, requireObject, requireOneOf } from '../core/arguments/index.js';
import { isList } from '../core/arguments/kinds.js';
import { type PolygonOperand, type ReadOperand, readOperand } from './operand.js';

/** How the operands of an expression are combined. */
export type PolygonOperation = 'union' | 'intersection' | 'difference' | 'symmetric-difference';

/**
 * Polygons combined: plain data. A difference is its first operand without all others, a symmetric difference what an
 * odd number of them has. The same combination may be an operand of many, to any depth.
 */
export interface PolygonCombination {
  readonly type: PolygonOperation;
  readonly operands: readonly PolygonExpression[];
}

/** Polygons, or polygons combined. */
export type PolygonExpression = PolygonOperand | PolygonCombination;

const TYPES = ['union', 'intersection', 'difference', 'symmetric-difference'] as const;

/** An expression that has been read: its distinct operands, and the steps that combine them. */
export interface ReadExpression {
  readonly operands: readonly ReadOperand[];
  readonly steps: readonly SetStep[];
  readonly root: number;
}

interface Open {
  readonly combination: PolygonCombination;
  readonly numbers: number[];
}

function isCombination(part: PolygonExpression): part is PolygonCombination {
  return !isList(part) && typeof part === 'object' && part !== null && 'operands' in part;
}

/**
 * Reads an expression. Each distinct part is looked at once, however deep it is and however often it is used.
 *
 * @throws RangeError naming the part that is wrong, or that contains itself
 */
export function readExpression(where: string, name: string, expression: PolygonExpression): ReadExpression {
  const operands: ReadOperand[] = [];
  const steps: SetStep[] = [];
  /** What steps call a part; null while it is open. */
  const known = new Map<unknown, number | null>();
  const open: Open[] = [];
  const path = (depth: number): string =>
    name +
    open
      .slice(0, depth)
      .map(({ numbers }) => `.operands[${numbers.length}]`)
      .join('');
  const begin = (part: PolygonExpression): void => {
    if (isCombination(part)) {
      requireCombination(where, path(open.length), part);
      known.set(part, null);
      open.push({ combination: part, numbers: [] });
    } else {
      operands.push(readOperand(where, path(open.length), part));
      known.set(part, ~(operands.length - 1));
    }
  };
  begin(expression);
  for (let last = open.at(-1); last !== undefined; last = open.at(-1)) {
    const { combination, numbers } = last;
    if (numbers.length === combination.operands.length) {
      known.set(combination, steps.length);
      steps.push({ type: combination.type as SetOperation, parts: numbers });
      open.pop();
      continue;
    }
    const operand = combination.operands[numbers.length]!;
    const number = known.get(operand);
    if (number === undefined) begin(operand);
    else if (number === null) {
      const outer = open.findIndex(({ combination: each }) => each === operand);
      rejectWords(
        where,
        path(open.length),
        'an expression that does not contain itself',
        `${path(outer)} again`,
      );
    } else numbers.push(number);
  }
  return { operands, steps, root: known.get(expression)! };
}

function requireCombination(where: string, path: string, { type, operands }: PolygonCombination): void {
  requireOneOf(where, `${path}.type`, type, TYPES);
  requireList(where, `${path}.operands`, 'a list of expressions', operands);
  requireObject(where, `${path}.operands`, 'a list of expressions', operands);
  if (operands.length === 0 && (type === 'difference' || type === 'intersection')) {
    const word = type === 'difference' ? 'a difference' : 'an intersection';
    rejectWords(where, `${path}.operands`, `at least one operand of ${word}`, 'none');
  }
}
