import { peerLoaders } from '../queries/peers/index.js';
import { loadModule } from './module.js';
import { naive } from './naive.js';
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
 * Loads a target; `undefined` if its package is not installed.
 *
 * @throws RangeError for a name that is not known
 * @example await loadTarget({ name: 'robust-predicates' });
 */
export async function loadTarget(reference: TargetReference): Promise<Target | undefined> {
  if (reference.module !== undefined) return loadModule(reference.name, reference.module);
  const load = loaders[reference.name];
  if (load === undefined) throw new RangeError(`there is no target '${reference.name}'`);
  return load();
}

export { bind, type Call, type Implementation, type Target, type TargetReference } from './target.js';
