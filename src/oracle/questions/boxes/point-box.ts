import { boxContainsPoint, pointBox } from '../../../spatial/boxes/point-box.js';
import { featureAt } from '../../referees/shapes/shape.js';
import { exact, rational, vectorAt } from '../../referees/shapes/vectors.js';
import { scaling } from '../laws.js';
import { box, layoutOf, point } from '../layout.js';
import type { Query } from '../query.js';
import { featureText } from '../text.js';
import { containing } from '../yes.js';
import { lattice, stretched } from './families.js';
import { boxOf, exactBox, pointOf } from './shapes.js';

const layout = layoutOf(3, point('point'), box('box'));
const TYPES: Readonly<Record<string, string>> = {
  '-': 'outside',
  v: 'vertex',
  e: 'edge',
  f: 'face',
  i: 'interior',
};

/** A feature with its type before it. */
export function typed(feature: string): string {
  return `${TYPES[feature[0]!]} ${feature}`;
}

/** A point and a box: the feature at the point. Referee: searching the features one by one in rationals. */
export const pointBoxQuery: Query = {
  name: 'pointBox',
  area: 'spatial',
  layout,
  families: [lattice(9), stretched(lattice(9), 9)],
  decide(v) {
    const [p, b] = [pointOf(v, 0), boxOf(v, 3)];
    const feature = pointBox(p, b);
    const differs = boxContainsPoint(b, p) !== (feature !== null);
    return typed(featureText(feature)) + (differs ? ' BOOLEAN DIFFERS' : '');
  },
  referee(v) {
    const values = exact(v);
    return typed(featureAt(exactBox(values, 3), rational(vectorAt(values, 0, 3))));
  },
  form: '<outside|vertex|edge|face|interior> <feature>',
  classes: ['outside', 'vertex', 'edge', 'face', 'interior'],
  ...containing('box'),
  laws: [scaling(layout)],
};
