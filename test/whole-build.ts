import type { TestProject } from 'vitest/node';
import { packageFiles, staleness } from '../scripts/build-state.js';
import { runCommand } from '../scripts/run-command.js';
import { READ_THE_BUILD } from './parts.js';

/**
 * Before all tests: builds the whole package if one of the files that are run reads it and it is not there or not
 * current. `npm run test:long` builds first. This is for test files that are run on their own, after `npm start`, say,
 * which builds only what it takes to run.
 */
export default async function wholeBuild({ vitest }: TestProject): Promise<void> {
  const files = vitest.state.getPaths();
  if (!READ_THE_BUILD.some((name) => files.some((file) => file.endsWith(name)))) return;
  const reason = staleness(packageFiles());
  if (reason === undefined) return;
  process.stderr.write(`Building the package first, which takes minutes (${reason}) ...\n`);
  const { code } = await runCommand(['tsx', 'scripts/build.ts'], true);
  if (code !== 0) throw new Error('the package could not be built');
}
