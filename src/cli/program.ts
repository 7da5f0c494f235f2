import { Command } from 'commander';
import { demoCommand } from './demo.js';
import { fuzzCommand } from './fuzz.js';

/** The command line `unerring` with all its commands. A wrong one throws instead of exiting, after one line. */
export function program(): Command {
  const root = new Command('unerring')
    .description('exact geometric predicates: judge, demonstrate, answer')
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
