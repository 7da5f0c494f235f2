import { describe, expect, test } from 'vitest';
import { generateQuestion } from '../../../fuzz/questions/generate.js';
import { deriveSeed, Random } from '../../../src/oracle/cases/random.js';
import { conicQuestions } from '../../../src/oracle/questions/round/conics.js';
import {
  ballConicReferee,
  circleEllipseReferee,
} from '../../../src/oracle/referees/shapes/round/ball-conics.js';
import { conicPointsReferee } from '../../../src/oracle/referees/shapes/round/conic-points.js';
import { conicsReferee, ellipsesReferee } from '../../../src/oracle/referees/shapes/round/conics.js';

const question = conicQuestions[0]!;
const relation = conicsReferee(2);

/** Words of the relation that follow from the multiplicities of the common points. */
function boundariesOf(points: string): string {
  if (points === 'overlapping') return points;
  const multiplicities = [...points.matchAll(/\*(\d)/g)].map(([, digit]) => Number(digit));
  if (multiplicities.some((m) => m % 2 === 1)) return 'crossing';
  return multiplicities.length > 0 ? 'touching' : 'disjoint';
}

describe('the three referees of two ellipses', () => {
  test.each(question.families.map((family) => [family.name, family] as const))('agree on %s', (_, family) => {
    const random = new Random(...deriveSeed('referees', family.name));
    const values = new Float64Array(question.layout.arity);
    for (let i = 0; i < 15; i++) {
      if (!generateQuestion(question, family, random, values)) continue;
      const said = relation(values);
      expect(ellipsesReferee(values), values.join()).toBe(said);
      expect(boundariesOf(conicPointsReferee(values)), values.join()).toBe(said.split(' ')[2]);
    }
  });
});

describe('the two referees of a circle and an ellipse', () => {
  const beside = conicQuestions.find(({ name }) => name === 'circleEllipse2d')!;
  test.each(beside.families.map((family) => [family.name, family] as const))('agree on %s', (_, family) => {
    const random = new Random(...deriveSeed('circles', family.name));
    const values = new Float64Array(beside.layout.arity);
    for (let i = 0; i < 15; i++) {
      if (!generateQuestion(beside, family, random, values)) continue;
      expect(circleEllipseReferee(values), values.join()).toBe(ballConicReferee(2)(values));
    }
  });
});

test('a sphere is asked as an ellipsoid, and without a radius as a point', () => {
  const around = [0, 0, 0, 3, 0, 0, 0, 9, 0, 0, 0, 15];
  const said = (...ball: number[]) => ballConicReferee(3)(Float64Array.from([...ball, ...around]));
  expect(said(1, 6, 10, 0)).toBe('touching inside touching');
  expect(said(1, 6, 9, 0)).toBe('overlapping inside disjoint');
  expect(said(1, 6, 11, -0)).toBe('disjoint none disjoint');
  expect(said(16, 16, 16, 19)).toBe('touching none touching');
  expect(said(0, 0, 0, 3)).toBe('overlapping inside touching');
});

test('a disk in an ellipsoid, where the greatest value belongs to a direction that the center is not in', () => {
  const ball = (x: number, r: number) => [x, 0, 0, r, 0, 0, 0, r, 0, 0, 0, r];
  const around = [0, 0, 0, 325, 0, 0, 0, 300, 0, 0, 0, 300];
  const referee = conicsReferee(3);
  expect(referee(Float64Array.from([...around, ...ball(35, 288)]))).toBe('overlapping containing touching');
  expect(referee(Float64Array.from([...around, ...ball(35, 289)]))).toBe('overlapping none crossing');
  expect(referee(Float64Array.from([...ball(35, 287), ...around]))).toBe('overlapping inside disjoint');
  expect(referee(Float64Array.from([...ball(0, 300), ...around]))).toBe('overlapping inside touching');
});
