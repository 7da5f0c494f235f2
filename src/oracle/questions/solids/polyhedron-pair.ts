import { side } from '../../../implicit/index.js';
import {
  convexPolyhedraIntersect,
  convexPolyhedronConvexPolyhedron,
} from '../../../spatial/convex/convex-polyhedron-convex-polyhedron.js';
import type { PolyhedronContact, Separation } from '../../../spatial/convex/engine/separation.js';
import {
  tetrahedraIntersect,
  tetrahedronTetrahedron,
} from '../../../spatial/convex/tetrahedron-tetrahedron.js';
import { featureText } from '../../answers/text.js';
import { contact } from '../../referees/shapes/contact.js';
import { containment } from '../../referees/shapes/containment.js';
import { type Shape, tetrahedronShape } from '../../referees/shapes/shape.js';
import { cross, dot, exact, pointsAt, signOf, subtract, type Vector } from '../../referees/shapes/vectors.js';
import { axisCycle, scaling, swapping } from '../laws.js';
import { layoutOf, points } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question, QuestionFamily } from '../question.js';
import { meeting } from '../yes.js';
import { tetrahedronKind } from './kinds.js';
import { disturbed } from './linear.js';
import {
  CONVEX_TEMPLATES,
  exactVertices,
  fillPolyhedron,
  isConvex,
  POLYHEDRON_SIZE,
  polyhedronOf,
  polyhedronParts,
  polyhedronShape,
  rankOf,
} from './polyhedra.js';
import { pointOf, tetrahedronOf } from './shapes.js';

type Vertices = readonly (readonly number[])[];

/** Whether the plane of a certificate has both sets where it says, by exact rational numbers. */
function certified(
  { relation, witness: { separation, point } }: PolyhedronContact,
  a: Vertices,
  b: Vertices,
): boolean {
  if ((relation === 'disjoint') === (point !== null)) return false;
  if (relation === 'crossing' || relation === 'overlapping') return separation === null;
  if (separation === null) return false;
  const [sidesA, sidesB] = sidesOf(separation, a, b);
  const turned = sidesB.some((s) => s < 0) || sidesA.some((s) => s > 0) ? -1 : 1;
  const low = sidesA.every((s) => s * turned <= 0);
  const strict = sidesB.every((s) => s * turned > 0) || sidesA.every((s) => s * turned < 0);
  const high = sidesB.every((s) => s * turned >= 0);
  return low && high && (relation === 'disjoint' ? strict : [...sidesA, ...sidesB].some((s) => s !== 0));
}

function sidesOf(separation: Separation, a: Vertices, b: Vertices): [number[], number[]] {
  if (separation.type === 'face') {
    const { plane, of } = separation;
    const turn = of === 'a' ? 1 : -1;
    const sides = (set: Vertices) => set.map((p) => turn * side(plane, p));
    return [sides(a), sides(b)];
  }
  const all = exactVertices([...a, ...b], []).points;
  const [setA, setB] = [all.slice(0, a.length), all.slice(a.length)];
  const along = (set: readonly Vector[], [i, j]: readonly [number, number]) => subtract(set[j]!, set[i]!);
  const normal = cross(along(setA, separation.a), along(setB, separation.b));
  const from = setA[separation.a[0]]!;
  const sides = (set: readonly Vector[]) => set.map((p) => signOf(dot(normal, subtract(p, from))));
  return [sides(setA), sides(setB)];
}

function pairText(found: PolyhedronContact, boolean: boolean, a: Vertices, b: Vertices): string {
  const pairs = found.contact.map((c) => `${featureText(c.a)}/${featureText(c.b)}`).sort();
  const text = [found.relation, found.containment, ...pairs].join(' ');
  const differs = boolean === (found.relation === 'disjoint') ? ' BOOLEAN DIFFERS' : '';
  return text + differs + (certified(found, a, b) ? '' : ' WRONG CERTIFICATE');
}

function exactPairText(a: Shape, b: Shape): string {
  const { relation, points: corners } = contact(a, b);
  return [
    relation,
    relation === 'disjoint' ? 'none' : containment(a, b),
    ...corners.map((corner) => `${corner.a}/${corner.b}`).sort(),
  ].join(' ');
}

const classes = ['disjoint', 'touching', 'crossing', 'overlapping'];
const TURNED: Readonly<Record<string, string>> = { inside: 'containing', containing: 'inside' };

/** The answer for the two shapes exchanged. */
const swap = (text: string): string => {
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

/** Two tetrahedra, with the certificate checked in rationals. Referee: the rational hull clipped by planes. */
export const tetrahedronTetrahedronQuestion: Question = {
  name: 'tetrahedronTetrahedron',
  area: 'spatial',
  layout: tetrahedra,
  families: [tetrahedraLandmarks, tetrahedraLattice, disturbed(tetrahedraLandmarks)],
  subject(v) {
    const corners = Array.from({ length: 8 }, (_, i) => pointOf(v, 3 * i));
    const [one, two] = [tetrahedronOf(v, 0), tetrahedronOf(v, 12)];
    return pairText(
      tetrahedronTetrahedron(one, two),
      tetrahedraIntersect(one, two),
      corners.slice(0, 4),
      corners.slice(4),
    );
  },
  referee(v) {
    const all = pointsAt(exact(v), 3, 0, 8);
    return exactPairText(tetrahedronShape(all.slice(0, 4)), tetrahedronShape(all.slice(4)));
  },
  form: '<relation> <containment> <A/B sorted>*',
  classes,
  ...meeting('the two closed tetrahedra'),
  laws: [scaling(tetrahedra), axisCycle(tetrahedra), swapping(tetrahedra, swap)],
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

const polyhedraShapes = shapesBy(
  'a b',
  (v) => [polyhedronOf(v, 0), polyhedronOf(v, POLYHEDRON_SIZE)] as const,
);

/** Two convex polyhedra, with the certificate checked in rationals. Referee: the rational hull clipped by planes. */
export const convexPolyhedronConvexPolyhedronQuestion: Question = {
  name: 'convexPolyhedronConvexPolyhedron',
  area: 'spatial',
  layout: polyhedra,
  families: [lattice, shared, disturbed(shared)],
  subject(v) {
    const [a, b] = polyhedraShapes.of(v);
    try {
      const found = convexPolyhedronConvexPolyhedron(a, b);
      return pairText(found, convexPolyhedraIntersect(a, b), a.vertices, b.vertices);
    } catch (error) {
      if (error instanceof RangeError && error.message.includes('closed and convex')) return 'rejected';
      throw error;
    }
  },
  referee(v) {
    const [a, b] = polyhedraShapes.of(v);
    const all = exactVertices([...a.vertices, ...b.vertices], []).points;
    const [pointsA, pointsB] = [all.slice(0, a.vertices.length), all.slice(a.vertices.length)];
    const valid = (set: readonly Vector[], faces: readonly (readonly number[])[]) =>
      rankOf(set) < 3 || isConvex(set, faces);
    if (!valid(pointsA, a.faces) || !valid(pointsB, b.faces)) return 'rejected';
    return exactPairText(polyhedronShape(pointsA, a.faces), polyhedronShape(pointsB, b.faces));
  },
  form: '<relation> <containment> <A/B sorted>* | rejected',
  classes: [...classes, 'rejected'],
  ...meeting('the two closed convex polyhedra', 'rejected'),
  shapes: polyhedraShapes,
  coded: true,
  laws: [swapping(polyhedra, swap)],
};
