import { coneReferee } from '../../referees/shapes/round/cone-shadows.js';
import { permuting } from '../laws.js';
import type { Question } from '../question.js';
import { coneTangents } from './cone-tangents.js';
import { conesWithin } from './cones-within.js';
import { pairQuestion } from './solids.js';

const CONES = ['cylinder', 'cone', 'truncatedCone'] as const;
const FLAT = ['triangle', 'tetrahedron', 'box', 'orientedBox', 'convexPolyhedron', 'hull'] as const;
type ConeKind = (typeof CONES)[number];
type FlatKind = (typeof FLAT)[number];

/** What has numbered corners is the same set with them in another order. */
const ORDERS: Readonly<Partial<Record<FlatKind, string>>> = {
  triangle: 'triangle.b triangle.c triangle.a',
  tetrahedron: 'tetrahedron.b tetrahedron.c tetrahedron.d tetrahedron.a',
};

function coneQuestion(a: ConeKind, b: FlatKind): Question {
  const classes = ['disjoint', 'touching', 'overlapping', 'crossing'];
  const families = [...coneTangents(a, b), ...conesWithin(a, b)];
  const question = pairQuestion(a, b, coneReferee(a, b), classes, families);
  const order = ORDERS[b];
  const turned = order === undefined ? [] : [permuting(question.layout, order, (answer: string) => answer)];
  return { ...question, laws: [...(question.laws ?? []), ...turned] };
}

/** Cylinders, cones and truncated cones against triangles and solids. Of radius 0, they may cross what is flat. */
export const coneSolidQuestions: readonly Question[] = CONES.flatMap((a) =>
  FLAT.map((b) => coneQuestion(a, b)),
);
