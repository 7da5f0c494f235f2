import type { MeshFormat } from '../../formats/index.js';

/** A file with a mesh, in the format that its name or its content says unless one is given; `-` is standard input. */
export interface MeshSource {
  readonly path: string;
  readonly format?: MeshFormat | undefined;
  /** Vertices that are not farther apart become one, once it is read; 0: at the same point. */
  readonly weld?: number | undefined;
}

/** What standard input is called in messages. */
export const STANDARD_INPUT = 'standard input';

export function isStandardInput({ path }: MeshSource): boolean {
  return path === '-';
}

/** What a file given by its path is called in messages. */
export function nameOf(path: string): string {
  return path === '-' ? STANDARD_INPUT : path;
}

/** The meshes that a job reads. */
export function sourcesOf(
  job:
    | { readonly source: MeshSource }
    | { readonly sources: readonly MeshSource[] }
    | { readonly a: MeshSource; readonly b: MeshSource },
): readonly MeshSource[] {
  if ('sources' in job) return job.sources;
  return 'source' in job ? [job.source] : [job.a, job.b];
}
