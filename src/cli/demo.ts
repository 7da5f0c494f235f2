import { Command } from 'commander';
import { styleFor } from '../../fuzz/report/style.js';
import { importOptional } from '../../fuzz/targets/import-optional.js';
import type { IndexedMesh } from '../mesh/index.js';
import { demoMesh } from './demo-mesh.js';
import { fuzz } from './fuzz.js';
import { meshStory } from './mesh-story.js';
import { EXIT } from './usage-error.js';

const DEFAULT_SECONDS = '20';
const DEFAULT_SEED = '1';

interface DemoOptions {
  readonly seconds: string;
  readonly seed: string;
}

interface Model {
  readonly title: string;
  readonly mesh: IndexedMesh;
}

/**
 * The scanned Stanford bunny, as the npm package `bunny` publishes it (decimals with six places), if that is installed; it is
 * not ours to ship. Else a rough torus that is made here.
 */
async function loadModel(): Promise<Model> {
  const loaded = await importOptional('bunny');
  if (loaded === undefined) {
    const title = 'A rough torus with six decimals (after npm install bunny: a scan, the Stanford bunny)';
    return { title, mesh: demoMesh() };
  }
  const { positions, cells } = loaded.default as { positions: number[][]; cells: number[][] };
  const mesh = { positions: Float64Array.from(positions.flat()), indices: Uint32Array.from(cells.flat()) };
  return { title: 'A real scan: the Stanford bunny', mesh };
}

async function demo(options: DemoOptions): Promise<number> {
  const style = styleFor(process.stdout.isTTY);
  const print = (text: string): void => void process.stdout.write(`${text}\n`);
  const { title, mesh } = await loadModel();
  print(style.bold(`1. ${options.seconds} seconds of degenerate inputs for every implementation at hand\n`));
  const code = await fuzz({ predicate: 'core', seconds: options.seconds, seed: options.seed });
  print(style.bold(`\n2. ${title}\n`));
  print(meshStory(mesh, style));
  return code;
}

/**
 * The command `unerring demo`: a short campaign over the four core predicates and all targets, then what exact signs
 * find in a mesh and how many of them plain doubles get wrong.
 *
 * @example new Command('unerring').addCommand(demoCommand());
 */
export function demoCommand(): Command {
  return new Command('demo')
    .description('judge the core predicates of several packages, then survey a mesh')
    .option('--seconds <s>', 'length of the campaign', DEFAULT_SECONDS)
    .option('--seed <n>', 'seed of the campaign', DEFAULT_SEED)
    .action(async (options: DemoOptions) => {
      process.exitCode = Math.max(await demo(options), EXIT.clean);
    });
}
