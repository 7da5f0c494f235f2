import { type Command, Option } from 'commander';
import { withSentence } from './help-text.js';

/**
 * The options that `fuzz`, `judge`, `metamorphic`, `report`, `check` and `weld` have in common, with all the names that
 * each had in some of them: the first is the one to use. A command that has an option by one of its names understands
 * the others.
 */
export const OPTION_NAMES: readonly (readonly [name: string, ...others: string[]])[] = [
  ['--seconds', '--time'],
  ['--html', '--page'],
  ['--no-html', '--no-page'],
  ['--question', '--predicate'],
  ['--weld-within', '--within'],
];

/**
 * Lets the options of a command be called by their other names too. These are not in the list of its options: one line
 * below it names them.
 *
 * @example withAliases(new Command('judge').option('--seconds <s>')).parse(['--time', '5'], { from: 'user' });
 */
export function withAliases(command: Command): Command {
  const told: string[] = [];
  for (const names of OPTION_NAMES) {
    const own = command.options.find(({ long }) => long != null && names.includes(long));
    if (own === undefined) continue;
    for (const alias of names) {
      if (alias === own.long) continue;
      const takes = own.flags.slice(own.long!.length);
      command.addOption(new Option(`${alias}${takes}`).hideHelp());
      command.on(`option:${alias.slice(2)}`, (value: string | null | undefined) => {
        command.setOptionValueWithSource(own.attributeName(), own.negate ? false : value, 'cli');
      });
      told.push(`${alias} for ${own.long}`);
    }
  }
  return told.length === 0 ? command : withSentence(command, `Also understood: ${told.join(', ')}.`);
}
