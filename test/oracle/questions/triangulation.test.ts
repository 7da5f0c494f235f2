import { expect, it } from 'vitest';
import { Random } from '../../../src/oracle/cases/random.js';
import {
  crossedDelaunayQuestion,
  delaunayQuestion,
} from '../../../src/oracle/questions/triangulation/delaunay.js';
import { diagramQuestions } from '../../../src/oracle/questions/triangulation/diagrams.js';
import { dynamicDelaunayQuestion } from '../../../src/oracle/questions/triangulation/dynamic.js';
import { delaunayLocatorQuestion } from '../../../src/oracle/questions/triangulation/located.js';
import { declareAgreement } from '../../support/agree.js';

declareAgreement(
  [delaunayQuestion, crossedDelaunayQuestion, delaunayLocatorQuestion, dynamicDelaunayQuestion],
  {
    own: 25,
    general: 4,
  },
);
declareAgreement(diagramQuestions, { own: 12, general: 1 });

it('tells a diagonal that is the other one, a point that is left out, and half-edges that are not asked', () => {
  const square = Float64Array.from(
    { length: delaunayQuestion.layout.arity },
    (_, i) => [4, 0, 0, 1, 0, 1, 1, 0, 1][i] ?? 0,
  );
  const right = 'cocircular triangles:0-1-3,1-2-3 hull:0,1,2,3 equal:';
  expect(delaunayQuestion.referee(square)).toBe(right);
  expect(delaunayQuestion.subject(square)).toBe(right);
  const fewer = square.slice();
  fewer[0] = 3;
  expect(delaunayQuestion.referee(fewer)).toBe('general triangles:0-1-2 hull:0,1,2 equal:');
});

it.each([delaunayQuestion, crossedDelaunayQuestion, dynamicDelaunayQuestion])(
  '$name has cases of all classes in its own families',
  (question) => {
    const seen = new Set<string>();
    const random = new Random(7, 7, 7, 7);
    for (const family of question.families) {
      for (let round = 0; round < 8; round++) {
        const values = new Float64Array(question.layout.arity);
        family.fill(random, values);
        if (!values.every(Number.isFinite)) continue;
        seen.add(question.subject(values).split(' ')[0]!);
      }
    }
    expect([...seen].sort()).toEqual([...question.classes].sort());
  },
);

it('tells a crossing that is rounded, and edges that are not there', () => {
  const values = new Float64Array(crossedDelaunayQuestion.layout.arity);
  values.set([4, 0, 0, 3, 1, 0, 1, 1, 0]);
  const right =
    'crossed at:3/4,1/4 triangles:0-3-4,0-4-2,1-2-4,1-4-3 hull:0,3,1,2 equal: edges:0-4-0,1-4-0,2-4-1,3-4-1';
  expect(crossedDelaunayQuestion.referee(values)).toBe(right);
  expect(crossedDelaunayQuestion.subject(values)).toBe(right);
});
