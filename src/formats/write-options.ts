import type { FormatOptions } from './format-mesh.js';
import type { MeshFormat } from './mesh-file.js';

/** How to write a file. */
export interface WriteOptions extends FormatOptions {
  /** The format; if not given, the file's extension tells. */
  readonly format?: MeshFormat;
}
