import { expect, it } from 'vitest';
import { skeletonQuestions } from '../../../src/oracle/questions/skeleton/index.js';
import { offsetPolygonQuestion } from '../../../src/oracle/questions/skeleton/offsets.js';
import { declareAgreement } from '../../support/agree.js';

declareAgreement(skeletonQuestions, { own: 4, general: 1 });

it('a room that comes apart at a door as wide as twice the distance does so at it', () => {
  const values = Float64Array.of(1, 24, 0, 0, 0);
  for (let seed = 0, found = 0; found < 3; seed++) {
    values[2] = seed;
    values[4] = -2;
    const said = offsetPolygonQuestion.referee(values);
    expect(offsetPolygonQuestion.subject(values)).toBe(said);
    if (said.startsWith('several')) found++;
  }
});
