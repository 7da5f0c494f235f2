import type { Expression, Vector } from './expression.js';
import { input } from './expression.js';
import type { Formula } from './formula.js';

/**
 * A formula in two stages: what depends on the prepared points alone is computed once and kept, for many points that
 * are asked. The same polynomial as the formula's, in a shape that leaves little for the second stage; the generator
 * checks that it is the same.
 */
export interface StagedFormula {
  readonly formula: Formula;
  /** The parameters that are prepared, in order; the last parameter of the formula is the one that is asked. */
  readonly prepared: readonly string[];
  readonly asked: string;
  /** The formula with the staged expression, and its name. */
  readonly staged: Formula;
  /** What is prepared, in words: `a plane through three points`. */
  readonly what: string;
}

type Points = Readonly<Record<'a' | 'b' | 'c' | 'd' | 'e', Vector>>;

export interface StagedDefinition {
  readonly formula: Formula;
  /** The polynomial, given the formula's points by name. */
  readonly sign: (points: Points) => Expression;
  readonly what: string;
}

/** Defines the staged form of a formula whose parameters are points. */
export function staged({ formula, sign, what }: StagedDefinition): StagedFormula {
  const points: Record<string, Expression[]> = {};
  for (const { name, parameter } of formula.arguments) {
    points[parameter] = [...(points[parameter] ?? []), input(name)];
  }
  const names = Object.keys(points);
  const expression = sign(points as unknown as Points);
  return {
    formula,
    prepared: names.slice(0, -1),
    asked: names[names.length - 1]!,
    staged: { ...formula, expression },
    what,
  };
}
