import { reject, requireOptions, requireString } from '../core/arguments/index.js';
import type { IndexedMesh } from '../mesh/structure/indexed-mesh.js';
import { requireFormat } from './check-arguments.js';
import { formatByName } from './detect-format.js';
import { FORMAT_OPTIONS, formatFor } from './format-mesh.js';
import { MESH_FORMATS } from './mesh-file.js';
import type { WriteOptions } from './write-options.js';

/**
 * Writes a mesh to a file, in Node. See `formatMesh` for what is written and how. A mesh that is refused leaves the
 * file as it was.
 *
 * @param path     the file; it is replaced
 * @param options  the format, and what `formatMesh` takes
 * @throws RangeError (the promise is rejected) naming the argument: the path if its extension is not known, what
 *   `formatMesh` refuses
 * @throws the system's error if the file cannot be written
 */
export async function writeMesh(path: string, mesh: IndexedMesh, options: WriteOptions = {}): Promise<void> {
  requireString('writeMesh', 'path', path);
  requireOptions('writeMesh', 'options', options, `format ${FORMAT_OPTIONS}`);
  requireFormat('writeMesh', 'options.format', options.format);
  const format = options.format ?? formatByName(path);
  if (format === undefined) {
    return reject('writeMesh', 'path', `a name that ends in one of .${MESH_FORMATS.join(', .')}`, path);
  }
  const chunks = formatFor('writeMesh', mesh, format, options);
  // What is refused is refused before the file is opened.
  let next = await chunks.next();
  // Not imported above, so that this module can be loaded in a browser.
  const { open } = await import('node:fs/promises');
  const file = await open(path, 'w');
  try {
    for (; next.done !== true; next = await chunks.next()) await file.writeFile(next.value);
  } finally {
    await file.close();
  }
}
