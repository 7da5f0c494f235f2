import type { Placement } from '../../../core/shapes.js';
import { PLACED_CAST, placedCastOf } from '../../cases/meshes/placed-casts.js';
import { PLACED_PAIR, PLACED_POINT, WHICH } from '../../cases/meshes/placed-scenes.js';
import { meshAt, SMALLER, vectorAt } from '../../cases/meshes/values.js';
import { isNothing, KINDS, PLACEMENT_SIZE, placementOf } from '../../cases/placements.js';
import type { Random } from '../../cases/random.js';
import {
  placedCastReferee,
  placedNearReferee,
  placedPairDistanceReferee,
  placedPairReferee,
  placedPointReferee,
} from '../../referees/shapes/meshes/placed.js';
import { placedCastSubject } from '../../subjects/meshes/casts.js';
import {
  placedNearSubject,
  placedPairDistanceSubject,
  placedPairSubject,
  placedPointSubject,
} from '../../subjects/meshes/placed.js';
import { integer, layoutOf, number, type PartOf, point, points, vector } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import { fillPlacement, placed } from '../placements/families.js';
import type { Question, QuestionFamily } from '../question.js';
import { apartPairFamilies } from './apart-pairs.js';
import { hitClass } from './casts.js';
import { meshFamilies } from './families.js';
import { meshParts } from './laws.js';
import { locationKind } from './locate-point.js';
import { DISTANCE_CLASSES } from './mesh-mesh-distance.js';
import { fillPlaced, lookAtVertex, lookTwice, vectorsFrom } from './placed-fill.js';

/** The numbers of a placement, in a layout. */
export const placementParts = (name: string): PartOf[] => [
  ...['u', 'v', 'w', 't'].map((letter) => vector(`${name}.${letter}`)),
  number(`${name}.s`),
  integer(
    `${name}.kind`,
    0,
    KINDS.length - 1,
    '0: matrix of the columns u, v, w, t; 1: axis u, s, scale v, translation t; 2: plane u, s',
  ),
];

const { from, to, placement, kind } = PLACED_CAST;

const castLayout = layoutOf(
  3,
  ...meshParts('v', SMALLER),
  ...['p', 'q'].map(vector),
  ...placementParts('placement'),
  integer('cast', 0, 1, '0: the ray from p along q, 1: the segment from p to q'),
);

/** Families of meshes and points near them, then a placement of all of these. */
const castFamilies: readonly QuestionFamily[] = meshFamilies({
  layout: layoutOf(3, ...meshParts('v', SMALLER), ...points('p q')),
  tables: [SMALLER],
  extras: 2,
}).map(({ name, summary, fill }) => ({
  name: `placed-${name}`,
  summary: `${summary}; then placed, and the ray where it is beside that`,
  fill(random, out) {
    fill(random, out.subarray(0, placement));
    fillPlacement(random, out, placement);
    out[kind] = random.below(2);
    const [p, q] = [from, to].map((at) => placed(out, [...out.subarray(at, at + 3)], placement));
    out.set(p!, from);
    out.set(out[kind] === 1 ? q! : q!.map((x, k) => x - p![k]!), to);
  },
}));

/** A ray or a segment and a mesh where a placement takes it. Referee: its vertices mapped in fractions. */
export const placedCastQuestion: Question = {
  name: 'allHitsOfPlacedMesh',
  area: 'meshes',
  layout: castLayout,
  families: castFamilies,
  accepts: (v) => !isNothing(v, placement) && (v[kind] === 1 || [0, 1, 2].some((k) => v[to + k] !== 0)),
  subject: placedCastSubject,
  referee: placedCastReferee,
  form: 'none | miss | <mesh-hits>',
  classes: ['none', 'miss', 'face', 'edge', 'vertex', 'in-plane'],
  classOf: (answer) => (answer === 'none' ? answer : hitClass(answer)),
  shapes: shapesBy('mesh placement cast', (v) => [
    meshAt(v, 0, SMALLER),
    placementOf(v, placement),
    placedCastOf(v),
  ]),
  coded: true,
  note: 'hits as for `allHitsOfRay`, of the mesh where the placement takes it; fronts stay fronts, also in a mirror; `none`: the placement cannot be undone',
};

const pointLayout = layoutOf(3, ...meshParts('v', SMALLER), point('p'), ...placementParts('placement'));

const pointFamilies: readonly QuestionFamily[] = meshFamilies({
  layout: layoutOf(3, ...meshParts('v', SMALLER), point('p')),
  tables: [SMALLER],
  extras: 1,
}).map(({ name, summary, fill }) => ({
  name: `placed-${name}`,
  summary: `${summary}; then placed, and the point with it`,
  fill(random, out) {
    const at = PLACED_POINT.placement;
    fill(random, out.subarray(0, at));
    const { point: to } = PLACED_POINT;
    fillPlaced(random, out, at, vectorsFrom(2, SMALLER.mostVertices), [to]);
    if (random.oneIn(8)) lookAtVertex(random, out, at, to);
    else if (random.oneIn(3)) lookTwice(random, out, at, to);
  },
}));

/** A point and a mesh where a placement takes it. Referee: its vertices mapped in fractions, rational rays. */
export const placedPointQuestion: Question = {
  name: 'locatePointOfPlacedMesh',
  area: 'meshes',
  layout: pointLayout,
  families: pointFamilies,
  accepts: (v) => !isNothing(v, PLACED_POINT.placement),
  subject: placedPointSubject,
  referee: placedPointReferee,
  form: 'none | inside interior unbalanced | inside interior winding <n> | outside unbalanced | outside winding <n> | boundary <on-mesh> boundary | boundary <on-mesh> unbalanced | open <on-mesh> unbalanced | open <on-mesh> boundary | open - unbalanced | open - winding <n>',
  classes: ['none', 'inside', 'outside', 'boundary-vertex', 'boundary-edge', 'boundary-face', 'open'],
  classOf: locationKind,
  shapes: shapesBy('mesh placement point', (v) => [
    meshAt(v, 0, SMALLER),
    placementOf(v, PLACED_POINT.placement),
    vectorAt(v, PLACED_POINT.point),
  ]),
  coded: true,
  yes: 'the point is inside the closed mesh or on its surface',
  holds: (answer) => (/^(?:open|none)/.test(answer) ? undefined : !answer.startsWith('outside')),
  note: 'where the point is, as for `locatePoint`, and the winding number, as for `windingNumber3d`; `none`: the placement cannot be undone',
};

const nearLayout = layoutOf(
  3,
  ...meshParts('v', SMALLER),
  point('p'),
  ...placementParts('placement'),
  number('r'),
);

const NEAREST = '<surface|several|vertex|edge|face> <on-mesh> of <i> square <t> far <x> at <point>';

/** What of a mesh where a placement takes it is nearest to a point. Referee: its vertices mapped in fractions. */
export const placedNearQuestion: Question = {
  name: 'nearestOnPlacedMesh',
  area: 'meshes',
  layout: nearLayout,
  families: pointFamilies.map(({ name, summary, fill }) => ({
    name,
    summary: `${summary}; a distance, often that along an axis to a vertex`,
    fill(random, out) {
      const { point: from, r } = PLACED_POINT;
      fill(random, out.subarray(0, r));
      const vertex = placed(out, [...out.subarray(2, 5)], PLACED_POINT.placement);
      const k = random.below(3);
      out[r] = random.oneIn(4) ? random.between(0, 4) : Math.abs(vertex[k]! - out[from + k]!);
      if (!Number.isFinite(out[r]!)) out[r] = 1;
    },
  })),
  accepts: (v) => !isNothing(v, PLACED_POINT.placement),
  subject: placedNearSubject,
  referee: placedNearReferee,
  form: `none | ${NEAREST} signed open within <none|some|all> <list> | ${NEAREST} signed <zero|positive|negative> <x> within <none|some|all> <list>`,
  classes: ['none', 'surface', 'several', 'vertex', 'edge', 'face'],
  shapes: shapesBy('mesh placement point r', (v) => [
    meshAt(v, 0, SMALLER),
    placementOf(v, PLACED_POINT.placement),
    vectorAt(v, PLACED_POINT.point),
    Math.abs(v[PLACED_POINT.r]!),
  ]),
  coded: true,
  note: 'as for `nearestOnMesh`; then the signed distance, as for `signedDistance`, and the triangles within the distance r, as for `trianglesWithin`; `none`: the placement cannot be undone',
};

const pairLayout = layoutOf(
  3,
  ...meshParts('a', SMALLER),
  ...meshParts('b', SMALLER),
  ...placementParts('first'),
  ...placementParts('second'),
  integer('which', 0, WHICH.length - 1, '0: a is at its place, 1: b is, 2: both are'),
);

/** The placement of what is not placed. */
const STAYS: Placement = { type: 'parts' };

/** Fills both placements: that of the one mesh takes the other along, or both meshes have one. */
function fillPair(random: Random, out: Float64Array): void {
  const { second, placements, which } = PLACED_PAIR;
  const [first, other] = placements;
  out[which] = random.below(WHICH.length);
  const [own, its, from] = out[which] === 1 ? [other, first, 0] : [first, other, second];
  const [ownVertices, vertices] = [second - from, from].map((at) =>
    vectorsFrom(at + 2, SMALLER.mostVertices),
  );
  fillPlaced(random, out, own, ownVertices!, out[which] === 2 ? [] : vertices!);
  if (out[which] !== 2) fillPlacement(random, out, its);
  else if (random.oneIn(4)) fillPlaced(random, out, its, [], []);
  else {
    out.copyWithin(its, own, own + PLACEMENT_SIZE);
    if (random.oneIn(2)) out[its + 9 + random.below(3)]! += random.between(-2, 2);
  }
}

const SCENE = {
  layout: layoutOf(3, ...meshParts('a', SMALLER), ...meshParts('b', SMALLER)),
  tables: [SMALLER, SMALLER],
  extras: 0,
};

/** Two meshes that are placed. */
const pairFamilies = (families: readonly QuestionFamily[]): QuestionFamily[] =>
  families.map(({ name, summary, fill }) => ({
    name: `placed-${name}`,
    summary: `${summary}; then one is placed and the other moved with it, or both have one place, or two`,
    fill(random, out) {
      fill(random, out.subarray(0, PLACED_PAIR.placements[0]));
      fillPair(random, out);
    },
  }));

const shapesOfPair = shapesBy('a b placements', (v) => [
  meshAt(v, 0, SMALLER),
  meshAt(v, PLACED_PAIR.second, SMALLER),
  PLACED_PAIR.placements.map((at, i) =>
    (WHICH[v[PLACED_PAIR.which]!] as readonly number[]).includes(i) ? placementOf(v, at) : STAYS,
  ),
]);

/** How far two meshes are from each other, of which one at least is at a place. Referee: all pairs, in rationals. */
export const placedPairDistanceQuestion: Question = {
  name: 'distanceOfPlacedMeshes',
  area: 'meshes',
  layout: pairLayout,
  families: pairFamilies([...apartPairFamilies(SCENE), ...meshFamilies(SCENE)]),
  accepts: (v) => PLACED_PAIR.placements.every((at) => !isNothing(v, at)),
  subject: placedPairDistanceSubject,
  referee: placedPairDistanceReferee,
  form: `none | <${DISTANCE_CLASSES.join('|')}> <t> <x> <closest>* of <lists>`,
  classes: ['none', ...DISTANCE_CLASSES],
  shapes: shapesOfPair,
  coded: true,
  note: 'as for `meshMeshDistance`; `none`: a placement cannot be undone',
};

/** Two meshes of which one at least is at a place. Referee: vertices mapped in fractions, triangles clipped. */
export const placedPairQuestion: Question = {
  name: 'contactsOfPlacedMeshes',
  area: 'meshes',
  layout: pairLayout,
  families: pairFamilies(meshFamilies(SCENE)),
  accepts: (v) => PLACED_PAIR.placements.every((at) => !isNothing(v, at)),
  subject: placedPairSubject,
  referee: placedPairReferee,
  form: 'none | apart | meeting <i>-<i>*',
  classes: ['none', 'apart', 'meeting'],
  shapes: shapesOfPair,
  coded: true,
  yes: 'a triangle of the one and a triangle of the other have a point in common',
  holds: (answer) => (answer === 'none' ? undefined : answer !== 'apart'),
  note: 'the pairs of triangles with a common point, `0-3`; `none`: a placement cannot be undone',
};
