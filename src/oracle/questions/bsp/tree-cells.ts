import { TREE_OTHER, treeDataOf } from '../../cases/bsp/explicit-trees.js';
import type { Random } from '../../cases/random.js';
import { boxOf } from '../../cases/shapes.js';
import { isProperTree } from '../../referees/shapes/bsp/explicit-trees.js';
import { treeCellsReferee } from '../../referees/shapes/bsp/tree-queries.js';
import { treeCellsSubject } from '../../subjects/bsp/tree-cells.js';
import { box } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question } from '../question.js';
import { explicitTreeFamilies, explicitTreeLayout } from './explicit-tree-families.js';

function fillBox(random: Random, out: Float64Array): void {
  for (let k = 0; k < 3; k++) {
    out[TREE_OTHER + k] = random.between(-3, 0);
    out[TREE_OTHER + 3 + k] = random.between(1, 3);
  }
}

const layout = explicitTreeLayout(box('box'));
const hasVolume = (v: Float64Array) => [0, 1, 2].every((k) => v[TREE_OTHER + k]! < v[TREE_OTHER + 3 + k]!);

/** The cells of a tree's leaves in a box, and the portals between them. */
export const treeCellsQuestion: Question = {
  name: 'treeCells',
  area: 'bsp',
  layout,
  families: explicitTreeFamilies(layout, fillBox),
  subject: treeCellsSubject,
  referee: treeCellsReferee,
  accepts: (v) => hasVolume(v) && isProperTree(v),
  form: '<one|several> <cell>*',
  note: 'the cells of the leaves in the box, then the polygons between two of them, each by its corners',
  classes: ['one', 'several'],
  shapes: shapesBy('tree box', (v) => [treeDataOf(v), boxOf(v, TREE_OTHER)]),
  coded: true,
};
