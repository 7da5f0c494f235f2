/**
 * Times the square of the distance of two triangles.
 *
 *   npx tsx bench/queries/triangle-distance.ts FOLDER [NAME...]
 *
 * FOLDER (or the environment variable PEERS_DATA) holds raw little-endian doubles: `tt_<name>.f64` with 18 a pair, the
 * vertices of one triangle and of the other. NAMEs select files. Each line: nanoseconds a pair, the fastest of many
 * passes, and the sum of the squares, for a comparison with another program.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Triangle } from '../../src/core/shapes.js';
import {
  triangleTriangleSquaredDistance,
  triangleTriangleSquaredDistanceAt,
} from '../../src/distance/index.js';

const MOST = 65536;
const PASSES = 15;

function pairsOf(values: Float64Array): readonly (readonly [Triangle, Triangle])[] {
  const point = (at: number) => [values[at]!, values[at + 1]!, values[at + 2]!] as const;
  const triangle = (at: number): Triangle => ({ a: point(at), b: point(at + 3), c: point(at + 6) });
  return Array.from({ length: Math.min(MOST, values.length / 18) }, (_, i) => [
    triangle(18 * i),
    triangle(18 * i + 9),
  ]);
}

/** Nanoseconds a call, and the sum of what it returns. */
function timed(count: number, call: (i: number) => number): readonly [number, number] {
  let [best, sum] = [Infinity, 0];
  for (let pass = 0; pass < PASSES; pass++) {
    sum = 0;
    const start = performance.now();
    for (let i = 0; i < count; i++) sum += call(i);
    best = Math.min(best, performance.now() - start);
  }
  return [(best / count) * 1e6, sum];
}

const [folder = process.env.PEERS_DATA, ...names] = process.argv.slice(2);
if (folder === undefined) throw new Error('a folder with files tt_<name>.f64 is needed');
for (const file of readdirSync(folder).sort()) {
  const name = /^tt_(.+)\.f64$/.exec(file)?.[1];
  if (name === undefined || (names.length > 0 && !names.includes(name))) continue;
  const bytes = readFileSync(join(folder, file));
  const values = new Float64Array(bytes.buffer, bytes.byteOffset, bytes.length / 8);
  const pairs = pairsOf(values);
  const [flat, sum] = timed(pairs.length, (i) => {
    const v = 6 * i;
    return triangleTriangleSquaredDistanceAt(values, v, v + 1, v + 2, values, v + 3, v + 4, v + 5);
  });
  const [objects, sumOfObjects] = timed(pairs.length, (i) => triangleTriangleSquaredDistance(...pairs[i]!));
  if (sum !== sumOfObjects) throw new Error(`${name}: the forms differ`);
  console.log(
    `${name.padEnd(16)} ${flat.toFixed(0).padStart(6)} ns, with objects ${objects.toFixed(0)} ns  ${sum}`,
  );
}
