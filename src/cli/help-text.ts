import type { Command } from 'commander';

/** What stands below the options of a command's help. */
export interface HelpText {
  /** Command lines, and what each does. */
  readonly examples: readonly (readonly [command: string, what: string])[];
  /** Exit codes beyond those that all commands have, in words. */
  readonly codes?: readonly (readonly [code: string, what: string])[];
}

const EVERYWHERE = [
  ['130', 'stopped by Ctrl-C'],
  ['143', 'stopped by SIGTERM'],
] as const;

function columns(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([first]) => first.length));
  return rows.map(([first, second]) => `  ${first.padEnd(width)}  ${second}`.trimEnd()).join('\n');
}

/** Adds examples and exit codes to a command's help. */
export function withHelp(command: Command, { examples, codes = [] }: HelpText): Command {
  const numbers = codes.length === 0 ? '' : `\nExit codes:\n${columns([...codes, ...EVERYWHERE])}\n`;
  return command.addHelpText('after', `\nExamples:\n${columns(examples)}\n${numbers}`);
}
