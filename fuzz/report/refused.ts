import type { Report } from '../campaign/report.js';
import { isBegun } from '../campaign/unasked.js';
import { grouped } from './style.js';

/**
 * What of a campaign's draws became no cases, in words: how many were no such question, and the families of which every
 * draw was none. Nothing if all were cases.
 */
export function refusedLines({ results }: Report): readonly string[] {
  const refusing = results.pairs.filter(({ refused = 0 }) => refused > 0);
  return [...new Set(refusing.map(({ question }) => question))].map((question) => {
    const pairs = refusing.filter((pair) => pair.question === question);
    const own = results.pairs.filter((pair) => pair.question === question);
    const refused = own.reduce((sum, pair) => sum + (pair.refused ?? 0), 0);
    const cases = own.reduce(
      (sum, { classes }) => sum + Object.values(classes).reduce((a, b) => a + b, 0),
      0,
    );
    const empty = pairs.filter((pair) => !isBegun(pair)).map(({ family }) => family);
    const told = empty.length === 0 ? '' : `; no case of ${empty.join(', ')}`;
    return `${question}: ${grouped(refused)} of ${grouped(refused + cases)} draws were no such question${told}`;
  });
}
