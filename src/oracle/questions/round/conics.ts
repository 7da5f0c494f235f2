import { pairName, shapeAt, sizeOf } from '../../cases/round/operands.js';
import { ballConicReferee, circleEllipseReferee } from '../../referees/shapes/round/ball-conics.js';
import { conicPointsReferee } from '../../referees/shapes/round/conic-points.js';
import { conicsReferee, ellipsesReferee } from '../../referees/shapes/round/conics.js';
import { ballConicsSubject, conicPointsSubject, conicsSubject } from '../../subjects/round/conics.js';
import { scaling, swapping } from '../laws.js';
import { layoutOf } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question } from '../question.js';
import { ballConicFamilies } from './ball-conic-families.js';
import { conicFamilies } from './conic-families.js';
import { solidLaws } from './laws.js';
import { axesSpan, isShape, partsOf } from './operands.js';
import { swapContainment } from './swept.js';

type Kind = 'ellipse' | 'ellipsoid';

/** What questions on two shapes of a kind have in common. */
function pairOf(kind: Kind) {
  const dimension = kind === 'ellipse' ? 2 : 3;
  const layout = layoutOf(dimension, ...partsOf(kind, 'a'), ...partsOf(kind, 'b'));
  const at = sizeOf(kind);
  return {
    area: 'round',
    layout,
    families: conicFamilies(kind, layout),
    accepts: (v: Float64Array) => isShape(kind, v, 0) && isShape(kind, v, at),
    ...axesSpan(kind),
    shapes: shapesBy('a b', (v: ArrayLike<number>) => [shapeAt(kind, v, 0), shapeAt(kind, v, at)]),
  } as const;
}

/** What is said of how they lie to each other. */
const RELATION = {
  form: '<relation> <containment> <relation>',
  classes: ['disjoint', 'touching', 'crossing', 'inside', 'containing', 'equal'],
  classOf: (answer: string) => {
    const [relation, containment] = answer.split(' ') as [string, string];
    if (relation !== 'overlapping') return relation;
    return containment === 'none' ? 'crossing' : containment;
  },
  note: 'the last word says how the boundaries meet',
  yes: 'the two closed regions have a point in common',
  holds: (answer: string) => !answer.startsWith('disjoint'),
} as const;

function relationQuestion(kind: Kind): Question {
  const pair = pairOf(kind);
  return {
    ...pair,
    ...RELATION,
    name: kind === 'ellipse' ? 'ellipseEllipse2d' : 'ellipsoidEllipsoid',
    subject: conicsSubject(kind),
    referee: conicsReferee(kind === 'ellipse' ? 2 : 3),
    ...(kind === 'ellipse' && { secondReferee: ellipsesReferee }),
    laws: [swapping(pair.layout, swapContainment), scaling(pair.layout)],
  };
}

/** A circle and an ellipse, a sphere and an ellipsoid. */
function ballQuestion(ball: 'circle' | 'sphere', kind: Kind): Question {
  const dimension = kind === 'ellipse' ? 2 : 3;
  const layout = layoutOf(dimension, ...partsOf(ball, ball), ...partsOf(kind, kind));
  const at = sizeOf(ball);
  return {
    ...RELATION,
    area: 'round',
    name: pairName(ball, kind, kind === 'ellipse' ? '2d' : ''),
    layout,
    families: ballConicFamilies(dimension, layout),
    accepts: (v) => isShape(kind, v, at),
    ...axesSpan(kind),
    shapes: shapesBy(`${ball} ${kind}`, (v) => [shapeAt(ball, v, 0), shapeAt(kind, v, at)]),
    subject: ballConicsSubject(kind),
    referee: ballConicReferee(dimension),
    ...(kind === 'ellipse' && { secondReferee: circleEllipseReferee }),
    laws: solidLaws(kind, layout, at),
  };
}

const pointsPair = pairOf('ellipse');

const pointsQuestion: Question = {
  ...pointsPair,
  name: 'ellipseEllipseIntersection2d',
  subject: conicPointsSubject,
  referee: conicPointsReferee,
  form: 'disjoint | overlapping | <touching|crossing> <one|two|three|four> <conic-point>*',
  classes: [
    'disjoint',
    'touching one',
    'touching two',
    'crossing two',
    'crossing three',
    'crossing four',
    'overlapping',
  ],
  classOf: (answer) => answer.split(' ').slice(0, 2).join(' '),
  note: 'how the curves meet, and the points of both in lexicographic order, with their multiplicities',
  yes: 'the two curves have a point in common',
  holds: (answer) => answer !== 'disjoint',
  laws: [swapping(pointsPair.layout, (answer) => answer)],
};

/** Two ellipses, two ellipsoids, and balls beside them. */
export const conicQuestions: readonly Question[] = [
  relationQuestion('ellipse'),
  relationQuestion('ellipsoid'),
  ballQuestion('circle', 'ellipse'),
  ballQuestion('sphere', 'ellipsoid'),
  pointsQuestion,
];
