import { type SolidLeafTree, segmentSolidLeafTree } from '../../../src/bsp/index.js';
import { MANY_SIDED } from '../../../src/oracle/cases/bsp/brushes.js';
import { DEEP, deepPlanesOf, deepTreeOf } from '../../../src/oracle/cases/bsp/deep-trees.js';
import { stepUlps } from '../../../src/oracle/cases/doubles.js';
import { segmentOf } from '../../../src/oracle/cases/shapes.js';
import { deepPointQuestion, deepSegmentQuestion } from '../../../src/oracle/questions/bsp/deep-trees.js';
import { manySidedQuestion } from '../../../src/oracle/questions/bsp/swept-box.js';
import type { Question } from '../../../src/oracle/questions/question.js';
import { alongText, kernelTree } from '../../../src/oracle/subjects/bsp/explicit-trees.js';
import { leavesAroundText } from '../../../src/oracle/subjects/bsp/tree-queries.js';
import { declarePlanted } from '../../support/planted.js';

/** The kernel, asked with another tree, in which something is wrong from a depth on that shallow trees do not have. */
const otherTree =
  (ask: (v: Float64Array, tree: SolidLeafTree) => string, change: Change) => (v: Float64Array) => {
    const tree = deepTreeOf(v);
    const planes = deepPlanesOf(v, tree);
    const depth = new Array<number>(planes.length).fill(0);
    for (const way of tree.ways) for (const [i, [node]] of way.entries()) depth[node] = i;
    const children = [...tree.children];
    for (const node of planes.keys()) if (depth[node]! > 64) change(planes, children, node);
    return ask(v, kernelTree(planes, children, tree.solid));
  };
type Change = (planes: ReturnType<typeof deepPlanesOf>, children: number[], node: number) => void;

const exchanged: Change = (_, children, node) => {
  children.splice(2 * node, 2, children[2 * node + 1]!, children[2 * node]!);
};
const moved: Change = (planes, _, node) => {
  const { normal, constant } = planes[node]!;
  planes[node] = { normal, constant: stepUlps(constant, 1) };
};

const point = (v: Float64Array, tree: SolidLeafTree) =>
  leavesAroundText([v[DEEP.other]!, v[DEEP.other + 1]!, v[DEEP.other + 2]!], tree);
const segment = (v: Float64Array, tree: SolidLeafTree) => alongText(segmentOf(v, DEEP.other), tree);

const asked = (question: Question, change: (v: Float64Array) => void) => (v: Float64Array) => {
  const other = v.slice();
  change(other);
  return question.subject(other);
};

declarePlanted(
  deepPointQuestion,
  {
    'sides are exchanged below level 64': otherTree(point, exchanged),
    'planes are an ulp off below level 64': otherTree(point, moved),
    'the first leaf of several': (v) => deepPointQuestion.subject(v).replace(/^(boundary \d+).*/, '$1'),
    'what is on the boundary is inside': (v) => deepPointQuestion.subject(v).replace('boundary', 'inside'),
    'the last node is left out': asked(deepPointQuestion, (v) => {
      v[DEEP.nodes] = v[DEEP.nodes]! - 1;
    }),
  },
  5,
);

declarePlanted(
  deepSegmentQuestion,
  {
    'sides are exchanged below level 64': otherTree(segment, exchanged),
    'planes are an ulp off below level 64': otherTree(segment, moved),
    'the last passage is left out': (v) => deepSegmentQuestion.subject(v).replace(/ [^ ]+ then/, ' then'),
    'along planes only one side is there': (v) => {
      const said = deepSegmentQuestion.subject(v);
      return said.replace(/ \d+:boundary:([^ ]+)(?= \d+:boundary:\1)/, '');
    },
    'stretches are those of the first solid leaf': (v) => {
      const said = deepSegmentQuestion.subject(v);
      const { stretches } = segmentSolidLeafTree(segmentOf(v, DEEP.other), kernelTreeOf(v));
      return stretches.length > 1 ? said.split(' ').slice(0, -1).join(' ') : said;
    },
  },
  5,
);

const swept = (change: (v: Float64Array) => void) => asked(manySidedQuestion, change);

declarePlanted(
  manySidedQuestion,
  {
    'the box is a point': swept((v) => {
      v.fill(0, MANY_SIDED.half, MANY_SIDED.start);
    }),
    'the box is an ulp too large': swept((v) => {
      for (let k = 0; k < 3; k++) v[MANY_SIDED.half + k] = stepUlps(v[MANY_SIDED.half + k]!, 1);
    }),
    'the box is an ulp too small': swept((v) => {
      for (let k = 0; k < 3; k++) v[MANY_SIDED.half + k] = Math.max(0, stepUlps(v[MANY_SIDED.half + k]!, -1));
    }),
    'the box is flat': swept((v) => {
      v[MANY_SIDED.half + 1] = 0;
    }),
  },
  12,
);

function kernelTreeOf(v: Float64Array): SolidLeafTree {
  const tree = deepTreeOf(v);
  return kernelTree(deepPlanesOf(v, tree), tree.children, tree.solid);
}
