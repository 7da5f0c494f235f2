import { Command } from 'commander';
import { didYouMean } from './did-you-mean.js';
import { withHelp } from './help-text.js';
import { UsageError } from './usage-error.js';
import { pageNames, pageText } from './version.js';

/** The first heading of a page. */
function titleOf(name: string): string {
  return /^# (.+)$/m.exec(pageText(name))?.[1] ?? '';
}

/** All pages with their titles. */
function listText(names: readonly string[]): string {
  const longest = Math.max(...names.map((name) => name.length));
  return names.map((name) => `${name.padEnd(longest)}  ${titleOf(name)}\n`).join('');
}

/** The pages with a heading that has a word: where to look for what is no page of its own. */
function besideHeadings(word: string, names: readonly string[]): string {
  const heading = new RegExp(`^#+ .*${word.replaceAll(/[^a-z0-9]+/gi, '.*')}`, 'im');
  const found =
    word.replaceAll(/[^a-z0-9]/gi, '').length < 3 ? [] : names.filter((name) => heading.test(pageText(name)));
  return found.length === 0 ? '' : `; headings of ${found.join(', ')} have that word`;
}

/**
 * Runs the command: prints a page of the documentation, or lists all of them.
 *
 * @param page  its name, as `contract`, `contract.md` or `docs/contract.md`
 * @returns the exit code
 * @throws UsageError for a page that does not exist
 */
export function docs(page: string | undefined): number {
  const names = pageNames();
  if (page === undefined) {
    process.stdout.write(listText(names));
    return 0;
  }
  const name = page.replace(/^docs\//, '').replace(/\.md$/, '');
  if (!names.includes(name))
    throw new UsageError(
      `docs: there is no page '${page}'${
        besideHeadings(name, names) || didYouMean(name, names) || "; 'unerring docs' lists them"
      }`,
    );
  process.stdout.write(pageText(name));
  return 0;
}

/**
 * The command `unerring docs`: the pages that come with the package.
 *
 * @example new Command('unerring').addCommand(docsCommand());
 */
export function docsCommand(): Command {
  const command = new Command('docs')
    .description('print a page of the documentation, or list the pages')
    .argument('[page]', 'its name, such as contract; without one, a list of all')
    .action((page: string | undefined) => {
      process.exitCode = docs(page);
    });
  return withHelp(command, {
    examples: [
      ['unerring docs', 'all pages, a line each'],
      ['unerring docs contract', 'what every function promises'],
    ],
  });
}
