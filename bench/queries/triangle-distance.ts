/**
 * Times the square of the distance of two triangles.
 *
 *   npx tsx bench/queries/triangle-distance.ts FOLDER [NAME...]
 *
 * FOLDER (or the environment variable PEERS_DATA) holds raw little-endian doubles: `tt_<name>.f64` with 18 a pair, the vertices of one triangle and
 * of the other. NAMEs select files. Each line: nanoseconds a pair, the fastest of many passes, and the sum of the squares, for a comparison with another program.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Triangle } from '../../src/core/shapes.js';
import { triangleTriangleSquaredDistance } from '../../src/distance/index.js';

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

const [folder = process.env.PEERS_DATA, ...names] = process.argv.slice(2);
if (folder === undefined) throw new Error('a folder with files tt_<name>.f64 is needed');
for (const file of readdirSync(folder).sort()) {
  const name = /^tt_(.+)\.f64$/.exec(file)?.[1];
  if (name === undefined || (names.length > 0 && !names.includes(name))) continue;
  const bytes = readFileSync(join(folder, file));
  const pairs = pairsOf(new Float64Array(bytes.buffer, bytes.byteOffset, bytes.length / 8));
  let [best, sum] = [Infinity, 0];
  for (let pass = 0; pass < PASSES; pass++) {
    sum = 0;
    const start = performance.now();
    for (const [a, b] of pairs) sum += triangleTriangleSquaredDistance(a, b);
    best = Math.min(best, performance.now() - start);
  }
  console.log(`${name.padEnd(16)} ${((best / pairs.length) * 1e6).toFixed(0).padStart(6)} ns  ${sum}`);
}
