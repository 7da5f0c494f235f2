// A program that asks once, says the answer and has nothing else to do.
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const manifest = pathToFileURL(createRequire(import.meta.url).resolve('tsx/package.json'));
const tsx = await import(new URL('./dist/esm/api/index.mjs', manifest).href);
tsx.register();
const { GeometryWorker } = await import(new URL('../../src/workers/index.ts', import.meta.url).href);
const { triangles } = await new GeometryWorker().delaunay2d([0, 0, 4, 0, 4, 4, 0, 4]);
console.log(triangles.length);
