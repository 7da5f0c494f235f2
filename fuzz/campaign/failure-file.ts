import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { fromHexFloat, toDecimal, toHexFloat } from '../../src/oracle/cases/doubles.js';
import { inDomain, signatures } from '../../src/oracle/cases/signatures.js';
import { isValid } from '../../src/oracle/questions/layout.js';
import { questionNamed, requireQuestions } from '../../src/oracle/questions/registry.js';
import { shapesJson } from '../../src/oracle/questions/shapes.js';
import { type Answer, type Finding, type Kind, kinds } from './finding.js';
import { FileProblem } from './state-file.js';
import { isPredicate } from './subject.js';

/** Numbers twice: to read, and for programs in other languages. Both are exact. Of a query, what they stand for too. */
interface Numbers {
  readonly arguments: readonly string[];
  readonly hex: readonly string[];
  readonly shapes?: Readonly<Record<string, unknown>>;
}

/** One line of a failure file. */
interface Line extends Numbers {
  readonly predicate: string;
  readonly target: string;
  readonly module?: string;
  readonly queryModule?: string;
  readonly kind: Kind;
  readonly expected: Answer;
  readonly got: string;
  readonly tier?: string;
  readonly family: string;
  readonly seed: number;
  readonly block: number;
  readonly case: number;
  readonly shrunk?: Numbers & { readonly expected: Answer; readonly got: string };
}

function numbers(subject: string, values: readonly number[]): Numbers {
  const query = isPredicate(subject) ? undefined : questionNamed(subject);
  return {
    arguments: values.map(toDecimal),
    hex: values.map(toHexFloat),
    ...(query !== undefined && { shapes: shapesJson(query, values) }),
  };
}

/** A finding as one line of JSON, without the line's end. Paths in it are relative to the current folder. */
export function formatFinding(finding: Finding): string {
  return lineOf(finding, process.cwd());
}

/** The same with paths relative to any folder, that of the file. */
function lineOf(finding: Finding, folder: string): string {
  const { values, shrunk, module, queryModule, ...rest } = finding;
  const { predicate, target, kind, expected, got, tier, ...origin } = rest;
  const line: Line = {
    predicate,
    target,
    ...(module !== undefined && { module: relative(folder, module) }),
    ...(queryModule !== undefined && { queryModule: relative(folder, queryModule) }),
    kind,
    expected,
    got,
    ...(tier !== undefined && { tier }),
    ...origin,
    ...numbers(predicate, values),
    ...(shrunk && {
      shrunk: { ...numbers(predicate, shrunk.values), expected: shrunk.expected, got: shrunk.got },
    }),
  };
  return JSON.stringify(line);
}

/** Writes a failure file: JSON Lines, empty if there is nothing to report. */
export function writeFindings(path: string, findings: readonly Finding[]): void {
  const folder = dirname(resolve(path));
  writeFileSync(path, findings.map((finding) => `${lineOf(finding, folder)}\n`).join(''));
}

/** Reads the numbers of a line back from their hex floats, and holds the decimals against them. */
function readNumbers(line: Numbers, arity: number): number[] | undefined {
  if (!Array.isArray(line?.hex) || line.hex.length !== arity) return undefined;
  const values = line.hex.map((text) => fromHexFloat(String(text)));
  const same = values.every(
    (x, i) => x !== undefined && (!line.arguments || toDecimal(x) === line.arguments[i]),
  );
  return same ? (values as number[]) : undefined;
}

/** The path of a module: relative to the folder of the failure file, or, if it is not there, to the current one. */
function located(module: string, folder: string): string {
  const beside = resolve(folder, module);
  return existsSync(beside) ? beside : resolve(module);
}

function parseLine(text: string, folder: string): Finding | string {
  let line: Line;
  try {
    line = JSON.parse(text) as Line;
  } catch {
    return 'is not JSON';
  }
  if (line === null || typeof line !== 'object') return 'is not an object';
  const subject = subjectOf(line.predicate);
  if (subject === undefined) return `has an unknown predicate '${String(line.predicate)}'`;
  if (typeof line.target !== 'string' || !kinds.includes(line.kind)) return 'has no target or kind';
  const values = readNumbers(line, subject.arity);
  if (values === undefined) return `needs ${subject.arity} arguments, as hex floats that equal the decimals`;
  if (!subject.valid(values)) return 'has arguments outside the domain of the predicate';
  const small = line.shrunk && readNumbers(line.shrunk, subject.arity);
  const { arguments: _decimals, hex: _hex, shapes: _shapes, shrunk, module, queryModule, ...rest } = line;
  return {
    ...rest,
    ...(module !== undefined && { module: located(module, folder) }),
    ...(queryModule !== undefined && { queryModule: located(queryModule, folder) }),
    values,
    ...(shrunk && small && { shrunk: { values: small, expected: shrunk.expected, got: shrunk.got } }),
  };
}

/** How many arguments a predicate or query has, and which are valid. */
function subjectOf(name: string): { arity: number; valid(values: readonly number[]): boolean } | undefined {
  if (isPredicate(name)) {
    const signature = signatures[name];
    return { arity: signature.arity, valid: (values) => inDomain(signature, values) };
  }
  const layout = questionNamed(name)?.layout;
  return layout && { arity: layout.arity, valid: (values) => isValid(layout, values) };
}

/**
 * Loads the queries that a failure file names, so that {@link readFindings} knows them.
 *
 * @throws FileProblem if one cannot be loaded
 */
export async function loadQueriesOfFile(path: string): Promise<void> {
  const folder = dirname(resolve(path));
  for (const text of readText(path).split('\n')) {
    const line = objectOf(text);
    if (line === undefined || isPredicate(line.predicate)) continue;
    try {
      await requireQuestions([line.predicate], line.queryModule ? [located(line.queryModule, folder)] : []);
    } catch (error) {
      throw new FileProblem(
        `${path} names a query module that does not load: ${String(error).split('\n')[0]}`,
      );
    }
  }
}

/** A line's object; what is wrong with a line is said when it is read. */
function objectOf(text: string): Line | undefined {
  try {
    const line = JSON.parse(text) as Line | null;
    return typeof line?.predicate === 'string' ? line : undefined;
  } catch {
    return undefined;
  }
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new FileProblem(`cannot read ${path}`);
  }
}

/**
 * Reads a failure file.
 *
 * @throws FileProblem naming the first line that is not what it should be
 */
export function readFindings(path: string): readonly Finding[] {
  const folder = dirname(resolve(path));
  return readText(path)
    .split('\n')
    .flatMap((line, i) => {
      if (line.trim() === '') return [];
      const finding = parseLine(line, folder);
      if (typeof finding === 'string') throw new FileProblem(`${path}, line ${i + 1} ${finding}`);
      return [finding];
    });
}
