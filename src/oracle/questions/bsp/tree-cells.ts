import { TREE_OTHER, treeDataOf } from '../../cases/bsp/explicit-trees.js';
import type { Random } from '../../cases/random.js';
import { boxOf, segmentOf } from '../../cases/shapes.js';
import { isProperTree } from '../../referees/shapes/bsp/explicit-trees.js';
import { leavesAlongReferee, treeCellsReferee } from '../../referees/shapes/bsp/tree-queries.js';
import { leavesAlongSubject } from '../../subjects/bsp/explicit-trees.js';
import { treeCellsSubject } from '../../subjects/bsp/tree-cells.js';
import { box, points } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question } from '../question.js';
import { explicitTreeFamilies, explicitTreeLayout } from './tree-points.js';

function fillBox(random: Random, out: Float64Array): void {
  for (let k = 0; k < 3; k++) {
    out[TREE_OTHER + k] = random.between(-3, 0);
    out[TREE_OTHER + 3 + k] = random.between(1, 3);
  }
}

const treeCellsLayout = explicitTreeLayout(box('box'));
const hasVolume = (v: Float64Array) => [0, 1, 2].every((k) => v[TREE_OTHER + k]! < v[TREE_OTHER + 3 + k]!);

/** The cells of a tree's leaves in a box, and the portals between them. */
export const treeCellsQuestion: Question = {
  name: 'treeCells',
  area: 'bsp',
  layout: treeCellsLayout,
  families: explicitTreeFamilies(treeCellsLayout, fillBox),
  subject: treeCellsSubject,
  referee: treeCellsReferee,
  accepts: (v) => hasVolume(v) && isProperTree(v),
  form: '<one|several> <cell>*',
  note: 'the cells of the leaves in the box, then the polygons between two of them, each by its corners',
  classes: ['one', 'several'],
  shapes: shapesBy('tree box', (v) => [treeDataOf(v), boxOf(v, TREE_OTHER)]),
  coded: true,
};

function fillSegment(random: Random, out: Float64Array): void {
  for (let i = 0; i < 6; i++) out[TREE_OTHER + i] = random.between(-3, 3);
  const kept = random.below(5);
  for (let k = 0; k < 3; k++) if (kept === k || kept === 3) out[TREE_OTHER + 3 + k] = out[TREE_OTHER + k]!;
  if (kept === 3 && !random.oneIn(4)) out[TREE_OTHER + random.below(3)] = random.between(-3, 3);
  // Through the point that most planes have in common.
  if (random.oneIn(3)) for (let k = 0; k < 3; k++) out[TREE_OTHER + 3 + k] = -out[TREE_OTHER + k]!;
}

const leavesAlongLayout = explicitTreeLayout(...points('segment.start segment.end'));

/** The leaves that a segment passes. */
export const leavesAlongQuestion: Question = {
  name: 'leavesAlong',
  area: 'bsp',
  layout: leavesAlongLayout,
  families: explicitTreeFamilies(leavesAlongLayout, fillSegment),
  subject: leavesAlongSubject,
  referee: leavesAlongReferee,
  accepts: isProperTree,
  form: '<one|several|along> <passage>* then <disjoint|touching|overlapping> <stretch>*',
  note: 'the leaves whose cells the segment passes, in order; then what `segmentSolidLeafTree` says of those that are solid. `along`: it runs within a plane of the tree',
  classes: ['one', 'several', 'along'],
  shapes: shapesBy('segment tree', (v) => [segmentOf(v, TREE_OTHER), treeDataOf(v)]),
  coded: true,
};
