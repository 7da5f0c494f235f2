/**
 * The polynomials, read from the formula files. The words of their language have a second meaning here, the textbook's,
 * as terms of Coq; nothing of the generator takes part.
 */
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { coqName } from './names.js';
import { Untranslated } from './source.js';

type Scalar = string;
type Vector = readonly Scalar[];

export interface Polynomial {
  /** The name of the predicate. */
  readonly name: string;
  /** Each parameter of the formula with the names of its coordinates. */
  readonly parameters: readonly (readonly string[])[];
  readonly arguments: readonly string[];
  /** The polynomial as a term over the reals, in the arguments. */
  readonly term: string;
}

interface Parameter {
  readonly suffixes: readonly string[];
  readonly build: (names: readonly string[]) => unknown;
}

interface Definition {
  readonly name: string;
  readonly parameters: Readonly<Record<string, Parameter>>;
  readonly sign: (values: Readonly<Record<string, unknown>>) => Scalar;
}

const plus = (a: Scalar, b: Scalar): Scalar => `(${a} + ${b})`;
const minus = (a: Scalar, b: Scalar): Scalar => `(${a} - ${b})`;
const times = (a: Scalar, b: Scalar): Scalar => `(${a} * ${b})`;
const dot = (u: Vector, v: Vector): Scalar => u.map((coordinate, i) => times(coordinate, v[i]!)).reduce(plus);
const coordinates = (dimension: number): Parameter => ({
  suffixes: ['x', 'y', 'z'].slice(0, dimension),
  build: (names) => names,
});

function cross(u: Vector, v: Vector): Vector {
  const next = [1, 2, 0];
  const last = [2, 0, 1];
  return next.map((j, i) => minus(times(u[j]!, v[last[i]!]!), times(u[last[i]!]!, v[j]!)));
}

function formula({ name, parameters, sign }: Definition): Polynomial {
  const names = Object.entries(parameters).map(([parameter, { suffixes }]) =>
    suffixes.map((suffix) => parameter + suffix),
  );
  const values = Object.entries(parameters).map(
    ([parameter, { build }], i) => [parameter, build(names[i]!.map(coqName))] as const,
  );
  return { name, parameters: names, arguments: names.flat(), term: sign(Object.fromEntries(values)) };
}

/** The language of src/formulas, word by word. */
const WORDS: Readonly<Record<string, unknown>> = {
  formula,
  point: coordinates,
  direction: coordinates,
  scalar: (): Parameter => ({ suffixes: [''], build: ([name]) => name }),
  input: (name: string): Scalar => name,
  nonzero: () => undefined,
  nonnegative: () => undefined,
  plus,
  minus,
  times,
  square: (value: Scalar): Scalar => times(value, value),
  vector: (tail: Vector, head: Vector): Vector => head.map((coordinate, i) => minus(coordinate, tail[i]!)),
  dot,
  cross,
  squaredLength: (v: Vector): Scalar => dot(v, v),
  determinant: (rows: readonly Vector[]): Scalar =>
    `(determinant [${rows.map((row) => `[${row.join('; ')}]`).join('; ')}])`,
};

/** Runs a formula file with the words above in place of the language. */
export function readPolynomial(root: string, path: string): Polynomial {
  const { outputText } = ts.transpileModule(readFileSync(root + path, 'utf8'), {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const language = new Proxy(WORDS, {
    get(words, word) {
      if (typeof word === 'string' && !(word in words)) throw new Untranslated(`${path}: no word ${word}`);
      return Reflect.get(words, word);
    },
  });
  const exported: { default?: Polynomial } = {};
  const require = (name: string): unknown => {
    if (name !== './language/index.js') throw new Untranslated(`${path}: an import of ${name}`);
    return language;
  };
  new Function('require', 'exports', outputText)(require, exported);
  if (exported.default === undefined) throw new Untranslated(`${path}: no formula`);
  return exported.default;
}
