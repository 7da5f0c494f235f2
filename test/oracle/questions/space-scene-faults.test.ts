import { expect, test } from 'vitest';
import { type Fault, faultFinder, faultsOfPart, strayFaults } from './planted-faults.js';

const filter = 'src/shapes/within/half-spaces.ts';
const meeting = 'src/shapes/within/meeting.ts';
const solids = 'src/scene/solid-meeting.ts';

/** Each is found by the question about one kind of shape. */
const FAULTS: readonly Fault[] = [
  ['trianglesMeetingPlane', filter, 'if (isOutside && isInside) return -1', 'if (isOutside) return -1'],
  ['trianglesMeetingPlane', meeting, '(1, bounds, at) === 1 ? mask', '(1, bounds, at) !== 1 ? mask'],
  ['trianglesMeetingHalfSpace', filter, 'if (high < -error) left', 'if (high < error) left'],
  ['trianglesMeetingHalfSpace', filter, 'x > 0 ? at : at + 3', 'x > 0 ? at + 3 : at'],
  ['trianglesMeetingHalfSpace', 'src/scene/shape-call.ts', 'indices[corner]!) <= 0', 'indices[corner]!) < 0'],
  ['trianglesMeetingKDop', meeting, '-max[i]!, -x', '-min[i]!, -x'],
  ['trianglesMeetingKDop', filter, 'isInK &&= c < -error', 'isInK ||= c < -error'],
  [
    'trianglesMeetingFrustum',
    filter,
    'if (a > error && b > error && c > error) return 1',
    'if (a > error) return 1',
  ],
  ['trianglesMeetingFrustum', meeting, '-(x + q[k]!)', '(x + q[k]!)'],
  [
    'trianglesMeetingFrustum',
    filter,
    '(mask & bit) === 0) continue;\n      const error',
    '(mask & bit) !== 0) continue;\n      const error',
  ],
  ['trianglesMeetingSphere', meeting, '+ farZ * farZ < this.#below', '+ gapZ * gapZ < this.#below'],
  ['trianglesMeetingCapsule', meeting, 'near + half < this.#inner ? 0', 'near < this.#inner ? 0'],
  ['trianglesMeetingBox', meeting, 'isWithin &&= low >= box[k]!', 'isWithin ||= low >= box[k]!'],
  ['meetsSolidFrustum', 'src/scene/bounded-shape.ts', '.isBounded);', '.isBounded) && false;'],
  ['solidRelationHalfSpace', solids, 'positions, indices[corner]!) < 0', 'positions, indices[corner]!) <= 0'],
  ['solidRelationHalfSpace', solids, 'space, p, 0) <= 0)', 'space, p, 0) < 0)'],
  ['solidRelationKDop', 'src/scene/shape-call.ts', 'isOutside || (mask !== 0', 'isOutside || (mask === 0'],
  ['solidRelationFrustum', solids, '!isEndless(shape) && isInsideExactly', 'isInsideExactly'],
];

const casesUntilFound = faultFinder('src/oracle/questions/scenes/index.ts', 'scenesQuestions');

test('all faults can be planted', () => {
  expect(strayFaults(FAULTS)).toEqual([]);
});

test.each(faultsOfPart(FAULTS).map((fault, i) => [i, ...fault] as const))(
  '%i: %s finds what is wrong in %s: %s is %s',
  { timeout: 240_000 },
  async (_, ...fault) => {
    expect(await casesUntilFound(fault)).toBeDefined();
  },
);
