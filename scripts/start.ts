/** The main job, `unerring demo`, after a build if a source file is newer than the last one. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot, runCommand } from './run-command.js';

const program = join(projectRoot, 'dist', 'cli', 'index.js');

/** The latest change, in milliseconds, of the file or of any file below the folder. */
function lastChange(path: string): number {
  const entry = statSync(path);
  if (!entry.isDirectory()) return entry.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => lastChange(join(path, name))));
}

const sources = ['src', 'fuzz', 'package.json', 'tsconfig.json', 'tsup.config.ts', 'scripts/build.ts'];
const newest = Math.max(...sources.map((name) => lastChange(join(projectRoot, name))));
if (!existsSync(program) || lastChange(program) < newest) {
  process.stderr.write('Building (once; about a minute) ...\n');
  const { code } = await runCommand(['tsx', 'scripts/build.ts'], true);
  if (code !== 0) process.exit(code);
}
const { code } = await runCommand([process.execPath, program, 'demo', ...process.argv.slice(2)], true);
process.exitCode = code;
