import { PLACED_KINDS, PLACED_SCENE, placedKindOf, placedShape } from '../../cases/meshes/placed-scenes.js';
import { SCENE_POINTS, sceneMesh } from '../../cases/meshes/scenes.js';
import { SMALLER } from '../../cases/meshes/values.js';
import { isNothing, placementOf } from '../../cases/placements.js';
import { placedSceneReferee } from '../../referees/shapes/scenes/scenes.js';
import { placedSceneSubject } from '../../subjects/scenes/scenes.js';
import { integer, layoutOf, points } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import { meshParts } from '../meshes/laws.js';
import { fillPlaced, placementParts, placeVectors } from '../meshes/placed.js';
import type { Question } from '../question.js';
import { sceneFamilies } from './families.js';

const layout = layoutOf(
  3,
  ...meshParts('v', SMALLER),
  ...points('p q r'),
  ...placementParts('placement'),
  integer('shape', 0, PLACED_KINDS.length - 1, PLACED_KINDS.map((kind, i) => `${i}: ${kind}`).join(', ')),
);
const scene = {
  layout: layoutOf(3, ...meshParts('v', SMALLER), ...points('p q r')),
  tables: [SMALLER],
  extras: 3,
};
const { placement, kind } = PLACED_SCENE;

/** Families of shapes beside meshes, all kinds in turn; then a placement of the mesh and of the shape's points. */
const families = sceneFamilies('box', scene).map(({ name, summary }, i) => ({
  name: `placed-${name}`,
  summary: `${summary}; then placed, and the points of the shape with it`,
  fill: ((random, out) => {
    out[kind] = random.below(PLACED_KINDS.length);
    sceneFamilies(placedKindOf(out), scene)[i]!.fill(random, out.subarray(0, placement));
    const points = [0, 3, 6].map((at) => SCENE_POINTS + at);
    fillPlaced(random, out, placement, () => placeVectors(out, placement, ...points));
  }) satisfies Question['families'][number]['fill'],
}));

/** A shape and a mesh where a placement takes it. Referee: its vertices mapped in fractions, triangle by triangle. */
export const placedSceneQuestion: Question = {
  name: 'shapeBesidePlacedMesh',
  area: 'meshes',
  layout,
  families,
  accepts: (v) => !isNothing(v, placement),
  subject: placedSceneSubject,
  referee: placedSceneReferee,
  form: 'none | <apart|some|all> <list> near <meeting|one|several> <list> solid <open|surface|inside|apart> | <apart|some|all> <list> near - solid <open|surface|apart>',
  classes: ['none', 'apart', 'some', 'all'],
  classOf: (answer) => answer.split(' ')[0]!,
  shapes: shapesBy('mesh placement shape', (v) => [sceneMesh(v), placementOf(v, placement), placedShape(v)]),
  coded: true,
  yes: 'a triangle of the mesh at its place has a common point with the shape',
  holds: (answer) => (answer === 'none' ? undefined : !answer.startsWith('apart')),
  note: 'the triangles that meet the shape, as for `trianglesMeetingBox`; the nearest, as for `nearestTrianglesBox`; and the solid, as for `meetsSolidBox`; `none`: the placement cannot be undone',
};
