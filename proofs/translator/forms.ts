/** The emitted files, and which arguments of its formula each function reads, as parameters or from buffers. */
import { readdirSync } from 'node:fs';
import { Names } from './evaluate.js';
import { countReturnedSigns, FilterReader, type Found } from './filters.js';
import { type Polynomial, readPolynomial } from './formulas.js';
import { KERNELS } from './kernels.js';
import { readPrepared } from './prepared.js';
import { parametersOf, readSource, type Source, Untranslated } from './source.js';
import type { Filter, Tree } from './trees.js';

export const GENERATED = 'src/predicates/generated/';
const FORMULAS = 'src/formulas/';

/** A filter as one function has it. */
export interface Emitted {
  /** The file as it was read, which may be another than the one on the disk. */
  readonly source: Source;
  readonly path: string;
  readonly function: string;
  readonly polynomial: Polynomial;
  readonly filter: Filter;
}

const argument = (name: string): Tree => ({ kind: 'argument', argument: name });

const filesIn = (root: string, folder: string): string[] =>
  readdirSync(root + folder)
    .filter((name) => name.endsWith('.ts') && name !== 'index.ts')
    // The table of tiers has the filters again: last, so that a filter is called as its predicate is.
    .sort((a, b) => Number(a === 'tiers.ts') - Number(b === 'tiers.ts') || (a < b ? -1 : 1))
    .map((name) => folder + name);

/** The functions of a file that have no filter: tiers behind it, and parts of it that are read with their callers. */
const isBehind = (name: string): boolean => /(?:Exact|ZeroColumn|Value)$/.test(name);

export function readPolynomials(root: string): Polynomial[] {
  return filesIn(root, FORMULAS)
    .filter((path) => !path.endsWith('/generate.ts'))
    .map((path) => readPolynomial(root, path));
}

/** The places that a buffer form reads, in the order of the formula: the i-th index is that of the i-th point. */
function bindVertices(names: Names, parameters: readonly string[], polynomial: Polynomial): void {
  const [buffer, ...indices] = parameters;
  const dimension = polynomial.parameters[0]!.length;
  polynomial.parameters.forEach((coordinates, i) => {
    if (coordinates.length !== dimension) throw new Untranslated(`${polynomial.name}: not points alone`);
    coordinates.forEach((name, axis) => {
      const offset = axis === 0 ? '' : ` + ${axis}`;
      names.bind(`${buffer}[${dimension} * ${indices[i]}${offset}]`, argument(name));
    });
  });
}

function emitted(source: Source, name: string, polynomial: Polynomial, found: Found | undefined): Emitted {
  if (found?.values.length !== 1) throw new Untranslated(`${source.path}: ${name} has no filter`);
  const value = { tree: found.values[0]!, arguments: polynomial.arguments };
  const filter: Filter = { arguments: polynomial.arguments, tests: found.tests, values: [value] };
  return { source, path: source.path, function: name, polynomial, filter };
}

/** The filter of a function over numbers, or over a buffer. */
function readFunction(source: Source, name: string, polynomial: Polynomial): Emitted {
  const declaration = source.functions.get(name);
  if (declaration === undefined) throw new Untranslated(`${source.path}: no function ${name}`);
  const names = new Names(source);
  const parameters = parametersOf(source, declaration);
  if (parameters.join() === polynomial.arguments.join()) {
    for (const parameter of parameters) names.bind(parameter, argument(parameter));
  } else if (parameters.length === polynomial.parameters.length + 1) {
    bindVertices(names, parameters, polynomial);
  } else throw new Untranslated(`${source.path}: parameters of ${name}`);
  return emitted(source, name, polynomial, new FilterReader(source, names).read(declaration));
}

/** A kernel over buffers: what it reads stands in a table, as its docstring says it. */
function readKernel(source: Source, name: string, polynomials: ReadonlyMap<string, Polynomial>): Emitted {
  const kernel = KERNELS[name];
  if (kernel === undefined) throw new Untranslated(`${source.path}: a kernel that is not known: ${name}`);
  const polynomial = polynomials.get(kernel.formula)!;
  const names = new Names(source);
  for (const [place, name] of Object.entries(kernel.places)) names.bind(place, argument(name));
  const found = new FilterReader(source, names).read(source.functions.get(name)!);
  if (found?.values.length !== kernel.claims.length)
    throw new Untranslated(`${source.path}: ${name} has no filter`);
  const values = found.values.map((tree, i) => ({ tree, arguments: kernel.claims[i]! }));
  const filter: Filter = { arguments: Object.values(kernel.places), tests: found.tests, values };
  return { source, path: source.path, function: name, polynomial, filter };
}

/** Functions of a file that should have a filter; all others must be of a kind that is known to have none. */
function functionsOf(source: Source, folder: string, polynomials: ReadonlyMap<string, Polynomial>): string[] {
  const all = [...source.functions.keys()].filter((name) => !isBehind(name));
  const suffix = source.path.endsWith('/tiers.ts') ? 'Filter' : folder === 'at/' ? 'At' : '';
  if (
    folder !== 'kernels/' &&
    all.some((name) => !polynomials.has(name.slice(0, name.length - suffix.length)))
  ) {
    throw new Untranslated(`${source.path}: a function that is not known: ${all.join(', ')}`);
  }
  return all;
}

/** Reads one file: all of its filters. */
export function readFile(
  source: Source,
  folder: string,
  polynomials: ReadonlyMap<string, Polynomial>,
): Emitted[] {
  if (folder === 'prepared/') {
    const { function: name, found, formula } = readPrepared(source, polynomials);
    return [emitted(source, name, formula, found)];
  }
  const filters = functionsOf(source, folder, polynomials).flatMap((name) => {
    if (folder !== 'kernels/')
      return [readFunction(source, name, polynomials.get(name.replace(/(?:At|Filter)$/, ''))!)];
    return name in KERNELS || name !== 'writePlaneWithin' ? [readKernel(source, name, polynomials)] : [];
  });
  const values = [...source.functions.keys()].filter((name) => name.endsWith('Value')).length;
  const packed = filters.filter(({ filter }) => filter.values.length > 1).length;
  if (countReturnedSigns(source) !== filters.length + values - packed) {
    throw new Untranslated(`${source.path}: signs are returned in another place, too`);
  }
  return filters;
}

/** All filters of all emitted files. */
export function readEmitted(root: string, list = readPolynomials(root)): Emitted[] {
  const polynomials = new Map(list.map((polynomial) => [polynomial.name, polynomial]));
  return ['', 'at/', 'kernels/', 'prepared/'].flatMap((folder) =>
    filesIn(root, GENERATED + folder).flatMap((path) =>
      readFile(readSource(root, path), folder, polynomials),
    ),
  );
}
