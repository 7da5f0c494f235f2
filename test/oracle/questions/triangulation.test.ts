import { expect, it } from 'vitest';
import { Random } from '../../../src/oracle/cases/random.js';
import { delaunayQuestion } from '../../../src/oracle/questions/triangulation/delaunay.js';
import { declareAgreement } from '../../support/agree.js';

declareAgreement([delaunayQuestion], { own: 25, general: 4 });

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

it('has cases of all classes in its own families', () => {
  const seen = new Set<string>();
  const random = new Random(7, 7, 7, 7);
  for (const family of delaunayQuestion.families) {
    for (let round = 0; round < 8; round++) {
      const values = new Float64Array(delaunayQuestion.layout.arity);
      family.fill(random, values);
      seen.add(delaunayQuestion.referee(values).split(' ')[0]!);
    }
  }
  expect([...seen].sort()).toEqual(['cocircular', 'collinear', 'general']);
});
