/**
 * Compares the core predicates with other implementations and writes docs/performance.md; then solids with those of
 * other engines, and contacts of what moves.
 *
 *   npm run bench                                              all of it: three to four minutes
 *   npm run bench -- --predicate insphere --class f            one cell; nothing is written
 *   npm run bench -- --quick                                   less time a cell; nothing is written
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command, Option } from 'commander';
import { projectRoot, runCommand } from '../scripts/run-command.js';
import { checkBounds } from './bounds.js';
import { bigIntegers } from './implementations/big-integers.js';
import { loadImplementations } from './implementations/index.js';
import {
  arity,
  type CorePredicate,
  corePredicates,
  type InputClass,
  inputClassNames,
  inputTuples,
} from './inputs/index.js';
import { type Cell, measureCell, trueSigns } from './measure.js';
import { compilePass } from './pass.js';
import { boundsSection, machine, performancePage, ratiosSection } from './report.js';

const TUPLES = 65_536;

const options = new Command('bench')
  .addOption(new Option('--predicate <name...>', 'only these predicates').choices(corePredicates))
  .addOption(new Option('--class <letter...>', 'only these classes of input').choices(inputClassNames))
  .option('--quick', 'a tenth of the time, a quarter of the tuples')
  .parse()
  .opts<{ predicate?: CorePredicate[]; class?: InputClass[]; quick?: boolean }>();

const predicates = options.predicate ?? corePredicates;
const classes = options.class ?? inputClassNames;
const quick = options.quick === true;
const effort = quick ? { seconds: 0.25, pairs: 20 } : { seconds: 2.5, pairs: 40 };
const count = quick ? TUPLES / 4 : TUPLES;

const implementations = await loadImplementations();
const cells: Cell[] = [];
console.log(machine());
for (const predicate of predicates) {
  const inputs = classes.map((inputClass) => {
    const tuples = inputTuples(predicate, inputClass, count);
    return { inputClass, tuples, truth: trueSigns(predicate, tuples, bigIntegers[predicate]) };
  });
  // An application meets all kinds of input in one process: nothing is measured while V8 knows only one kind.
  for (const { predicates: known } of [implementations.ours, implementations.peer]) {
    const pass = compilePass(arity[predicate], known[predicate], false);
    const signs = new Int8Array(count);
    for (const { tuples } of inputs) pass(tuples, signs, 0, Math.min(count, 8192));
  }
  for (const { inputClass, tuples, truth } of inputs) {
    const cell = measureCell(predicate, inputClass, tuples, truth, implementations, effort);
    cells.push(cell);
    const times = [cell.ours, cell.peer, ...cell.others].map(
      ({ name, least, wrong }) => `${name} ${least.toFixed(1)} ns${wrong > 0 ? ` (${wrong} wrong)` : ''}`,
    );
    console.log(`${predicate} ${inputClass}  ratio ${cell.ratio.toFixed(3)}   ${times.join(', ')}`);
  }
}

const bounds = checkBounds(cells);
console.log(`\n${ratiosSection(cells)}\n\n${boundsSection(bounds)}`);
if (!quick && cells.length === corePredicates.length * inputClassNames.length) {
  const page = join(projectRoot, 'docs', 'performance.md');
  writeFileSync(page, performancePage(cells, new Date().toISOString().slice(0, 10)));
  console.log(
    `\nWritten to ${page}\n\nSolids beside other engines (docs/solids.md has the figures of a quiet machine):`,
  );
  await runCommand(['tsx', 'bench/solids/index.ts', 'spheres', 'cgal', 'grid'], true);
  console.log('\nWhat moves (docs/motion-meshes.md has the figures):');
  await runCommand(['tsx', 'bench/motion/features.ts'], true);
  await runCommand(['tsx', 'bench/motion/cloth.ts'], true);
}
if (cells.some((cell) => cell.ours.wrong > 0)) {
  console.error('A sign of ours is wrong.');
  process.exitCode = 1;
}
