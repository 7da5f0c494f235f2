import type { Expression, Vector } from './expression.js';
import { input } from './expression.js';

/**
 * The physical unit of an input as powers of base units, for example `{ length: 2 }` for a weight that is
 * compared with squared distances. All terms of a sum have the same unit; the generator checks it. Units are
 * what lets the exact tiers scale lengths and normals by different powers of two.
 */
export type Unit = Readonly<Record<string, number>>;

export interface Parameter<Value = Vector | Expression> {
  readonly unit: Unit;
  /** Suffixes of the flat argument names: `['x', 'y']` for a point in the plane, `['']` for a scalar. */
  readonly suffixes: readonly string[];
  /** What the expression callback receives. */
  readonly build: (names: readonly string[]) => Value;
}

const AXES = ['x', 'y', 'z'];
const LENGTH: Unit = { length: 1 };

/** A point with 2 or 3 coordinates. */
export const point = (dimension: 2 | 3): Parameter<Vector> => coordinates(dimension, LENGTH);

/** A plane normal or a direction: any vector but a point; need not be of unit length. */
export const direction = (dimension: 2 | 3): Parameter<Vector> => coordinates(dimension, { direction: 1 });

/** A number with a unit of its own. */
export const scalar = (unit: Unit): Parameter<Expression> => ({
  unit,
  suffixes: [''],
  build: ([name]) => input(name!),
});

function coordinates(dimension: 2 | 3, unit: Unit): Parameter<Vector> {
  return { unit, suffixes: AXES.slice(0, dimension), build: (names) => names.map(input) };
}

type Values<P> = { [K in keyof P]: P[K] extends Parameter<infer V> ? V : never };

export interface Definition<P extends Record<string, Parameter>> {
  /** The exported function's name. */
  readonly name: string;
  /** The parameters in argument order. */
  readonly parameters: P;
  /** The polynomial whose sign is the answer. */
  readonly sign: (values: Values<P>) => Expression;
  /** What has no meaning and is refused before anything is computed. */
  readonly requires?: readonly Requirement[];
  /** First sentence of the docstring: what is decided. */
  readonly decides: string;
  /** The rest: conventions, which boundary counts, the source. */
  readonly remarks: string;
  /** Argument lists with the true answer, shown in the docstring and run by the tests. */
  readonly examples: readonly (readonly [readonly number[], -1 | 0 | 1])[];
}

export type Requirement =
  | { readonly kind: 'nonzero'; readonly parameter: string }
  | { readonly kind: 'nonnegative'; readonly parameter: string };

/** The vector must have a coordinate that is not zero. */
export const nonzero = (parameter: string): Requirement => ({ kind: 'nonzero', parameter });

/** The number must be zero or more. */
export const nonnegative = (parameter: string): Requirement => ({ kind: 'nonnegative', parameter });

/** A flat argument of the generated function. */
export interface Argument {
  readonly name: string;
  readonly parameter: string;
  readonly unit: Unit;
}

/** A predicate: its arguments and the polynomial whose sign it is. */
export interface Formula {
  readonly name: string;
  readonly arguments: readonly Argument[];
  readonly expression: Expression;
  readonly requires: readonly Requirement[];
  readonly decides: string;
  readonly remarks: string;
  readonly examples: readonly (readonly [readonly number[], -1 | 0 | 1])[];
}

/** Defines a predicate. A file in `src/formulas/` whose default export is a formula becomes a predicate. */
export function formula<P extends Record<string, Parameter>>(definition: Definition<P>): Formula {
  const values: Record<string, unknown> = {};
  const flat: Argument[] = [];
  for (const [parameter, { unit, suffixes, build }] of Object.entries(definition.parameters)) {
    const names = suffixes.map((suffix) => parameter + suffix);
    values[parameter] = build(names);
    flat.push(...names.map((name) => ({ name, parameter, unit })));
  }
  return {
    name: definition.name,
    arguments: flat,
    expression: definition.sign(values as Values<P>),
    requires: definition.requires ?? [],
    decides: definition.decides,
    remarks: definition.remarks,
    examples: definition.examples,
  };
}

/** A formula with the name of its file, which is also the name of the generated files. */
export interface NamedFormula {
  readonly file: string;
  readonly formula: Formula;
}
