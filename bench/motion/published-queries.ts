/**
 * Queries of continuous collision detection that others published, with what is true of each: vertices and faces, edges
 * and edges.
 *
 *   npx tsx bench/motion/published-queries.ts <folder>
 *
 * The folder is a copy of github.com/Continuous-Collision-Detection/Sample-Queries, or a part of it: in it
 * <scene>/edge-edge/*.csv and <scene>/vertex-face/*.csv, where eight lines are a query (four points at the start, four
 * at the end), and a line is three fractions and whether there is a collision. A query's time is the least of five.
 *
 * Source: Wang, Ferguson, Schneider, Jiang, Attene, Panozzo 2021, "A large-scale benchmark and an inclusion-based
 * algorithm for continuous collision detection".
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rational } from '../../src/arithmetic/index.js';
import { edgeEdgeMeets, vertexFaceMeets } from '../../src/motion/index.js';

type Point = readonly [number, number, number];
/** Four points at one time. */
type Four = readonly [Point, Point, Point, Point];

const edges = ([a0, a1, b0, b1]: Four) => ({ a0, a1, b0, b1 });
const face = ([vertex, a, b, c]: Four) => ({ vertex, a, b, c });

const MEETS: Readonly<Record<string, (start: Four, end: Four) => boolean>> = {
  'edge-edge': (start, end) => edgeEdgeMeets(edges(start), edges(end)),
  'vertex-face': (start, end) => vertexFaceMeets(face(start), face(end)),
};

/** The double that a fraction is. */
function double(numerator: string, denominator: string): number {
  const exact = rational.fromParts(BigInt(numerator), BigInt(denominator));
  const value = rational.toNumber(exact);
  if (!rational.equals(rational.fromNumber(value), exact)) {
    throw new RangeError(`no double: ${numerator} / ${denominator}`);
  }
  return value;
}

/** The points of some lines, and whether the first one says that there is a collision. */
function readFour(lines: readonly string[]): { readonly points: Four; readonly isTrue: boolean } {
  const fields = lines.map((line) => line.split(','));
  const points = fields.map(([a, b, c, d, e, f]) => [double(a!, b!), double(c!, d!), double(e!, f!)]);
  return { points: points as unknown as Four, isTrue: fields[0]![6]!.trim() === '1' };
}

const folder = process.argv[2];
if (folder === undefined || !existsSync(folder)) {
  console.error('published-queries: expected the folder of a copy of the queries');
  process.exit(2);
}

interface Tally {
  asked: number;
  falsePositives: number;
  falseNegatives: number;
  milliseconds: number;
  longest: number;
}

function ask(meets: (start: Four, end: Four) => boolean, lines: readonly string[], tally: Tally): void {
  const { points: start, isTrue } = readFour(lines.slice(0, 4));
  const { points: end } = readFour(lines.slice(4, 8));
  let least = Infinity;
  for (let i = 0; i < 5; i++) {
    const before = performance.now();
    const says = meets(start, end);
    least = Math.min(least, performance.now() - before);
    if (i > 0) continue;
    tally.asked++;
    if (says && !isTrue) tally.falsePositives++;
    if (!says && isTrue) tally.falseNegatives++;
  }
  tally.milliseconds += least;
  tally.longest = Math.max(tally.longest, least);
}

for (const [kind, meets] of Object.entries(MEETS)) {
  const tally: Tally = { asked: 0, falsePositives: 0, falseNegatives: 0, milliseconds: 0, longest: 0 };
  for (const scene of readdirSync(folder)) {
    const inside = join(folder, scene, kind);
    for (const file of existsSync(inside) ? readdirSync(inside) : []) {
      const lines = readFileSync(join(inside, file), 'utf8').trim().split('\n');
      for (let i = 0; i + 8 <= lines.length; i += 8) ask(meets, lines.slice(i, i + 8), tally);
    }
  }
  const { asked, falsePositives, falseNegatives, milliseconds, longest } = tally;
  console.log(
    `${kind}: ${asked} queries, ${falsePositives} false positives, ${falseNegatives} false negatives, ` +
      `mean ${((1000 * milliseconds) / asked).toFixed(1)} us, longest ${longest.toFixed(2)} ms`,
  );
}
