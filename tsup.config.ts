import { defineConfig, type Options } from 'tsup';

const shared: Options = {
  target: 'es2022',
  platform: 'node',
  sourcemap: true,
  // Nothing is minified or renamed: a stack trace from inside the kernel should be readable.
  minify: false,
  outDir: 'dist',
};

export default defineConfig([
  {
    ...shared,
    entry: {
      index: 'src/index.ts',
      'predicates/index': 'src/predicates/index.ts',
      'arithmetic/index': 'src/arithmetic/index.ts',
      'fuzz/index': 'fuzz/index.ts',
    },
    format: ['esm', 'cjs'],
    // `import.meta.url` in the harness, which starts workers beside itself, must mean the same in CommonJS.
    shims: true,
    // tsup passes `baseUrl` to the declaration compiler; TypeScript 6 calls that deprecated.
    dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
  },
  {
    ...shared,
    entry: { 'cli/index': 'src/cli/index.ts' },
    format: ['esm'],
  },
]);
