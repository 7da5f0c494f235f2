import {
  convexHull2d,
  pointPolygon2d,
  polygonDiagonal2d,
  polygonPolygon2d,
  polygonSimplicity2d,
  polygonValidity2d,
  segmentIntersections2d,
} from '../../src/planar/index.js';
import { convexPolyhedronConvexPolyhedron } from '../../src/spatial/index.js';
import { above, below } from '../../test/support/ridges.js';
import { expectAnswer, type GrowthFamily } from './family.js';

type P = readonly [number, number];

/** A comb on its back: every second vertex of the teeth lies on the line from vertex 0 to vertex 3. */
function comb(n: number): P[] {
  const end = n - (n % 2);
  const tips = Array.from({ length: end - 1 }, (_, i): P => [end - 1 - i, i % 2 === 0 ? 2 : 0]);
  return [[0, 0], [0, -5], [end, -5], [end, 0], ...tips];
}

/** A square whose first corner is repeated. */
function crowdedCorner(n: number): P[] {
  const corners: P[] = [
    [4, 0],
    [4, 4],
    [0, 4],
  ];
  return [...Array.from({ length: n }, (): P => [0, 0]), ...corners];
}

/** Shapes of the plane, and two of space, that make a careless algorithm quadratic. */
export const crowdedShapes: readonly GrowthFamily[] = [
  {
    name: 'diagonal',
    title: 'polygonDiagonal2d: every second vertex on the line',
    prepare(n) {
      const ring = comb(n);
      return () => expectAnswer(polygonDiagonal2d(ring, 0, 3), 'touching');
    },
  },
  {
    name: 'comb',
    title: 'polygonSimplicity: a comb, all of its teeth at one height',
    most: 1e5,
    prepare(n) {
      const ring = comb(n);
      return () => expectAnswer(polygonSimplicity2d(ring).simple, true);
    },
  },
  {
    name: 'crowded-corner',
    title: 'pointPolygon: a corner with very many vertices',
    prepare(n) {
      const ring = crowdedCorner(n);
      return () => expectAnswer(pointPolygon2d([1, 1], ring).location, 'inside');
    },
  },
  {
    name: 'one-point',
    title: 'convexHull: equal points',
    prepare(n) {
      const points = Array.from({ length: n }, (): P => [1, 2]);
      return () => expectAnswer(convexHull2d(points).length, 1);
    },
  },
  {
    name: 'polygon-pair',
    title: 'polygonPolygon: a comb and itself',
    most: 1e5,
    prepare(n) {
      const ring = comb(n);
      return () => expectAnswer(polygonPolygon2d(ring, ring).containment, 'equal');
    },
  },
  {
    name: 'valid-comb',
    title: 'polygonValidity: a comb',
    most: 1e5,
    prepare(n) {
      const ring = comb(n);
      return () => expectAnswer(polygonValidity2d(ring).valid, true);
    },
  },
  {
    name: 'segment-hub',
    title: 'segmentIntersections: segments from one point',
    most: 1e5,
    prepare(n) {
      const segments = Array.from({ length: n }, (_, i) => ({ start: [0, 0], end: [n - i, i + 1] }));
      return () => expectAnswer(segmentIntersections2d(segments).points.length, 1);
    },
  },
  {
    name: 'equal-segments',
    title: 'segmentIntersections: equal segments',
    most: 1e5,
    prepare(n) {
      const segments = Array.from({ length: n }, () => ({ start: [0, 0], end: [3, 1] }));
      return () => expectAnswer(segmentIntersections2d(segments).overlaps.length, 1);
    },
  },
  {
    name: 'parallel-segments',
    title: 'segmentIntersections: diagonals side by side, all of whose boxes overlap',
    most: 1e5,
    prepare(n) {
      const segments = Array.from({ length: n }, (_, i) => ({ start: [i, 0], end: [i + n, n + 1] }));
      return () => expectAnswer(segmentIntersections2d(segments).points.length, 0);
    },
  },
  {
    name: 'ridges',
    title:
      'convexPolyhedronConvexPolyhedron: crossed ridges that a pair of edges separates (n² by its documentation)',
    most: 1e3,
    prepare(n) {
      const k = n - 1 + (n % 2);
      const [a, b] = [below(k), above(k, 300000)];
      return () => expectAnswer(convexPolyhedronConvexPolyhedron(a, b).witness.separation?.type, 'edges');
    },
  },
];
