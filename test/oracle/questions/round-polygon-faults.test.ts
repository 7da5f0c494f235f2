import { MOST_OUTER } from '../../../src/oracle/cases/distance/polygons.js';
import { stepUlps } from '../../../src/oracle/cases/doubles.js';
import { ringSize } from '../../../src/oracle/cases/planar/rings.js';
import { ringsFrom } from '../../../src/oracle/cases/round/polygons.js';
import { roundPolygonQuestions } from '../../../src/oracle/questions/round/polygons.js';
import { declarePlanted } from '../../support/planted.js';

/** What a wrong kernel would say about other values. */
const asked =
  (subject: (v: Float64Array) => string, change: (v: Float64Array) => void) => (v: Float64Array) => {
    const other = v.slice();
    change(other);
    return subject(other);
  };

for (const kind of ['circle', 'ellipse'] as const) {
  const question = roundPolygonQuestions.find(({ name }) => name === `${kind}Polygon2d`)!;
  const { subject } = question;
  const outer = ringsFrom(kind);
  const said = (change: (text: string) => string) => (v: Float64Array) => change(subject(v));
  const resized = (steps: number) =>
    asked(subject, (v) => {
      v[outer - 1] = Math.abs(stepUlps(v[outer - 1]!, steps));
    });
  declarePlanted(
    question,
    {
      'holes are filled': asked(subject, (v) => {
        v[outer + ringSize(MOST_OUTER)] = 0;
      }),
      'the other rule': asked(subject, (v) => {
        v[0] = 1 - v[0]!;
      }),
      ...(kind === 'circle' && {
        'a radius that is an ulp too great': resized(1),
        'a radius that is an ulp too small': resized(-1),
      }),
      'shapes are open': said((text) => text.replace('touching', 'disjoint')),
      'touching is overlapping': said((text) => text.replace('touching', 'overlapping')),
      'the last edge is left out': asked(subject, (v) => {
        if (v[outer]! > 2) v[outer] = v[outer]! - 1;
      }),
      'nothing is contained': said((text) => text.replace(/inside|containing|equal/, 'none')),
    },
    60,
  );
}
