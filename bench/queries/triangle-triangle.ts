/**
 * Times triangles against triangles, and compares the answers with those of other kernels.
 *
 *   npx tsx bench/queries/triangle-triangle.ts [FOLDER [NAME...]]
 *
 * FOLDER (or the environment variable PEERS_DATA) holds raw little-endian doubles: `tt_<name>.f64` with 18 a pair, the
 * vertices of one triangle and of the other. Beside it, `tt_<name>_<peer>.do` may hold a peer's answers, a signed byte
 * for each pair: 1 if the triangles meet, 0 if not, -1 if the peer was not asked. Without a folder, pairs of some kinds
 * are made here. NAMEs select files.
 *
 * Pairs that no peer was asked (CGAL takes no degenerate triangles) are not timed, either: the times are for the same
 * work. Each line: nanoseconds per pair for the boolean over flat buffers and for the classification (the fastest of
 * many passes), how many pairs meet, and in how many answers each peer differs.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Random } from '../../src/oracle/cases/random.js';
import { triangleTriangle } from '../../src/spatial/generated/triangles.js';
import { trianglesIntersectAt } from '../../src/spatial/triangles/over-buffers.js';

const CASES = 16384;
const BLOCK = 4096;
/** Of the boolean; a pass takes a few milliseconds. */
const PASSES = 60;
const CLASSIFICATION_PASSES = 15;

type Point = [number, number, number];
interface Pair {
  readonly a: { a: Point; b: Point; c: Point };
  readonly b: { a: Point; b: Point; c: Point };
}

function pairsOf(values: Float64Array): Pair[] {
  const point = (at: number): Point => [values[at]!, values[at + 1]!, values[at + 2]!];
  const triangle = (at: number) => ({ a: point(at), b: point(at + 3), c: point(at + 6) });
  return Array.from({ length: values.length / 18 }, (_, i) => ({
    a: triangle(18 * i),
    b: triangle(18 * i + 9),
  }));
}

/**
 * Nanoseconds per case: in blocks of a few milliseconds, of each the fastest of many passes. On a machine that others
 * use a long pass is never undisturbed.
 */
function fastest(passes: number, count: number, ask: (from: number, to: number) => void): number {
  const blocks = Array.from({ length: Math.ceil(count / BLOCK) }, (_, i) => i * BLOCK);
  const best = blocks.map(() => Infinity);
  for (let pass = 0; pass < passes; pass++) {
    blocks.forEach((from, i) => {
      const start = performance.now();
      ask(from, Math.min(from + BLOCK, count));
      best[i] = Math.min(best[i]!, performance.now() - start);
    });
  }
  return (best.reduce((sum, time) => sum + time, 0) / count) * 1e6;
}

function askBoolean(values: Float64Array, answers: Int8Array, from: number, to: number): void {
  for (let i = from; i < to; i++) {
    const v = 6 * i;
    answers[i] = trianglesIntersectAt(values, v, v + 1, v + 2, values, v + 3, v + 4, v + 5) ? 1 : 0;
  }
}

function askClassification(pairs: readonly Pair[], answers: Int8Array, from: number, to: number): void {
  for (let i = from; i < to; i++) {
    const { a, b } = pairs[i]!;
    answers[i] = triangleTriangle(a, b).relation === 'disjoint' ? 0 : 1;
  }
}

/** The pairs that the peers were asked. */
function withoutUnasked(values: Float64Array, peers: readonly Int8Array[]): Float64Array {
  const kept = new Float64Array(values.length);
  let count = 0;
  for (let i = 0; i < values.length / 18; i++) {
    if (peers.some((answers) => answers[i]! < 0)) continue;
    kept.set(values.subarray(18 * i, 18 * i + 18), 18 * count++);
  }
  return kept.subarray(0, 18 * count);
}

function differences(answers: Int8Array, others: Int8Array): string {
  let [asked, different] = [0, 0];
  others.forEach((other, i) => {
    if (other < 0) return;
    asked++;
    if (other !== answers[i]) different++;
  });
  return `${different} of ${asked}`;
}

function measure(name: string, values: Float64Array, peers: ReadonlyMap<string, Int8Array>): void {
  const count = values.length / 18;
  const [meets, classified] = [new Int8Array(count), new Int8Array(count)];
  const pairs = pairsOf(values);
  const asked = withoutUnasked(values, [...peers.values()]);
  const timed = new Int8Array(asked.length / 18);
  const boolean = fastest(PASSES, timed.length, (from, to) => askBoolean(asked, timed, from, to));
  askBoolean(values, meets, 0, count);
  const classification = fastest(CLASSIFICATION_PASSES, count, (from, to) =>
    askClassification(pairs, classified, from, to),
  );
  const compared = [
    `classification differs in ${differences(meets, classified)}`,
    ...[...peers].map(([peer, answers]) => `${peer} in ${differences(meets, answers)}`),
  ];
  const yes = meets.reduce((sum, meet) => sum + meet, 0);
  console.log(
    `${name.padEnd(18)} boolean ${boolean.toFixed(0).padStart(5)} ns   classification ` +
      `${classification.toFixed(0).padStart(5)} ns   ${yes} of ${count} meet; ${compared.join(', ')}`,
  );
}

function made(): [string, Float64Array][] {
  const random = new Random(5, 6, 7, 8);
  const point = (): number[] => [random.unit(), random.unit(), random.unit()];
  const points = (n: number): number[] => Array.from({ length: n }, point).flat();
  const fill = (make: () => number[]): Float64Array =>
    Float64Array.from(Array.from({ length: CASES }, make).flat());
  const integers = (): number[] => [random.below(1024), random.below(1024), random.below(1024)];
  return [
    ['random', fill(() => points(6))],
    [
      'shared_edge',
      fill(() => {
        const [a, b] = [point(), point()];
        return [...a, ...b, ...point(), ...b, ...a, ...point()];
      }),
    ],
    [
      'coplanar_axis',
      fill(() => {
        const height = random.unit();
        return Array.from({ length: 6 }, () => [random.unit(), random.unit(), height]).flat();
      }),
    ],
    [
      'coplanar_grid',
      fill(() => {
        const [o, u, v] = [integers(), integers(), integers()];
        return Array.from({ length: 6 }, () => {
          const [s, t] = [random.between(-4, 4), random.between(-4, 4)];
          return o.map((x, k) => x + s * u[k]! + t * v[k]!);
        }).flat();
      }),
    ],
  ];
}

function peersOf(folder: string, file: string): Map<string, Int8Array> {
  const prefix = `${file.slice(0, -4)}_`;
  const answers = readdirSync(folder).filter((name) => name.startsWith(prefix) && name.endsWith('.do'));
  return new Map(
    answers.map((name) => [
      name.slice(prefix.length, -3),
      Int8Array.from(new Int8Array(readFileSync(join(folder, name)))),
    ]),
  );
}

const folder = process.argv[2] ?? process.env.PEERS_DATA;
const names = process.argv.slice(3);
if (folder === undefined) for (const [name, values] of made()) measure(name, values, new Map());
else {
  const files = readdirSync(folder).filter((name) => /^tt_.*\.f64$/.test(name));
  for (const file of files) {
    if (names.length > 0 && !names.includes(file.slice(3, -4))) continue;
    const bytes = readFileSync(join(folder, file));
    const values = new Float64Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
    measure(file.slice(3, -4), values, peersOf(folder, file));
  }
}
