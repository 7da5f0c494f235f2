/** Node with modules of both kinds, Deno, Bun, and a bundled server. */
import { join } from 'node:path';
import { checkProbe, entries, probeModule } from './probe.js';
import { run, runWell, writeFiles } from './sandbox.js';
import type { Step } from './step.js';

const print = 'console.log(JSON.stringify(await probe({ workers: 2 })));';

/** Every entry must have the same names for import and for require. */
const requireAll = `
const names = (all) => Object.keys(all).filter((name) => !['default', '__esModule', 'module.exports'].includes(name)).sort().join();
(async () => {
  for (const entry of ${JSON.stringify(entries)}) {
    if (names(require(entry)) !== names(await import(entry))) throw new Error(entry);
  }
  const { MeshWorkers } = require('unerring/workers');
  const workers = new MeshWorkers({ workers: 2 });
  const mesh = await workers.prepare({ positions: new Float64Array(9), indices: new Uint32Array([0, 1, 2]) });
  await workers.selfIntersections(mesh);
  console.log('all');
})();
`;

/** Steps in a folder where the package is installed with bun, deno and esbuild. */
export function runtimeSteps(folder: string): Step[] {
  writeFiles(folder, {
    'probe.mjs': probeModule(),
    'main.mjs': `import { probe } from './probe.mjs';\n${print}\n`,
    'require.cjs': requireAll,
    'server.mjs': `import { probe } from './probe.mjs';
      const placed = (name) => (name ? { workerUrl: new URL(name, import.meta.url) } : {});
      console.log(JSON.stringify(await probe({ workers: 2, ...placed(process.argv[2]) }, placed(process.argv[3]))));`,
  });
  const probed = (command: readonly string[]) => async () =>
    checkProbe(await runWell(command, { cwd: folder, seconds: 60 }), 2);
  const bin = (name: string): string => join(folder, 'node_modules', '.bin', name);
  const bundled = (entry: string, out: string): readonly string[] => {
    const options = ['--bundle', '--platform=node', '--format=esm', '--log-level=warning'];
    return [bin('esbuild'), entry, ...options, `--outfile=${out}`];
  };
  return [
    { name: 'Node: import, two threads', act: probed([process.execPath, 'main.mjs']) },
    {
      name: 'Node: require, the same names',
      act: async () => void (await runWell([process.execPath, 'require.cjs'], { cwd: folder, seconds: 60 })),
    },
    { name: 'Bun: two threads', act: probed([bin('bun'), 'main.mjs']) },
    { name: 'Deno: two threads', act: probed([bin('deno'), 'run', '-A', 'main.mjs']) },
    {
      name: 'bundled server (esbuild), worker not emitted: says so, and ends',
      act: async () => {
        await runWell(bundled('server.mjs', 'alone/server.mjs'), { cwd: folder });
        const { code, stderr } = await run([process.execPath, 'alone/server.mjs'], {
          cwd: folder,
          seconds: 30,
        });
        if (code !== 1 || !stderr.includes('give its place as option workerUrl')) throw new Error(stderr);
      },
    },
    {
      name: 'bundled server (esbuild) with workerUrl',
      act: async () => {
        await runWell(bundled('server.mjs', 'both/server.mjs'), { cwd: folder });
        await runWell(bundled('unerring/workers/worker', 'both/mesh.mjs'), { cwd: folder });
        await runWell(bundled('unerring/workers/geometry-worker', 'both/geometry.mjs'), { cwd: folder });
        await probed([process.execPath, 'both/server.mjs', './mesh.mjs', './geometry.mjs'])();
      },
    },
  ];
}
