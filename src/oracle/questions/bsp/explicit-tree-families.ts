/** Trees node by node, of planes of a small lattice that often come again and meet in lines and points. */
import { MOST_NODES, NODE_COUNT, nodePlace, SOLID } from '../../cases/bsp/explicit-trees.js';
import { powerOfTwo, stepUlps } from '../../cases/doubles.js';
import type { Random } from '../../cases/random.js';
import { integer, type Layout, layoutOf, plane } from '../layout.js';
import type { QuestionFamily } from '../question.js';

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
