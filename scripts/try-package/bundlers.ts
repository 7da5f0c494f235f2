/** esbuild, webpack and Vite, for browsers: without a single warning. */
import { join } from 'node:path';
import { entries, probeModule } from './probe.js';
import { run, writeFiles } from './sandbox.js';
import type { Step } from './step.js';

const page = (script: string): string =>
  `<!doctype html><meta charset="utf-8"><title>probe</title><script type="module" src="${script}"></script>\n`;

/** What runs in the page, which is told the options by its address. */
const main = `import { probe } from './probe.mjs';
const placed = (name) => {
  const workerUrl = new URLSearchParams(location.search).get(name);
  return workerUrl ? { workerUrl } : {};
};
probe({ workers: 2, ...placed('worker') }, placed('geometry')).then(
  (answers) => { globalThis.outcome = JSON.stringify(answers); },
  (error) => { globalThis.outcome = String(error.stack); },
);
`;

/** Steps in a folder where the package is installed with the bundlers; they leave pages for the browser steps. */
export function bundlerSteps(folder: string): Step[] {
  writeFiles(folder, {
    'web/probe.mjs': probeModule(),
    'web/main.mjs': main,
    'web/index.html': page('./main.mjs'),
    // No remarks about sizes and about how long Vite's own parts took.
    'web/vite.config.mjs': `export default { base: './', build: { outDir: '../out/vite', emptyOutDir: true, target: 'es2022',
      chunkSizeWarningLimit: 9999, rolldownOptions: { checks: { pluginTimings: false } } } };`,
    'web/webpack.config.cjs': `module.exports = { mode: 'production', entry: './web/main.mjs', performance: false,
      output: { path: ${JSON.stringify(join(folder, 'out/webpack'))}, filename: 'main.js' } };`,
    'web/require.cjs': `globalThis.all = [${entries.map((entry) => `require('${entry}')`).join(', ')}];`,
    'web/require.config.cjs': `module.exports = { mode: 'production', entry: './web/require.cjs', performance: false,
      output: { path: ${JSON.stringify(join(folder, 'out/webpack-require'))} } };`,
    'out/webpack/index.html': page('./main.js'),
    'out/esbuild/index.html': page('./main.js'),
    'out/esbuild-iife/index.html': page('./main.js'),
  });
  const bin = (name: string): string => join(folder, 'node_modules', '.bin', name);
  const esbuild = (entry: string, ...options: readonly string[]) =>
    silent([bin('esbuild'), entry, '--bundle', '--log-level=warning', ...options]);
  /** Ends well and has nothing to say. */
  const silent = (command: readonly string[]) => async () => {
    const { code, stdout, stderr } = await run(command, { cwd: folder, seconds: 600 });
    const said = `${stdout}${stderr}`.trim();
    if (code !== 0 || said !== '') throw new Error(`exit code ${code}\n${said}`);
  };
  const webpack = (config: string) => async () => {
    const command = [bin('webpack'), '--config', config, '--json'];
    const { code, stdout, stderr } = await run(command, { cwd: folder, seconds: 600 });
    if (code !== 0) throw new Error(stderr + stdout.slice(0, 2000));
    const { errors, warnings } = JSON.parse(stdout) as Record<'errors' | 'warnings', { message: string }[]>;
    const said = [...errors, ...warnings].map(({ message }) => message).join('\n');
    if (said !== '') throw new Error(said);
  };
  return [
    {
      name: 'esbuild as it comes (one script)',
      act: esbuild('web/main.mjs', '--outfile=out/esbuild-iife/main.js'),
    },
    {
      name: 'esbuild, modules',
      act: esbuild('web/main.mjs', '--format=esm', '--outfile=out/esbuild/main.js'),
    },
    {
      name: 'esbuild, the worker',
      act: esbuild('unerring/workers/worker', '--format=esm', '--outfile=out/esbuild/mesh.js'),
    },
    {
      name: 'esbuild, the worker for geometry',
      act: esbuild('unerring/workers/geometry-worker', '--format=esm', '--outfile=out/esbuild/geometry.js'),
    },
    { name: 'esbuild, require', act: esbuild('web/require.cjs', '--outfile=out/esbuild-require/main.js') },
    { name: 'webpack', act: webpack('web/webpack.config.cjs') },
    { name: 'webpack, require', act: webpack('web/require.config.cjs') },
    { name: 'Vite', act: silent([bin('vite'), 'build', 'web', '--logLevel', 'warn']) },
  ];
}
