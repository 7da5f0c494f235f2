import { type AnyQuery, type AnyQuestion, isImmediate, isPredicate, type Question } from './question.js';
import { signQuestions } from './signs/index.js';

/** Predicates are always there; queries come when they are loaded. */
const known = new Map<string, AnyQuestion>(signQuestions.map((question) => [question.name, question]));
/** Where the questions that are not built in came from. */
const modules = new Map<string, string>();

function add(question: AnyQuestion): void {
  if (known.has(question.name)) throw new RangeError(`two questions have the name '${question.name}'`);
  known.set(question.name, question);
}

let builtIn: Promise<void> | undefined;

/** The questions that are there: predicates, then the queries that are loaded, in the order of loading. */
export function allQuestions(): readonly AnyQuestion[] {
  return [...known.values()];
}

/** The queries among them: whose answers are texts. */
export function allQueries(): readonly AnyQuery[] {
  return allQuestions().filter((question): question is AnyQuery => !isPredicate(question));
}

/** The question of that name, if it is there. */
export function questionNamed(name: string): AnyQuestion | undefined {
  return known.get(name);
}

/**
 * The question of that name.
 *
 * @throws RangeError if there is none
 */
export function requireQuestion(name: string): AnyQuestion {
  const found = known.get(name);
  if (found === undefined) throw new RangeError(`there is no predicate or query '${name}'`);
  return found;
}

/**
 * The query of that name, which the kernel answers at once.
 *
 * @throws RangeError if there is none
 */
export function requireQuery(name: string): Question {
  const found = allQueries()
    .filter(isImmediate)
    .find((query) => query.name === name);
  if (found === undefined) throw new RangeError(`there is no query '${name}'`);
  return found;
}

/** The module that a question came from; `undefined` for a built-in one. */
export function moduleOfQuestion(name: string): string | undefined {
  return modules.get(name);
}

/**
 * Loads the built-in queries, and the parts of the kernel that they judge: not done by itself, because a campaign of
 * predicates needs none of it. A second call does nothing.
 *
 * @example await loadQuestions(); allQuestions().length;
 */
export function loadQuestions(): Promise<void> {
  builtIn ??= import('./index.js').then(({ questions }) => questions.forEach(add));
  return builtIn;
}

/** Loads what is needed to know these queries: the modules, and the built-in ones if some are not from modules. */
export async function requireQuestions(names: readonly string[], paths: readonly string[]): Promise<void> {
  await loadQuestionModules(paths);
  if (names.some((name) => !known.has(name))) await loadQuestions();
}

/**
 * Adds the queries that ES modules export (by any name, alone or in arrays). A module is loaded once.
 *
 * @throws RangeError if it exports none, or one whose name is taken; whatever the module itself throws
 */
export async function loadQuestionModules(paths: readonly string[]): Promise<void> {
  // Not imported above, so that the queries can be loaded in a browser, which has no files.
  const { pathToFileURL } = process.getBuiltinModule('node:url');
  for (const path of paths) {
    if ([...modules.values()].includes(path)) continue;
    const loaded = (await import(
      /* webpackIgnore: true */ /* @vite-ignore */ pathToFileURL(path).href
    )) as Record<string, unknown>;
    const found = Object.values(loaded).flat().filter(isQuestion);
    if (found.length === 0) throw new RangeError(`${path} exports no query`);
    for (const question of found) {
      add(question);
      modules.set(question.name, path);
    }
  }
}

/** Whether a value looks like a question. */
export function isQuestion(value: unknown): value is AnyQuestion {
  if (typeof value !== 'object' || value === null) return false;
  const { name, layout, subject, referee } = value as Partial<AnyQuestion>;
  const functions = typeof subject === 'function' && typeof referee === 'function';
  return typeof name === 'string' && typeof layout === 'object' && functions;
}
