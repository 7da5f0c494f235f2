import {
  convexPolyhedronContainsPoint,
  pointConvexPolyhedron,
} from '../../../spatial/convex/point-convex-polyhedron.js';
import { pointSolid } from '../../../spatial/convex/point-solid.js';
import { pointTetrahedron, tetrahedronContainsPoint } from '../../../spatial/convex/point-tetrahedron.js';
import { polyhedronConvexity } from '../../../spatial/convex/polyhedron-convexity.js';
import { solidFromTetrahedron } from '../../../spatial/convex/solid.js';
import { locationText } from '../../answers/text.js';
import { solidLocation } from '../../referees/shapes/location.js';
import { tetrahedronShape } from '../../referees/shapes/shape.js';
import { exact, pointsAt, rational, vectorAt } from '../../referees/shapes/vectors.js';
import { axisCycle, scaling } from '../laws.js';
import { layoutOf, point, points } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question, QuestionFamily } from '../question.js';
import { containing } from '../yes.js';
import { convexPolyhedronKind, tetrahedronKind } from './kinds.js';
import { disturbed, type SolidKind } from './linear.js';
import {
  enclosedVolume,
  exactFace,
  exactVertices,
  fillPolyhedron,
  fillWithoutArea,
  isConvex,
  polyhedronOf,
  polyhedronParts,
  polyhedronShape,
  rankOf,
  templates,
} from './polyhedra.js';
import { pointOf, tetrahedronOf } from './shapes.js';

/** A point at a landmark of the solid, or near it. */
function atLandmarks(kind: SolidKind): QuestionFamily {
  return {
    name: 'landmarks',
    summary: 'vertices, middles of edges and faces, or a small step from there',
    fill(random, out) {
      kind.fill(random, out, 3);
      out.set(kind.landmark(random, out, 3), 0);
      for (let i = 0; i < 3; i++) if (random.oneIn(6)) out[i] = out[i]! + random.between(-1, 1);
    },
  };
}

/** The location, and on the boundary the type of the feature. */
const classOf = (answer: string) => {
  const [location, feature] = answer.split(' ');
  return location === 'boundary'
    ? { v: 'vertex', e: 'edge', f: 'face', i: 'flat' }[feature![0]!]!
    : location!;
};
const classes = ['outside', 'vertex', 'edge', 'face', 'inside'];

const tetrahedronLayout = layoutOf(
  3,
  point('point'),
  ...points('tetrahedron.a tetrahedron.b tetrahedron.c tetrahedron.d'),
);

/** A point and a tetrahedron. Referee: membership of features in rationals. */
const pointTetrahedronQuestion: Question = {
  name: 'pointTetrahedron',
  area: 'spatial',
  layout: tetrahedronLayout,
  families: [atLandmarks(tetrahedronKind), disturbed(atLandmarks(tetrahedronKind))],
  subject(v) {
    const p = pointOf(v, 0);
    const t = tetrahedronOf(v, 3);
    const found = pointTetrahedron(p, t);
    const prepared = locationText(pointSolid(p, solidFromTetrahedron(t))) === locationText(found);
    const same = tetrahedronContainsPoint(t, p) === (found.location !== 'outside') && prepared;
    return locationText(found) + (same ? '' : ' BOOLEAN DIFFERS');
  },
  referee(v) {
    const values = exact(v);
    return solidLocation(tetrahedronShape(pointsAt(values, 3, 3, 4)), rational(vectorAt(values, 0, 3)));
  },
  form: '<location> <feature>',
  classes,
  classOf,
  ...containing('tetrahedron'),
  laws: [scaling(tetrahedronLayout), axisCycle(tetrahedronLayout)],
};

const polyhedronShapes = shapesBy('point polyhedron', (v) => [pointOf(v, 0), polyhedronOf(v, 3)] as const);

const { length: templateCount } = templates;

/** Faces all without area, vertices spanning space. */
const withoutArea: QuestionFamily = {
  name: 'without-area',
  summary: 'vertices that span space, and closed faces none of which has an area',
  fill: (random, out) => fillWithoutArea(random, out, 0),
};

const farWithoutArea: QuestionFamily = {
  name: 'without-area',
  summary: 'a point anywhere, and a polyhedron of closed faces none of which has an area',
  fill(random, out) {
    for (let i = 0; i < 3; i++) out[i] = random.between(-9, 9);
    fillWithoutArea(random, out, 3);
  },
};

/** A point and a convex polyhedron. Referee: membership of features in rationals. */
const pointConvexPolyhedronQuestion: Question = {
  name: 'pointConvexPolyhedron',
  area: 'spatial',
  layout: layoutOf(3, point('point'), ...polyhedronParts('polyhedron', templateCount - 1)),
  families: [atLandmarks(convexPolyhedronKind), disturbed(atLandmarks(convexPolyhedronKind)), farWithoutArea],
  subject(v) {
    const [p, polyhedron] = polyhedronShapes.of(v);
    try {
      const found = pointConvexPolyhedron(p, polyhedron);
      const same = convexPolyhedronContainsPoint(polyhedron, p) === (found.location !== 'outside');
      return locationText(found) + (same ? '' : ' BOOLEAN DIFFERS');
    } catch (error) {
      if (error instanceof RangeError && error.message.includes('closed and convex')) return 'rejected';
      throw error;
    }
  },
  referee(v) {
    const { vertices, faces } = polyhedronOf(v, 3);
    const { points: corners, values } = exactVertices(vertices, pointOf(v, 0));
    if (rankOf(corners) === 3 && !isConvex(corners, faces)) return 'rejected';
    return solidLocation(polyhedronShape(corners, faces), rational(vectorAt(values, 0, 3)));
  },
  form: '<location> <feature> | rejected',
  classes: [...classes, 'rejected'],
  classOf,
  ...containing('convex polyhedron', 'rejected'),
  shapes: polyhedronShapes,
  coded: true,
};

const anyTemplate: QuestionFamily = {
  name: 'frames',
  summary: 'all templates in frames of small integers',
  fill: (random, out) => fillPolyhedron(random, out, 0, templateCount - 1),
};

/** What a polyhedron is. Referee: area vectors, heights, turns and the enclosed volume in rationals. */
const polyhedronConvexityQuestion: Question = {
  name: 'polyhedronConvexity',
  note: 'the first face that speaks against it',
  area: 'spatial',
  layout: layoutOf(3, ...polyhedronParts('polyhedron', templateCount - 1)),
  families: [anyTemplate, disturbed(anyTemplate), withoutArea],
  subject(v) {
    const { convexity, face } = polyhedronConvexity(polyhedronOf(v, 0));
    return `${convexity} ${face ?? '-'}`;
  },
  referee(v) {
    const { vertices, faces } = polyhedronOf(v, 0);
    const all = exactVertices(vertices, []).points;
    if (rankOf(all) < 3) return 'flat -';
    const directed = faces.map((face) => face.map((from, i) => `${from}>${face[(i + 1) % face.length]}`));
    const open = directed.findIndex((edges) =>
      edges.some((edge) => !directed.flat().includes(edge.split('>').reverse().join('>'))),
    );
    if (open >= 0) return `not-closed ${open}`;
    const found = faces.map((face) => exactFace(all, face));
    const wrong = found.findIndex((shape) => shape.startsWith('not'));
    if (wrong >= 0) return `${found[wrong]} ${wrong}`;
    if (enclosedVolume(all, faces) === 0n) return 'not-closed -';
    return found.every((shape) => shape === 'strictly-convex') ? 'strictly-convex -' : 'convex -';
  },
  form: '<strictly-convex|convex|not-convex|not-planar|not-closed|flat> <i|->',
  classes: ['strictly-convex', 'convex', 'not-convex', 'not-planar', 'not-closed', 'flat'],
  shapes: shapesBy('polyhedron', (v) => [polyhedronOf(v, 0)] as const),
  coded: true,
  yes: 'the polyhedron has a volume, is closed, and all its faces are planar and convex with no vertex in front of them',
  holds: (answer) => answer.startsWith('convex') || answer.startsWith('strictly'),
};

export const pointAndPolyhedronQuestions: readonly Question[] = [
  pointTetrahedronQuestion,
  pointConvexPolyhedronQuestion,
  polyhedronConvexityQuestion,
];
