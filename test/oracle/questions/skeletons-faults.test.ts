import { expect, it } from 'vitest';
import { Random } from '../../../src/oracle/cases/random.js';
import type { Question } from '../../../src/oracle/questions/question.js';
import { offsetPolygonQuestion } from '../../../src/oracle/questions/skeleton/offsets.js';
import {
  roofQuestion,
  straightSkeletonQuestion,
  weightedSkeletonQuestion,
} from '../../../src/oracle/questions/skeleton/skeletons.js';

interface Skeleton {
  vertices: number[][];
  faces: number[][];
}
interface Roof {
  positions: number[];
  indices: number[];
}

interface Case {
  readonly values: Float64Array;
  readonly right: string;
}
const cases = new Map<Question, readonly Case[]>();

/** A few cases of each of the own families, and what is said of them, which takes longest. */
function casesOf(question: Question): readonly Case[] {
  const known = cases.get(question);
  if (known !== undefined) return known;
  const random = new Random(2, 4, 6, 8);
  const found: Case[] = [];
  for (const family of question.families) {
    for (let round = question.check === undefined ? 40 : 4; round > 0; round--) {
      const values = new Float64Array(question.layout.arity);
      family.fill(random, values);
      if (question.accepts?.(values) === false) continue;
      found.push({ values, right: question.subject(values) });
    }
  }
  cases.set(question, found);
  return found;
}

/** What is no answer at all is told by an error. */
function isTaken({ check, referee }: Question, values: Float64Array, said: string): boolean {
  try {
    return check === undefined ? said === referee(values) : check(values, said) === undefined;
  } catch {
    return false;
  }
}

/** How many cases a change is one in, and in how many of these it gets past the judge. */
function unnoticed(question: Question, change: (said: string) => string): [number, number] {
  let [changed, passed] = [0, 0];
  for (const { values, right } of casesOf(question)) {
    const said = change(right);
    if (said === right) continue;
    changed++;
    if (isTaken(question, values, said)) passed++;
  }
  return [changed, passed];
}

const skeleton = (change: (said: Skeleton) => void) => (text: string) => {
  const said = JSON.parse(text) as Skeleton;
  change(said);
  return JSON.stringify(said);
};
const roof = (change: (said: Roof) => void) => (text: string) => {
  const said = JSON.parse(text) as Roof;
  change(said);
  return JSON.stringify(said);
};
const next = (x: number) => x * (1 + 2 ** -52) || 5e-324;

it.each([
  [
    'a vertex one double beside its place',
    skeleton(({ vertices }) => {
      vertices.at(-1)![0] = next(vertices.at(-1)![0]!);
    }),
  ],
  [
    'a time one double too large',
    skeleton(({ vertices }) => {
      vertices.at(-1)![2] = next(vertices.at(-1)![2]!);
    }),
  ],
  [
    'two vertices exchanged in all faces',
    skeleton((said) => {
      const [a, b] = [said.vertices.length - 1, said.vertices.length - 2];
      if (said.vertices[b]![2] === 0) return;
      said.faces = said.faces.map((face) => face.map((v) => (v === a ? b : v === b ? a : v)));
    }),
  ],
  ['a face that is left out', skeleton(({ faces }) => faces.pop())],
  ['a face without its last vertex', skeleton(({ faces }) => faces.find((face) => face.length > 3)?.pop())],
  ['a face the other way round', skeleton(({ faces }) => faces[0]!.reverse())],
  ['none at all', () => '{"vertices":[],"faces":[]}'],
  ['null', () => 'null'],
] as const)('skeletons tell %s', (_, change) => {
  for (const question of [straightSkeletonQuestion, weightedSkeletonQuestion]) {
    const [changed, passed] = unnoticed(question, change);
    expect(changed).toBeGreaterThan(5);
    expect(passed).toBe(0);
  }
});

it('skeletons with weights are not those without', () => {
  let different = 0;
  for (const { values, right } of casesOf(weightedSkeletonQuestion)) {
    const plain = straightSkeletonQuestion.subject(values);
    if (plain === right) continue;
    different++;
    expect(isTaken(weightedSkeletonQuestion, values, plain)).toBe(false);
  }
  expect(different).toBeGreaterThan(5);
});

it.each([
  ['a triangle that is left out', roof(({ indices }) => indices.splice(0, 3))],
  [
    'a triangle the other way round',
    roof(({ indices }) => indices.splice(0, 3, indices[1]!, indices[0]!, indices[2]!)),
  ],
  [
    'no floor',
    roof((said) => {
      said.indices = said.indices.slice(0, -3);
    }),
  ],
  [
    'a roof that is too high',
    roof(({ positions }) => {
      positions[positions.length - 1]! *= 2;
    }),
  ],
  ['nothing', () => '{"positions":[],"indices":[]}'],
] as const)('roofOfPolygon2d tells %s', (_, change) => {
  const [changed, passed] = unnoticed(roofQuestion, change);
  expect(changed).toBeGreaterThan(5);
  expect(passed).toBe(0);
});

it.each([
  ['one hole fewer', (said: string) => said.replace(/holes:[1-9]/, 'holes:0')],
  ['one polygon, always', (said: string) => said.replace(/polygons:\d+/, 'polygons:1')],
  ['nothing, always', () => 'nothing polygons:0 holes:0 area:0/1'],
] as const)('offsetPolygon2d tells %s', (_, change) => {
  const [changed, passed] = unnoticed(offsetPolygonQuestion, change);
  expect(changed).toBeGreaterThan(0);
  expect(passed).toBe(0);
});
