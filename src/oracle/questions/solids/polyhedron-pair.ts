import { HULL_SIZE, hullOf } from '../../cases/hulls.js';
import { CONVEX_TEMPLATES, POLYHEDRON_SIZE, polyhedronOf } from '../../cases/polyhedra.js';
import { pointOf } from '../../cases/shapes.js';
import { verticesOfHull } from '../../referees/shapes/enclosing/convex-hull.js';
import { certifies } from '../../referees/shapes/solids/certificate.js';
import {
  convexPolyhedronConvexPolyhedronReferee,
  hullHullReferee,
  tetrahedronTetrahedronReferee,
} from '../../referees/shapes/solids/pairs.js';
import {
  convexPolyhedronConvexPolyhedronSubject,
  hullHullSubject,
  type ProvenText,
  tetrahedronTetrahedronSubject,
  unlessRejected,
} from '../../subjects/solids/pairs.js';
import { nested } from '../families/nested-families.js';
import { fillHull, hullParts } from '../hulls.js';
import { axisCycle, scaling, swapping } from '../laws.js';
import { layoutOf, points } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question, QuestionFamily } from '../question.js';
import { meeting } from '../yes.js';
import { hullKind, tetrahedronKind } from './kinds.js';
import { disturbed } from './linear.js';
import { fillPolyhedron, polyhedronParts } from './polyhedra.js';

type Vertices = readonly (readonly number[])[];

/** An answer whose proof has been checked: the kernel's planes are judged, not only its words. */
function certified({ text, witness }: ProvenText, a: Vertices, b: Vertices): string {
  return certifies(witness, text.split(' ')[0]!, a, b) ? text : `${text} WRONG CERTIFICATE`;
}

const classes = ['disjoint', 'touching', 'crossing', 'overlapping'];
/** What is within the other is a class of its own: the words behind `overlapping`. */
const contained = ['inside', 'containing', 'equal'].map((word) => `overlapping ${word}`);
/** The classes of two solids. */
export const PAIR_CLASSES: readonly string[] = [...classes, ...contained];

/** The class of an answer. */
export function relationAndContainment(answer: string): string {
  const [relation, word] = answer.split(' ');
  return relation === 'overlapping' && word !== 'none' ? `${relation} ${word}` : relation!;
}
const TURNED: Readonly<Record<string, string>> = { inside: 'containing', containing: 'inside' };

/** The answer for the two shapes exchanged. */
export const swapPair = (text: string): string => {
  if (text === 'rejected') return text;
  const [relation, word, ...pairs] = text.split(' ');
  const swapped = pairs.map((pair) => pair.split('/').reverse().join('/')).sort();
  return [relation, TURNED[word!] ?? word, ...swapped].join(' ');
};

const tetrahedra = layoutOf(3, ...points('a.a a.b a.c a.d b.a b.b b.c b.d'));

const tetrahedraLandmarks: QuestionFamily = {
  name: 'landmarks',
  summary: 'the second at vertices and middles of the first, or a small step from there',
  fill(random, out) {
    tetrahedronKind.fill(random, out, 0);
    for (let i = 12; i < 24; i += 3) out.set(tetrahedronKind.landmark(random, out, 0), i);
    for (let i = 12; i < 24; i++) if (random.oneIn(3)) out[i] = out[i]! + random.between(-2, 2);
  },
};

const tetrahedraLattice: QuestionFamily = {
  name: 'small-lattice-2',
  summary: 'two tetrahedra of small integers, the second shifted',
  fill(random, out) {
    tetrahedronKind.fill(random, out, 0);
    tetrahedronKind.fill(random, out, 12);
    const shift = [random.between(-3, 3), random.between(-3, 3), random.between(-3, 3)];
    for (let i = 12; i < 24; i++) out[i] = out[i]! + shift[i % 3]!;
  },
};

/** Two tetrahedra, with the certificate checked in integers. */
export const tetrahedronTetrahedronQuestion: Question = {
  name: 'tetrahedronTetrahedron',
  area: 'spatial',
  layout: tetrahedra,
  families: [tetrahedraLandmarks, tetrahedraLattice, disturbed(tetrahedraLandmarks), nested(tetrahedra, 4)],
  subject(v) {
    const corners = Array.from({ length: 8 }, (_, i) => pointOf(v, 3 * i));
    return certified(tetrahedronTetrahedronSubject(v), corners.slice(0, 4), corners.slice(4));
  },
  referee: tetrahedronTetrahedronReferee,
  form: '<relation> <containment> <A/B sorted>*',
  classes: PAIR_CLASSES,
  classOf: relationAndContainment,
  ...meeting('the two closed tetrahedra'),
  laws: [scaling(tetrahedra), axisCycle(tetrahedra), swapping(tetrahedra, swapPair)],
};

const last = CONVEX_TEMPLATES - 1;
const polyhedra = layoutOf(3, ...polyhedronParts('a', last), ...polyhedronParts('b', last));

const lattice: QuestionFamily = {
  name: 'small-lattice',
  summary: 'two polyhedra in frames of small integers',
  fill(random, out) {
    fillPolyhedron(random, out, 0, last);
    fillPolyhedron(random, out, POLYHEDRON_SIZE, last);
    for (let i = 1; i < 4; i++) out[POLYHEDRON_SIZE + i] = random.between(-4, 4);
  },
};

const shared: QuestionFamily = {
  name: 'shared-frame',
  summary:
    'the second in the frame of the first, shifted by multiples of its vectors: shared faces, edges, vertices',
  fill(random, out) {
    fillPolyhedron(random, out, 0, last);
    out.copyWithin(POLYHEDRON_SIZE, 0, POLYHEDRON_SIZE);
    out[POLYHEDRON_SIZE] = random.between(0, last);
    for (let axis = 0; axis < 3; axis++) {
      const k = random.between(-2, 2);
      for (let i = 0; i < 3; i++)
        out[POLYHEDRON_SIZE + 1 + i] = out[POLYHEDRON_SIZE + 1 + i]! + k * out[4 + 3 * axis + i]!;
    }
  },
};

const nestedFrames: QuestionFamily = {
  name: 'nested-frames',
  summary:
    'the frame of the first up to four times as large as that of the second, from one of its corners or about it; or the same one',
  fill(random, out) {
    fillPolyhedron(random, out, POLYHEDRON_SIZE, last);
    out.copyWithin(0, POLYHEDRON_SIZE);
    if (random.oneIn(3)) out[0] = random.between(0, last);
    const [factor, step] = [random.between(1, 4), random.oneIn(2) ? 0 : 1];
    for (let i = 0; i < 3; i++) {
      for (let axis = 0; axis < 3; axis++) {
        const place = 4 + 3 * axis + i;
        if (factor > 1) out[POLYHEDRON_SIZE + 1 + i]! += step * out[place]!;
        out[place]! *= factor;
      }
    }
    if (random.oneIn(2)) {
      const kept = out.slice(0, POLYHEDRON_SIZE);
      out.copyWithin(0, POLYHEDRON_SIZE);
      out.set(kept, POLYHEDRON_SIZE);
    }
  },
};

const polyhedraShapes = shapesBy(
  'a b',
  (v) => [polyhedronOf(v, 0), polyhedronOf(v, POLYHEDRON_SIZE)] as const,
);

/** Two convex polyhedra, with the certificate checked in integers. */
export const convexPolyhedronConvexPolyhedronQuestion: Question = {
  name: 'convexPolyhedronConvexPolyhedron',
  area: 'spatial',
  layout: polyhedra,
  families: [lattice, shared, disturbed(shared), nestedFrames],
  subject(v) {
    const [a, b] = polyhedraShapes.of(v);
    return unlessRejected(() =>
      certified(convexPolyhedronConvexPolyhedronSubject(v), a.vertices, b.vertices),
    );
  },
  referee: convexPolyhedronConvexPolyhedronReferee,
  form: '<relation> <containment> <A/B sorted>* | rejected',
  classes: [...PAIR_CLASSES, 'rejected'],
  classOf: relationAndContainment,
  ...meeting('the two closed convex polyhedra', 'rejected'),
  shapes: polyhedraShapes,
  coded: true,
  laws: [swapping(polyhedra, swapPair)],
};

const hulls = layoutOf(3, ...hullParts('a'), ...hullParts('b'));

const hullsApart: QuestionFamily = {
  name: 'small-lattice',
  summary: 'two hulls of small integers, or cubes that are turned, the second shifted',
  fill(random, out) {
    fillHull(random, out, 0);
    fillHull(random, out, HULL_SIZE);
    const shift = [random.between(-3, 3), random.between(-3, 3), random.between(-3, 3)];
    for (let i = HULL_SIZE; i < 2 * HULL_SIZE; i++) out[i] = out[i]! + shift[i % 3]!;
  },
};

const hullsLandmarks: QuestionFamily = {
  name: 'landmarks',
  summary:
    'points of the second at points and middles of the first, or a small step from there; or the same ones',
  fill(random, out) {
    fillHull(random, out, 0);
    for (let i = HULL_SIZE; i < 2 * HULL_SIZE; i += 3) out.set(hullKind.landmark(random, out, 0), i);
    if (random.oneIn(4)) out.copyWithin(HULL_SIZE, 0, HULL_SIZE);
    for (let i = HULL_SIZE; i < 2 * HULL_SIZE; i++)
      if (random.oneIn(6)) out[i] = out[i]! + random.between(-2, 2);
  },
};

const hullShapes = shapesBy('a b', (v) => [hullOf(v, 0), hullOf(v, HULL_SIZE)] as const);

/** Two hulls of points, with the certificate checked in integers. */
export const hullHullQuestion: Question = {
  name: 'hullHull',
  area: 'spatial',
  layout: hulls,
  families: [hullsApart, hullsLandmarks, disturbed(hullsLandmarks)],
  subject(v) {
    const [a, b] = hullShapes.of(v);
    return certified(hullHullSubject(v), verticesOfHull(a.points), verticesOfHull(b.points));
  },
  referee: hullHullReferee,
  form: '<relation> <containment> <A/B sorted>*',
  classes: PAIR_CLASSES,
  classOf: relationAndContainment,
  ...meeting('the two closed hulls'),
  shapes: hullShapes,
  laws: [scaling(hulls), swapping(hulls, swapPair)],
};
