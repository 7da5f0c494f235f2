import {
  EYE,
  eyeOf,
  KIND,
  kindOf,
  MOST_TRIANGLES,
  ORDER,
  orderOf,
  TRIANGLE_COUNT,
  TRIANGLES,
  triangleMeshOf,
} from '../../cases/bsp/explicit-trees.js';
import { powerOfTwo, stepUlps } from '../../cases/doubles.js';
import type { Random } from '../../cases/random.js';
import { checkFaceOrder, faceOrderReferee } from '../../referees/constructions/face-orders.js';
import { faceOrderSubject } from '../../subjects/bsp/tree-queries.js';
import { integer, layoutOf, point, points } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question, QuestionFamily } from '../question.js';

const corners = Array.from({ length: MOST_TRIANGLES }, (_, i) => `t${i}a t${i}b t${i}c`).join(' ');

const layout = layoutOf(
  3,
  integer('kind', 0, 1, '0: faces are stored in nodes, 1: in leaves'),
  integer('order', 0, 1, '0: back to front, 1: front to back'),
  point('eye'),
  integer('triangles', 1, MOST_TRIANGLES, 'how many triangles count'),
  ...points(corners),
);

function fillChoices(random: Random, out: Float64Array): void {
  out[KIND] = random.below(2);
  out[ORDER] = random.below(2);
  out[TRIANGLE_COUNT] = random.between(1, MOST_TRIANGLES);
}

/** Triangles of small integers, many of them across an axis; the eye often in a plane of one. */
function fillLattice(random: Random, out: Float64Array): void {
  fillChoices(random, out);
  for (let k = 0; k < 3; k++) out[EYE + k] = random.between(-4, 4);
  for (let at = TRIANGLES; at < out.length; at += 9) {
    for (let i = 0; i < 9; i++) out[at + i] = random.between(-2, 2);
    const axis = random.below(5);
    if (axis < 3) for (const i of [3, 6]) out[at + axis + i] = out[at + axis]!;
    if (axis < 3 && random.oneIn(6)) out[EYE + axis] = out[at + axis]!;
    // Beside the one before: an edge in common.
    if (at > TRIANGLES && random.oneIn(4)) out.copyWithin(at, at - 9, at - 3);
  }
}

const families: QuestionFamily[] = [
  {
    name: 'lattice-faces',
    summary: 'triangles of small integers, many across axes or with common edges',
    fill: fillLattice,
  },
  {
    name: 'moved-faces',
    summary: 'the same at other exponents, some coordinates moved by an ulp',
    fill(random, out) {
      fillLattice(random, out);
      const scale = powerOfTwo(random.between(-100, 100));
      for (const { kind, at, size } of layout.parts) {
        if (kind === 'integer') continue;
        for (let i = at; i < at + size; i++) {
          out[i] = out[i]! * scale;
          if (random.oneIn(20)) out[i] = stepUlps(out[i]!, random.sign());
        }
      }
    },
  },
  {
    name: 'stacked-faces',
    summary: 'walls behind one another, in two planes or more, seen from an end or from beside',
    fill(random, out) {
      fillChoices(random, out);
      const axis = random.below(3);
      for (let k = 0; k < 3; k++) out[EYE + k] = k === axis ? random.between(-5, 5) : random.between(-1, 1);
      for (let at = TRIANGLES; at < out.length; at += 9) {
        const level = random.between(-3, 3);
        for (let i = 0; i < 9; i++) out[at + i] = i % 3 === axis ? level : random.between(-3, 3);
        if (random.oneIn(4)) out[at + axis] = level + random.sign();
      }
    },
  },
];

/** Faces of a tree, in the order of a painter. */
export const faceOrderQuestion: Question = {
  name: 'facesInOrder',
  area: 'bsp',
  layout,
  families,
  subject: faceOrderSubject,
  referee: faceOrderReferee,
  check: checkFaceOrder,
  form: '<hiding|clear> <i>',
  classes: ['hiding', 'clear'],
  note: 'a construction: the answer is JSON, [[triangle, [["x", "y", "z"], ...]], ...] with coordinates as texts of fractions ("1/2"), and is checked. Faces are convex parts of their triangles, counterclockwise like them, and are all of each triangle that has an area; none hides one that comes later (front to back: is hidden by one that does). The text says whether a triangle hides another, and how many have an area',
  shapes: shapesBy('eye mesh kind order', (v) => [eyeOf(v), triangleMeshOf(v), kindOf(v), orderOf(v)]),
  coded: true,
};
