import { stepUlps } from '../../../src/oracle/cases/doubles.js';
import { DISTANCE_KINDS, reachAt, SHAPE_AT } from '../../../src/oracle/cases/round/point-distances.js';
import { pointDistanceQuestions } from '../../../src/oracle/questions/round/point-distances.js';
import { declarePlanted } from '../../support/planted.js';

for (const [i, kind] of DISTANCE_KINDS.entries()) {
  const question = pointDistanceQuestions[i]!;
  const { subject } = question;
  const said = (change: (text: string) => string) => (v: Float64Array) => change(subject(v));
  const asked = (place: number, change: (x: number) => number) => (v: Float64Array) => {
    const other = v.slice();
    other[place] = change(other[place]!);
    return subject(other);
  };
  const radius = reachAt(kind) - 1;
  declarePlanted(
    question,
    {
      'a radius that is an ulp too great': asked(radius, (x) => stepUlps(x, 1)),
      'a reach that is an ulp too small': asked(reachAt(kind), (x) => Math.abs(stepUlps(x, -1))),
      'equal is greater': said((text) => text.replace(/ 0$/, ' 1')),
      'in single precision': said((text) =>
        text.replace(/^(\S+) (\S+)/, (_, word, x) => `${word} ${Math.fround(Number(x))}`),
      ),
      'the point for the closest point': (v) =>
        subject(v).replace(/\(.*\)/, `(${Array.from(v.subarray(0, SHAPE_AT)).join(',')})`),
      'rims are faces': said((text) => text.replace(/ e\d\(/, ' f0(')),
      ...(kind === 'circle' && { 'all are one': said((text) => text.replace('several', 'edge')) }),
      ...(kind === 'disk' && { 'only the circle': said((text) => text.replace(/ f0\(/, ' e0(')) }),
    },
    60,
  );
}
