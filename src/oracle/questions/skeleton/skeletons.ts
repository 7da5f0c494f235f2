import { SKELETON_PATTERNS } from '../../cases/constructions/skeleton-patterns.js';
import {
  SKELETON,
  SKELETON_FRAMES,
  skeletonLattice,
  skeletonRings,
  skeletonWeights,
} from '../../cases/constructions/skeleton-polygons.js';
import { isPlainPolygon } from '../../referees/constructions/plain-polygons.js';
import { checkRoof } from '../../referees/constructions/roof-meshes.js';
import {
  checkSkeleton,
  checkWeightedSkeleton,
  skeletonReferee,
} from '../../referees/constructions/skeleton-answers.js';
import { roofSubject, skeletonSubject } from '../../subjects/skeletons.js';
import { integer, layoutOf } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question, QuestionFamily } from '../question.js';

const parts = [
  integer(
    'pattern',
    0,
    SKELETON_PATTERNS.length - 1,
    SKELETON_PATTERNS.map(({ name }, i) => `${i}: ${name}`).join(', '),
  ),
  integer('count', 4, 40, 'how many vertices the pattern has, about'),
  integer('seed', 0, 99_999, 'of the random numbers of the pattern'),
  integer('exponent', -1000, 900, 'of the power of two that all is scaled by'),
  integer('frame', 0, SKELETON_FRAMES - 1, 'how the lattice is put'),
];

const families: readonly QuestionFamily[] = SKELETON_PATTERNS.map(({ name, summary }, pattern) => ({
  name,
  summary,
  fill(random, out) {
    out[SKELETON.pattern] = pattern;
    out[SKELETON.count] = random.between(4, random.oneIn(4) ? 40 : 14);
    out[SKELETON.seed] = random.below(100_000);
    out[SKELETON.exponent] = random.oneIn(4) ? random.between(-1000, 900) : 0;
    out[SKELETON.frame] = random.oneIn(2) ? 0 : random.below(SKELETON_FRAMES);
  },
}));

const TEXT = 'The text says what the polygon is, how many vertices it has, and twice its area on the lattice';

const common = {
  area: 'planar',
  layout: layoutOf(2, ...parts),
  families,
  accepts: (v) => isPlainPolygon(skeletonLattice(v)),
  referee: skeletonReferee,
  form: '<convex|reflex|holed> <i> <t>',
  classes: ['convex', 'reflex', 'holed'],
  shapes: shapesBy('polygon', (v) => {
    const [outer, ...holes] = skeletonRings(v);
    return [{ outer: outer!, holes }] as const;
  }),
  coded: true,
} satisfies Partial<Question>;

/** The straight skeletons of outlines of cells, stars, strips, polygons around a circle, with holes and without. */
export const straightSkeletonQuestion: Question = {
  ...common,
  name: 'straightSkeleton2d',
  subject: (v) => skeletonSubject(skeletonRings(v)),
  check: checkSkeleton,
  note: `a construction: the answer is JSON, \`{"vertices":[[x,y,time],...],"faces":[[...],...]}\`, and is checked. Vertices are those of the polygon with time 0, ring by ring, then others; the face of each edge is a list of vertex numbers, counterclockwise, its edge first. Exactly, each face is in the plane that rises from its edge, monotone along it, and begins nowhere else; each coordinate is the nearest double to that of where the planes meet. ${TEXT}`,
};

/** The same with weights. */
export const weightedSkeletonQuestion: Question = {
  ...common,
  name: 'weightedSkeleton2d',
  layout: layoutOf(2, ...parts, integer('weights', 0, 99_999, 'of the random numbers of the weights')),
  families: families.map(({ fill, ...family }) => ({
    ...family,
    fill(random, out) {
      fill(random, out);
      out[SKELETON.weights] = random.below(100_000);
    },
  })),
  subject: (v) => skeletonSubject(skeletonRings(v), skeletonWeights(v)),
  check: checkWeightedSkeleton,
  shapes: shapesBy('polygon weights', (v) => {
    const [outer, ...holes] = skeletonRings(v);
    return [{ outer: outer!, holes }, skeletonWeights(v)];
  }),
  note: `a construction: as \`straightSkeleton2d\`, but that each edge moves with its own speed: its plane rises by 1 where the edge moves by its weight, and faces are polygons that do not cross themselves, but need not be monotone. ${TEXT}`,
};

/** Their roofs as meshes. */
export const roofQuestion: Question = {
  ...common,
  name: 'roofOfPolygon2d',
  subject: (v) => roofSubject(skeletonRings(v)),
  check: checkRoof,
  note: `a construction: the answer is JSON, \`{"positions":[...],"indices":[...]}\`, and is checked: the mesh is closed, edge to edge; its floor is the polygon; each other triangle is in the plane that rises from an edge of it, as nearly as its vertices are rounded, and none leads down. ${TEXT}`,
};
