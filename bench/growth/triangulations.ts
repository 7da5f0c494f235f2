import {
  constrainedDelaunay2d,
  constrainedDelaunayWithCrossings2d,
  type Delaunay2d,
  DynamicDelaunay2d,
  delaunay2d,
  delaunay3d,
  voronoiDiagram2d,
} from '../../src/triangulation/index.js';
import { HOSTILE } from '../tetrahedra/clouds.js';
import { pointsOf } from '../triangulation/points.js';
import { expectAnswer, type GrowthFamily } from './family.js';

/** Sets of points of the plane, as `pointsOf` has them, and what they are. */
const PLANE: readonly (readonly [string, string])[] = [
  ['equal', 'equal points'],
  ['line', 'points of a line'],
  ['circle', 'points of a circle, rounded'],
  ['outlier', 'one point at 1e300, others random'],
  ['subnormal', 'subnormal coordinates'],
];

/** Triangles as Euler counts them, or none on a line. */
function expectWhole({ coordinates, triangles, hull, duplicates }: Delaunay2d, more = 0): void {
  const sites = coordinates.length / 2 + more - duplicates.length / 2;
  const isFlat = triangles.length === 0;
  expectAnswer(isFlat ? sites : triangles.length / 3, isFlat ? hull.length : 2 * sites - 2 - hull.length);
}

/** Pairs of points that follow each other by x and y: they do not cross. */
function pairsAlongX(points: Float64Array): Uint32Array {
  const order = Uint32Array.from({ length: points.length / 2 }, (_, i) => i).sort(
    (i, j) => points[2 * i]! - points[2 * j]! || points[2 * i + 1]! - points[2 * j + 1]! || i - j,
  );
  return order.subarray(0, 2 * (order.length >> 1));
}

/** Half of the points at first; the others come one after the other, and go again. */
function comeAndGo(points: Float64Array): void {
  const half = points.length >> 2;
  const dynamic = new DynamicDelaunay2d(points.subarray(0, 2 * half));
  for (let i = half; 2 * i < points.length; i++) dynamic.insert(points.subarray(2 * i, 2 * i + 2));
  expectWhole(dynamic.triangulation());
  for (let i = half; 2 * i < points.length; i++) dynamic.remove(i);
  expectAnswer(dynamic.size, half);
}

interface Measured {
  readonly name: string;
  readonly title: string;
  readonly most: number;
  run(points: Float64Array, pairs: Uint32Array): void;
}

const MEASURED: readonly Measured[] = [
  { name: 'delaunay', title: 'delaunay2d', most: 1e6, run: (points) => expectWhole(delaunay2d(points)) },
  {
    name: 'constrained',
    title: 'constrainedDelaunay2d, pairs along x',
    most: 1e5,
    run: (points, pairs) => expectWhole(constrainedDelaunay2d(points, pairs)!),
  },
  {
    name: 'crossings',
    title: 'constrainedDelaunayWithCrossings2d, pairs along x, and one edge across',
    most: 1e5,
    run(points, pairs) {
      const across = Uint32Array.from([...pairs, pairs[0]!, pairs.at(-1)!]);
      const result = constrainedDelaunayWithCrossings2d(points, across);
      expectAnswer(result.coordinates.length, points.length + 2 * result.crossings.length);
    },
  },
  {
    name: 'dynamic',
    title: 'DynamicDelaunay2d, half of the points come one by one, and go',
    most: 1e5,
    run: comeAndGo,
  },
  {
    name: 'voronoi',
    title: 'voronoiDiagram2d',
    most: 1e5,
    run: (points) => expectAnswer(voronoiDiagram2d(points).coordinates.length, points.length),
  },
];

/** The size of a family. Edges through the middle of a circle of points have all triangles in their way. */
function mostOf(name: string, set: string, most: number): number {
  if (name === 'crossings') return set === 'circle' ? 4000 : most;
  return set === 'line' ? 1e6 : most;
}

const inPlane = MEASURED.flatMap(({ name, title, most, run }) =>
  PLANE.map(
    ([set, what]): GrowthFamily => ({
      name: `${name}-${set}`,
      title: `${title}: ${what}${mostOf(name, set, most) < 1e4 ? ' (n² by its documentation)' : ''}`,
      most: mostOf(name, set, most),
      prepare(n) {
        const points = pointsOf(`${set}-${n}`);
        const pairs = pairsAlongX(points);
        return () => run(points, pairs);
      },
    }),
  ),
);

const inSpace = ['all equal', 'on a line', 'in a plane', 'on a sphere', 'one at 1e300', 'subnormal'].map(
  (what): GrowthFamily => ({
    name: `tetrahedra-${what.replaceAll(' ', '-')}`,
    title: `delaunay3d: points, ${what}`,
    most: 1e5,
    prepare(n) {
      const points = HOSTILE[what]!(n);
      return () => expectAnswer(delaunay3d(points).coordinates.length, points.length);
    },
  }),
);

/** Delaunay triangulations and what they are made of, of points that lie badly. */
export const triangulations: readonly GrowthFamily[] = [...inPlane, ...inSpace];
