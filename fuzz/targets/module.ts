import { pathToFileURL } from 'node:url';
import { type PredicateName, predicateNames } from '../signatures.js';
import type { Implementation, Target } from './target.js';

/**
 * A target from a user's ES module: its exports that are functions with the name of a predicate. They take flat
 * numbers in the order of the documentation and return a number, of which the sign is judged.
 *
 * @throws RangeError if it exports no such function; whatever the module itself throws
 */
export async function loadModule(name: string, path: string): Promise<Target> {
  const loaded = (await import(pathToFileURL(path).href)) as Record<string, unknown>;
  const found = predicateNames.filter((predicate) => typeof loaded[predicate] === 'function');
  if (found.length === 0) throw new RangeError(`${path} exports no function with the name of a predicate`);
  const implementations: Partial<Record<PredicateName, Implementation>> = {};
  for (const predicate of found) implementations[predicate] = loaded[predicate] as Implementation;
  return { name, strict: false, implementations };
}
