/** Checks the types of the package as it was built, for every way to import it. */

import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { runCommand } from './run-command.js';
import { pack } from './try-package/sandbox.js';

// Packed here: attw would build the package again to pack it.
const archive = await pack();
const { code, output } = await runCommand(['attw', archive, '--profile', 'node16'], false);
rmSync(dirname(archive), { recursive: true });
process.stdout.write(output);
process.exitCode = code;
