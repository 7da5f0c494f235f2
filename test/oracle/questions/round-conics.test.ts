import { afterAll, expect, test } from 'vitest';
import { generateQuestion } from '../../../fuzz/questions/generate.js';
import { deriveSeed, Random } from '../../../src/oracle/cases/random.js';
import { classOf } from '../../../src/oracle/questions/question.js';
import { conicQuestions } from '../../../src/oracle/questions/round/conics.js';
import { FaultyModules } from '../../support/faulty-modules.js';
import { declarePlanted } from '../../support/planted.js';

type Subjects = typeof import('../../../src/oracle/subjects/round/conics.js');
type Engine = (values: Float64Array) => string;

/** What stands in a file, and what a mistake would have put there. */
type Fault = readonly [file: string, right: string, wrong: string];

const RELATION_FAULTS: readonly Fault[] = [
  ['pencil', 'negative === 2', 'negative >= 1'],
  ['pencil', 'negative === 2', 'false'],
  ['pencil', 'negative === 1', 'false'],
  ['pencil', 'k % 2 === 0 ? 1 : side', '1'],
  ['pencil', 'k > 0; k--', 'k > entries.length - 2; k--'],
  ['pencil', '  return true;', '  return false;'],
  ['pencil', 'positive[positive.length - 1]!, 1)', 'positive[0]!, 1)'],
  ['pencil', "multiplicity === 1 ? 'disjoint' : 'touching'", "'disjoint'"],
  ['pencil', "containment === 'inside' ?", "containment !== 'inside' ?"],
  ['pencil', 'signChanges(mirrored) < 2', 'true'],
  ['pencil', '.length < 2', '.length < 1'],
  ['pencil', 'k % 2 === 0 ? 1n : -1n', '1n'],
  ['quadric-form', 'BigInt(own - exponent)', '0n'],
  ['filter', 'const BOUND = 2 ** -49', 'const BOUND = -(2 ** -49)'],
  ['filter', 'sideOf(b, point) === 1 &&', ''],
  ['filter', 'return UNDECIDED;\n}', 'return a.center;\n}'],
];

/** Of ellipses only: ellipsoids have all three axes, and guesses of theirs miss more rarely. */
const FLAT_FAULTS: readonly Fault[] = [
  ['filter', '.slice(0, a.ownAxes)', ''],
  ['filter', 'sideOf(b, point) === -1)', 'true)'],
];

const POINT_FAULTS: readonly Fault[] = [
  ['quadric-form', '-product(row, offset)', 'product(row, offset)'],
  ['ellipse-ellipse-intersection', 'missing === 0 ?', 'true ?'],
  ['ellipse-ellipse-intersection', 'multiplicity: missing', 'multiplicity: 1'],
  ['ellipse-ellipse-intersection', 'compare(p.point[1], q.point[1])', '1'],
  ['common-coordinates', '-exponent * i', '0'],
  ['common-coordinates', 'exponent * (degree - i)', '0'],
  ['common-coordinates', 'upper) <= 0', 'upper) < 0'],
  ['common-coordinates', 'turn[2]!', 'turn[0]!'],
  ['turn', 'c - u]', 'u - c]'],
];

const BALL_FAULTS: readonly Fault[] = [
  ...RELATION_FAULTS,
  ['ball-conic', 'i === k ? radius : 0', 'radius'],
  ['ball-conic', 'i === k ? radius', 'i === k ? 1'],
  ['ball-conic', 'if (side > 0)', 'if (side >= 0)'],
  ['ball-conic', 'side === 0 ? 0 : 1', '1'],
  ['ball-conic', "side === 0 ? 'touching' : 'overlapping'", "'overlapping'"],
  ['ball-conic', "'overlapping', side === 0 ? 0 : 1, -1", "'overlapping', side === 0 ? 0 : 1, 0"],
  ['ball-conic', 'pointSide(ball.center, conic) <= 0', 'pointSide(ball.center, conic) < 0'],
  ['quadric-form', 'product(images, images) - radius * radius', 'product(images, images) - radius'],
  ['quadric-form', 'x - center[i]!);\n  const images', 'x + center[i]!);\n  const images'],
];

const modules = new FaultyModules<Subjects>('src/oracle/subjects/round/conics.ts');
afterAll(() => modules.close());

/** What the kernel says with one fault in it. */
const subjectsWith = ([name, right, wrong]: Fault): Promise<Subjects> =>
  modules.with({ file: `src/round/conics/${name}.ts`, right, wrong });

/** Engines with one fault each, by what is exchanged. */
async function enginesOf(
  faults: readonly Fault[],
  engine: (subjects: Subjects) => Engine,
): Promise<Record<string, Engine>> {
  const entries = await Promise.all(
    faults.map(
      async (fault, i) => [`${fault[1]} -> ${fault[2]} (${i})`, engine(await subjectsWith(fault))] as const,
    ),
  );
  return Object.fromEntries(entries);
}

const named = (name: string) => conicQuestions.find((question) => question.name === name)!;

test('faults are planted in the files of the kernel', async () => {
  const { conicsSubject } = await subjectsWith(['pencil', 'negative === 2', 'negative === 2']);
  expect(conicsSubject('ellipse')(Float64Array.of(0, 0, 1, 0, 0, 1, 2, 0, 1, 0, 0, 1))).toBe(
    'touching none touching',
  );
});

declarePlanted(
  named('ellipseEllipse2d'),
  await enginesOf([...RELATION_FAULTS, ...FLAT_FAULTS], ({ conicsSubject }) => conicsSubject('ellipse')),
  16,
);
declarePlanted(
  named('ellipsoidEllipsoid'),
  await enginesOf(RELATION_FAULTS, ({ conicsSubject }) => conicsSubject('ellipsoid')),
  8,
);
for (const [name, kind] of [
  ['circleEllipse2d', 'ellipse'],
  ['sphereEllipsoid', 'ellipsoid'],
] as const)
  declarePlanted(
    named(name),
    await enginesOf(BALL_FAULTS, ({ ballConicsSubject }) => ballConicsSubject(kind)),
    16,
  );
declarePlanted(
  named('ellipseEllipseIntersection2d'),
  await enginesOf(POINT_FAULTS, ({ conicPointsSubject }) => conicPointsSubject),
  16,
);

test.each(conicQuestions.map((question) => [question.name, question] as const))(
  'the families of %s have all of its classes',
  (name, question) => {
    const random = new Random(...deriveSeed('classes', name));
    const values = new Float64Array(question.layout.arity);
    const found = new Set<string>();
    for (let i = 0; i < 15; i++) {
      for (const family of question.families) {
        if (generateQuestion(question, family, random, values))
          found.add(classOf(question, question.subject(values)));
      }
    }
    expect([...found].sort()).toEqual([...question.classes].sort());
  },
);
