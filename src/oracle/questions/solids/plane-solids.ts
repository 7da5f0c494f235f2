import {
  planeConvexPolyhedron,
  planeIntersectsConvexPolyhedron,
  planeIntersectsTetrahedron,
  planeTetrahedron,
} from '../../../spatial/convex/plane-convex-polyhedron.js';
import { cornersOf, cut } from '../../referees/shapes/clip.js';
import { dimensionOf } from '../../referees/shapes/contact.js';
import { type Halfspace, sideOf } from '../../referees/shapes/halfspace.js';
import { convexHull } from '../../referees/shapes/polytope.js';
import { exact, pointsAt, type Vector } from '../../referees/shapes/vectors.js';
import { exactPlane, reversal } from '../boxes/plane-box.js';
import { scaling } from '../laws.js';
import { layoutOf, plane } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Law, Question, QuestionFamily } from '../question.js';
import { meeting } from '../yes.js';
import { convexPolyhedronKind, tetrahedronKind } from './kinds.js';
import { disturbed, type SolidKind } from './linear.js';
import { exactVertices, flattenPolyhedron, polyhedronOf } from './polyhedra.js';
import { pointOf, tetrahedronOf } from './shapes.js';

const SOLID = 4;
const classes = ['disjoint', 'touching', 'crossing', 'overlapping', 'contained'];

function familiesOf(kind: SolidKind, flatten: (out: Float64Array, at: number) => void): QuestionFamily[] {
  const landmarks: QuestionFamily = {
    name: 'through-a-landmark',
    summary: 'the plane goes through a vertex or the middle of two, or a step beside it',
    fill(random, out) {
      kind.fill(random, out, SOLID);
      if (random.oneIn(6)) flatten(out, SOLID);
      const p = kind.landmark(random, out, SOLID);
      const n = [random.between(-2, 2), random.between(-2, 2), random.between(-2, 2)];
      if (random.oneIn(3)) n.fill(0)[random.below(3)] = random.sign();
      const at = n.reduce((sum, x, i) => sum + x * p[i]!, 0);
      out.set([...n, (random.oneIn(5) ? random.between(-2, 2) : 0) - at]);
    },
  };
  return [landmarks, disturbed(landmarks)];
}

function flattenTetrahedron(out: Float64Array, at: number): void {
  for (const i of [5, 8, 11]) out[at + i] = out[at + 2]!;
}

/** `touching 1 0,1,1,1`: relation, side, sides of the vertices. */
function textOf({ relation, side, sides }: ReturnType<typeof planeTetrahedron>, boolean: boolean): string {
  const differs = boolean === (relation === 'disjoint') ? ' BOOLEAN DIFFERS' : '';
  return `${relation} ${side} ${sides.join(',')}${differs}`;
}

/** By the section of the hull, whose dimension decides. */
function exactText(by: Halfspace, vertices: readonly Vector[]): string {
  const sides = vertices.map((p) => sideOf(by, p));
  const hull = convexHull(vertices);
  const section = cut(cornersOf(hull), by, 'equation').map(({ at }) => at);
  const side = sides.every((s) => s >= 0) ? 1 : sides.every((s) => s <= 0) ? -1 : 0;
  const flat = sides.every((s) => s === 0);
  const rest = `${flat ? 0 : side} ${sides.join(',')}`;
  if (section.length === 0) return `disjoint ${rest}`;
  if (!flat && side !== 0) return `touching ${rest}`;
  return `${dimensionOf(section) < Math.min(2, hull.dimension) ? 'crossing' : 'overlapping'} ${rest}`;
}

function classOf(answer: string): string {
  const [relation, , sides] = answer.split(' ');
  return relation === 'overlapping' && !/1/.test(sides!) ? 'contained' : relation!;
}

/** The plane seen from behind: all sides turn. */
const fromBehind: Law = {
  ...reversal,
  vary: (values) => ({
    values: values.map((x, i) => (i < 4 ? -x : x)),
    expected: (answer) => answer.replace(/-?1/g, (side) => (side === '1' ? '-1' : '1')),
  }),
};

const tetrahedronLayout = layoutOf(3, plane('plane'), ...tetrahedronKind.parts);

/** A plane and a tetrahedron. Referee: the section of the rational hull. */
const planeTetrahedronQuestion: Question = {
  name: 'planeTetrahedron',
  note: 'the signs: the side of each vertex',
  area: 'spatial',
  layout: tetrahedronLayout,
  families: familiesOf(tetrahedronKind, flattenTetrahedron),
  subject(v) {
    const where = { normal: pointOf(v, 0), constant: v[3]! };
    const tetrahedron = tetrahedronOf(v, SOLID);
    return textOf(planeTetrahedron(where, tetrahedron), planeIntersectsTetrahedron(where, tetrahedron));
  },
  referee(v) {
    const values = exact(v);
    return exactText(exactPlane(values, 0), pointsAt(values, 3, SOLID, 4));
  },
  form: '<relation> <side> <signs>',
  classes,
  classOf,
  ...meeting('the plane and the closed tetrahedron'),
  laws: [scaling(tetrahedronLayout), fromBehind],
};

const polyhedronShapes = shapesBy(
  'plane polyhedron',
  (v) => [{ normal: pointOf(v, 0), constant: v[3]! }, polyhedronOf(v, SOLID)] as const,
);

/** A plane and the hull of a polyhedron's vertices. Referee: the section of the rational hull. */
const planeConvexPolyhedronQuestion: Question = {
  name: 'planeConvexPolyhedron',
  note: 'the signs: the side of each vertex',
  area: 'spatial',
  layout: layoutOf(3, plane('plane'), ...convexPolyhedronKind.parts),
  families: familiesOf(convexPolyhedronKind, flattenPolyhedron),
  subject(v) {
    const [where, polyhedron] = polyhedronShapes.of(v);
    const meet = planeIntersectsConvexPolyhedron(where, polyhedron);
    return textOf(planeConvexPolyhedron(where, polyhedron), meet);
  },
  referee(v) {
    const { points, values } = exactVertices(polyhedronOf(v, SOLID).vertices, v.subarray(0, SOLID));
    return exactText(exactPlane(values, 0), points);
  },
  form: '<relation> <side> <signs>',
  classes,
  classOf,
  ...meeting('the plane and the convex hull of the vertices'),
  shapes: polyhedronShapes,
  coded: true,
  laws: [fromBehind],
};

export const planeSolidQuestions: readonly Question[] = [
  planeTetrahedronQuestion,
  planeConvexPolyhedronQuestion,
];
