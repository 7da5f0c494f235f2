import {
  MOST_NODES,
  NODE_COUNT,
  nodePlace,
  SOLID,
  solidTreeDataOf,
  TREE_OTHER,
} from '../../cases/bsp/explicit-trees.js';
import { metricOf, THICK_POINT } from '../../cases/bsp/thick-planes.js';
import { powerOfTwo, stepUlps } from '../../cases/doubles.js';
import type { Random } from '../../cases/random.js';
import { pointOf } from '../../cases/shapes.js';
import { leavesAtPointReferee, thickPointTreeReferee } from '../../referees/shapes/bsp/tree-queries.js';
import { leavesAtPointSubject, thickPointTreeSubject } from '../../subjects/bsp/tree-queries.js';
import { integer, type Layout, layoutOf, length, plane, point } from '../layout.js';
import { shapesBy } from '../layout-shapes.js';
import type { Question, QuestionFamily } from '../question.js';

/** Trees node by node, of planes of a small lattice that often come again and meet in lines and points. */

/** The values of a tree, and those of another shape behind them. */
export function explicitTreeLayout(...other: readonly Parameters<typeof layoutOf>[1][]): Layout {
  const nodes = Array.from({ length: MOST_NODES }, (_, i) => [
    plane(`node${i}`),
    integer(`place ${i}`, 0, MOST_NODES - 1, `which of the free places node ${i} takes, counted round`),
  ]);
  return layoutOf(
    3,
    integer('nodes', 1, MOST_NODES, 'how many nodes count'),
    integer('solid', 0, powerOfTwo(MOST_NODES + 1) - 1, 'bit i: leaf i is solid'),
    ...nodes.flat(),
    ...other,
  );
}

const AXES = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
] as const;

function fillTree(random: Random, out: Float64Array): void {
  out[NODE_COUNT] = random.between(1, MOST_NODES);
  out[SOLID] = random.below(powerOfTwo(MOST_NODES + 1));
  const isUpright = random.oneIn(2);
  for (let i = 0; i < MOST_NODES; i++) {
    const at = nodePlace(i);
    const any = [random.between(-1, 1), random.between(-1, 1), random.between(-1, 1)];
    const normal = isUpright || any.every((x) => x === 0) ? AXES[random.below(3)]! : any;
    const facing = random.sign();
    out.set(
      normal.map((x) => facing * x),
      at,
    );
    out[at + 3] = random.oneIn(2) ? 0 : random.between(-2, 2);
    out[at + 4] = random.below(MOST_NODES);
    if (i > 0 && random.oneIn(6)) {
      const before = nodePlace(random.below(i));
      for (let k = 0; k < 4; k++) out[at + k] = -out[before + k]!;
    }
  }
}

/**
 * Families of trees with another shape.
 *
 * @param fillOther  Fills the values from `TREE_OTHER` on
 */
export function explicitTreeFamilies(
  layout: Layout,
  fillOther: (random: Random, out: Float64Array) => void,
): QuestionFamily[] {
  const fill = (random: Random, out: Float64Array) => {
    fillTree(random, out);
    fillOther(random, out);
  };
  return [
    { name: 'lattice-trees', summary: 'planes of a small lattice, many through one point or line', fill },
    {
      name: 'far-trees',
      summary: 'the same at other exponents, values moved by an ulp now and then',
      fill(random, out) {
        fill(random, out);
        const scale = powerOfTwo(random.between(-200, 200));
        for (const { kind, at, size } of layout.parts) {
          if (kind === 'integer') continue;
          for (let i = kind === 'plane' ? at + 3 : at; i < at + size; i++) out[i] = out[i]! * scale;
          for (let i = at; i < at + size; i++) {
            if (random.oneIn(25)) out[i] = stepUlps(out[i]!, random.sign());
          }
        }
      },
    },
  ];
}

/** Normals whose lengths are integers, so that a point can be exactly at the end of a band. */
const WHOLE: readonly (readonly [x: number, y: number, z: number, length: number])[] = [
  [0, 3, 4, 5],
  [1, 2, 2, 3],
  [2, 3, 6, 7],
  [1, 4, 8, 9],
];

function fillPoint(random: Random, out: Float64Array): void {
  for (let k = 0; k < 3; k++) out[TREE_OTHER + k] = random.oneIn(3) ? 0 : random.between(-3, 3);
}

/** Gives a node a normal with a length that is an integer, turned and mirrored. */
function setWhole(random: Random, out: Float64Array, node: number): void {
  const [at, normal, turn] = [nodePlace(node), WHOLE[random.below(WHOLE.length)]!, random.below(3)];
  for (let k = 0; k < 3; k++) out[at + k] = random.sign() * normal[(k + turn) % 3]!;
}

/** A thickness at which the band of a node ends at the point, or nearly. */
function thicknessAt(random: Random, out: Float64Array, node: number): number {
  const at = nodePlace(node);
  let [form, square] = [out[at + 3]!, 0];
  for (let k = 0; k < 3; k++) {
    form += out[at + k]! * out[THICK_POINT.point + k]!;
    square += out[at + k]! * out[at + k]!;
  }
  const reach = Math.abs(metricOf(out, THICK_POINT.metric) === 'form' ? form : form / Math.sqrt(square));
  return random.oneIn(3) ? Math.abs(stepUlps(reach, random.sign())) : reach;
}

function fillThickPoint(random: Random, out: Float64Array): void {
  fillPoint(random, out);
  out[THICK_POINT.metric] = random.below(2);
  for (let node = 0; node < out[NODE_COUNT]!; node++) if (random.oneIn(3)) setWhole(random, out, node);
  const how = random.below(8);
  const any = random.below(12) / 4;
  out[THICK_POINT.halfThickness] =
    how === 0 ? 0 : how < 3 ? any : thicknessAt(random, out, random.below(out[NODE_COUNT]!));
}

const thickLayout = explicitTreeLayout(
  point('point'),
  length('halfThickness'),
  integer('metric', 0, 1, '0: distance, 1: the form of a plane as it came first'),
);
const plainLayout = explicitTreeLayout(point('point'));

const common = {
  area: 'bsp',
  form: '<location> <list>',
  classes: ['inside', 'boundary', 'outside'],
  coded: true,
} as const;

/** A point and a tree whose planes have a thickness. */
export const thickPointTreeQuestion: Question = {
  ...common,
  name: 'thickPointSolidLeafTree',
  layout: thickLayout,
  families: explicitTreeFamilies(thickLayout, fillThickPoint),
  subject: thickPointTreeSubject,
  referee: thickPointTreeReferee,
  note: 'whether the leaves that are found are all solid, none of them, or both; then their numbers: for every plane above such a leaf the point is on its side or in the closed band',
  shapes: shapesBy('point tree halfThickness metric', (v) => [
    pointOf(v, THICK_POINT.point),
    solidTreeDataOf(v),
    v[THICK_POINT.halfThickness]!,
    metricOf(v, THICK_POINT.metric),
  ]),
};

/** The leaves around a point. */
export const leavesAtPointQuestion: Question = {
  ...common,
  name: 'leavesAtPoint',
  layout: plainLayout,
  families: explicitTreeFamilies(plainLayout, fillPoint),
  subject: leavesAtPointSubject,
  referee: leavesAtPointReferee,
  note: 'whether the leaves around the point are all solid, none of them, or both; then their numbers: a direction leads from the point into each. A cell may be empty elsewhere in the tree',
  shapes: shapesBy('point tree', (v) => [pointOf(v, TREE_OTHER), solidTreeDataOf(v)]),
};
