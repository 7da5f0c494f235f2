import { defineConfig } from 'vitest/config';

const folder = process.env.UNERRING_MUTATE?.startsWith('src/planar') === true ? 'planar' : 'spatial';

/**
 * The tests that stryker.queries.config.mjs runs against every mutant of a folder of queries. The campaigns among the
 * folder's own tests are left out: those of test/queries ask the same with fewer cases.
 */
export default defineConfig({
  test: {
    include:
      folder === 'planar'
        ? ['test/planar/**/*.test.ts', 'test/queries/planar-*.test.ts']
        : ['test/spatial/**/*.test.ts', 'test/queries/{triangles,boxes,solids}.test.ts'],
    exclude: ['test/*/{polygon,box,solid}-queries.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
