import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import type { Plugin } from 'esbuild';
import { defineConfig, type Options } from 'tsup';

/** The kernel: each has a subpath in package.json, and what is for browsers stands behind its condition. */
const kernel = {
  index: 'src/index.ts',
  'predicates/index': 'src/predicates/index.ts',
  'robust-predicates/index': 'src/robust-predicates/index.ts',
  'polygon-clipping/index': 'src/polygon-clipping/index.ts',
  'delaunator/index': 'src/delaunator/index.ts',
  'earcut/index': 'src/earcut/index.ts',
  'implicit/index': 'src/implicit/index.ts',
  'shapes/index': 'src/shapes/index.ts',
  'scene/index': 'src/scene/index.ts',
  'planar/index': 'src/planar/index.ts',
  'spatial/index': 'src/spatial/index.ts',
  'indexes/index': 'src/indexes/index.ts',
  'triangulation/index': 'src/triangulation/index.ts',
  'skeleton/index': 'src/skeleton/index.ts',
  'mesh/index': 'src/mesh/index.ts',
  'bsp/index': 'src/bsp/index.ts',
  'enclosing/index': 'src/enclosing/index.ts',
  'distance/index': 'src/distance/index.ts',
  'round/index': 'src/round/index.ts',
  'motion/index': 'src/motion/index.ts',
  'polygons/index': 'src/polygons/index.ts',
  'solids/index': 'src/solids/index.ts',
  'three/index': 'src/three/index.ts',
  'manifold/index': 'src/manifold/index.ts',
  'jscad/index': 'src/jscad/index.ts',
  'rapier/index': 'src/rapier/index.ts',
  'jolt/index': 'src/jolt/index.ts',
  'occt/index': 'src/occt/index.ts',
  'vitest/index': 'src/vitest/index.ts',
  'formats/index': 'src/formats/index.ts',
  'formats/index.browser': 'src/formats/index.browser.ts',
  'geojson/index': 'src/geojson/index.ts',
  'workers/index': 'src/workers/index.ts',
  'workers/index.browser': 'src/workers/index.browser.ts',
  'workers/unerring-mesh-worker': 'src/workers/worker.ts',
  'workers/unerring-mesh-worker.browser': 'src/workers/worker.browser.ts',
  'workers/unerring-geometry-worker': 'src/workers/geometry-worker.ts',
  'workers/unerring-geometry-worker.browser': 'src/workers/geometry-worker.browser.ts',
  'arithmetic/index': 'src/arithmetic/index.ts',
  'observe/index': 'src/observe/index.ts',
};

/** The oracle and the harness, which are ES modules alone: half of the package's code would stand there twice. */
const judges = {
  'oracle/index': 'src/oracle/index.ts',
  'fuzz/index': 'fuzz/index.ts',
  'fuzz/index.browser': 'fuzz/index.browser.ts',
};

/** What is started by its path and never imported: the command line, and its workers. */
const programs = {
  'cli/index': 'src/cli/index.ts',
  'cli/mesh-worker': 'src/cli/mesh/worker.ts',
  'fuzz/worker': 'fuzz/campaign/worker.ts',
  'fuzz/engine': 'fuzz/campaign/engine.ts',
};

/**
 * Packages of CommonJS times `require` what Node brings; in an ES module nothing has that name. They get it from the process,
 * and only when they run: no import of a Node module is put into a chunk that browsers load, too.
 */
const nodeModulesForCommonJS: Plugin = {
  name: 'node-modules-for-commonjs',
  setup(build) {
    const filter = new RegExp(`^(?:node:)?(?:${builtinModules.join('|')})$`);
    build.onResolve({ filter }, ({ path, kind }) =>
      kind === 'require-call' ? { path, namespace: 'node-module' } : undefined,
    );
    build.onLoad({ filter: /.*/, namespace: 'node-module' }, ({ path }) => ({
      contents: `module.exports = process.getBuiltinModule(${JSON.stringify(path)});`,
    }));
  },
};

/**
 * What `import.meta.url` is in CommonJS. In a browser a script that was required does not know its place: there it has to be
 * given. Replaced where it stands and not by tsup's shim, which every chunk would get, those for browsers, too.
 */
const placeInCommonJS: Plugin = {
  name: 'place-in-commonjs',
  setup(build) {
    build.onLoad({ filter: /\/(?:src|fuzz)\/.*\.ts$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      if (!text.includes('import.meta.url')) return undefined;
      const place = /\bbrowser\b/.test(path)
        ? 'undefined'
        : "process.getBuiltinModule('node:url').pathToFileURL(__filename).href";
      return { contents: text.replaceAll('import.meta.url', place), loader: 'ts' };
    });
  },
};

const shared: Options = {
  target: 'es2022',
  platform: 'node',
  // Nothing is minified or renamed: a stack trace from inside the kernel should be readable. scripts/build.ts takes the
  // spaces out of what is no ES module of the kernel.
  minify: false,
  outDir: 'dist',
  // One copy of what several entries use; and a point made by one entry is an instance of the class that another knows.
  splitting: true,
  // An arbitrary of another copy is none to the user's own fast-check.
  external: ['fast-check'],
  // Bundlers for browsers tell Node's modules by `node:`.
  removeNodeProtocol: false,
  // scripts/build.ts reads there what was bundled.
  metafile: true,
};

/** All that Node needs to run the package and its command line. */
const modules: Options = {
  ...shared,
  entry: { ...kernel, ...judges, ...programs },
  format: ['esm'],
  esbuildPlugins: [nodeModulesForCommonJS],
};

const commonJS: Options = {
  ...shared,
  entry: kernel,
  format: ['cjs'],
  esbuildPlugins: [placeInCommonJS],
};

/**
 * The types of all entries, put together from the declarations of each file, which scripts/build.ts has the compiler
 * write before: to put them together from the sources takes ten times as long. Once, for `require`: scripts/build.ts
 * makes of it what is imported.
 */
const types: Options = {
  ...shared,
  entry: Object.fromEntries(
    Object.entries({ ...kernel, ...judges }).map(([name, path]) => [
      name,
      `reports/declarations/${path.replace(/\.ts$/, '.d.ts')}`,
    ]),
  ),
  format: ['cjs'],
  metafile: false,
  // tsup passes `baseUrl` to the declaration compiler; TypeScript 6 calls that deprecated.
  dts: { only: true, compilerOptions: { ignoreDeprecations: '6.0', stripInternal: true } },
};

/** The programs of the pages that `unerring check --html` and reports are: one script each, with all that it needs, that is put into it. */
const pages: Options = {
  ...shared,
  entry: {
    'cli/viewer': 'src/cli/viewer/main.ts',
    'cli/walk': 'src/cli/walk/main.ts',
    'cli/scene': 'src/cli/scene/main.ts',
    'fuzz/report-page': 'fuzz/report/page/program/main.ts',
  },
  format: ['iife'],
  platform: 'browser',
  splitting: false,
  minify: true,
  outExtension: () => ({ js: '.js' }),
};

/** What scripts/build.ts asks for; `programs` is what it takes to run, in a tenth of the time. */
const BUILDS: Readonly<Record<string, Options[]>> = {
  programs: [modules, pages],
  code: [modules, commonJS, pages],
  types: [types],
};

export default defineConfig(BUILDS[process.env.UNERRING_BUILD ?? 'code']!);
