import { defineConfig, type Options } from 'tsup';

/** What is imported: each has a subpath in package.json. */
const library = {
  index: 'src/index.ts',
  'predicates/index': 'src/predicates/index.ts',
  'points/index': 'src/points/index.ts',
  'planar/index': 'src/planar/index.ts',
  'spatial/index': 'src/spatial/index.ts',
  'indexes/index': 'src/indexes/index.ts',
  'mesh/index': 'src/mesh/index.ts',
  'formats/index': 'src/formats/index.ts',
  'workers/index': 'src/workers/index.ts',
  'arithmetic/index': 'src/arithmetic/index.ts',
  'fuzz/index': 'fuzz/index.ts',
};

/** What is started by its path and never imported: the command line, and the workers. */
const programs = {
  'cli/index': 'src/cli/index.ts',
  'cli/mesh-worker': 'src/cli/mesh/worker.ts',
  'fuzz/worker': 'fuzz/campaign/worker.ts',
  'fuzz/engine': 'fuzz/campaign/engine.ts',
  'workers/worker': 'src/workers/worker.ts',
};

const shared: Options = {
  target: 'es2022',
  platform: 'node',
  // Nothing is minified or renamed: a stack trace from inside the kernel should be readable.
  minify: false,
  outDir: 'dist',
};

export default defineConfig([
  {
    ...shared,
    entry: library,
    format: ['esm', 'cjs'],
    // In CommonJS too: a point made by one entry must be an instance of the class that another entry knows.
    splitting: true,
    // `import.meta.url`, by which the harness finds its worker, must mean the same in CommonJS.
    shims: true,
    // tsup passes `baseUrl` to the declaration compiler; TypeScript 6 calls that deprecated.
    dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
  },
  { ...shared, entry: programs, format: ['esm'] },
  {
    // The program of the page that `unerring check --html` writes: one script, three.js included, that is put into it.
    entry: { 'cli/viewer': 'src/cli/viewer/main.ts' },
    format: ['iife'],
    platform: 'browser',
    target: 'es2022',
    noExternal: [/^three/],
    minify: true,
    outDir: 'dist',
    outExtension: () => ({ js: '.js' }),
  },
]);
