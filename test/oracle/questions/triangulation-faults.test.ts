import { expect, it } from 'vitest';
import { Random } from '../../../src/oracle/cases/random.js';
import {
  constrainedTriangulationQuestion,
  triangulationDelaunayQuestion,
} from '../../../src/oracle/questions/constructions/point-sets.js';
import type { Question } from '../../../src/oracle/questions/question.js';
import {
  crossedDelaunayQuestion,
  delaunayQuestion,
} from '../../../src/oracle/questions/triangulation/delaunay.js';

/** How many cases of the own families a changed answer gets past the judge in, of those that the change is one in. */
function unnoticed(
  question: Question,
  change: (said: string, values: Float64Array) => string,
): [number, number] {
  const random = new Random(2, 4, 6, 8);
  let [changed, passed] = [0, 0];
  for (const family of question.families) {
    for (let round = 0; round < 12; round++) {
      const values = new Float64Array(question.layout.arity);
      family.fill(random, values);
      if (question.accepts?.(values) === false) continue;
      const right = question.subject(values);
      const said = change(right, values);
      if (said === right) continue;
      changed++;
      const isRight =
        question.check === undefined
          ? said === question.referee(values)
          : question.check(values, said) === undefined;
      if (isRight) passed++;
    }
  }
  return [changed, passed];
}

const toFloats = (question: Question) => (_: string, values: Float64Array) =>
  question.subject(values.map((x) => (Number.isFinite(Math.fround(x)) ? Math.fround(x) : x)));
/** The list of triangles without the last one; with one turned round; with one of its corners twice. */
const fewer = (said: string) => JSON.stringify((JSON.parse(said) as number[]).slice(0, -3));
const turned = (said: string) => {
  const [a, b, c, ...rest] = JSON.parse(said) as number[];
  return c === undefined ? said : JSON.stringify([b, a, c, ...rest]);
};
const flat = (said: string) => {
  const [a, b, , ...rest] = JSON.parse(said) as number[];
  return b === undefined ? said : JSON.stringify([a, b, b, ...rest]);
};

it.each([
  [
    delaunayQuestion,
    'a triangle left out',
    (said: string) => said.replace(/triangles:\d+-\d+-\d+,/, 'triangles:'),
  ],
  [delaunayQuestion, 'a hull without its last point', (said: string) => said.replace(/,\d+ equal/, ' equal')],
  [
    delaunayQuestion,
    'points on a circle that are not told',
    (said: string) => said.replace(/^cocircular/, 'general'),
  ],
  [delaunayQuestion, 'equal points that are not told', (said: string) => said.replace(/equal:.*/, 'equal:')],
  [
    crossedDelaunayQuestion,
    'a triangle left out',
    (said: string) => said.replace(/triangles:\d+-\d+-\d+,/, 'triangles:'),
  ],
  [
    crossedDelaunayQuestion,
    'crossings that are not told',
    (said: string) => said.replace(/at:[^-]\S*/, 'at:-'),
  ],
  [
    crossedDelaunayQuestion,
    'an edge that is no part',
    (said: string) => said.replace(/edges:[\d-]+,/, 'edges:'),
  ],
  [
    crossedDelaunayQuestion,
    'the answer without crossings',
    (said: string) => said.replace(/^crossed/, 'uncrossed'),
  ],
  [triangulationDelaunayQuestion, 'a hull that is not covered', fewer],
  [triangulationDelaunayQuestion, 'a triangle turned round', turned],
  [triangulationDelaunayQuestion, 'a triangle without an area', flat],
  [constrainedTriangulationQuestion, 'a hull that is not covered', fewer],
  [constrainedTriangulationQuestion, 'a triangle without an area', flat],
] as const)('$0.name tells $1', (question, _, change) => {
  const [changed, passed] = unnoticed(question, change);
  expect(changed).toBeGreaterThan(5);
  // One triangle alone may be turned.
  expect(passed).toBeLessThanOrEqual(change === turned ? changed / 3 : 0);
});

it.each([delaunayQuestion, triangulationDelaunayQuestion, crossedDelaunayQuestion])(
  '$name tells coordinates that were rounded',
  (question) => {
    const [changed, passed] = unnoticed(question, toFloats(question));
    expect(changed).toBeGreaterThan(5);
    expect(passed).toBeLessThan(changed);
  },
);

it('a diagonal that is not locally Delaunay is told', () => {
  const values = new Float64Array(triangulationDelaunayQuestion.layout.arity);
  values.set([4, 0, 0, 4, 0, 4, 3, 0, 2]);
  expect(
    triangulationDelaunayQuestion.check!(values, triangulationDelaunayQuestion.subject(values)),
  ).toBeUndefined();
  const both = ['[0,1,2,0,2,3]', '[0,1,3,1,2,3]'].map((said) =>
    triangulationDelaunayQuestion.check!(values, said),
  );
  expect(both.filter((fault) => fault !== undefined)).toHaveLength(1);
});
