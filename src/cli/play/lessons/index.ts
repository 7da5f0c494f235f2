import type { Lesson } from './lesson.js';

/** A row of the table of lessons. */
export interface LessonRow {
  readonly id: string;
  readonly title: string;
  /** What it is about, for those who search. */
  readonly about: string;
  load(): Promise<Lesson>;
}

/** All lessons, in the order in which they are read. A lesson is a file of this folder and a row. */
export const LESSONS: readonly LessonRow[] = [
  {
    id: 'why-doubles-lie',
    title: 'Why doubles lie',
    about: 'rounding, the sign of a determinant, points beside a line, an ulp',
    load: async () => (await import('./why-doubles-lie.js')).lesson,
  },
  {
    id: 'ulps-around-a-line',
    title: 'Ulps around a line',
    about: 'neighbouring doubles, units in the last place, points on a line',
    load: async () => (await import('./ulps-around-a-line.js')).lesson,
  },
  {
    id: 'touching-or-crossing',
    title: 'Touching or crossing: two segments',
    about: 'relations, contacts, collinear segments, ends on lines',
    load: async () => (await import('./touching-or-crossing.js')).lesson,
  },
  {
    id: 'two-triangles',
    title: 'Triangle against triangle',
    about: 'triangles of space, contacts, features, coplanar triangles',
    load: async () => (await import('./two-triangles.js')).lesson,
  },
  {
    id: 'distance-certificate',
    title: 'A distance with its certificate',
    about: 'closest points, separating lines, squared distances, proofs',
    load: async () => (await import('./distance-certificate.js')).lesson,
  },
  {
    id: 'smallest-circle',
    title: 'The smallest circle',
    about: 'enclosing circles, support, centers, radii',
    load: async () => (await import('./smallest-circle.js')).lesson,
  },
  {
    id: 'polygon-union',
    title: 'Union of polygons',
    about: 'booleans, intersection, area, overlapping edges, self-crossing polygons',
    load: async () => (await import('./polygon-union.js')).lesson,
  },
  {
    id: 'thick-plane',
    title: 'A plane with thickness',
    about: 'thick planes, tolerance, classification, cutting, BSP',
    load: async () => (await import('./thick-plane.js')).lesson,
  },
  {
    id: 'no-tunnel',
    title: 'A ball that cannot tunnel',
    about: 'sweeps, moving shapes, first contact, collision, frames',
    load: async () => (await import('./no-tunnel.js')).lesson,
  },
  {
    id: 'walking-in-a-tree',
    title: 'Walking in a tree of planes',
    about: 'BSP, brushes, walls, point location, rays',
    load: async () => (await import('./walking-in-a-tree.js')).lesson,
  },
  {
    id: 'touching-cubes',
    title: 'Union of two touching cubes',
    about: 'solids, booleans, volume, shared faces',
    load: async () => (await import('./touching-cubes.js')).lesson,
  },
  {
    id: 'findings-of-a-mesh',
    title: 'What is wrong with a mesh',
    about: 'checkMesh, findings, borders, orientation, degenerate triangles',
    load: async () => (await import('./findings-of-a-mesh.js')).lesson,
  },
];
