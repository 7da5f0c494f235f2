import { OTHER } from '../../cases/bsp/brushes.js';
import { solidSweepCase } from '../../cases/motion/solid-sweeps.js';
import type { TreeSweepKind } from '../../cases/motion/tree-sweeps.js';
import { nearestFacesReferee } from '../../referees/shapes/scenes/solid-scenes.js';
import { nearestFacesSubject } from '../../subjects/scenes/solid-scenes.js';
import { brushFamilies, brushLayout } from '../bsp/brush-families.js';
import { shapesBy } from '../layout-shapes.js';
import { fillShape } from '../motion/tree-shapes.js';
import type { Question } from '../question.js';
import { isShape, partsOf } from '../round/operands.js';

/** How far a shape is from the boundary of a solid, and on which side. */
const questionOf = (kind: TreeSweepKind): Question => {
  const layout = brushLayout(...partsOf(kind, kind));
  return {
    name: `nearestFaces${kind[0]!.toUpperCase()}${kind.slice(1)}`,
    area: 'solids',
    note: 'the solid is the union of the brushes that have an inside and bounds, without the last one, if there are two or more; `inside`: all of the shape is in there, and does not meet the boundary; then how far the boundary is, as the nearest double. `empty`: the solid has no face',
    layout,
    families: brushFamilies(layout, (random, out, frame) => fillShape(kind, random, out, frame)),
    accepts: (v) => isShape(kind, v as Float64Array, OTHER),
    subject: nearestFacesSubject(kind),
    referee: nearestFacesReferee(kind),
    form: 'empty | <inside|meeting|outside> <x>',
    classes: ['empty', 'inside', 'meeting', 'outside'],
    yes: 'the closed shape meets the closed solid',
    holds: (answer) => answer.startsWith('inside') || answer.startsWith('meeting'),
    coded: true,
    shapes: shapesBy('united takenAway shape', (v) => {
      const { united, takenAway, shape } = solidSweepCase(kind, v);
      return [united, takenAway === null ? [] : [takenAway], shape] as const;
    }),
  };
};

/** The kinds that are asked about: flat ones, round ones, and such with a volume. */
export const SOLID_SCENE_KINDS: readonly TreeSweepKind[] = ['segment', 'sphere', 'capsule', 'box'];

/** Shapes beside solids. */
export const solidSceneQuestions: readonly Question[] = SOLID_SCENE_KINDS.map(questionOf);
