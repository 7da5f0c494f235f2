import type { Query } from './query.js';

const known = new Map<string, Query>();
/** Where the queries that are not built in came from. */
const modules = new Map<string, string>();

function add(query: Query): void {
  if (known.has(query.name)) throw new RangeError(`two queries have the name '${query.name}'`);
  known.set(query.name, query);
}

let builtIn: Promise<void> | undefined;

/** The queries that are loaded, in the order of loading. */
export function allQueries(): readonly Query[] {
  return [...known.values()];
}

/** The query of that name, if it is loaded. */
export function queryNamed(name: string): Query | undefined {
  return known.get(name);
}

/**
 * The query of that name.
 *
 * @throws RangeError if there is none
 */
export function requireQuery(name: string): Query {
  const found = known.get(name);
  if (found === undefined) throw new RangeError(`there is no predicate or query '${name}'`);
  return found;
}

/** The module that a query came from; `undefined` for a built-in one. */
export function moduleOfQuery(name: string): string | undefined {
  return modules.get(name);
}

/**
 * Loads the built-in queries, and the parts of the kernel that they judge: not done by itself, because a campaign of
 * predicates needs none of it. A second call does nothing.
 *
 * @example await loadQueries(); allQueries().length;
 */
export function loadQueries(): Promise<void> {
  builtIn ??= import('./index.js').then(({ queries }) => queries.forEach(add));
  return builtIn;
}

/** Loads what is needed to know these queries: the modules, and the built-in ones if some are not from modules. */
export async function requireQueries(names: readonly string[], paths: readonly string[]): Promise<void> {
  await loadQueryModules(paths);
  if (names.some((name) => !known.has(name))) await loadQueries();
}

/**
 * Adds the queries that ES modules export (by any name, alone or in arrays). A module is loaded once.
 *
 * @throws RangeError if it exports none, or one whose name is taken; whatever the module itself throws
 */
export async function loadQueryModules(paths: readonly string[]): Promise<void> {
  // Not imported above, so that the queries can be loaded in a browser, which has no files.
  const { pathToFileURL } = process.getBuiltinModule('node:url');
  for (const path of paths) {
    if ([...modules.values()].includes(path)) continue;
    const loaded = (await import(
      /* webpackIgnore: true */ /* @vite-ignore */ pathToFileURL(path).href
    )) as Record<string, unknown>;
    const found = Object.values(loaded).flat().filter(isQuery);
    if (found.length === 0) throw new RangeError(`${path} exports no query`);
    for (const query of found) {
      add(query);
      modules.set(query.name, path);
    }
  }
}

/** Whether a value looks like a {@link Query}. */
export function isQuery(value: unknown): value is Query {
  if (typeof value !== 'object' || value === null) return false;
  const { name, layout, decide, referee } = value as Partial<Query>;
  const functions = typeof decide === 'function' && typeof referee === 'function';
  return typeof name === 'string' && typeof layout === 'object' && functions;
}

export type { Query };
