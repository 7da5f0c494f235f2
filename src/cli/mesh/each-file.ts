import { type CommonOptions, requireFormat, requireOneInput, sourceOf } from './command-options.js';
import { type FoundMesh, findMeshes, tellLeftOut } from './find-meshes.js';
import { Interrupt } from './interrupt.js';
import { JobRunner, type Outcome } from './job-runner.js';
import type { Job } from './jobs.js';
import { type MeshSource, nameOf } from './mesh-source.js';

/** The jobs that say something of one file. */
type FileJob = 'info' | 'volume';

/** What a command says of each file. */
export interface OfFile<K extends FileJob> {
  job(source: MeshSource): Job<K>;
  /** Writes the text for a person, unless a document is written; returns the exit code. */
  say(path: string, outcome: Outcome<K>): number;
  /** The document for a program. */
  json(path: string, outcome: Outcome<K>): string;
}

/**
 * Does a job for each of the files and folders that are named, one after the other.
 *
 * @returns the exit code: the worst of all files
 * @throws UsageError for options that make no sense
 */
export async function eachFile<K extends FileJob>(
  paths: readonly string[],
  options: CommonOptions,
  { job, say, json }: OfFile<K>,
): Promise<number> {
  requireFormat(options);
  requireOneInput(paths);
  const { meshes, several, leftOut } = findMeshes(paths);
  tellLeftOut(leftOut);
  const interrupt = new Interrupt();
  const runner = new JobRunner(interrupt);
  const outcomeOf = async ({ path, problem }: FoundMesh): Promise<Outcome<K>> => {
    if (problem !== undefined) return { type: 'failed', message: `${path}: ${problem}` };
    return runner.run<K>(job(sourceOf(path, options)), nameOf(path));
  };
  const parts: string[] = [];
  let code = 0;
  try {
    for (const mesh of meshes) {
      const outcome: Outcome<K> = interrupt.requested
        ? { type: 'stopped', written: [] }
        : await outcomeOf(mesh);
      code = Math.max(code, say(mesh.path, outcome));
      if (options.json) parts.push(json(mesh.path, outcome));
    }
    if (options.json) process.stdout.write(several ? `[${parts.join(',\n')}]\n` : `${parts[0]}\n`);
    return interrupt.requested ? interrupt.code : code;
  } finally {
    interrupt.release();
    await runner.close();
  }
}
