import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { OPTION_NAMES } from '../../src/cli/option-aliases.js';
import { program } from '../../src/cli/program.js';

const commands = program().commands.flatMap((each) => [each, ...each.commands]);
const named = (name: string) => commands.find((each) => each.name() === name)!;

/** What a command has read, without doing it. */
const read = (name: string, ...args: string[]) => {
  const command = named(name);
  command.parseOptions(args);
  return command.opts();
};

describe('the names of options', () => {
  test('mean the same, the former ones and those of now', () => {
    expect(read('judge', '--time', '5').seconds).toBe('5');
    expect(read('judge', '--seconds', '6').seconds).toBe('6');
    expect(read('fuzz', '--time', '7').seconds).toBe('7');
    expect(read('judge', '--page', 'a.html').html).toBe('a.html');
    expect(read('judge', '--no-page').html).toBe(false);
    expect(read('judge', '--no-html').html).toBe(false);
    expect(read('check', '--page', 'b.html').html).toBe('b.html');
    expect(read('merge', '--page', 'c.html').html).toBe('c.html');
    expect(read('judge', '--predicate', 'orient2d').question).toBe('orient2d');
    expect(read('fuzz', '--question', 'orient3d').predicate).toBe('orient3d');
    expect(read('weld', '--weld-within', '0.5').within).toBe('0.5');
    expect(read('metamorphic', '--target', 'x.js').target).toBe('x.js');
  });

  test.each(['fuzz', 'judge', 'metamorphic', 'check', 'show', 'merge', 'weld'])(
    'of %s are all of the one table',
    (name) => {
      const own = named(name).options.map(({ long }) => long);
      for (const names of OPTION_NAMES) {
        const known = names.filter((each) => own.includes(each));
        expect([[], names]).toContainEqual(known);
      }
    },
  );

  test('stand in the help and in the documentation', () => {
    const page = readFileSync(new URL('../../docs/campaigns.md', import.meta.url), 'utf8');
    for (const [name, ...others] of OPTION_NAMES)
      for (const other of others) expect(page).toContain(`| \`${name}\` | \`${other}\` |`);
  });
});
