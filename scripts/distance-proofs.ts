/**
 * Distances of points, segments and triangles on the families of their questions, millions of them, each proved: the
 * certificate by the checker of proofs, which knows nothing of the kernel, the rounding of the distance and of its
 * square by bisection over all doubles, and the fast forms by the square. What needs all closest points, and the
 * features they lie on, is left to the campaigns of `unerring fuzz`.
 *
 *     tsx scripts/distance-proofs.ts <count> <seed> [pair ...]
 */
import { generateQuestion, questionFamilyNamed, questionFamilyNames } from '../fuzz/questions/generate.js';
import {
  type ConvexDistance,
  pointSegmentDistance,
  pointSegmentSquaredDistance,
  pointTriangleDistance,
  pointTriangleSquaredDistance,
  segmentSegmentDistance,
  segmentSegmentSquaredDistance,
  segmentTriangleDistance,
  segmentTriangleSquaredDistance,
  triangleTriangleDistance,
  triangleTriangleSquaredDistance,
} from '../src/distance/index.js';
import { type Kind, shapePair } from '../src/oracle/cases/distance/operands.js';
import { deriveSeed, Random } from '../src/oracle/cases/random.js';
import { distanceQuestions } from '../src/oracle/questions/distance/index.js';
import { certificateFault } from '../src/oracle/referees/shapes/distance/certificate.js';
import { nearestDouble, nearestRoot } from '../src/oracle/referees/shapes/nearest-double.js';

interface Pair {
  readonly kinds: readonly [Kind, Kind];
  readonly measure: (a: never, b: never) => ConvexDistance;
  readonly square: (a: never, b: never) => number;
}

const PAIRS: Readonly<Record<string, Pair>> = {
  pointSegmentDistance: {
    kinds: ['point', 'segment'],
    measure: pointSegmentDistance,
    square: pointSegmentSquaredDistance,
  },
  pointTriangleDistance: {
    kinds: ['point', 'triangle'],
    measure: pointTriangleDistance,
    square: pointTriangleSquaredDistance,
  },
  segmentSegmentDistance: {
    kinds: ['segment', 'segment'],
    measure: segmentSegmentDistance,
    square: segmentSegmentSquaredDistance,
  },
  segmentTriangleDistance: {
    kinds: ['segment', 'triangle'],
    measure: segmentTriangleDistance,
    square: segmentTriangleSquaredDistance,
  },
  triangleTriangleDistance: {
    kinds: ['triangle', 'triangle'],
    measure: triangleTriangleDistance,
    square: triangleTriangleSquaredDistance,
  },
};

/** What is wrong with the answers about one pair of shapes. */
function faultOf({ kinds, measure, square }: Pair, shapes: readonly [unknown, unknown]): string | undefined {
  const [a, b] = shapes as readonly [never, never];
  const found = measure(a, b);
  const { numerator, denominator } = found.squaredDistance;
  if (!Object.is(found.distance, nearestRoot(numerator, denominator))) return 'DISTANCE IS NOT ROUNDED WELL';
  if (!Object.is(square(a, b), nearestDouble(numerator, denominator))) return 'SQUARE IS NOT ROUNDED WELL';
  return certificateFault(kinds, shapes, found);
}

/** So many cases of a family; how many there were, and what is wrong. */
function judge(name: string, family: string, count: number, seed: number): [cases: number, wrong: string[]] {
  const question = distanceQuestions.find((one) => one.name === name)!;
  const pair = PAIRS[name]!;
  const source = questionFamilyNamed(question, family);
  const random = new Random(...deriveSeed(seed, name, family, 'proofs'));
  const values = new Float64Array(question.layout.arity);
  const wrong: string[] = [];
  let cases = 0;
  for (let i = 0; i < count; i++) {
    if (!generateQuestion(question, source, random, values)) continue;
    cases++;
    const fault = faultOf(pair, shapePair(...pair.kinds, values));
    if (fault !== undefined) wrong.push(`${name} ${family} ${i}: ${fault}: [${values.join(', ')}]`);
  }
  return [cases, wrong];
}

const [count, seed] = process.argv.slice(2, 4).map(Number);
if (!Number.isInteger(count) || !Number.isInteger(seed)) throw new Error('a count and a seed are needed');
const names = process.argv.length > 4 ? process.argv.slice(4) : Object.keys(PAIRS);
for (const name of names) {
  if (PAIRS[name] === undefined) throw new Error(`no pair '${name}': ${Object.keys(PAIRS).join(', ')}`);
  const families = questionFamilyNames(distanceQuestions.find((one) => one.name === name)!);
  const each = Math.ceil(count! / families.length);
  let [cases, failures] = [0, 0];
  for (const family of families) {
    const [some, wrong] = judge(name, family, each, seed!);
    cases += some;
    failures += wrong.length;
    for (const line of wrong.slice(0, 3)) console.log(line);
  }
  console.log(`${name}: ${cases} cases, ${failures} wrong`);
}
