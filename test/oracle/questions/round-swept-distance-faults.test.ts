import { stepUlps } from '../../../src/oracle/cases/doubles.js';
import { SWEPT_PAIRS, sweptSizeOf } from '../../../src/oracle/cases/round/swept-distances.js';
import { radiiOf } from '../../../src/oracle/questions/round/operands.js';
import { sweptDistanceQuestions } from '../../../src/oracle/questions/round/swept-distances.js';
import { declarePlanted } from '../../support/planted.js';

/** One or two of each kind: what is planted is the same for all. */
const ASKED = [
  'pointCapsuleDistance',
  'rayLozengeDistance',
  'sphereSphereDistance',
  'spherePlaneDistance',
  'capsuleBoxDistance',
  'capsuleCapsuleDistance',
  'lozengeTriangleDistance',
  'circleBoxDistance2d',
  'capsuleCapsuleDistance2d',
  'infiniteCylinderTetrahedronDistance',
];

/** `face-face 4/1 2 f0/f0(1,0,0)(3,0,0) 0`: the word, the square, the distance, pairs of points and the order. */
const partsOf = (text: string) => {
  const [word, square, distance, ...rest] = text.split(' ') as [string, string, string, ...string[]];
  return { word, square, distance, pairs: rest.slice(0, -1), order: rest.at(-1)! };
};
type Parts = ReturnType<typeof partsOf>;
const textOf = ({ word, square, distance, pairs, order }: Parts) =>
  [word, square, distance, ...pairs, order].join(' ');

for (const [i, question] of sweptDistanceQuestions.entries()) {
  if (!ASKED.includes(question.name)) continue;
  const { a, b, dimension } = SWEPT_PAIRS[i]!;
  const { subject } = question;
  const radii = [...radiiOf(a), ...radiiOf(b).map((at) => at + sweptSizeOf(a, dimension))];
  const asked = (v: Float64Array, change: (x: number) => number) => {
    const other = v.slice();
    for (const at of radii) other[at] = change(other[at]!);
    return subject(other);
  };
  const said = (change: (parts: Parts) => Partial<Parts>) => (v: Float64Array) => {
    const parts = partsOf(subject(v));
    return textOf({ ...parts, ...change(parts) });
  };
  declarePlanted(
    question,
    {
      'radii that are an ulp too great': (v) => asked(v, (x) => stepUlps(x, 1)),
      'the distance of the cores': (v) => asked(v, () => 0),
      'the closest points of the cores': (v) => {
        const { pairs } = partsOf(asked(v, () => 0));
        return textOf({ ...partsOf(subject(v)), pairs });
      },
      'in single precision': said(({ distance }) => ({ distance: String(Math.fround(Number(distance))) })),
      'the square of what is rounded': said(({ distance }) => ({
        order: distance === 'Infinity' ? '-' : '0',
      })),
      'the difference of squares': said(({ square }) => ({ square: square.replace(/-√.*/, '') })),
      'points of the shapes exchanged': said(({ pairs }) => ({
        pairs: pairs.map((pair) => pair.replace(/(\(.*?\))(\(.*?\))$/, '$2$1')),
      })),
      ...(question.classes.includes('meeting-several') && {
        'one common point': said(({ word }) => ({ word: word.replace('meeting-several', 'meeting') })),
      }),
      ...(question.classes.includes('apart-several') && {
        'only one pair of several': said(({ pairs }) => ({ pairs: pairs.slice(0, 1) })),
      }),
      ...((a === 'capsule' || b === 'capsule') && {
        'all of a capsule is its side': said(({ pairs }) => ({
          pairs: pairs.map((pair) =>
            a === 'capsule' ? pair.replace(/^[ef]\d/, 'f0') : pair.replace(/\/[ef]\d/, '/f0'),
          ),
        })),
      }),
    },
    25,
  );
}
