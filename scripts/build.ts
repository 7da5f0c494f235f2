/** Builds the package into dist/: ES modules and CommonJS, each with its types, the command line, and the notices. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundledPackages, type Metafile, noticesOf } from './notices.js';
import { projectRoot, runCommand } from './run-command.js';

const dist = join(projectRoot, 'dist');

/** Writes the licences of what was bundled, and removes tsup's lists of it. */
function writeNotices(): void {
  const lists = readdirSync(dist)
    .filter((name) => /^metafile-\w+\.json$/.test(name))
    .map((name) => join(dist, name));
  const metafiles = lists.map((path) => JSON.parse(readFileSync(path, 'utf8')) as Metafile);
  writeFileSync(join(dist, 'NOTICES.txt'), noticesOf(bundledPackages(metafiles)));
  for (const path of lists) rmSync(path);
}

// Cleaned here and not by tsup: its configurations run side by side, and one would delete the other's files.
rmSync(dist, { recursive: true, force: true });
const { code, output } = await runCommand(['tsup', '--silent'], false);
if (output !== '') process.stderr.write(output);
if (code === 0) writeNotices();
process.exitCode = code;
