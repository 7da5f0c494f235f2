import { locateProgram } from './program-location.js';

/** What to hand to `new Worker`. */
export interface WorkerSource {
  readonly source: URL | string;
  /** Whether the source is JavaScript text rather than a file. */
  readonly isText: boolean;
}

/**
 * The worker's file; if that is TypeScript, a line that registers tsx and imports it (Node 20 does not apply `--import`
 * to worker threads).
 *
 * @throws Error if a build left it out
 */
export function locateWorker(): WorkerSource {
  const program = locateProgram('worker');
  if (program.type === 'built') return { source: program.url, isText: false };
  const tsx = new URL('./esm/api/index.mjs', program.tsx).href;
  const start = `import('${tsx}').then((tsx) => { tsx.register(); return import('${program.url.href}'); });`;
  return { source: start, isText: true };
}
