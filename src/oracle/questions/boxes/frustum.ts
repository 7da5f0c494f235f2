import {
  boxAndFrustum,
  DEPTH,
  orientedBoxAndFrustum,
  pointAndFrustum,
  SHAPE,
  triangleAndFrustum,
} from '../../cases/half-spaces.js';
import type { Random } from '../../cases/random.js';
import {
  boxFrustumReferee,
  orientedBoxFrustumReferee,
  pointFrustumReferee,
  triangleFrustumReferee,
} from '../../referees/shapes/boxes/half-spaces.js';
import { independentAxes } from '../../referees/shapes/boxes/shapes.js';
import {
  boxFrustumSubject,
  orientedBoxFrustumSubject,
  pointFrustumSubject,
  triangleFrustumSubject,
} from '../../subjects/boxes/half-spaces.js';
import { box, integer, layoutOf, number, point, points } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question, QuestionFamily } from '../question.js';
import { containing } from '../yes.js';
import { disturbed, fillOrientedBox, orientedBoxParts, rotateOrientedBox, smallVector } from './families.js';

/** The 16 elements of the matrix, then the depth: 0 for -w..w, 1 for 0..w. */
export const matrixParts = [
  ...Array.from({ length: 16 }, (_, i) => number(`frustum.elements.${i}`)),
  integer('frustum.depth', 0, 1, '0: -w <= z <= w, 1: 0 <= z <= w'),
];

/** Sets rows of the matrix from its planes' point of view: small perspective, orthographic and arbitrary matrices. */
export function fillMatrix(random: Random, out: Float64Array): void {
  const rows: number[][] = [0, 1, 2, 3].map(() => [0, 0, 0, 0]);
  const kind = random.below(8);
  if (kind === 0) {
    for (const row of rows) for (let j = 0; j < 4; j++) row[j] = random.between(-2, 2);
  } else {
    const [a, b] = [random.between(1, 3), random.between(1, 3)];
    rows[0] = [a, 0, random.between(-1, 1), 0];
    rows[1] = [0, b, random.between(-1, 1), 0];
    rows[2] = kind < 6 ? [0, 0, -2, -3] : [0, 0, -1, random.between(-1, 1)];
    rows[3] = kind < 6 ? [0, 0, -1, 0] : [0, 0, 0, random.between(1, 3)];
  }
  // A view: axes exchanged or turned, then moved.
  const t = smallVector(random);
  const turn = random.below(3);
  const rotation = viewOf(random, random.below(3));
  for (let i = 0; i < 4; i++) {
    const row = rows[i]!;
    const turned = [0, 1, 2].map((j) => row[(j + turn) % 3]!);
    for (let j = 0; j < 3; j++) {
      out[i + 4 * j] =
        turned[0]! * rotation[j]! + turned[1]! * rotation[3 + j]! + turned[2]! * rotation[6 + j]!;
    }
    out[i + 12] = row[3]! + out[i]! * t[0]! + out[i + 4]! * t[1]! + out[i + 8]! * t[2]!;
  }
  out[DEPTH] = random.below(2);
}

/** The identity, a small integer matrix, or a rotation by rounded numbers. */
function viewOf(random: Random, kind: number): number[] {
  if (kind === 0) return [1, 0, 0, 0, 1, 0, 0, 0, 1];
  if (kind === 1) return [1, 1, 0, -1, 1, 0, 0, 0, 1];
  const angle = random.unit();
  const [c, s] = [(1 - angle * angle) / (1 + angle * angle), (2 * angle) / (1 + angle * angle)];
  return [c, 0, s, 0, 1, 0, -s, 0, c];
}

function family(
  name: string,
  summary: string,
  fill: (random: Random, out: Float64Array) => void,
): QuestionFamily {
  return {
    name,
    summary,
    fill(random, out) {
      fillMatrix(random, out);
      fill(random, out);
    },
  };
}

/** The relation, and what the quick test says where the two do not meet. */
const CLASSES = [
  'disjoint outside',
  'disjoint intersecting',
  'touching',
  'crossing',
  'overlapping',
  'overlapping inside',
];

function classOf(answer: string): string {
  const [relation, word] = answer.split(' ');
  if (relation === 'disjoint') return `disjoint ${answer.split(' / ')[1]}`;
  return relation === 'overlapping' && word === 'inside' ? 'overlapping inside' : relation!;
}

const common = {
  area: 'spatial',
  classes: CLASSES,
  classOf,
  form: '<relation> <containment> <A/B>* / <outside|intersecting|inside>',
  yes: 'the closed shape and the frustum have a point in common',
  holds: (answer: string) => !answer.startsWith('disjoint'),
} as const;

const smallBoxes = family('small-boxes', 'integer boxes near a small frustum', (random, out) => {
  for (let i = SHAPE; i < SHAPE + 3; i++) {
    out[i] = random.between(-4, 4);
    out[i + 3] = out[i]! + random.below(random.oneIn(3) ? 6 : 3);
  }
});

/** A frustum and a box: the exact and the conservative answer. */
export const boxFrustumQuestion: Question = {
  ...common,
  name: 'boxFrustum',
  note: 'the exact answer (points of a box are sorted), then that of the quick test of all corners against all planes, which may say `intersecting` for `outside`',
  layout: layoutOf(3, ...matrixParts, box('box')),
  shapes: shapesBy('box frustum', boxAndFrustum),
  families: [smallBoxes, disturbed(smallBoxes)],
  subject: boxFrustumSubject,
  referee: boxFrustumReferee,
};

const smallOrientedBoxes = family(
  'small-oriented-boxes',
  'oriented boxes near a small frustum',
  (random, out) => {
    fillOrientedBox(random, out, SHAPE);
    if (random.oneIn(4)) rotateOrientedBox(random, out, SHAPE);
    for (let i = SHAPE; i < SHAPE + 3; i++) out[i] = random.between(-5, 5);
  },
);

/** A frustum and an oriented box. */
export const orientedBoxFrustumQuestion: Question = {
  ...common,
  name: 'orientedBoxFrustum',
  note: 'the exact answer (points of a box are sorted), then that of the quick test of all corners against all planes, which may say `intersecting` for `outside`',
  layout: layoutOf(3, ...matrixParts, ...orientedBoxParts('box')),
  shapes: shapesBy('box frustum', orientedBoxAndFrustum),
  families: [smallOrientedBoxes, disturbed(smallOrientedBoxes)],
  accepts: (v) => independentAxes(v, SHAPE),
  subject: orientedBoxFrustumSubject,
  referee: orientedBoxFrustumReferee,
};

const smallTriangles = family('small-triangles', 'integer triangles near a small frustum', (random, out) => {
  const around = smallVector(random, 4);
  for (let i = 0; i < 9; i++) out[SHAPE + i] = around[i % 3]! + random.between(-2, 2);
});

const largeTriangles = family(
  'large-triangles',
  'integer triangles around a small frustum',
  (random, out) => {
    for (let i = 0; i < 9; i++) out[SHAPE + i] = random.between(-6, 6);
  },
);

/** A frustum and a triangle. */
export const triangleFrustumQuestion: Question = {
  ...common,
  name: 'triangleFrustum',
  note: 'the exact answer (points of a box are sorted), then that of the quick test of all corners against all planes, which may say `intersecting` for `outside`',
  layout: layoutOf(3, ...matrixParts, ...points('triangle.a triangle.b triangle.c')),
  shapes: shapesBy('triangle frustum', triangleAndFrustum),
  families: [smallTriangles, largeTriangles, disturbed(smallTriangles)],
  subject: triangleFrustumSubject,
  referee: triangleFrustumReferee,
};

const smallPoints = family('small-points', 'integer points near a small frustum', (random, out) => {
  for (let i = 0; i < 3; i++) out[SHAPE + i] = random.between(-4, 4);
});

/** A point and a frustum. */
export const pointFrustumQuestion: Question = {
  name: 'pointFrustum',
  area: 'spatial',
  layout: layoutOf(3, ...matrixParts, point('point')),
  shapes: shapesBy('point frustum', pointAndFrustum),
  families: [smallPoints, disturbed(smallPoints)],
  subject: pointFrustumSubject,
  referee: pointFrustumReferee,
  form: '<location> <feature>',
  classes: ['outside', 'boundary', 'inside'],
  ...containing('frustum'),
};
