import { fromHexadecimal } from '../../src/arithmetic/hexadecimal.js';
import { printable } from '../../src/pictures/printable.js';
import { grouped } from '../report/style.js';
import type { Style } from '../report/style-type.js';
import { table } from '../report/table.js';
import type { KeptContradiction, MetamorphicState } from './plan.js';

const numbers = (texts: readonly string[]) => texts.map(fromHexadecimal).join(', ');

function exampleText({ map, family, values, said, mapped, mappedSaid, expected }: KeptContradiction): string {
  const wanted = expected === undefined ? '' : `, not ${printable(expected)}`;
  return [
    `${map}, of ${family}:`,
    `  ${numbers(values)}: ${printable(said)}`,
    `  ${numbers(mapped)}: ${printable(mappedSaid)}${wanted}`,
  ].join('\n');
}

/**
 * What a campaign without truths has found, as text: a table of its maps, and for each the contradictions that were
 * kept.
 */
export function metamorphicSummary(state: MetamorphicState, style: Style): string {
  const { plan, cases, maps, kept, givenUp } = state;
  const ended = cases < plan.count ? ` of ${grouped(plan.count)}` : '';
  const head = `unerring metamorphic: ${printable(plan.function)}, seed ${plan.seed}, ${grouped(cases)}${ended} cases`;
  const rows = maps.map(({ name, compared, silent, contradictions }) => [
    name,
    grouped(compared),
    grouped(silent),
    grouped(contradictions),
  ]);
  const lines = [
    head,
    '',
    table(['map', 'compared', 'passed over', 'contradictions'], rows, style).trimEnd(),
  ];
  for (const example of kept) lines.push('', exampleText(example));
  if (givenUp !== undefined) lines.push('', `given up: ${printable(givenUp)}`);
  return `${lines.join('\n')}\n`;
}
