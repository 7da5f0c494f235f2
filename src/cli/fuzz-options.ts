import { basename, extname, resolve } from 'node:path';
import { LAWS, REFEREES, TIERS } from '../../fuzz/campaign/finding.js';
import { families } from '../../fuzz/families/index.js';
import { questionFamilyNames } from '../../fuzz/questions/generate.js';
import { builtInEngines, type EngineReference, enginesFor } from '../oracle/engines/index.js';
import { type AnyQuestion, isPredicate } from '../oracle/questions/question.js';
import { allQuestions, requireQuestion } from '../oracle/questions/registry.js';
import { corePredicates, predicateNames } from '../oracle/questions/signs/index.js';
import { printable } from '../pictures/printable.js';
import { didYouMean } from './did-you-mean.js';
import { UsageError } from './usage-error.js';

/** The options of `unerring fuzz` as commander hands them over: texts, still to be checked. */
export interface RawOptions {
  readonly seed?: string;
  readonly count?: string;
  readonly seconds?: string;
  readonly predicate?: string;
  readonly query?: string;
  readonly queries?: boolean;
  readonly queryModule?: readonly string[];
  readonly family?: string;
  readonly target?: string;
  readonly targetModule?: readonly string[];
  readonly expectClean?: string;
  readonly shard?: string;
  readonly workers?: string;
  readonly timeout?: string;
  readonly memory?: string;
  readonly keep?: string;
  /** False with --no-shrink. */
  readonly shrink?: boolean;
  readonly out?: string;
  readonly resume?: string;
  readonly replay?: string;
  readonly details?: boolean;
  readonly list?: boolean;
}

/** A whole number: digits, with _ or a power of ten for long ones (20_000_000, 2e7). */
export function integer(option: string, text: string, low: number, high = Number.MAX_SAFE_INTEGER): number {
  const value = /^\d[\d_]*(e\d+)?$/.test(text) ? Number(text.replaceAll('_', '')) : Number.NaN;
  if (Number.isSafeInteger(value) && value >= low && value <= high) return value;
  const range = high === Number.MAX_SAFE_INTEGER ? `of at least ${low}` : `from ${low} to ${high}`;
  throw new UsageError(`${option} takes an integer ${range}, got '${text}'`);
}

/** A number of seconds, fractions allowed. */
export function seconds(option: string, text: string): number {
  const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : 0;
  if (value > 0) return value;
  throw new UsageError(`${option} takes a number of seconds above 0, got '${text}'`);
}

/** A comma-separated list of known names. */
function names(option: string, text: string, known: readonly string[]): string[] {
  const chosen = text.split(',').map((name) => name.trim());
  const unknown = chosen.find((name) => !known.includes(name));
  if (unknown === undefined) return [...new Set(chosen)];
  throw new UsageError(`${option}: there is no '${unknown}'${hint(unknown, known)}`);
}

/** Longer lists of names are in `--list`. */
const MOST_NAMES = 12;

/** What may have been meant, or what there is. */
function hint(unknown: string, known: readonly string[]): string {
  const near = didYouMean(unknown, known);
  if (near !== '') return near;
  return known.length <= MOST_NAMES ? `; known: ${known.join(', ')}` : '; unerring fuzz --list names all';
}

/** Whether a command line has to do with queries, so that they have to be loaded. */
export function concernsQuestions(options: RawOptions): boolean {
  const { predicate, query, queries, queryModule, list } = options;
  const tame = [...predicateNames, 'core', 'all'] as readonly string[];
  const named = predicate?.split(',').some((name) => !tame.includes(name.trim())) ?? false;
  return named || query !== undefined || queries === true || queryModule !== undefined || list === true;
}

/** The groups of queries, beside those of predicates. */
function queryGroups(): Readonly<Record<string, readonly string[]>> {
  const queries = allQuestions().filter((question) => !isPredicate(question));
  const named = (isIn: (query: AnyQuestion) => boolean) => queries.filter(isIn).map(({ name }) => name);
  const areas = [...new Set(queries.map(({ area }) => area))];
  return {
    queries: named(() => true),
    hot: named(({ hot }) => hot === true),
    ...Object.fromEntries(areas.map((area) => [area, named((query) => query.area === area)])),
  };
}

/**
 * The predicates and queries of a command line. `--predicate` takes names of either, and groups: `core` stands for
 * Shewchuk's four, `all` for all predicates, `queries`, `hot`, `planar`, `spatial`, `implicit`, `meshes`, `bsp` and
 * `solids` for queries. `--query` takes queries and their groups; `--queries` is all of them. Without any of these: all
 * predicates.
 */
export function subjectsOf({ predicate, query, queries }: RawOptions): readonly string[] {
  const ofQuestions = queryGroups();
  const queryNames = ofQuestions.queries!;
  const groups: Readonly<Record<string, readonly string[]>> = {
    core: corePredicates,
    all: predicateNames,
    ...ofQuestions,
  };
  const chosen: string[] = [];
  if (predicate !== undefined) {
    chosen.push(
      ...names('--predicate', predicate, [...predicateNames, ...Object.keys(groups), ...queryNames]),
    );
  }
  if (query !== undefined) {
    const known = [...queryNames, ...Object.keys(ofQuestions), 'all'];
    chosen.push(...names('--query', query, known).map((name) => (name === 'all' ? 'queries' : name)));
  }
  if (queries === true) chosen.push('queries');
  if (chosen.length === 0) chosen.push('all');
  const wanted = new Set(chosen.flatMap((name) => groups[name] ?? [name]));
  return [...predicateNames, ...queryNames].filter((name) => wanted.has(name));
}

/** The predicates and queries that a command line asks for by their own names, and not by that of a group. */
export function demandedBy({ predicate, query }: RawOptions): readonly string[] {
  const groups = ['core', 'all', ...Object.keys(queryGroups())];
  const chosen = [predicate, query].flatMap((text) => text?.split(',') ?? []).map((name) => name.trim());
  return chosen.filter((name) => !groups.includes(name));
}

/** The names of the families that a question has. */
function familyNamesOf(subject: string): readonly string[] {
  return questionFamilyNames(requireQuestion(subject));
}

/** The families of a list, and that each predicate or query has at least one of them. */
export function familiesOf(text: string | undefined, subjects: readonly string[]): readonly string[] {
  const general = families.map((family) => family.name);
  const own = subjects.flatMap(familyNamesOf);
  const all = [...new Set([...general, ...own])];
  const chosen = text === undefined ? all : names('--family', text, all);
  const barren = subjects.find((subject) => !familyNamesOf(subject).some((name) => chosen.includes(name)));
  if (barren !== undefined) throw new UsageError(`--family: none of these applies to ${barren}`);
  return all.filter((name) => chosen.includes(name));
}

/** The absolute paths of modules with queries. */
export function queryModulesOf({ queryModule }: RawOptions): readonly string[] {
  return (queryModule ?? []).map((path) => resolve(path));
}

/** Names that a table has for our own implementations and for the checks of ourselves. */
const OURS = ['unerring', TIERS, LAWS, REFEREES];

/** A user's module as a target: its name is that of the file. */
function moduleReference(path: string): EngineReference {
  const name = printable(basename(path, extname(path)));
  if (OURS.includes(name))
    throw new UsageError(`--target-module: '${name}' is a name of ours; rename ${path}`);
  return { name, module: resolve(path) };
}

/** The built-in targets that have something to say about predicates, about queries, or about both. */
function defaultTargets(subjects: readonly string[]): readonly string[] {
  const asked = subjects.map(requireQuestion);
  const fit = new Set([
    ...(asked.some(isPredicate) ? enginesFor('predicates') : []),
    ...(asked.every(isPredicate) ? [] : enginesFor('queries')),
  ]);
  return builtInEngines.filter((name) => fit.has(name));
}

/**
 * Built-in targets and modules. Modules alone are judged alone; without any, all built-in targets are that know what
 * is asked.
 */
export function targetsOf(
  options: RawOptions,
  subjects: readonly string[] = predicateNames,
): readonly EngineReference[] {
  const modules = (options.targetModule ?? []).map(moduleReference);
  const byDefault = modules.length > 0 ? [] : defaultTargets(subjects);
  const builtIn =
    options.target === undefined ? byDefault : names('--target', options.target, builtInEngines);
  const all = [...builtIn.map((name) => ({ name })), ...modules];
  const twice = all.find((target, i) => all.findIndex((other) => other.name === target.name) !== i);
  if (twice !== undefined) throw new UsageError(`two targets have the name '${twice.name}'`);
  return all;
}

/** The targets that must be clean: those asked for, or ours and the user's own. */
export function expectCleanOf(
  text: string | undefined,
  targets: readonly EngineReference[],
): readonly string[] {
  if (text === 'none') return [];
  const judged = targets.map((target) => target.name);
  if (text !== undefined) return names('--expect-clean', text, judged);
  return targets.filter((target) => target.name === 'unerring' || target.module).map((target) => target.name);
}

/** `i/n`: part i, from 1, of n. */
export function shardOf(text: string | undefined): { index: number; of: number } {
  if (text === undefined) return { index: 1, of: 1 };
  const match = /^(\d+)\/(\d+)$/.exec(text);
  const [index, of] = [Number(match?.[1]), Number(match?.[2])];
  if (match !== null && index >= 1 && index <= of) return { index, of };
  throw new UsageError(`--shard takes i/n with i from 1 to n, got '${text}'`);
}
