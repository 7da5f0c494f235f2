import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { fromHexFloat, toDecimal, toHexFloat } from '../../src/oracle/cases/doubles.js';
import { isValid } from '../../src/oracle/questions/layout.js';
import { isPredicate } from '../../src/oracle/questions/question.js';
import { questionNamed, requireQuestions } from '../../src/oracle/questions/registry.js';
import { shapesJson } from '../../src/oracle/questions/shapes.js';
import { type Answer, type Finding, type Kind, kinds, type Shrunk } from './finding.js';
import { FileProblem } from './state-file.js';

/**
 * Numbers twice: to read, and for programs in other languages. Both are exact. Of queries, what they stand for, too.
 */
interface Numbers {
  readonly arguments: readonly string[];
  readonly hex: readonly string[];
  readonly shapes?: Readonly<Record<string, unknown>>;
}

/** What the kinds were called before there was one vocabulary of verdicts. */
const RENAMED: Readonly<Record<string, Kind | undefined>> = {
  nan: 'invalid-output',
  thrown: 'crashed',
  hung: 'timed-out',
};

/** One line of a failure file. */
interface Line extends Numbers {
  readonly question: string;
  readonly target: string;
  readonly module?: string;
  readonly questionModule?: string;
  readonly kind: Kind;
  readonly expected: Answer;
  readonly got: string;
  readonly tier?: string;
  readonly family: string;
  readonly seed: number;
  readonly block: number;
  readonly case: number;
  readonly shrunk?: Numbers & Omit<Shrunk, 'values'>;
}

function numbers(subject: string, values: readonly number[]): Numbers {
  const question = questionNamed(subject);
  return {
    arguments: values.map(toDecimal),
    hex: values.map(toHexFloat),
    ...(question !== undefined && !isPredicate(question) && { shapes: shapesJson(question, values) }),
  };
}

/** What was said of the smallest configuration, and is true. */
function saidOf({ expected, got, made }: Omit<Shrunk, 'values'>): Omit<Shrunk, 'values'> {
  return { expected, got, ...(made !== undefined && { made }) };
}

/** A finding as one line of JSON, without the line's end. Paths in it are relative to the current folder. */
export function formatFinding(finding: Finding): string {
  return lineOf(finding, process.cwd());
}

/** The same with paths relative to any folder, that of the file. */
function lineOf(finding: Finding, folder: string): string {
  const { values, shrunk, module, questionModule, ...rest } = finding;
  const { question, target, kind, expected, got, tier, ...origin } = rest;
  const line: Line = {
    question,
    target,
    ...(module !== undefined && { module: relative(folder, module) }),
    ...(questionModule !== undefined && { questionModule: relative(folder, questionModule) }),
    kind,
    expected,
    got,
    ...(tier !== undefined && { tier }),
    ...origin,
    ...numbers(question, values),
    ...(shrunk && { shrunk: { ...numbers(question, shrunk.values), ...saidOf(shrunk) } }),
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
  if ('predicate' in line)
    return 'was written by version 0.1 of unerring fuzz, which has other names: judge it anew';
  const layout = questionNamed(line.question)?.layout;
  if (layout === undefined) return `has an unknown question '${String(line.question)}'`;
  const renamed = RENAMED[String(line.kind)];
  if (renamed !== undefined)
    return `has the kind '${line.kind}' of an older version, which is '${renamed}' now: judge it anew`;
  if (typeof line.target !== 'string' || !kinds.includes(line.kind)) return 'has no target or kind';
  const values = readNumbers(line, layout.arity);
  if (values === undefined) return `needs ${layout.arity} arguments, as hex floats that equal the decimals`;
  if (!isValid(layout, values)) return 'has arguments outside the domain of the question';
  const small = line.shrunk && readNumbers(line.shrunk, layout.arity);
  const { arguments: _decimals, hex: _hex, shapes: _shapes, shrunk, module, questionModule, ...rest } = line;
  return {
    ...rest,
    ...(module !== undefined && { module: located(module, folder) }),
    ...(questionModule !== undefined && { questionModule: located(questionModule, folder) }),
    values,
    ...(shrunk && small && { shrunk: { values: small, ...saidOf(shrunk) } }),
  };
}

/**
 * Loads the questions that a failure file names, so that {@link readFindings} knows them.
 *
 * @throws FileProblem if one cannot be loaded
 */
export async function loadQuestionsOfFile(path: string): Promise<void> {
  const folder = dirname(resolve(path));
  for (const text of readText(path).split('\n')) {
    const line = objectOf(text);
    if (line === undefined) continue;
    try {
      await requireQuestions(
        [line.question],
        line.questionModule ? [located(line.questionModule, folder)] : [],
      );
    } catch (error) {
      throw new FileProblem(
        `${path} names a question module that does not load: ${String(error).split('\n')[0]}`,
      );
    }
  }
}

/** A line's object; what is wrong with a line is said when it is read. */
function objectOf(text: string): Line | undefined {
  try {
    const line = JSON.parse(text) as Line | null;
    return typeof line?.question === 'string' ? line : undefined;
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
