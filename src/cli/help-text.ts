import type { Command } from 'commander';
import { indented, wrapped } from '../../fuzz/report/text-width.js';

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

/** No line is wider, wherever it is read: a terminal, a pipe, a page. */
const WIDTH = 80;
/** Beside a wider column there is no room for words. */
const MOST_BESIDE = 40;

type Rows = readonly (readonly [first: string, second: string])[];

/** The second column beside the first, or below it where that leaves too little room. */
function columns(rows: Rows): string {
  const width = Math.max(...rows.map(([first]) => first.length));
  const isBeside = width <= MOST_BESIDE || rows.every(([, second]) => width + 4 + second.length <= WIDTH);
  if (isBeside)
    return rows.map(([first, second]) => indented(`  ${first.padEnd(width)}  `, second, WIDTH)).join('\n');
  return rows
    .map(([first, second]) => `${commandLine(first)}\n${indented('      ', second, WIDTH)}`)
    .join('\n');
}

/** A command line that can be copied whatever its length: a shell joins what ends in a backslash. */
function commandLine(command: string, indentation = '  '): string {
  const room = WIDTH - indentation.length;
  if (command.length <= room) return `${indentation}${command}`;
  // Only before an option or behind a pipe: other spaces may stand in quotes.
  const breaks = [...command.matchAll(/ (?=--)|(?<= \|) /g)].map(({ index }) => index);
  const at = breaks.filter((index) => index <= room - ' \\'.length).at(-1);
  if (at === undefined) return `${indentation}${command}`;
  return `${indentation}${command.slice(0, at)} \\\n${commandLine(command.slice(at + 1), '    ')}`;
}

/** Adds examples and exit codes to a command's help. */
export function withHelp(command: Command, { examples, codes = [] }: HelpText): Command {
  // Who says another code for a signal means it.
  const signals = EVERYWHERE.filter(([, what]) => !codes.some(([, said]) => said === what));
  const numbers = codes.length === 0 ? '' : `\nExit codes:\n${columns([...codes, ...signals])}\n`;
  return command.addHelpText('after', `\nExamples:\n${columns(examples)}\n${numbers}`);
}

/** Adds a sentence to a command's help. */
export function withSentence(command: Command, sentence: string): Command {
  return command.addHelpText('after', `\n${wrapped(sentence, WIDTH).join('\n')}`);
}
