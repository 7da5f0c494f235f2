/**
 * Every measurement in a process of its own: predicates beside robust-predicates, or beside those of another checkout
 * of this project. The two take turns; a cell's ratio is that of the medians of their times (below 1: ours is faster).
 *
 *   npx tsx bench/alone/index.ts                                        orient2d ... insphere beside robust-predicates
 *   npx tsx bench/alone/index.ts --predicate orient2d --class random    one cell
 *   npx tsx bench/alone/index.ts --against ../before --predicate all    all predicates beside those of another checkout
 */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Command, Option } from 'commander';
import { build } from 'esbuild';
import { projectRoot, runCommand } from '../../scripts/run-command.js';
import { type PredicateName, predicateNames } from '../../src/oracle/questions/signs/index.js';
import { geometricMean } from '../bounds.js';
import { corePredicates } from '../inputs/index.js';
import { medianOf } from '../measure.js';
import { type AloneClass, aloneClasses, generalClasses, hasClass } from './inputs.js';

const options = new Command('alone')
  .option('--predicate <name...>', 'these predicates, or `all`', [...corePredicates])
  .addOption(
    new Option('--class <name...>', 'these classes of input')
      .choices(aloneClasses)
      .default(Object.keys(generalClasses)),
  )
  .option('--against <folder>', 'another checkout of this project, instead of robust-predicates')
  .option('--turns <count>', 'processes of each side for each cell', '7')
  .option('--seconds <count>', 'that each process measures', '0.3')
  .parse()
  .opts<{ predicate: string[]; class: AloneClass[]; against?: string; turns: string; seconds: string }>();

const folder = join(projectRoot, 'reports', 'alone');

/** A module as an application's bundler makes it. */
async function bundle(name: string, entry: string): Promise<string> {
  const outfile = join(folder, `${name}.mjs`);
  const common = { bundle: true, format: 'esm', target: 'es2022', platform: 'node' } as const;
  await build({ ...common, entryPoints: [entry], outfile, absWorkingDir: projectRoot });
  return outfile;
}

async function measure(module: string, predicate: string, inputClass: AloneClass): Promise<number> {
  const args = [pathToFileURL(module).href, predicate, inputClass, options.seconds];
  const { code, output } = await runCommand(['node', one, ...args], false);
  const nanoseconds = Number(output.trim());
  if (code !== 0 || !(nanoseconds > 0)) throw new Error(`${predicate} ${inputClass}: ${output}`);
  return nanoseconds;
}

mkdirSync(folder, { recursive: true });
const entry = join('src', 'predicates', 'index.ts');
const ours = await bundle('ours', join(projectRoot, entry));
const one = await bundle('one', join(projectRoot, 'bench', 'alone', 'one.ts'));
const other =
  options.against === undefined
    ? await bundle('robust-predicates', 'robust-predicates')
    : await bundle('other', join(resolve(options.against), entry));

const all = options.predicate.includes('all');
/** What both have: the other checkout may be older. */
const inBoth = Object.keys((await import(pathToFileURL(other).href)) as object);
const predicates = (all ? predicateNames : (options.predicate as PredicateName[])).filter((name) =>
  inBoth.includes(name),
);
const ratios: number[] = [];
for (const predicate of predicates) {
  for (const inputClass of options.class) {
    if (!hasClass(predicate, inputClass)) continue;
    const turns: { mine: number; theirs: number }[] = [];
    for (let turn = 0; turn < Number(options.turns); turn++) {
      const first = await measure(turn % 2 === 0 ? ours : other, predicate, inputClass);
      const second = await measure(turn % 2 === 0 ? other : ours, predicate, inputClass);
      turns.push(turn % 2 === 0 ? { mine: first, theirs: second } : { mine: second, theirs: first });
    }
    // Of the medians, not the median of the ratios: a process is slowed down by the machine for seconds on end, and
    // then only one of the two is.
    const side = (name: 'mine' | 'theirs') => turns.map((turn) => turn[name]).sort((a, b) => a - b);
    const [mine, theirs] = [side('mine'), side('theirs')];
    const ratio = medianOf(mine) / medianOf(theirs);
    ratios.push(ratio);
    const span = (times: readonly number[]) => `${times[0]!.toFixed(1)} to ${times.at(-1)!.toFixed(1)} ns`;
    console.log(
      `${predicate.padEnd(24)}${inputClass.padEnd(9)}ratio ${ratio.toFixed(3)}   ours ${span(mine)}, ` +
        `other ${span(theirs)}`,
    );
  }
}
console.log(
  `\n${ratios.length} cells: geometric mean ${geometricMean(ratios).toFixed(3)}, greatest ${Math.max(...ratios).toFixed(3)}`,
);
