import type { Command } from 'commander';
import { describe, expect, test } from 'vitest';
import { program } from '../../src/cli/program.js';
import { commandsIn, faultsOf } from './command-words.js';

function everyCommand(command: Command): Command[] {
  return [command, ...command.commands.flatMap(everyCommand)];
}

/** The help of a command as it is written where no terminal says how wide it is. */
function helpOf(command: Command): string {
  let text = '';
  command.configureOutput({ writeOut: (more) => (text += more), getOutHelpWidth: () => undefined as never });
  command.outputHelp();
  return text;
}

/** The commands below `Examples:`, up to the first line that is empty; what they do stands beside or below them. */
function examplesOf(help: string): string[] {
  const [, after = ''] = help.split(/^Examples:\n/m);
  const lines = after
    .split(/\n(?:\n|$)/)[0]!
    .replaceAll(/ \\\n +/g, ' ')
    .split('\n');
  const commands = lines.filter((line) => /^ {2}\S/.test(line)).map((line) => line.trim().split(/ {2,}/)[0]!);
  return commands.filter((line) => line.includes('unerring'));
}

const helps = everyCommand(program()).map((command) => {
  const help = helpOf(command);
  return { name: command.name(), help, examples: examplesOf(help) };
});

test('the check finds what there is not', () => {
  expect(faultsOf(['judg'])).toEqual(['no command judg']);
  expect(faultsOf(['demo', '--seconds', '5'])[0]).toBe('--seconds');
  expect(faultsOf(['report', 'merge', 'a.json'])).toEqual(['-o, --out <file> is missing']);
  expect(commandsIn(`npx unerring judge 'a b' --seed 1 | unerring demo`)).toHaveLength(1);
});

test('every command that has --out takes -o', () => {
  const outs = everyCommand(program()).flatMap((command) =>
    command.options
      .filter(({ long }) => long === '--out')
      .map(({ short }) => `${command.parent?.name()} ${command.name()} ${short}`),
  );
  expect(outs.length).toBeGreaterThan(9);
  expect(outs.filter((each) => !each.endsWith(' -o'))).toEqual([]);
});

describe.each(helps)('$name --help', ({ examples, help }) => {
  test('is not wider than a terminal', () => {
    expect(help.split('\n').filter((line) => line.length > 80)).toEqual([]);
  });

  test('has examples, and they are commands with options that there are', () => {
    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples) {
      // Files of an example are not there.
      for (const part of example.replaceAll(/ [<>] \S+/g, '').split(' | ')) {
        const words = part.includes('unerring') ? commandsIn(part)[0]! : undefined;
        const shown = words?.filter((word) => word !== '--help');
        if (shown !== undefined) expect([example, faultsOf(shown)]).toEqual([example, []]);
      }
    }
  });
});
