import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The programs and where a build puts them. */
const PROGRAMS = {
  index: 'src/cli/index.ts',
  'mesh-worker': 'src/cli/mesh/worker.ts',
  'fuzz/worker': 'fuzz/campaign/worker.ts',
  'fuzz/engine': 'fuzz/campaign/engine.ts',
  play: 'src/cli/play.ts',
  'workers/unerring-geometry-worker': 'src/workers/geometry-worker.ts',
  'command-server': 'test/cli/command-server.ts',
};

/** What is put into pages. */
const PAGES = {
  viewer: 'src/cli/viewer/main.ts',
  walk: 'src/cli/walk/main.ts',
  'report-page': 'fuzz/report/page/program/main.ts',
};

/**
 * Before all tests: bundles the command line, its workers and the programs of pages into a folder, as a build does, so
 * that what tests start by the hundred starts at once. Inside of the project, so that packages are found.
 */
export default async function bundlePrograms(): Promise<() => void> {
  const reports = join(root, 'reports');
  mkdirSync(reports, { recursive: true });
  const outdir = mkdtempSync(join(reports, 'programs-'));
  const shared = { bundle: true, outdir, absWorkingDir: root, logLevel: 'error' } as const;
  await Promise.all([
    build({
      ...shared,
      entryPoints: PROGRAMS,
      platform: 'node',
      format: 'esm',
      splitting: true,
      packages: 'external',
    }),
    build({ ...shared, entryPoints: PAGES, minify: true }),
  ]);
  process.env.UNERRING_PROGRAMS = outdir;
  return () => rmSync(outdir, { recursive: true, force: true });
}
