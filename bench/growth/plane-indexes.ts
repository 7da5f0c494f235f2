import { BoxTree2d, KdTree2d, visitCellsAlong2d } from '../../src/indexes/index.js';
import { expectAnswer, type GrowthFamily, randomUnit } from './family.js';

/** What makes boxes and points of the plane hard to keep apart. */
const PLACES: Readonly<Record<string, (random: () => number, i: number) => readonly [number, number]>> = {
  equal: () => [0.1, 0.7],
  'one outlier': (random, i) => (i === 0 ? [1e300, -1e300] : [random(), random()]),
  'on a line': (random) => {
    const x = random();
    return [x, x];
  },
  'huge and tiny': (random, i) => {
    const scale = [5e-324 * 2 ** 30, 1e-150, 1, 1e150, 1e300][i % 5]!;
    return [random() * scale, random() * scale];
  },
};

const QUESTIONS = 1000;

/** Points in a tree, and questions about the nearest of them. */
function pointsFamily(name: string): GrowthFamily {
  return {
    name: `plane-points-${name.replaceAll(' ', '-')}`,
    title: `k-d tree of the plane and its nearest points, 1,000 times: points ${name}`,
    prepare(n) {
      const random = randomUnit(11);
      const points = new Float64Array(2 * n);
      for (let i = 0; i < n; i++) points.set(PLACES[name]!(random, i), 2 * i);
      return () => {
        const tree = new KdTree2d(points);
        let found = 0;
        for (let q = 0; q < QUESTIONS; q++) found += tree.kNearest(PLACES[name]!(random, q), 8).length;
        expectAnswer(found, 8 * QUESTIONS);
      };
    },
  };
}

/** Boxes in a tree, and questions about the nearest of them and the first along a ray. */
function boxesFamily(name: string): GrowthFamily {
  return {
    name: `plane-boxes-${name.replaceAll(' ', '-')}`,
    title: `tree of boxes of the plane, nearest and first along a ray, 1,000 times: boxes ${name}`,
    prepare(n) {
      const random = randomUnit(13);
      const boxes = new Float64Array(4 * n);
      for (let i = 0; i < n; i++) {
        const [x, y] = PLACES[name]!(random, i);
        boxes.set([x, y, x + (Math.abs(x) * random()) / n, y + (Math.abs(y) * random()) / n], 4 * i);
      }
      return () => {
        const tree = new BoxTree2d(boxes);
        let found = 0;
        for (let q = 0; q < QUESTIONS; q++) {
          const place = PLACES[name]!(random, q);
          found += tree.kNearest(place, 8).length;
          const linear = { origin: place, direction: [random() - 0.5, random() - 0.5] } as const;
          tree.visitAlong(linear, () => true);
        }
        expectAnswer(found, 8 * QUESTIONS);
      };
    },
  };
}

/** A walk through n cells from corner to corner, where each step is a tie, far from the origin. */
const cornerWalk: GrowthFamily = {
  name: 'cells-corners',
  title: 'walk through cells, corner to corner, each met by four closed cells, 2^50 cells from the origin',
  prepare(n) {
    const start = [2 ** 50, 2 ** 50] as const;
    const end = [2 ** 50 + n, 2 ** 50 + n] as const;
    return () => {
      let count = 0;
      visitCellsAlong2d({ start, end }, { cellSize: 1, cells: 'closed' }, () => void count++);
      expectAnswer(count, 3 * n + 4);
    };
  },
};

/** Indexes of the plane over what lies badly. */
export const planeIndexes: readonly GrowthFamily[] = [
  ...Object.keys(PLACES).map(pointsFamily),
  ...Object.keys(PLACES).map(boxesFamily),
  cornerWalk,
];
