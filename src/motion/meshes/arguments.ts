import { requireFunction, requireObject, requireOptions } from '../../core/arguments/index.js';
import type { Meshes } from './feature-pairs.js';
import { type DeformingMesh, MovingMesh } from './moving-mesh.js';
import type { SearchOptions } from './search.js';

/** A mesh beside itself. @throws RangeError for what is no mesh that moves */
export function withItself(where: string, mesh: DeformingMesh): Meshes {
  const moving = new MovingMesh(where, 'mesh', mesh);
  return { first: moving, second: moving };
}

/** Two meshes. @throws RangeError naming the one that is none */
export function withOther(where: string, a: DeformingMesh, b: DeformingMesh): Meshes {
  return { first: new MovingMesh(where, 'a', a), second: new MovingMesh(where, 'b', b) };
}

/** Options of a search, as they are now. @throws RangeError naming the one that is none, or is not known */
export function searchOptions(where: string, options: SearchOptions, more = ''): SearchOptions {
  requireOptions(where, 'options', options, `${more}onProgress signal`);
  const { onProgress, signal } = options;
  if (onProgress !== undefined) requireFunction(where, 'options.onProgress', onProgress);
  if (signal !== undefined) requireObject(where, 'options.signal', 'an AbortSignal', signal);
  return { onProgress, signal };
}
