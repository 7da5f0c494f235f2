import { PLACED_KINDS, PLACED_SCENE, placedKindOf, placedShape } from '../../cases/meshes/placed-scenes.js';
import { SCENE_POINTS, sceneMesh } from '../../cases/meshes/scenes.js';
import { SMALLER } from '../../cases/meshes/values.js';
import { isNothing, placementOf } from '../../cases/placements.js';
import type { Random } from '../../cases/random.js';
import { placedSceneReferee } from '../../referees/shapes/scenes/scenes.js';
import { placedSceneSubject } from '../../subjects/scenes/scenes.js';
import { integer, layoutOf, points } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import { meshParts } from '../meshes/laws.js';
import { placementParts } from '../meshes/placed.js';
import { fillPlaced, vectorsFrom } from '../meshes/placed-fill.js';
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

/** Puts the first point where a vertex is, the middle of two, or a third of three, and lets the others lead away. */
function leadAway(random: Random, out: Float64Array): void {
  const count = 1 + random.below(3);
  const vertices = [0, 1, 2, 3].map((i) => 2 + 3 * ((i + random.below(2)) % 4));
  for (let k = 0; k < 3; k++) {
    const mean = (n: number) => vertices.slice(0, n).reduce((sum, at) => sum + out[at + k]!, 0) / n;
    const from = mean(count);
    out[SCENE_POINTS + k] = from;
    for (const at of [SCENE_POINTS + 3, SCENE_POINTS + 6])
      out[at + k] = from + (from - mean(4)) * random.between(1, 3) + random.below(2);
  }
}

/** Families of shapes beside meshes, all kinds in turn; then a placement of the mesh and of the shape's points. */
const families = sceneFamilies('box', scene).map(({ name, summary }, i) => ({
  name: `placed-${name}`,
  summary: `${summary}; then placed, and the points of the shape with it`,
  fill: ((random, out) => {
    out[kind] = random.below(PLACED_KINDS.length);
    sceneFamilies(placedKindOf(out), scene)[i]!.fill(random, out.subarray(0, placement));
    if (random.oneIn(6)) leadAway(random, out);
    fillPlaced(random, out, placement, vectorsFrom(2, SMALLER.mostVertices), vectorsFrom(SCENE_POINTS, 3));
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
  form: 'none | <apart|some|all> <list> near <meeting|one|several> <list> solid <open|surface|inside|apart> | <apart|some|all> <list> near - solid <open|surface|inside|apart>',
  classes: ['none', 'apart', 'some', 'all'],
  classOf: (answer) => answer.split(' ')[0]!,
  shapes: shapesBy('mesh placement shape', (v) => [sceneMesh(v), placementOf(v, placement), placedShape(v)]),
  coded: true,
  yes: 'a triangle of the mesh at its place has a common point with the shape',
  holds: (answer) => (answer === 'none' ? undefined : !answer.startsWith('apart')),
  note: 'the triangles that meet the shape, as for `trianglesMeetingBox`; the nearest, as for `nearestTrianglesBox`; and the solid, as for `meetsSolidBox`; `none`: the placement cannot be undone',
};
