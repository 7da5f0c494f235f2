import { orientedBoxContainsPoint, pointOrientedBox } from '../../../spatial/boxes/point-oriented-box.js';
import { featureText, typedFeature } from '../../answers/text.js';
import { featureAt } from '../../referees/shapes/shape.js';
import { exact, multiply, rational, vectorAt } from '../../referees/shapes/vectors.js';
import { layoutOf, point } from '../layout.js';
import type { Question, QuestionFamily } from '../question.js';
import { containing } from '../yes.js';
import {
  disturbed,
  fillOrientedBox,
  orientedBoxParts,
  pointOfOrientedBox,
  rotateOrientedBox,
} from './families.js';
import { exactOrientedBox, independentAxes, orientedBoxOf, pointOf } from './shapes.js';

const layout = layoutOf(3, point('point'), ...orientedBoxParts('box'));

const onFeatures: QuestionFamily = {
  name: 'on-features',
  summary: 'a corner of an integer box, the middle of an edge or face, or a point nearby',
  fill(random, out) {
    fillOrientedBox(random, out, 3);
    out.set(pointOfOrientedBox(random, out, 3));
    if (random.oneIn(3)) for (let i = 0; i < 3; i++) out[i] = out[i]! + random.between(-1, 1);
  },
};

const rotated: QuestionFamily = {
  name: 'rotated-boxes',
  summary: 'the same point of a box with rounded rotated axes, as rounded',
  fill(random, out) {
    fillOrientedBox(random, out, 3);
    rotateOrientedBox(random, out, 3);
    out.set(pointOfOrientedBox(random, out, 3));
  },
};

/** A point and an oriented box: the feature at the point. Referee: searching the features one by one in rationals. */
export const pointOrientedBoxQuestion: Question = {
  name: 'pointOrientedBox',
  area: 'spatial',
  layout,
  families: [onFeatures, disturbed(onFeatures), rotated],
  accepts: (v) => independentAxes(v, 3),
  subject(v) {
    const [p, box] = [pointOf(v, 0), orientedBoxOf(v, 3)];
    const feature = pointOrientedBox(p, box);
    const differs = orientedBoxContainsPoint(box, p) !== (feature !== null);
    return typedFeature(featureText(feature)) + (differs ? ' BOOLEAN DIFFERS' : '');
  },
  referee(v) {
    const values = exact(v);
    const p = rational(multiply(vectorAt(values, 0, 3), values.one));
    return typedFeature(featureAt(exactOrientedBox(values, 3), p));
  },
  form: '<outside|vertex|edge|face|interior> <feature>',
  classes: ['outside', 'vertex', 'edge', 'face', 'interior'],
  ...containing('oriented box'),
};
