/** Builds the package into dist/: ES modules and CommonJS, each with its types, and the command line. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot, runCommand } from './run-command.js';

// Cleaned here and not by tsup: its configurations run side by side, and one would delete the other's files.
rmSync(join(projectRoot, 'dist'), { recursive: true, force: true });
const { code, output } = await runCommand(['tsup', '--silent'], false);
if (output !== '') process.stderr.write(output);
process.exitCode = code;
