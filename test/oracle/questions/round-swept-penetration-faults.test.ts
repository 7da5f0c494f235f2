import { stepUlps } from '../../../src/oracle/cases/doubles.js';
import { SWEPT_PENETRATION_PAIRS, sweptSizeOf } from '../../../src/oracle/cases/round/swept-distances.js';
import { radiiOf } from '../../../src/oracle/questions/round/operands.js';
import { sweptPenetrationQuestions } from '../../../src/oracle/questions/round/swept-penetrations.js';
import { declarePlanted } from '../../support/planted.js';

/** One or two of each kind: what is planted is the same for all. */
const ASKED = [
  'pointLozengePenetration',
  'sphereSpherePenetration',
  'spherePlanePenetration',
  'sphereTetrahedronPenetration',
  'capsuleBoxPenetration',
  'capsuleCapsulePenetration',
  'lozengeTrianglePenetration',
  'circleBoxPenetration2d',
  'capsuleTrianglePenetration2d',
];

/** `overlapping 4/1 2 (1,0,0)f0/f0`: the word, the square, the depth and the ways. */
interface Parts {
  readonly word: string;
  readonly square: string;
  readonly depth: string;
  readonly ways: readonly string[];
}
const partsOf = (text: string): Parts => {
  const [word, square = '', depth = '', ...ways] = text.split(' ') as [string, string?, string?, ...string[]];
  return { word, square, depth, ways };
};
const textOf = ({ word, square, depth, ways }: Parts) =>
  square === '' ? word : [word, square, depth, ...ways].join(' ');

/** The other way along the same line. */
const reversed = (way: string) =>
  way.replace(/\(.*\)/, (direction) =>
    direction.replace(/-?\d+/g, (x) => (x === '0' ? x : x.startsWith('-') ? x.slice(1) : `-${x}`)),
  );

for (const [i, question] of sweptPenetrationQuestions.entries()) {
  if (!ASKED.includes(question.name)) continue;
  const { a, b, dimension } = SWEPT_PENETRATION_PAIRS[i]!;
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
      'the depth of the cores': (v) => asked(v, () => 0),
      'half of the radii': (v) => asked(v, (x) => x / 2),
      'shapes are open': said(({ word }) => (word === 'touching' ? { word: 'apart', square: '' } : {})),
      'in single precision': said(({ depth }) => ({ depth: String(Math.fround(Number(depth))) })),
      'the sum of squares': said(({ square }) => ({ square: square.replace(/[+-]√.*/, '') })),
      'the root has the other sign': said(({ square }) => ({
        square: square.replace(/[+-](?=√)/, (sign) => (sign === '+' ? '-' : '+')),
      })),
      'the second shape is moved': said(({ ways }) => ({ ways: ways.map(reversed) })),
      // Two points have one way, or all there are.
      ...(!(a === 'sphere' && b === 'sphere') && {
        'one way out is named': said(({ ways }) => ({ ways: ways.slice(0, 1) })),
      }),
      'no way out is named': said(() => ({ ways: [] })),
      ...((a === 'capsule' || b === 'capsule') && {
        'all of a capsule is its side': said(({ ways }) => ({
          ways: ways.map((way) =>
            a === 'capsule' ? way.replace(/\)[ef]\d/, ')f0') : way.replace(/\/[ef]\d/, '/f0'),
          ),
        })),
      }),
    },
    12,
  );
}
