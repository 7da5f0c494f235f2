import type { IndexedMesh } from '../mesh/structure/indexed-mesh.js';
import type { MeshFile } from './mesh-file.js';
import type { ReadOptions } from './read-options.js';
import type { WriteOptions } from './write-options.js';

/** Stands for `readMesh` where there are no files. */
export async function readMesh(_path: string, _options?: ReadOptions): Promise<MeshFile> {
  throw new Error('readMesh needs a file system: pass what fetch gives, or a File, to parseMesh');
}

/** Stands for `writeMesh` where there are no files. */
export async function writeMesh(_path: string, _mesh: IndexedMesh, _options?: WriteOptions): Promise<void> {
  throw new Error('writeMesh needs a file system: make a Blob of what formatMesh gives');
}
