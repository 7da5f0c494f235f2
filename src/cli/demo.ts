import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Command } from 'commander';
import { type Style, styleFor } from '../../fuzz/report/style.js';
import { parseMesh } from '../formats/index.js';
import { check } from './check.js';
import { compare, comparisonTable, wrongCalls } from './demo/comparison.js';
import { demoModel } from './demo/model.js';
import { refinedSigns } from './demo/refined-signs.js';
import { integer } from './fuzz-options.js';
import { pictureOf } from './mesh/command-options.js';
import { writeOutput } from './output-file.js';
import { scenePage } from './scene/page.js';
import { EXIT, UsageError } from './usage-error.js';
import { walkPage } from './walk/page.js';

const DEFAULT_COUNT = '24000';
const DEFAULT_SEED = '1';

/** Coordinates as CAD programs have them, and shapes whose signs are close. */
const ORDINARY = ['axis-aligned-decimals', 'decimal-grid', 'full-mantissa', 'inexact-differences', 'needles'];
/** From 5e-324 to 1.8e308. */
const EXTREME = ['mixed-magnitudes', 'wide-exponents', 'subnormals', 'near-overflow'];

interface DemoOptions {
  readonly count?: string;
  readonly seed?: string;
  readonly walk?: string;
  readonly scene?: string;
}

function print(...lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

async function ordinaryNumbers(count: number, seed: number, style: Style): Promise<void> {
  print(
    '',
    style.bold('1. Ordinary numbers: boxes with decimal coordinates, flat and nearly flat shapes'),
    '',
  );
  const report = await compare({ families: ORDINARY, count, seed });
  print(comparisonTable(report, style), '', 'For example, four points of one plane, and four of one circle:');
  print(...wrongCalls(report, 'naive', ['orient3d', 'incircle'], style));
}

async function wholeRange(count: number, seed: number, style: Style): Promise<void> {
  print('', style.bold('2. Every double there is: tiny, huge, and both at once'), '');
  const report = await compare({ families: EXTREME, count, seed: seed + 1 });
  print(comparisonTable(report, style));
  // Only what is installed was asked.
  const calls = ['robust-orientation', 'robust-predicates'].flatMap((target) =>
    wrongCalls(report, target, ['orient2d'], style),
  );
  if (calls.length > 0) print('', 'For example:', ...calls);
}

async function model(style: Style): Promise<void> {
  print('', style.bold('3. A file: a ring on a plate, with three mistakes that no picture shows'), '');
  const folder = mkdtempSync(join(tmpdir(), 'unerring-demo-'));
  const [file, page] = [join(folder, 'ring-on-plate.obj'), join(folder, 'ring-on-plate.html')];
  writeFileSync(file, demoModel());
  await check([file], { html: page, limit: '2' });
  const { mesh } = await parseMesh(new TextEncoder().encode(demoModel()), 'obj');
  print('', refinedSigns(mesh), '', 'The page, to be turned in a browser, with every finding marked:');
  print(`  ${style.bold(pathToFileURL(page).href)}`);
}

function next(style: Style): void {
  print(
    '',
    style.bold('What to try next'),
    '',
    '  unerring check your-model.stl --coordinates            your own file, and where in it',
    '  unerring fuzz --target-module your-engine.mjs          your own predicates and queries, judged',
    "  import { orient3d } from 'unerring'                    exact signs in your program",
    '  unerring demo --walk level.html                        a level to walk in, in a browser',
    '  unerring demo --scene scene.html                       ten thousand instances, in a browser',
    '',
    'Before `unerring` stands npx where the package is installed; in a clone write',
    '`node dist/cli/index.js` for it. README.md has the rest.',
  );
}

/** Writes a page that an option asks for. */
async function writePage(option: string, path: string, page: () => Promise<string>): Promise<number> {
  const file = pictureOf(option, path, ['.html', '.htm'])!;
  await writeOutput(file, await page());
  print(`written ${file}`, `  ${pathToFileURL(resolve(file)).href}`);
  return EXIT.clean;
}

async function demo(options: DemoOptions): Promise<number> {
  if (options.walk !== undefined && options.scene !== undefined) {
    throw new UsageError('--walk and --scene write a page each: give one of them');
  }
  const page = options.walk !== undefined ? '--walk' : options.scene !== undefined ? '--scene' : null;
  for (const name of ['count', 'seed'] as const) {
    if (page === null || options[name] === undefined) continue;
    throw new UsageError(`${page} writes one page, always the same: --${name} has no meaning there`);
  }
  if (options.walk !== undefined) return writePage('--walk', options.walk, walkPage);
  if (options.scene !== undefined) return writePage('--scene', options.scene, scenePage);
  const count = integer('--count', options.count ?? DEFAULT_COUNT, 1);
  const seed = integer('--seed', options.seed ?? DEFAULT_SEED, 0);
  const style = styleFor(process.stdout.isTTY);
  print(
    style.bold('unerring: geometry whose every sign is true'),
    '',
    'Left of a line? Above a plane? Inside a circle, inside a sphere? Four predicates',
    'decide that in CAD tools, meshers and games. Here they are judged against exact',
    'arithmetic, then a model file is checked: half a minute in all.',
  );
  await ordinaryNumbers(count, seed, style);
  await wholeRange(count, seed, style);
  await model(style);
  next(style);
  return EXIT.clean;
}

/**
 * The command `unerring demo`: how often the four core predicates of several packages are wrong on ordinary and on
 * extreme numbers, then the check of a model with its page; or a page with a level to walk in, or with a scene.
 *
 * @throws UsageError, from its action, for a count or a seed that is none
 * @example new Command('unerring').addCommand(demoCommand());
 */
export function demoCommand(): Command {
  return new Command('demo')
    .description('judge the core predicates of several packages, then check a model; under half a minute')
    .option('--count <n>', `cases per predicate in each half (default: ${DEFAULT_COUNT})`)
    .option('--seed <n>', `seed of the cases (default: ${DEFAULT_SEED})`)
    .option('--walk <file>', 'write a page with a level to walk in instead, for a browser')
    .option('--scene <file>', 'write a page with ten thousand instances to point at instead, for a browser')
    .action(async (options: DemoOptions) => {
      process.exitCode = await demo(options);
    });
}
