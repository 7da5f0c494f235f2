import type { MeshFormat } from '../../formats/index.js';

/** A file with a mesh, in the format that its name or its content says unless one is given. */
export interface MeshSource {
  readonly path: string;
  readonly format?: MeshFormat | undefined;
}
