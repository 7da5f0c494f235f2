/**
 * How the time of each nasty family of inputs grows with its size:
 *
 *   npx tsx bench/growth/index.ts [name ...] [--max n] [--least n]
 *
 * Sizes are 10,000, 100,000, ... up to the family's own top or n. Printed are milliseconds of processor time (one run
 * each, after a warm-up at a tenth of the least size) and, in brackets, the factor of time for ten times the size
 * divided by that of n log n: about 1 where time grows like n log n, 8 where it is quadratic.
 */
import { parseArgs } from 'node:util';
import { FAMILIES } from './families.js';
import type { GrowthFamily } from './family.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { max: { type: 'string', default: '1000000' }, least: { type: 'string', default: '10000' } },
});
const max = Number(values.max);
const least = Number(values.least);
for (const name of positionals) {
  if (!FAMILIES.some((family) => family.name === name)) {
    throw new Error(`no family ${name}: ${FAMILIES.map((family) => family.name).join(', ')}`);
  }
}

async function timed(run: () => void | Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** What is documented to grow faster is measured at sizes of its own, which its cells then name. */
function sizesOf({ most = 1e6 }: GrowthFamily): readonly number[] {
  const fitting = sizes.filter((n) => n <= most);
  return fitting.length > 0 ? fitting : [most / 100, most / 10, most];
}

async function row(family: GrowthFamily): Promise<string> {
  const own = sizesOf(family);
  await timed(family.prepare(Math.max(16, own[0]! / 10)));
  const cells: string[] = [];
  let before: { n: number; time: number } | undefined;
  for (const n of own) {
    const time = await timed(family.prepare(n));
    const growth = before && time / before.time / ((n * Math.log2(n)) / (before.n * Math.log2(before.n)));
    const notes = [
      ...(sizes.includes(n) ? [] : [`n = ${n.toLocaleString('en')}`]),
      ...(growth === undefined ? [] : [growth.toFixed(1)]),
    ];
    cells.push(notes.length === 0 ? time.toFixed(0) : `${time.toFixed(0)} (${notes.join(': ')})`);
    before = { n, time };
  }
  while (cells.length < sizes.length) cells.push('');
  return `| ${family.name} | ${family.title} | ${cells.join(' | ')} |`;
}

const sizes: number[] = [];
for (let n = least; n <= max; n *= 10) sizes.push(n);
console.log(`| family | what | ${sizes.map((n) => `${n.toLocaleString('en')}, ms`).join(' | ')} |`);
console.log(`|---|---|${sizes.map(() => '---:|').join('')}`);
for (const family of FAMILIES) {
  if (positionals.length === 0 || positionals.includes(family.name)) console.log(await row(family));
}
