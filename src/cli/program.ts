import { Command } from 'commander';
import { checkCommand } from './check.js';
import { demoCommand } from './demo.js';
import { fuzzCommand } from './fuzz.js';
import { intersectCommand } from './intersect.js';
import { locateCommand } from './locate.js';
import { raycastCommand } from './raycast.js';

/** The command line `unerring` with all its commands. A wrong one throws instead of exiting, after one line. */
export function program(): Command {
  const root = new Command('unerring')
    .description('exact geometry: check meshes and ask them, judge predicates and queries')
    .addCommand(checkCommand())
    .addCommand(locateCommand())
    .addCommand(raycastCommand())
    .addCommand(intersectCommand())
    .addCommand(fuzzCommand())
    .addCommand(demoCommand());
  for (const command of [root, ...root.commands]) {
    command.exitOverride().configureOutput({ outputError: (text, write) => write(oneLine(text)) });
    command.allowExcessArguments(false);
  }
  return root;
}

/** commander's messages begin with `error:` and may suggest something on a second line. */
function oneLine(text: string): string {
  return `unerring: ${text
    .trim()
    .replace(/^error: /, '')
    .replaceAll('\n', ' ')}\n`;
}
