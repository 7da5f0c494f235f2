import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../scripts/run-command.js';
import type { Chromium } from './chromium.js';

/** The rules of WCAG 2.1, levels A and AA: contrast, names, roles, keyboard. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'];

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary: string }[];
}

/** So many places of a violation are told. */
const MOST_PLACES = 5;

/** What axe-core finds in the page as it is: `rule: place: why`. */
export async function violationsIn(chromium: Chromium): Promise<string[]> {
  const source = readFileSync(join(projectRoot, 'node_modules', 'axe-core', 'axe.min.js'), 'utf8');
  await chromium.evaluate(`${source};0`);
  const run = { runOnly: { type: 'tag', values: TAGS }, resultTypes: ['violations'] };
  const violations = await chromium.evaluate<Violation[]>(
    `axe.run(document, ${JSON.stringify(run)}).then(({ violations }) => violations)`,
  );
  return violations.flatMap(({ id, nodes }) => [
    ...nodes
      .slice(0, MOST_PLACES)
      .map(
        ({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary.replace(/\s+/g, ' ')}`,
      ),
    ...(nodes.length > MOST_PLACES ? [`${id}: ${nodes.length} places in all`] : []),
  ]);
}
