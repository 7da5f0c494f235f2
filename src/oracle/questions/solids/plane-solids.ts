import {
  planeConvexPolyhedron,
  planeIntersectsConvexPolyhedron,
} from '../../../spatial/convex/plane-convex-polyhedron.js';
import { planeSolid } from '../../../spatial/convex/plane-solid.js';
import { planeIntersectsTetrahedron, planeTetrahedron } from '../../../spatial/convex/plane-tetrahedron.js';
import { solidFromConvexPolyhedron, solidFromTetrahedron } from '../../../spatial/convex/solid.js';
import { featureText } from '../../answers/text.js';
import { exactPlane } from '../../referees/shapes/boxes/plane-box.js';
import { cornersOf, cut } from '../../referees/shapes/clip.js';
import { dimensionOf } from '../../referees/shapes/contact.js';
import { type Halfspace, sideOf } from '../../referees/shapes/halfspace.js';
import { convexHull } from '../../referees/shapes/polytope.js';
import { featureAt, type Shape, tetrahedronShape } from '../../referees/shapes/shape.js';
import { exact, pointsAt } from '../../referees/shapes/vectors.js';
import { reversal } from '../boxes/plane-box.js';
import { scaling } from '../laws.js';
import { layoutOf, plane } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Law, Question, QuestionFamily } from '../question.js';
import { meeting } from '../yes.js';
import { convexPolyhedronKind, tetrahedronKind } from './kinds.js';
import { disturbed, type SolidKind } from './linear.js';
import {
  exactVertices,
  flattenPolyhedron,
  isConvex,
  polyhedronOf,
  polyhedronShape,
  rankOf,
} from './polyhedra.js';
import { pointOf, tetrahedronOf } from './shapes.js';

const SOLID = 4;
const classes = ['disjoint', 'touching', 'crossing', 'overlapping'];

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

type PlaneContact = ReturnType<typeof planeTetrahedron>;

/** `touching 1 f0/v0 f0/v1`: relation, side, and the extreme points of the section. */
function textOf({ relation, side, contact }: PlaneContact): string {
  const pairs = contact.map(({ a, b }) => `${featureText(a)}/${featureText(b)}`).sort();
  return [relation, side, ...pairs].join(' ');
}

/** All forms of the question: they say the same. */
function allText(found: PlaneContact, boolean: boolean, prepared: PlaneContact): string {
  const differs = boolean === (found.relation === 'disjoint') ? ' BOOLEAN DIFFERS' : '';
  return textOf(found) + differs + (textOf(prepared) === textOf(found) ? '' : ' SOLID DIFFERS');
}

/** By the section of the hull, whose dimension decides, and the listed features at its corners. */
function exactText(by: Halfspace, shape: Shape): string {
  const sides = shape.points.map((p) => sideOf(by, p));
  const hull = convexHull(shape.points);
  const section = cut(cornersOf(hull), by, 'equation').map(({ at }) => at);
  const side = sides.every((s) => s >= 0) ? 1 : sides.every((s) => s <= 0) ? -1 : 0;
  const flat = sides.every((s) => s === 0);
  const pairs = section.map((at) => `f0/${featureAt(shape, at)}`).sort();
  const rest = [flat ? 0 : side, ...pairs].join(' ');
  if (section.length === 0) return `disjoint ${rest}`;
  if (!flat && side !== 0) return `touching ${rest}`;
  return `${dimensionOf(section) < Math.min(2, hull.dimension) ? 'crossing' : 'overlapping'} ${rest}`;
}

/** The plane seen from behind: all sides turn. */
const fromBehind: Law = {
  ...reversal,
  vary: (values) => ({
    values: values.map((x, i) => (i < 4 ? -x : x)),
    expected: (answer) => answer.replace(/ -?1(?= |$)/, (side) => (side === ' 1' ? ' -1' : ' 1')),
  }),
};

const tetrahedronLayout = layoutOf(3, plane('plane'), ...tetrahedronKind.parts);

/** A plane and a tetrahedron. Referee: the section of the rational hull. */
const planeTetrahedronQuestion: Question = {
  name: 'planeTetrahedron',
  area: 'spatial',
  layout: tetrahedronLayout,
  families: familiesOf(tetrahedronKind, flattenTetrahedron),
  subject(v) {
    const where = { normal: pointOf(v, 0), constant: v[3]! };
    const tetrahedron = tetrahedronOf(v, SOLID);
    return allText(
      planeTetrahedron(where, tetrahedron),
      planeIntersectsTetrahedron(where, tetrahedron),
      planeSolid(where, solidFromTetrahedron(tetrahedron)),
    );
  },
  referee(v) {
    const values = exact(v);
    return exactText(exactPlane(values, 0), tetrahedronShape(pointsAt(values, 3, SOLID, 4)));
  },
  form: '<relation> <side> <A/B sorted>*',
  classes,
  ...meeting('the plane and the closed tetrahedron'),
  laws: [scaling(tetrahedronLayout), fromBehind],
};

const polyhedronShapes = shapesBy(
  'plane polyhedron',
  (v) => [{ normal: pointOf(v, 0), constant: v[3]! }, polyhedronOf(v, SOLID)] as const,
);

/** A plane and a convex polyhedron. Referee: the section of the rational hull. */
const planeConvexPolyhedronQuestion: Question = {
  name: 'planeConvexPolyhedron',
  area: 'spatial',
  layout: layoutOf(3, plane('plane'), ...convexPolyhedronKind.parts),
  families: familiesOf(convexPolyhedronKind, flattenPolyhedron),
  subject(v) {
    const [where, polyhedron] = polyhedronShapes.of(v);
    const meet = planeIntersectsConvexPolyhedron(where, polyhedron);
    try {
      const prepared = planeSolid(where, solidFromConvexPolyhedron(polyhedron));
      return allText(planeConvexPolyhedron(where, polyhedron), meet, prepared);
    } catch (error) {
      if (error instanceof RangeError && error.message.includes('closed and convex')) return 'rejected';
      throw error;
    }
  },
  referee(v) {
    const { vertices, faces } = polyhedronOf(v, SOLID);
    const { points, values } = exactVertices(vertices, v.subarray(0, SOLID));
    if (rankOf(points) === 3 && !isConvex(points, faces)) return 'rejected';
    return exactText(exactPlane(values, 0), polyhedronShape(points, faces));
  },
  form: '<relation> <side> <A/B sorted>* | rejected',
  classes: [...classes, 'rejected'],
  ...meeting('the plane and the closed convex polyhedron', 'rejected'),
  shapes: polyhedronShapes,
  coded: true,
  laws: [fromBehind],
};

export const planeSolidQuestions: readonly Question[] = [
  planeTetrahedronQuestion,
  planeConvexPolyhedronQuestion,
];
