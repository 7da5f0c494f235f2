import { checkMesh, firstHit, prepareMesh, selfIntersections, selfIntersects } from '../../src/mesh/index.js';
import { equalTriangles, loose, needles, scattered } from '../../test/mesh/growing-meshes.js';
import { expectAnswer, type GrowthFamily, randomUnit } from './family.js';

/** Triangles that lie over each other, or whose boxes do. */
export const crowdedTriangles: readonly GrowthFamily[] = [
  {
    name: 'equal-check',
    title: "checkMesh ('all', up to a million pairs): one triangle, n times",
    prepare(n) {
      const mesh = equalTriangles(n);
      return () => expectAnswer(checkMesh(mesh).complete, true);
    },
  },
  {
    name: 'loose-equal-check',
    title: "checkMesh ('first'): one triangle, n times, with vertices of its own",
    most: 100_000,
    prepare(n) {
      const mesh = loose(equalTriangles(n));
      return () => expectAnswer(checkMesh(mesh, { selfIntersections: 'first' }).complete, true);
    },
  },
  {
    name: 'equal-pairs',
    title: 'selfIntersections up to 1000 pairs: one triangle, n times',
    prepare(n) {
      const mesh = loose(equalTriangles(n));
      return () => expectAnswer(selfIntersections(prepareMesh(mesh), { maxPairs: 1000 }).length, 2000);
    },
  },
  {
    name: 'equal-hits',
    title: 'firstHit: a ray through one triangle, n times',
    most: 100_000,
    prepare(n) {
      const mesh = prepareMesh(equalTriangles(n));
      const ray = { origin: [0.25, 0.25, 1], direction: [0, 0, -1] };
      return () => expectAnswer(firstHit(mesh, ray).length, n);
    },
  },
  {
    name: 'needles',
    title: 'selfIntersects: needles side by side, across the axes',
    most: 100_000,
    prepare(n) {
      const mesh = needles(n);
      return () => expectAnswer(selfIntersects(prepareMesh(mesh)), false);
    },
  },
  {
    name: 'needles-check',
    title: "checkMesh ('none'): the same needles",
    most: 100_000,
    prepare(n) {
      const mesh = needles(n);
      return () => expectAnswer(checkMesh(mesh, { selfIntersections: 'none' }).complete, true);
    },
  },
  {
    name: 'scattered-check',
    title: "checkMesh ('first'): triangles anywhere in a square; each edge passes √n others",
    most: 10_000,
    prepare(n) {
      const mesh = scattered(n, randomUnit(3));
      return () => expectAnswer(checkMesh(mesh, { selfIntersections: 'first' }).complete, true);
    },
  },
];
