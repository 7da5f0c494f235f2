import { pathToFileURL } from 'node:url';
import { allQueries } from '../queries/registry.js';
import { type PredicateName, predicateNames } from '../signatures.js';
import type { Implementation, Target } from './target.js';

/**
 * A target from a user's ES module: its exports that are functions with the name of a predicate or a query. They
 * take flat numbers in the order of the documentation. Of what a predicate returns the sign is judged; a query
 * returns yes or no (or all of the answer as text, or `undefined` where it has none).
 *
 * @throws RangeError if it exports no such function; whatever the module itself throws
 */
export async function loadModule(name: string, path: string): Promise<Target> {
  const loaded = (await import(pathToFileURL(path).href)) as Record<string, unknown>;
  const found = predicateNames.filter((predicate) => typeof loaded[predicate] === 'function');
  const asked = allQueries().filter(({ name: query }) => typeof loaded[query] === 'function');
  if (found.length + asked.length === 0)
    throw new RangeError(`${path} exports no function with the name of a predicate or a query`);
  const implementations: Partial<Record<PredicateName, Implementation>> = {};
  for (const predicate of found) implementations[predicate] = loaded[predicate] as Implementation;
  const queries = Object.fromEntries(
    asked.map(({ name: query }) => {
      const answer = loaded[query] as (...values: number[]) => unknown;
      return [query, (values: Float64Array) => answer(...values)];
    }),
  );
  return { name, strict: false, implementations, queries };
}
