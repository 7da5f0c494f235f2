// Starts the worker for geometry from its TypeScript source: a place to give as workerUrl.
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const manifest = pathToFileURL(createRequire(import.meta.url).resolve('tsx/package.json'));
const tsx = await import(new URL('./dist/esm/api/index.mjs', manifest).href);
tsx.register();
await import(new URL('../../src/workers/geometry-worker.ts', import.meta.url).href);
