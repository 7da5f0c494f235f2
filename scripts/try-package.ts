/**
 * Packs the package as it was built and tries it as users do: installed in new folders beside other packages, in Node,
 * Bun, Deno, TypeScript, bundlers and Chromium. Ends with `N passed, N failed`. It installs from npm's registry, so it
 * is not part of `npm test`.
 *
 *   npm run build && npm run try-package            everything
 *   npm run try-package -- Deno webpack             the steps whose names contain one of these
 */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { browserSteps } from './try-package/browser.js';
import { bundlerSteps } from './try-package/bundlers.js';
import { commandLineSteps, judgeSteps } from './try-package/command-line.js';
import { runtimeSteps } from './try-package/runtimes.js';
import { install, newProject, pack, runWell, sizeOf } from './try-package/sandbox.js';
import type { Step } from './try-package/step.js';
import { typescriptSteps } from './try-package/typescript.js';

/** What a project may have that unerring has no say in: older than what is compared with here, or newer. */
const NEIGHBOURS = ['three@0.160.0', 'three-mesh-bvh@0.7.8', 'robust-predicates@2.0.4'];
const TOOLS = [
  'typescript@5',
  '@types/node@20',
  'esbuild',
  'vite',
  'webpack',
  'webpack-cli',
  'bun',
  'deno',
  'playwright-core',
];

/** What an install brings, in words. */
async function sizes(folder: string): Promise<string> {
  const listed = await runWell(['npm', 'ls', '--all', '--parseable'], { cwd: folder });
  const packages = listed.trim().split('\n').length - 1;
  const megabytes = (path: string): string => `${(sizeOf(path) / 1e6).toFixed(1)} MB`;
  const modules = join(folder, 'node_modules');
  const own = readdirSync(modules).includes('unerring') ? megabytes(join(modules, 'unerring')) : '?';
  return `an install brings ${packages} packages, ${megabytes(modules)} (unerring itself ${own})`;
}

const wanted = process.argv.slice(2);
let passed = 0;
let failed = 0;
async function attempt({ name, act }: Step): Promise<void> {
  const isAsked = wanted.length === 0 || wanted.some((word) => name.includes(word));
  // Programs run where the package is installed, and pages need bundles.
  const isNeeded =
    name.startsWith('installs') ||
    (wanted.some((word) => 'Chromium'.includes(word)) && /^(?:esbuild|webpack|Vite)/.test(name));
  if (!isAsked && !isNeeded) return;
  const started = performance.now();
  let trouble = '';
  try {
    await act();
    passed++;
  } catch (error) {
    failed++;
    trouble = `\n${error instanceof Error ? error.message : String(error)}`.replaceAll('\n', '\n        ');
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${trouble === '' ? 'passed' : 'FAILED'}  ${name} (${seconds} s)${trouble}`);
}

const archive = await pack();
const alone = newProject();
const beside = newProject();
const tools = newProject();
const folders = [alone, beside, tools];
try {
  await attempt({ name: 'installs alone', act: () => install(alone, archive) });
  console.log(`        ${await sizes(alone)}`);
  await attempt({
    name: `installs beside ${NEIGHBOURS.join(', ')}`,
    act: async () => {
      await install(beside, ...NEIGHBOURS);
      await install(beside, archive);
    },
  });
  await attempt({
    name: 'the harness judges the robust-predicates that it brings, beside an older one',
    act: async () => {
      const args = [
        'fuzz',
        '--predicate',
        'core',
        '--target',
        'robust-predicates',
        '--count',
        '500',
        '--seed',
        '1',
      ];
      await runWell(['npx', '--no-install', 'unerring', ...args], { cwd: beside });
    },
  });
  for (const step of judgeSteps(beside)) await attempt(step);
  for (const step of commandLineSteps(alone)) await attempt(step);
  await install(tools, archive, ...TOOLS);
  const steps = [typescriptSteps, runtimeSteps, bundlerSteps, browserSteps];
  for (const step of steps.flatMap((make) => make(tools))) await attempt(step);
} finally {
  for (const folder of [...folders, join(archive, '..')]) rmSync(folder, { recursive: true, force: true });
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
