import { buildBvh, DynamicBvh, firstAlong, nearestBox } from '../../src/indexes/index.js';
import { expectAnswer, type GrowthFamily, randomUnit } from './family.js';

/** The boxes of one kind, and how many rays and points are asked about. */
interface Kind {
  readonly name: string;
  readonly what: string;
  /** What is equal is all met, and all of it has to be looked at. */
  readonly asked: number;
  box(i: number, n: number, random: () => number): readonly number[];
}

/** A small cube in the unit cube. */
function cube(n: number, random: () => number): number[] {
  const low = [random(), random(), random()];
  const size = 0.2 / Math.cbrt(n);
  return [...low, ...low.map((x) => x + size)];
}

const kinds: readonly Kind[] = [
  { name: 'random', what: 'small cubes in no order', asked: 1000, box: (_, n, random) => cube(n, random) },
  { name: 'equal', what: 'equal boxes', asked: 1, box: () => [0, 0, 0, 1, 1, 1] },
  {
    name: 'outlier',
    what: 'small cubes in no order, one at 1e300',
    asked: 1000,
    box: (i, n, random) => (i === 0 ? [1e300, 1e300, 1e300, 2e300, 2e300, 2e300] : cube(n, random)),
  },
  {
    name: 'two-sizes',
    what: 'small cubes in no order, each thousandth a million times larger',
    asked: 1000,
    box(i, n, random) {
      const box = cube(n, random);
      return i % 1000 === 0 ? box.map((x) => 1e6 * x) : box;
    },
  },
  {
    name: 'line',
    what: 'unit cubes along a line, in their order',
    asked: 1000,
    box: (i) => [2 * i, 0, 0, 2 * i + 1, 1, 1],
  },
];

function boxesOf(kind: Kind, n: number): Float64Array {
  const random = randomUnit(9);
  const boxes = new Float64Array(6 * n);
  for (let i = 0; i < n; i++) boxes.set(kind.box(i, n, random), 6 * i);
  return boxes;
}

/** All come, one by one, and every second one goes. */
const changes = (kind: Kind): GrowthFamily => ({
  name: `bvh-changes-${kind.name}`,
  title: `DynamicBvh: n insertions, n / 2 removals: ${kind.what}`,
  prepare(n) {
    const boxes = boxesOf(kind, n);
    return () => {
      const tree = new DynamicBvh();
      for (let i = 0; i < n; i++) tree.insert(boxes.subarray(6 * i, 6 * i + 6));
      for (let i = 0; i < n; i += 2) tree.remove(i);
      expectAnswer(tree.size, Math.floor(n / 2));
    };
  },
});

/** Rays at boxes, which are hit where they begin, and points. */
const picks = (kind: Kind): GrowthFamily => ({
  name: `bvh-picks-${kind.name}`,
  title: `firstAlong and nearestBox, ${kind.asked} each: ${kind.what}`,
  prepare(n) {
    const boxes = boxesOf(kind, n);
    const bvh = buildBvh(boxes);
    return () => {
      for (let k = 0; k < kind.asked; k++) {
        const at = 6 * ((k * 7919) % n);
        const [x, y, z] = [boxes[at]!, boxes[at + 1]!, boxes[at + 2]!];
        const ray = { origin: [x - 0.3, y - 0.2, z - 0.1], direction: [3, 2, 1] };
        expectAnswer(firstAlong(bvh, ray, () => 0) !== null, true);
        expectAnswer(nearestBox(bvh, [x, y, z]) === null, false);
      }
    };
  },
});

export const ownBoxes: readonly GrowthFamily[] = [...kinds.map(changes), ...kinds.map(picks)];
