import { boxOrientedBoxReferee, orientedBoxOrientedBoxReferee } from '../../referees/shapes/boxes/pairs.js';
import { independentAxes } from '../../referees/shapes/boxes/shapes.js';
import { boxOrientedBoxSubject, orientedBoxOrientedBoxSubject } from '../../subjects/boxes/pairs.js';
import { swapping } from '../laws.js';
import { box, layoutOf } from '../layout.js';
import type { Question, QuestionFamily } from '../question.js';
import { unitVectors } from '../unit-vectors.js';
import { meeting } from '../yes.js';
import {
  CONTAINMENT_CLASSES,
  disturbed,
  fillOrientedBox,
  moveOrientedBox,
  orientedBoxParts,
  pointOfOrientedBox,
  rotateOrientedBox,
  smallVector,
  swapContainment,
} from './families.js';

/** What both pairs have in common. */
const parts: Pick<Question, 'note' | 'area' | 'form' | 'classes' | 'classOf'> = {
  note: 'relation, what the first is to the second, and the features of both at the corners of the common part',
  area: 'spatial',
  form: '<relation> <none|inside|containing|equal> <A/B sorted>*',
  classes: CONTAINMENT_CLASSES,
  classOf: (answer) => answer.split(' ', 2).join(' '),
};

const pairLayout = layoutOf(3, ...orientedBoxParts('a'), ...orientedBoxParts('b'));

const meetingFeatures: QuestionFamily = {
  name: 'meeting-features',
  summary: 'a corner, or the middle of an edge or face, of one integer box is one of the other',
  fill(random, out) {
    fillOrientedBox(random, out, 0);
    fillOrientedBox(random, out, 15);
    if (random.oneIn(3)) out.copyWithin(18, 3, 12);
    if (random.oneIn(6)) out.copyWithin(27, 12, 15);
    const target = pointOfOrientedBox(random, out, 0);
    moveOrientedBox(random, out, 15, target);
  },
};

const rotatedPairs: QuestionFamily = {
  name: 'rotated-pairs',
  summary: 'touching boxes with the same rounded rotated axes, or with other ones',
  fill(random, out) {
    meetingFeatures.fill(random, out);
    rotateOrientedBox(random, out, 0);
    if (random.oneIn(2)) out.copyWithin(18, 3, 12);
    moveOrientedBox(random, out, 15, pointOfOrientedBox(random, out, 0));
  },
};

const nested: QuestionFamily = {
  name: 'nested',
  summary: 'a small box within a large one, often with the same axes',
  fill(random, out) {
    meetingFeatures.fill(random, out);
    if (random.oneIn(2)) out.copyWithin(18, 3, 12);
    for (let i = 0; i < 3; i++) {
      out[15 + i] = out[i]!;
      out[12 + i] = out[12 + i]! * random.between(1, 8);
    }
  },
};

function swapped(answer: string): string {
  const [relation, containment, ...pairs] = answer.split(' ');
  const turned = pairs.map((pair) => pair.split('/').reverse().join('/')).sort();
  return [relation, swapContainment(containment!), ...turned].join(' ');
}

/** Two oriented boxes. */
export const orientedBoxPairQuestion: Question = {
  name: 'orientedBoxOrientedBox',
  ...parts,
  hot: true,
  layout: pairLayout,
  families: [meetingFeatures, rotatedPairs, nested, disturbed(meetingFeatures), unitVectors(pairLayout)],
  accepts: (v) => independentAxes(v, 0) && independentAxes(v, 15),
  subject: orientedBoxOrientedBoxSubject,
  referee: orientedBoxOrientedBoxReferee,
  ...meeting('the two closed oriented boxes'),
  laws: [swapping(pairLayout, swapped)],
};

const boxLayout = layoutOf(3, box('box'), ...orientedBoxParts('oriented'));

const boxMeets: QuestionFamily = {
  name: 'meeting-features',
  summary: 'a corner of the oriented box lies in a face, an edge or a corner of the other',
  fill(random, out) {
    const [low, high] = [smallVector(random, 3), smallVector(random, 3)];
    fillOrientedBox(random, out, 6);
    const target = low.map((_, i) => {
      if (low[i]! > high[i]!) [low[i], high[i]] = [high[i]!, low[i]!];
      return [low[i]!, high[i]!, random.between(low[i]!, high[i]!)][random.below(3)]!;
    });
    out.set([...low, ...high]);
    if (random.oneIn(4)) rotateOrientedBox(random, out, 6);
    moveOrientedBox(random, out, 6, target);
  },
};

const boxNested: QuestionFamily = {
  name: 'nested-boxes',
  summary: 'a small box within a large one, with parallel faces or not',
  fill(random, out) {
    boxMeets.fill(random, out);
    if (random.oneIn(3)) out.set([1, 0, 0, 0, 1, 0, 0, 0, 1], 9);
    if (random.oneIn(4)) {
      for (let i = 0; i < 3; i++)
        [out[i], out[i + 3]] = [out[6 + i]! - out[18 + i]!, out[6 + i]! + out[18 + i]!];
      return;
    }
    const larger = random.oneIn(2) ? 0 : 6;
    for (let i = 0; i < 3; i++) {
      const k = random.between(1, 8);
      if (larger === 0) [out[i], out[i + 3]] = [out[6 + i]! - k, out[6 + i]! + k];
      else out[18 + i] = out[18 + i]! * k;
    }
  },
};

/** An axis-aligned and an oriented box. */
export const boxOrientedBoxQuestion: Question = {
  name: 'boxOrientedBox',
  ...parts,
  layout: boxLayout,
  families: [boxMeets, boxNested, disturbed(boxMeets), unitVectors(boxLayout)],
  accepts: (v) => independentAxes(v, 6),
  subject: boxOrientedBoxSubject,
  referee: boxOrientedBoxReferee,
  ...meeting('the closed box and the closed oriented box'),
};
