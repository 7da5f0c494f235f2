// Mutation testing of the queries, one folder (src/planar or src/spatial) at a time. UNERRING_MUTATE names what to
// mutate: scripts/mutation-sample.ts prints a sample of a folder's lines.
import base from './stryker.config.mjs';

const mutate = process.env.UNERRING_MUTATE?.split(',');
if (mutate === undefined) throw new Error('set UNERRING_MUTATE, see scripts/mutation-sample.ts');

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  ...base,
  vitest: { configFile: 'vitest.mutation-queries.config.ts', related: false },
  mutate,
  ignoreStatic: true,
  incremental: false,
  concurrency: 1,
  timeoutMS: 8_000,
  htmlReporter: { fileName: 'reports/mutation/queries.html' },
  jsonReporter: { fileName: 'reports/mutation/queries.json' },
  thresholds: { high: 90, low: 85, break: null },
};
