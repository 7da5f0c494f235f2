import { naive } from './naive.js';
import { peerLoaders } from './queries/index.js';
import { loadRobustOrientation } from './robust-orientation.js';
import { loadRobustPredicates } from './robust-predicates.js';
import type { Target, TargetReference } from './target.js';
import { loadUnerring } from './unerring.js';

/** How each built-in target is loaded; `undefined` where its package is not installed. */
const loaders: Readonly<Record<string, () => Promise<Target | undefined>>> = {
  unerring: loadUnerring,
  'robust-predicates': loadRobustPredicates,
  'robust-orientation': loadRobustOrientation,
  naive: async () => naive,
  ...peerLoaders,
};

/** The names of the targets that come with the harness. */
export const builtInTargets: readonly string[] = Object.keys(loaders);

/** Those among them that answer queries only. */
export const peerTargets: readonly string[] = Object.keys(peerLoaders);

/**
 * Loads a built-in target; `undefined` if its package is not installed. Modules of users are never loaded into a
 * process of ours: they run in their own (fuzz/campaign/engine.ts).
 *
 * @throws RangeError for a name that is not known
 * @example await loadTarget({ name: 'robust-predicates' });
 */
export async function loadTarget({ name, module }: TargetReference): Promise<Target | undefined> {
  const load = module === undefined ? loaders[name] : undefined;
  if (load === undefined) throw new RangeError(`there is no target '${name}'`);
  return load();
}

export { bind, type Call, type Implementation, type Target, type TargetReference } from './target.js';
