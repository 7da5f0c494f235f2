import {
  planeOrientedBoxReferee,
  pointOrientedBoxReferee,
  triangleOrientedBoxReferee,
} from '../../referees/shapes/boxes/pairs.js';
import { independentAxes } from '../../referees/shapes/boxes/shapes.js';
import {
  planeOrientedBoxSubject,
  pointOrientedBoxSubject,
  triangleOrientedBoxSubject,
} from '../../subjects/boxes/pairs.js';
import { layoutOf, plane, point, points } from '../layout.js';
import type { Question, QuestionFamily } from '../question.js';
import { unitVectors } from '../unit-vectors.js';
import { containing, meeting } from '../yes.js';
import { planeBoxParts, reversal } from './box.js';
import {
  disturbed,
  fillOrientedBox,
  orientedBoxParts,
  pointOfOrientedBox,
  rotateOrientedBox,
  smallVector,
  throughTheMiddle,
} from './families.js';
import { renumberingOfTriangle, triangleBoxParts } from './lines-and-triangles.js';

const planeOrientedBoxLayout = layoutOf(3, plane('plane'), ...orientedBoxParts('box'));

const planeOrientedBoxThroughFeature: QuestionFamily = {
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
  layout: planeOrientedBoxLayout,
  families: [
    planeOrientedBoxThroughFeature,
    disturbed(planeOrientedBoxThroughFeature),
    unitVectors(planeOrientedBoxLayout),
  ],
  accepts: (v) => independentAxes(v, 4),
  subject: planeOrientedBoxSubject,
  referee: planeOrientedBoxReferee,
  ...meeting('the plane and the closed oriented box'),
  laws: [reversal],
};

const pointOrientedBoxLayout = layoutOf(3, point('point'), ...orientedBoxParts('box'));

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

/** Where a point lies to an oriented box. */
export const pointOrientedBoxQuestion: Question = {
  name: 'pointOrientedBox',
  area: 'spatial',
  layout: pointOrientedBoxLayout,
  families: [onFeatures, disturbed(onFeatures), rotated, unitVectors(pointOrientedBoxLayout)],
  accepts: (v) => independentAxes(v, 3),
  subject: pointOrientedBoxSubject,
  referee: pointOrientedBoxReferee,
  form: '<inside|boundary|outside> <feature>',
  classOf: (answer) => answer.replace(/\d+$/, ''),
  classes: ['outside -', 'boundary v', 'boundary e', 'boundary f', 'inside in'],
  ...containing('oriented box'),
};

const triangleOrientedBoxLayout = layoutOf(
  3,
  ...points('triangle.a triangle.b triangle.c'),
  ...orientedBoxParts('box'),
);

const triangleOrientedBoxThroughFeature: QuestionFamily = {
  name: 'through-a-feature',
  summary: "the triangle's plane, edge or corner goes through a corner or the middle of an edge or face",
  fill(random, out) {
    fillOrientedBox(random, out, 9);
    if (random.oneIn(4)) rotateOrientedBox(random, out, 9);
    const p = pointOfOrientedBox(random, out, 9);
    const [u, v] = [smallVector(random), smallVector(random)];
    if (random.oneIn(2)) for (let i = 0; i < 3; i++) u[i] = out[12 + i]!;
    for (let k = 0; k < 3; k++) {
      const [s, t] = [random.between(-2, 2), random.between(-2, 2)];
      for (let i = 0; i < 3; i++) out[3 * k + i] = p[i]! + s * u[i]! + t * v[i]!;
    }
  },
};

const small: QuestionFamily = {
  name: 'small-integers',
  summary: 'small integer triangles and boxes',
  fill(random, out) {
    fillOrientedBox(random, out, 9);
    for (let i = 0; i < 9; i++) out[i] = random.between(-2, 2);
  },
};

const throughMiddle = throughTheMiddle((random, out) => {
  fillOrientedBox(random, out, 9);
  return pointOfOrientedBox(random, out, 9);
});

/** Small flat boxes and triangles in a plane of two axes. */
const inPlane: QuestionFamily = {
  name: 'in-a-plane',
  summary: 'a flat box, often a segment or a point, and a triangle in its plane, of small integers',
  fill(random, out) {
    fillOrientedBox(random, out, 9);
    const axis = random.below(3);
    out[21 + axis] = 0;
    if (random.oneIn(2)) out[21 + ((axis + 1) % 3)] = 0;
    if (random.oneIn(6)) out[21 + ((axis + 2) % 3)] = 0;
    const [u, v] = [12 + 3 * ((axis + 1) % 3), 12 + 3 * ((axis + 2) % 3)];
    const last = (axis + 2) % 3;
    if (random.oneIn(8)) {
      // The segment that the box is: both ends, and one of them or the middle.
      out[21 + ((axis + 1) % 3)] = 0;
      [-1, 1, random.between(-1, 1)].forEach((t, k) => {
        for (let i = 0; i < 3; i++)
          out[3 * k + i] = out[9 + i]! + t * out[21 + last]! * out[12 + 3 * last + i]!;
      });
      return;
    }
    const wide = random.between(1, 3);
    for (let k = 0; k < 3; k++) {
      const [s, t] = [random.between(-wide, wide), random.between(-wide, wide)];
      for (let i = 0; i < 3; i++) out[3 * k + i] = out[9 + i]! + s * out[u + i]! + t * out[v + i]!;
    }
  },
};

/** A triangle and an oriented box. */
export const triangleOrientedBoxQuestion: Question = {
  name: 'triangleOrientedBox',
  ...triangleBoxParts,
  hot: true,
  layout: triangleOrientedBoxLayout,
  families: [
    triangleOrientedBoxThroughFeature,
    throughMiddle,
    inPlane,
    small,
    disturbed(triangleOrientedBoxThroughFeature),
  ],
  accepts: (v) => independentAxes(v, 9),
  subject: triangleOrientedBoxSubject,
  referee: triangleOrientedBoxReferee,
  ...meeting('the closed triangle and the closed oriented box'),
  laws: renumberingOfTriangle,
};
