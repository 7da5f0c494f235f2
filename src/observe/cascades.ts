/**
 * The questions that are composed of several numbers: implicit points and planes, bands, roots, crossings along a ray.
 * Their first tier keeps a value and a bound of its error, which is interval arithmetic by middle and radius
 * (`arithmetic/ball.ts`). Every name stands for one function of the sources; a test holds that.
 */
import type { Cascade } from './cascade.js';

const twoTiers = (question: string, filter: string, exact: string): Cascade => ({
  question,
  tiers: [
    ['filter', [filter]],
    ['bigint', [exact]],
  ],
});

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
];
