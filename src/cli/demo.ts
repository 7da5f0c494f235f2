import { Command } from 'commander';
import { styleFor } from '../../fuzz/report/style.js';
import { importOptional } from '../../fuzz/targets/import-optional.js';
import type { IndexedMesh } from '../mesh/index.js';
import { fuzz } from './fuzz.js';
import { meshStory } from './mesh-story.js';
import { EXIT, UsageError } from './usage-error.js';

const DEFAULT_SECONDS = '20';
const DEFAULT_SEED = '1';

interface DemoOptions {
  readonly seconds: string;
  readonly seed: string;
}

/** The scanned Stanford bunny, as the npm package `bunny` publishes it: decimals with six places. */
async function loadBunny(): Promise<IndexedMesh> {
  const loaded = await importOptional('bunny');
  if (loaded === undefined) {
    throw new UsageError("demo: the npm package 'bunny' is not installed (npm install bunny)");
  }
  const { positions, cells } = loaded.default as { positions: number[][]; cells: number[][] };
  return { positions: Float64Array.from(positions.flat()), indices: Uint32Array.from(cells.flat()) };
}

async function demo(options: DemoOptions): Promise<number> {
  const style = styleFor(process.stdout.isTTY);
  const print = (text: string): void => void process.stdout.write(`${text}\n`);
  // First what can be missing, so that nobody waits for a campaign to learn it.
  const bunny = await loadBunny();
  print(style.bold(`1. ${options.seconds} seconds of degenerate inputs for every implementation at hand\n`));
  const code = await fuzz({ predicate: 'core', seconds: options.seconds, seed: options.seed });
  print(style.bold('\n2. A real scan: the Stanford bunny\n'));
  print(meshStory(bunny, style));
  return code;
}

/**
 * The command `unerring demo`: a short campaign over the four core predicates and all targets, then what exact signs
 * find in a scanned mesh and how many of them plain doubles get wrong.
 *
 * @throws UsageError, from its action, if the npm package `bunny` is not installed
 * @example new Command('unerring').addCommand(demoCommand());
 */
export function demoCommand(): Command {
  return new Command('demo')
    .description('judge the core predicates of several packages, then survey a scanned mesh')
    .option('--seconds <s>', 'length of the campaign', DEFAULT_SECONDS)
    .option('--seed <n>', 'seed of the campaign', DEFAULT_SEED)
    .action(async (options: DemoOptions) => {
      process.exitCode = Math.max(await demo(options), EXIT.clean);
    });
}
