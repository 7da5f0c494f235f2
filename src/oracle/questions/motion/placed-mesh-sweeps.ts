import { SCENE_KINDS } from '../../cases/meshes/scenes.js';
import { SMALLER } from '../../cases/meshes/values.js';
import { PLACED_SWEEP, placedSweepCase, sweptKindOf } from '../../cases/motion/placed-mesh-sweeps.js';
import { isNothing, placementOf } from '../../cases/placements.js';
import type { Random } from '../../cases/random.js';
import { placedMeshSweepReferee } from '../../referees/shapes/motion/mesh-sweeps.js';
import { placedMeshSweepSubject } from '../../subjects/motion/mesh-sweeps.js';
import { pick } from '../families/plant.js';
import { integer, layoutOf, points } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import { meshParts } from '../meshes/laws.js';
import { placementParts } from '../meshes/placed.js';
import { fillPlaced, vectorsFrom } from '../meshes/placed-fill.js';
import { placed } from '../placements/families.js';
import type { Question } from '../question.js';
import { sceneFamilies } from '../scenes/families.js';

const { points: at, motion, placement, kind } = PLACED_SWEEP;
const layout = layoutOf(
  3,
  ...meshParts('v', SMALLER),
  ...points('p q r motion'),
  ...placementParts('placement'),
  integer('shape', 0, SCENE_KINDS.length - 1, SCENE_KINDS.map((name, i) => `${i}: ${name}`).join(', ')),
);
const scene = {
  layout: layoutOf(3, ...meshParts('v', SMALLER), ...points('p q r motion')),
  tables: [SMALLER],
  extras: 4,
};

/** The shape moves so that its first point gets to where a vertex is, or half as far, or farther. */
function aim(random: Random, out: Float64Array): void {
  const from = 2 + 3 * random.below(4);
  const target = placed(out, [...out.subarray(from, from + 3)], placement);
  const share = pick(random, [0.5, 1, 1, 2, 4]);
  for (let k = 0; k < 3; k++) {
    const way = share * (target[k]! - out[at + k]!);
    out[motion + k] = Number.isFinite(way) ? way : 0;
  }
}

/** Families of shapes beside meshes, all kinds in turn; then a placement of both, and a motion there. */
const families = sceneFamilies('box', scene).map(({ name, summary }, i) => ({
  name: `placed-${name}`,
  summary: `${summary}; then placed, and the shape with it; the motion as it falls, none, or towards a vertex`,
  fill: ((random, out) => {
    out[kind] = random.below(SCENE_KINDS.length);
    sceneFamilies(sweptKindOf(out), scene)[i]!.fill(random, out.subarray(0, placement));
    fillPlaced(random, out, placement, vectorsFrom(2, SMALLER.mostVertices), vectorsFrom(at, 3));
    if (random.oneIn(8)) out.fill(0, motion, motion + 3);
    else if (!random.oneIn(3)) aim(random, out);
  }) satisfies Question['families'][number]['fill'],
}));

/** When a shape meets a mesh at its place. Referee: vertices mapped in fractions, all features of each triangle. */
export const placedMeshSweepQuestion: Question = {
  name: 'placedMeshSweep',
  area: 'motion',
  layout,
  families,
  accepts: (v) => !isNothing(v, placement),
  subject: placedMeshSweepSubject,
  referee: placedMeshSweepReferee,
  form: 'none | never - entering <flat|-> | <touching|overlapping|later> <t±√t> <list> entering <flat|-> | <touching|overlapping|later> <t±√t> <list> entering <t±√t> <list>',
  classes: ['none', 'never', 'touching', 'overlapping', 'later'],
  classOf: (answer) => answer.split(' ')[0]!,
  shapes: shapesBy('mesh placement shape motion', (v) => {
    const given = placedSweepCase(v);
    return [given.mesh, placementOf(v, placement), given.shape, given.motion];
  }),
  coded: true,
  yes: 'the shape meets a triangle of the mesh at its place at some time from 0 to 1',
  holds: (answer) => (answer === 'none' ? undefined : !answer.startsWith('never')),
  note: 'as for `meshSphereSweep`; `none`: the placement cannot be undone',
};
