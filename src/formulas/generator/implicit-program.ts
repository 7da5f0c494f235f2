/**
 * Formulas of implicit points: several polynomials that share their parts, whose inputs are doubles, differences of
 * doubles, or numbers that an earlier formula left behind with a bound of their error.
 */
import type { Expression } from '../language/expression.js';
import { Program } from './program.js';

/** An input of a formula. Sources are code: `line[0]!`. */
export type Leaf =
  /** A double. */
  | { readonly kind: 'double'; readonly source: string }
  /** A number that was calculated: its rounded value and the bound of its error. */
  | {
      readonly kind: 'ball';
      readonly source: string;
      readonly bound: string;
      /** The counts of its error in double-words (implicit-error.ts), if they are known to be less than usual. */
      readonly before?: { readonly n: number; readonly k: number };
    }
  /** A difference of two doubles, always or if `flag` (code) says so; else the first of them. */
  | {
      readonly kind: 'difference';
      readonly source: string;
      readonly minus: string;
      readonly flag?: string | undefined;
    };

/** A formula: named inputs, named results, and how the functions that are made of it look. */
export interface ImplicitFormula {
  readonly name: string;
  /** First sentence of the generated functions' documentation. */
  readonly what: string;
  readonly inputs: Readonly<Record<string, Leaf>>;
  readonly results: Readonly<Record<string, Expression>>;
  /** The parameters of the function that calculates with bounds, as code. */
  readonly parameters: string;
  /**
   * Which functions are made: with bounds, in big integers, in double-words, in doubles without error; a sign with its
   * bound.
   */
  readonly forms: readonly ('balls' | 'integers' | 'words' | 'sharp' | 'sign' | 'integerSign')[];
}

/** A formula as straight-line code. */
export interface ImplicitProgram {
  readonly formula: ImplicitFormula;
  readonly program: Program;
  /** The names of the inputs, by their numbers. */
  readonly leaves: readonly string[];
  /** The value number of each result. */
  readonly roots: readonly (readonly [string, number])[];
}

/** Lowers all results into one program: what they have in common is calculated once. */
export function lowerImplicit(formula: ImplicitFormula): ImplicitProgram {
  const program = new Program();
  const leaves = Object.keys(formula.inputs);
  const visit = (expression: Expression): number => {
    switch (expression.kind) {
      case 'input': {
        const argument = leaves.indexOf(expression.name);
        if (argument < 0) throw new RangeError(`${formula.name}: no input ${expression.name}`);
        return program.push({ op: 'input', argument });
      }
      case 'sum':
        return program.add(visit(expression.left), visit(expression.right));
      case 'difference':
        return program.sub(visit(expression.left), visit(expression.right));
      case 'product':
        return program.mul(visit(expression.left), visit(expression.right));
      default:
        throw new RangeError(`${formula.name}: ${expression.kind} is not for implicit points`);
    }
  };
  const roots = Object.entries(formula.results).map(([name, result]) => [name, visit(result)] as const);
  return { formula, program, leaves, roots };
}
