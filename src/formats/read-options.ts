import type { MeshFormat } from './mesh-file.js';

/** How to read a file. */
export interface ReadOptions {
  /** The format; if not given, the file's first bytes tell, else its extension. */
  readonly format?: MeshFormat;
  /** Is told how much was read, after each megabyte or less. */
  readonly onProgress?: (bytesRead: number, totalBytes: number) => void;
  /** Ends the reading: the promise is rejected with the signal's reason. */
  readonly signal?: AbortSignal;
}
