import { SCENE_KINDS, SCENE_POINTS, type SceneKind } from '../../cases/meshes/scenes.js';
import { SMALLER } from '../../cases/meshes/values.js';
import { meshSweepCase, SCENE_MOTION } from '../../cases/motion/mesh-sweeps.js';
import type { Random } from '../../cases/random.js';
import { meshSweepReferee, stepReferee } from '../../referees/shapes/motion/mesh-sweeps.js';
import { meshSweepSubject, stepSubject } from '../../subjects/motion/mesh-sweeps.js';
import { pick } from '../families/plant.js';
import { layoutOf, points } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import { meshParts } from '../meshes/laws.js';
import type { Question, QuestionFamily } from '../question.js';
import { sceneFamilies } from '../scenes/families.js';
import { placedMeshSweepQuestion } from './placed-mesh-sweeps.js';

const layout = layoutOf(3, ...meshParts('v', SMALLER), ...points('p q r motion'));
const scene = { layout, tables: [SMALLER], extras: 4 };

/** The shape moves so that its first point gets to a vertex, or half as far, or farther; it may start outside. */
function aim(random: Random, values: Float64Array): void {
  const i = random.below(4);
  const share = pick(random, [0.5, 1, 1, 2, 4]);
  const out = random.oneIn(3) ? 0 : pick(random, [-4, -2, 2, 4]);
  const axis = random.below(3);
  for (let k = 0; k < 3; k++) {
    const step = k === axis ? out : 0;
    for (let at = SCENE_POINTS + k; at < SCENE_MOTION; at += 3) values[at]! += step;
    values[SCENE_MOTION + k] = share * (values[2 + 3 * i + k]! - values[SCENE_POINTS + k]!);
  }
}

/** The families of meshes beside shapes; the motion as it falls, none, or towards a vertex. */
const families = (kind: SceneKind): readonly QuestionFamily[] =>
  sceneFamilies(kind, scene).map((family) => ({
    ...family,
    fill(random: Random, out: Float64Array) {
      family.fill(random, out);
      if (random.oneIn(8)) out.fill(0, SCENE_MOTION, SCENE_MOTION + 3);
      else if (!random.oneIn(3)) aim(random, out);
    },
  }));

/** `Sphere`. */
const named = (kind: SceneKind) => `${kind[0]!.toUpperCase()}${kind.slice(1)}`;

const shared = (kind: SceneKind) => ({
  area: 'motion' as const,
  layout,
  coded: true as const,
  families: families(kind),
  shapes: shapesBy('mesh shape motion', (v) => {
    const { mesh, shape, motion } = meshSweepCase(kind)(v);
    return [mesh, shape, motion] as const;
  }),
});

/** When a shape that translates meets a mesh. Referee: triangle by triangle, all features of each. */
const sweepOf = (kind: SceneKind): Question => ({
  ...shared(kind),
  name: `mesh${named(kind)}Sweep`,
  note: 'the class is how the shape and the surface are at time 0, if they are not apart then, else `later` or `never`; then the first time and the numbers of the triangles that are met then; behind `entering`, those that the shape goes into, `-`: there is none, `flat`: the shape has no volume',
  subject: meshSweepSubject(kind),
  referee: meshSweepReferee(kind),
  form: 'never - entering <flat|-> | <touching|overlapping|later> <t±√t> <list> entering <flat|-> | <touching|overlapping|later> <t±√t> <list> entering <t±√t> <list>',
  classes: ['never', 'touching', 'overlapping', 'later'],
  yes: 'the shape meets a triangle of the mesh at some time from 0 to 1',
  holds: (answer) => !answer.startsWith('never'),
});

/** How a walker steps. Referee: triangle by triangle, whether the step goes into it. */
const stepOf = (kind: SceneKind): Question => ({
  ...shared(kind),
  name: `moveAndSlide${named(kind)}`,
  note: 'flat: the shape has no volume; inside: it starts nearer to a triangle than its radius, or overlaps one; free: the whole step is made; turned: something is in the way. Where the shape ends it is as far away as it has to be, or the answer says so',
  subject: stepSubject(kind),
  referee: stepReferee(kind),
  classes: ['flat', 'inside', 'free', 'turned'],
});

const WALKERS: readonly SceneKind[] = ['box', 'sphere', 'capsule'];

/** Shapes that translate through meshes. */
export const meshSweepQuestions: readonly Question[] = [
  ...SCENE_KINDS.map(sweepOf),
  placedMeshSweepQuestion,
  ...WALKERS.map(stepOf),
];
