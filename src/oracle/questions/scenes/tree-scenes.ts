import { OTHER } from '../../cases/bsp/brushes.js';
import { TREE_SWEEP_KINDS, type TreeSweepKind, treeSweepCase } from '../../cases/motion/tree-sweeps.js';
import { nearestLeavesReferee } from '../../referees/shapes/scenes/tree-scenes.js';
import { nearestLeavesSubject } from '../../subjects/scenes/tree-scenes.js';
import { brushFamilies, brushLayout } from '../bsp/brush-families.js';
import { shapesBy } from '../layout-shapes.js';
import { fillShape } from '../motion/tree-shapes.js';
import type { Question } from '../question.js';
import { isShape, partsOf } from '../round/operands.js';

/** How a shape and the solid of a tree meet, whether all of it is in there, and how far it is. */
const questionOf = (kind: TreeSweepKind): Question => {
  const layout = brushLayout(...partsOf(kind, kind));
  return {
    name: `nearestLeaves${kind[0]!.toUpperCase()}${kind.slice(1)}`,
    area: 'bsp',
    note: 'how the shape and the union of the brushes, which are built to a tree, meet; whether all of it is in there; how far it is, as the nearest double. `empty`: no brush has an inside',
    layout,
    families: brushFamilies(layout, (random, out, frame) => fillShape(kind, random, out, frame)),
    accepts: (v) => isShape(kind, v as Float64Array, OTHER),
    subject: nearestLeavesSubject(kind),
    referee: nearestLeavesReferee(kind),
    form: 'empty | <disjoint|touching|overlapping> <all|part> <x>',
    classes: ['empty', 'disjoint', 'touching', 'overlapping'],
    yes: 'the closed shape meets the closed union of the brushes that have an inside',
    holds: (answer) => answer !== 'empty' && !answer.startsWith('disjoint'),
    coded: true,
    shapes: shapesBy('brushes shape', (v) => {
      const { brushes, shape } = treeSweepCase(kind, v);
      return [brushes, shape] as const;
    }),
  };
};

/** Shapes beside trees. */
export const treeSceneQuestions: readonly Question[] = TREE_SWEEP_KINDS.map(questionOf);
