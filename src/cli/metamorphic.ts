import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { Command } from 'commander';
import { UnloadableTarget } from '../../fuzz/campaign/guarded-worker.js';
import { changeNames, mapNames, NoNumber } from '../../fuzz/metamorphic/maps.js';
import { begun, type MetamorphicState } from '../../fuzz/metamorphic/plan.js';
import { Incomparable, runMetamorphic } from '../../fuzz/metamorphic/run.js';
import { metamorphicSummary } from '../../fuzz/metamorphic/summary.js';
import { ProgressLine } from '../../fuzz/report/progress.js';
import { styleFor } from '../../fuzz/report/style.js';
import { printable } from '../pictures/printable.js';
import { interrupts } from './fuzz-interrupt.js';
import { withHelp } from './help-text.js';
import { metamorphicPlanOf, type RawMetamorphic, resumedMetamorphic } from './metamorphic-options.js';
import { replaceFile, requireWritable } from './output-file.js';
import { requireOutputsApart } from './output-guard.js';
import { limitsOf } from './run-plan.js';
import { EXIT, UsageError } from './usage-error.js';

/** What a killed campaign loses at most. */
const SAVE_EVERY_MS = 5000;
const DEFAULT_RESULTS = 'unerring-metamorphic.json';

const foundIn = ({ maps, givenUp }: MetamorphicState) =>
  maps.reduce((sum, { contradictions }) => sum + contradictions, 0) + (givenUp === undefined ? 0 : 1);

const save = (path: string, state: MetamorphicState) =>
  replaceFile(path, (temporary) => writeFileSync(temporary, `${JSON.stringify(state)}\n`));

/** Who says the same to everything, or nothing at all, contradicts nothing: nothing was judged. */
function requireJudged({ maps, varied, plan }: MetamorphicState): void {
  if (maps.every(({ compared }) => compared === 0))
    throw new UsageError('nothing was judged: the maps say nothing about these cases');
  if (!varied) throw new UsageError(`nothing was judged: ${plan.function} never gave two different answers`);
}

/**
 * Runs the command: asks one function about points and about their images under maps that round nothing.
 *
 * @returns the exit code
 * @throws UsageError for options that make no sense, a module that cannot be asked, and if nothing was judged
 */
async function metamorphic(engines: readonly string[], options: RawMetamorphic): Promise<number> {
  const from =
    options.resume === undefined
      ? begun(metamorphicPlanOf(engines, options))
      : resumedMetamorphic(engines, options);
  const path = options.results ?? options.resume ?? DEFAULT_RESULTS;
  const limits = limitsOf(options);
  requireOutputsApart([['--results', path]], [from.plan.module]);
  requireWritable(path);
  const progress = new ProgressLine(process.stderr, undefined);
  const stop = interrupts();
  const began = performance.now();
  let saved = began;
  const onBlock = async (state: MetamorphicState) => {
    const milliseconds = performance.now() - began;
    const [done, total] = [state.cases, state.plan.count];
    progress.show({ phase: 'judging', done, total, failures: foundIn(state), milliseconds });
    if (performance.now() - saved < SAVE_EVERY_MS) return;
    saved = performance.now();
    await save(path, state);
  };
  try {
    const name = basename(from.plan.module);
    const state = await runMetamorphic(from, name, { ...limits, signal: stop.signal, onBlock });
    progress.end();
    await save(path, state);
    process.stdout.write(metamorphicSummary(state, styleFor(process.stdout.isTTY)));
    process.stdout.write(`\nWritten: ${printable(path)}\n`);
    const code = stop.code();
    if (code !== undefined) {
      process.stdout.write(`To go on: unerring metamorphic --resume ${printable(path)}\n`);
      return code;
    }
    if (foundIn(state) > 0) return EXIT.found;
    requireJudged(state);
    return EXIT.clean;
  } finally {
    progress.end();
    stop.release();
  }
}

/** Mistakes of the user, as such. */
function asUsage(error: unknown): unknown {
  if (error instanceof UnloadableTarget) return new UsageError(`cannot load ${error.message}`);
  if (error instanceof NoNumber) return new UsageError(`--map: ${error.message}`);
  if (error instanceof Incomparable)
    return new UsageError(`answers have to be numbers, texts or booleans, got ${error.message}`);
  return error;
}

/**
 * The command `unerring metamorphic`: a function for which nobody has the truth.
 *
 * @example new Command('unerring').addCommand(metamorphicCommand());
 */
export function metamorphicCommand(): Command {
  const command = new Command('metamorphic')
    .description('find contradictions in the answers of a function of points, without knowing the truth')
    .argument('[module]', 'path of an ES module')
    .option('--function <name>', 'which of its functions; it takes the coordinates as numbers')
    .option('--dimension <n>', 'of the points: 2 or 3 (default: 2)')
    .option('--points <n>', 'how many points it is given, from 2 to 26')
    .option(
      '--map <a,b=change>',
      `what is done to the points (${mapNames.join(', ')}) and to the answer by it (${changeNames.join(', ')}; default: same)`,
    )
    .option('--family <a,b>', 'these families of points only (unerring fuzz --list)')
    .option('--seed <n>', 'other cases (default: 1)')
    .option('--count <n>', 'cases in all (default: 10000)')
    .option('--keep <n>', 'the simplest contradictions to keep of each map (default: 3)')
    .option('--timeout <ms>', 'a function that takes longer for one case hangs (default: 2000)')
    .option('--memory <MB>', 'megabytes that the process of the module may take (default: 1024)')
    .option('--target <module>', 'the module, instead of an argument')
    .option('--resume <file>', 'go on with an interrupted campaign')
    .option('--results <file>', `write what was found (default: ${DEFAULT_RESULTS})`)
    .action(async (module: string | undefined, options: RawMetamorphic) => {
      try {
        process.exitCode = await metamorphic(
          [module, options.target].filter((one) => one !== undefined),
          options,
        );
      } catch (error) {
        throw asUsage(error);
      }
    });
  return withHelp(command, {
    examples: [
      [
        'unerring metamorphic ./my.js --function side --points 3 --map cycle,exchange=negated,scaling',
        'an orientation',
      ],
    ],
    codes: [
      ['0', 'no contradictions'],
      ['1', 'contradictions: each of them is a defect; or it hung or died again and again'],
      ['2', 'it cannot be asked, nothing was judged, or the usage is wrong'],
    ],
  });
}
