/**
 * The questions that are composed of several numbers: implicit points and planes, bands, roots, crossings along a ray,
 * what moves.
 * Their first tier keeps a value and a bound of its error, which is interval arithmetic by middle and radius
 * (`arithmetic/ball.ts`). Every name stands for one function of the sources; a test holds that.
 */
import type { Cascade, Place } from './cascade.js';

const twoTiers = (question: string, filter: string, exact: string): Cascade => ({
  question,
  tiers: [
    ['filter', [filter]],
    ['bigint', [exact]],
  ],
});

/** Numbers that are rounded once: in double-words, and behind them the root or the quotient of integers. */
const inWords = (question: string, words: readonly Place[], exact: Place): Cascade => ({
  question,
  tiers: [
    ['words', words],
    ['bigint', [exact]],
  ],
});

const SEGMENT = 'pointSegmentSquaredDistance';
const TRIANGLE = 'pointTriangleSquaredDistance';
/** Distances that are read as numbers; `compareDistance` is a function that asks a filter, as others are. */
const DISTANCES: readonly Cascade[] = [
  inWords('distance', ['roundedDistance'], 'roundedDistance > return near'),
  inWords('squaredDistance', ['squaredDistance'], 'squaredDistance > return rounded'),
  inWords(SEGMENT, [SEGMENT, `${SEGMENT}At`], 'exactSegmentSquare'),
  inWords(TRIANGLE, [TRIANGLE, `${TRIANGLE}At`], 'exactTriangleSquare'),
  inWords('boxBoxSquaredDistance', ['boxBoxSquaredDistance'], 'boxBoxSquaredDistance > return square'),
  // Distances of what is swept, and from a point to a round shape, are rounded out of integers: no doubles are tried.
  { question: 'distance', tiers: [['bigint', ['roundedAcross', 'roundDistanceOf']]] },
];

/** Do constructed points and parameters exist? Hits of flat shapes and corners of convex solids ask it. */
const EXISTENCE: readonly Cascade[] = ['exists2', 'exists3', 'existsParameter'].map((name) =>
  twoTiers('existence', name, `${name} > return true`),
);

/** What the face knows of two shapes in doubles. All else is asked of the function of their types. */
const FACE: readonly Cascade[] = (
  [
    ['isWithin', 'shapesAreWithin', 'pointsSign === 1'],
    ['intersects', 'haveCommonPoint', 'return commonSign <= 0'],
    ['relation', 'relationOfShapes', 'relatedSign === 1'],
  ] as const
).map(([question, begins, last]) => ({
  question,
  tiers: [
    ['filter', [begins]],
    [null, [`${begins} > ${last}`]],
  ],
}));

/** What moves: pairs of shapes, a shape and each triangle or leaf, features whose points move. */
const MOTION: readonly Cascade[] = [
  twoTiers('sweptIntersects', 'sweptIntersects', 'sweptIntersects > return nearly <= 0'),
  twoTiers('sweptMeetsTriangle', 'meetsTriangle', 'meetsTriangle > return sweptSign <= 0'),
  twoTiers('sweepPart', 'FirstParts.add > isEntered(part)) return', 'SweptParts.meeting'),
  {
    question: 'featuresMeet',
    tiers: [
      ['filter', ['loadedMeet', 'doTouch']],
      ['bigint', ['loadedMeetExactly']],
    ],
  },
  twoTiers('featureContacts', 'loadedContacts', 'exactContacts'),
];

export const CASCADES: readonly Cascade[] = [
  {
    question: 'side',
    tiers: [
      ['known', ['sideOfImplicit', 'sideOfImplicitThrough']],
      ['filter', ['signSide', 'signSideFromAnchor']],
      ['grid', ['sharpSide']],
      ['bigint', ['exactSideOfImplicit']],
    ],
  },
  twoTiers('side', 'signSideOfPlain', 'exactSideOfPlain'),
  {
    question: 'thickPlaneSide',
    tiers: [
      ['filter', ['beyondDistance', 'beyondForm']],
      ['bigint', ['exactExcess']],
    ],
  },
  twoTiers('orientation2d', 'signOrientation2d', 'exactSignOrientation2d'),
  twoTiers('orientation', 'signOrientation', 'exactSignOrientation'),
  twoTiers('inCircle2d', 'signInCircle2d', 'exactSignInCircle2d'),
  twoTiers('inSphere', 'signInSphere', 'exactSignInSphere'),
  twoTiers('directionSide', 'directionSideOf', 'exactlyAlong'),
  twoTiers('planesFacing', 'signFacing', 'exactSignFacing'),
  twoTiers('planeIdentity', 'roundedNormalsCross', 'exactNormalsCross'),
  {
    question: 'compareCoordinate',
    tiers: [
      ['filter', ['signCompareCoordinate', 'signCompareCoordinate2d']],
      ['bigint', ['exactSignCompareCoordinate']],
    ],
  },
  {
    question: 'nearestPoint',
    tiers: [
      ['words', ['nearestOf2', 'nearestOf3']],
      ['bigint', ['nearestOf2 > return [nearX, nearY]', 'nearestOf3 > return [nearX, nearY, nearZ]']],
    ],
  },
  inWords('nearestParameter', ['nearestOfParameter'], 'nearestOfParameter > return near'),
  ...EXISTENCE,
  twoTiers('castOrder', 'CastPlace.compare', 'CastPlace.compare > return rounded'),
  twoTiers('penetration', 'penetrationBetween', 'doSolidsMeet'),
  twoTiers('penetration', 'penetrateSwept', 'doSweptMeet'),
  ...DISTANCES,
  ...FACE,
  ...MOTION,
];
