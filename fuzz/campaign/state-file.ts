import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { fromHexFloat, toHexFloat } from '../../src/oracle/cases/doubles.js';
import type { Versions } from './engine-versions.js';
import type { FailedClasses } from './failed-classes.js';
import type { Finding, Shrunk } from './finding.js';
import type { Plan } from './plan.js';
import type { PairResults } from './results.js';
import { unaskedQuestions } from './unasked.js';

/** A campaign: what it needs to go on where it was cut off, and what it has found when it is done. */
export interface State {
  readonly plan: Plan;
  /** Of the packages that were judged. */
  readonly versions: Versions;
  readonly pairs: readonly PairResults[];
  /** Why targets were not judged to the end, by `target/question/family`. */
  readonly givenUp: Readonly<Record<string, readonly string[]>>;
}

const NAME = 'unerring campaign';
/** Older ones name things differently. */
const FORMAT = `${NAME} 1`;
/** What the file was called before campaigns could be added up. */
const FORMER_NAME = 'unerring fuzz state';

/** A file that is not what it should be; the message says why, for one line on the terminal. */
export class FileProblem extends Error {}

interface EncodedFinding extends Omit<Finding, 'values' | 'shrunk'> {
  readonly values: readonly string[];
  readonly shrunk?: Omit<Shrunk, 'values'> & { readonly values: readonly string[] };
}

/** Numbers as hex floats: JSON has no -0. */
function encode({ values, shrunk, ...finding }: Finding): EncodedFinding {
  return {
    ...finding,
    values: values.map(toHexFloat),
    ...(shrunk !== undefined && { shrunk: { ...shrunk, values: shrunk.values.map(toHexFloat) } }),
  };
}

function decode({ values, shrunk, ...finding }: EncodedFinding): Finding {
  return {
    ...finding,
    values: values.map(numberOf),
    ...(shrunk !== undefined && { shrunk: { ...shrunk, values: shrunk.values.map(numberOf) } }),
  };
}

function numberOf(text: string): number {
  const x = fromHexFloat(text);
  if (x === undefined) throw new SyntaxError(`no hex float: ${text}`);
  return x;
}

/** What stands in a file. */
interface Encoded extends Omit<State, 'pairs'> {
  readonly format: string;
  readonly pairs: readonly (Omit<PairResults, 'findings'> & {
    readonly findings: readonly EncodedFinding[];
  })[];
}

/** With its keys in order: which block was done first must not show. */
function sorted<T>(record: Readonly<Record<string, T>>): Record<string, T> {
  const keys = Object.keys(record).sort();
  return Object.fromEntries(keys.map((key) => [key, record[key]!]));
}

function encodePair(pair: PairResults): object {
  return {
    ...pair,
    counts: sorted(pair.counts),
    tiers: sorted(pair.tiers),
    classes: sorted(pair.classes),
    failedClasses: sorted(Object.fromEntries(Object.entries(pair.failedClasses).map(sortedClasses))),
    findings: pair.findings.map(encode),
  };
}

function sortedClasses([target, failed]: [string, FailedClasses]): [string, FailedClasses] {
  return [target, sorted(failed)];
}

/** A plan with its modules named from the folder of the file, so that it says the same wherever that is. */
function withModules(plan: Plan, named: (path: string) => string): Plan {
  const { questionModules, targets } = plan;
  return {
    ...plan,
    ...(questionModules !== undefined && { questionModules: questionModules.map(named) }),
    targets: targets.map(({ module, ...target }) =>
      module === undefined ? target : { ...target, module: named(module) },
    ),
  };
}

/** A campaign as text: equal campaigns are equal texts. `folder`: where the file will be. */
export function stateText({ plan, versions, pairs, givenUp }: State, folder: string): string {
  const named = withModules(plan, (path) => relative(folder, path));
  const unasked = unaskedQuestions(plan, pairs);
  const file = {
    format: FORMAT,
    plan: named,
    versions: sorted(versions),
    givenUp: sorted(givenUp),
    // For whoever reads the file; it follows from the rest.
    ...(unasked.length > 0 && { unasked }),
    pairs: pairs.map(encodePair),
  };
  return `${JSON.stringify(file)}\n`;
}

/**
 * Writes the state beside the old one and then puts it in its place, so that a power cut leaves one of the two.
 *
 * @throws Error of the system, if it cannot be written; the old one is still there then
 */
export function writeState(path: string, state: State): void {
  const text = stateText(state, dirname(resolve(path)));
  const beside = `${path}.new`;
  try {
    writeFileSync(beside, text);
    renameSync(beside, path);
  } catch (error) {
    removeFile(beside);
    throw error;
  }
}

/** Removes a file, if it is one and can be removed. */
function removeFile(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // Something else is in the way: it stays.
  }
}

/**
 * Reads what {@link writeState} wrote.
 *
 * @throws FileProblem if the file is not there or not a state file
 */
export function readState(path: string): State {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new FileProblem(`cannot read ${path}`);
  }
  let isOther = false;
  try {
    const read = JSON.parse(text) as Encoded;
    isOther = read.format !== FORMAT && [NAME, FORMER_NAME].some((name) => read.format.startsWith(name));
    if (read.format !== FORMAT) throw new SyntaxError();
    const folder = dirname(resolve(path));
    return {
      plan: withModules(read.plan, (module) => resolve(folder, module)),
      versions: read.versions,
      givenUp: read.givenUp,
      pairs: read.pairs.map((pair) => ({ ...pair, findings: pair.findings.map(decode) })),
    };
  } catch {
    throw new FileProblem(
      isOther
        ? `${path} is the file of a campaign of another version of unerring: start the campaign anew`
        : `${path} is not the file of a campaign of unerring`,
    );
  }
}

/** Removes the state of a campaign that is complete. */
export function removeState(path: string): void {
  removeFile(path);
}
