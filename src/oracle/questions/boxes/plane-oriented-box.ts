import { planeOrientedBoxReferee } from '../../referees/shapes/boxes/pairs.js';
import { independentAxes } from '../../referees/shapes/boxes/shapes.js';
import { planeOrientedBoxSubject } from '../../subjects/boxes/pairs.js';
import { layoutOf, plane } from '../layout.js';
import type { Question, QuestionFamily } from '../question.js';
import { unitVectors } from '../unit-vectors.js';
import { meeting } from '../yes.js';
import {
  disturbed,
  fillOrientedBox,
  orientedBoxParts,
  pointOfOrientedBox,
  rotateOrientedBox,
  smallVector,
} from './families.js';
import { planeBoxParts, reversal } from './plane-box.js';

const layout = layoutOf(3, plane('plane'), ...orientedBoxParts('box'));

const throughFeature: QuestionFamily = {
  name: 'through-a-feature',
  summary: 'the plane goes through a corner or the middle of an edge or face, often along axes of the box',
  fill(random, out) {
    fillOrientedBox(random, out, 4);
    if (random.oneIn(4)) rotateOrientedBox(random, out, 4);
    const p = pointOfOrientedBox(random, out, 4);
    let n: number[] = smallVector(random);
    if (random.oneIn(2)) {
      const [i, j] = [4 + 3 + 3 * random.below(3), 4 + 3 + 3 * random.below(3)];
      const [a, b] = [
        out.subarray(i, i + 3),
        random.oneIn(2) ? out.subarray(j, j + 3) : Float64Array.from(n),
      ];
      n = [0, 1, 2].map((k) => a[(k + 1) % 3]! * b[(k + 2) % 3]! - a[(k + 2) % 3]! * b[(k + 1) % 3]!);
    }
    out.set([...n, -(n[0]! * p[0]! + n[1]! * p[1]! + n[2]! * p[2]!)]);
  },
};

/** A plane and an oriented box. */
export const planeOrientedBoxQuestion: Question = {
  name: 'planeOrientedBox',
  ...planeBoxParts,
  layout,
  families: [throughFeature, disturbed(throughFeature), unitVectors(layout)],
  accepts: (v) => independentAxes(v, 4),
  subject: planeOrientedBoxSubject,
  referee: planeOrientedBoxReferee,
  ...meeting('the plane and the closed oriented box'),
  laws: [reversal],
};
