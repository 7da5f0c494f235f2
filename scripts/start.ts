/** The main job, `unerring demo`, after a build if a source file is newer than the last one. */
import { join } from 'node:path';
import { staleness } from './build-state.js';
import { projectRoot, runCommand } from './run-command.js';

const program = 'dist/cli/index.js';

if (staleness([program]) !== undefined) {
  process.stderr.write('Building (once; some seconds) ...\n');
  const { code } = await runCommand(['tsx', 'scripts/build.ts', '--programs'], true);
  if (code !== 0) process.exit(code);
}
const command = [process.execPath, join(projectRoot, program), 'demo', ...process.argv.slice(2)];
const { code } = await runCommand(command, true);
process.exitCode = code;
