import { requireOptions, requireWatch } from '../../core/arguments/index.js';
import { separationIn } from '../deforming/separation/options.js';
import type { Meshes } from './feature-pairs.js';
import { type DeformingMesh, MovingMesh } from './moving-mesh.js';
import type { SearchOptions } from './search.js';

/** A mesh beside itself. @throws RangeError for what is no mesh that moves */
export function withItself(where: string, mesh: DeformingMesh, separation: number): Meshes {
  const moving = new MovingMesh(where, 'mesh', mesh, separation);
  return { first: moving, second: moving, separation };
}

/** Two meshes. @throws RangeError naming the one that is none */
export function withOther(where: string, a: DeformingMesh, b: DeformingMesh, separation: number): Meshes {
  const first = new MovingMesh(where, 'a', a, separation);
  return { first, second: new MovingMesh(where, 'b', b, separation), separation };
}

/** Options that were checked: what the getters said once. */
export interface CheckedOptions extends SearchOptions {
  readonly separation: number;
}

/** Options of a search, as they are now. @throws RangeError naming the one that is none, or is not known */
export function searchOptions(where: string, options: SearchOptions, more = ''): CheckedOptions {
  requireOptions(where, 'options', options, `${more}onProgress signal separation`);
  const { onProgress, signal } = options;
  const separation = separationIn(where, options);
  requireWatch(where, onProgress, signal);
  return { onProgress, signal, separation };
}
