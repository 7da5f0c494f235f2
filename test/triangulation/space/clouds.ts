import { insphere, orient3d } from '../../../src/predicates/index.js';
import type { Delaunay3d } from '../../../src/triangulation/index.js';

type Point = [number, number, number];

function random(): () => number {
  let state = 2463534242;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

/** Many points at once: next is a number from 0 to 1. */
export const FAMILIES: Readonly<Record<string, (i: number, next: () => number) => Point>> = {
  random: (_, next) => [next(), next(), next()],
  lattice: (i) => [i % 8, Math.floor(i / 8) % 8, Math.floor(i / 64)],
  tenths: (i) => [(i % 8) * 0.1, (Math.floor(i / 8) % 8) * 0.1, Math.floor(i / 64) * 0.1],
  sphere: (_, next) => {
    const [x, y, z] = [next() - 0.5, next() - 0.5, next() - 0.5];
    const length = Math.sqrt(x * x + y * y + z * z);
    return [x / length, y / length, z / length];
  },
  'a plane and an apex': (i, next) => (i === 0 ? [0.5, 0.5, 1] : [next(), next(), 0]),
  'two skew lines': (i, next) => (i % 8 === 0 ? [next(), 0, 0] : [0, Math.floor(next() * 99), 1]),
  'near a plane': (_, next) => {
    const [x, y] = [next(), next()];
    return [x, y, (x + y) / 3];
  },
  'one far away': (i, next) => (i === 9 ? [1e300, -1e300, 3] : [next(), next(), next()]),
  subnormal: (_, next) => [Math.floor(next() * 9) * 5e-324, Math.floor(next() * 9) * 5e-324, next() * 1e-322],
  'near overflow': (_, next) => [
    (next() - 0.5) * 1.7e308 * 2,
    (next() - 0.5) * 1.7e308 * 2,
    (next() - 0.5) * 1e308,
  ],
  'many repeated': (_, next) => [Math.floor(next() * 4), Math.floor(next() * 4), Math.floor(next() * 4)],
};

export function cloud(family: string, count: number): Point[] {
  const next = random();
  return Array.from({ length: count }, (_, i) => FAMILIES[family]!(i, next));
}

/** The corners of a facet counterclockwise from outside. */
const FACETS = [
  [1, 2, 3],
  [0, 3, 2],
  [0, 1, 3],
  [0, 2, 1],
] as const;

/** What is wrong with a triangulation, as far as its own lists tell. */
export function fault({ coordinates, tetrahedra, neighbours, hull }: Delaunay3d): string | undefined {
  const at = (i: number) => [...coordinates.subarray(3 * i, 3 * i + 3)] as Point;
  const corners = (t: number) => [...tetrahedra.subarray(4 * t, 4 * t + 4)];
  const outside: number[] = [];
  for (let t = 0; t < tetrahedra.length / 4; t++) {
    const cell = corners(t);
    const [a, b, c, d] = cell.map(at) as [Point, Point, Point, Point];
    if (orient3d(...a, ...b, ...c, ...d) <= 0) return `tetrahedron ${t} has no volume above 0`;
    if (t > 0 && !isAfter(cell.map(at), corners(t - 1).map(at))) return `the order of tetrahedra at ${t}`;
    for (let i = 0; i < 4; i++) {
      const facet = FACETS[i]!.map((k) => cell[k]!);
      const other = neighbours[4 * t + i]!;
      if (other === -1) {
        outside.push(...facet);
        continue;
      }
      const opposite = corners(other).filter((j) => !facet.includes(j));
      if (opposite.length !== 1) return `neighbour ${i} of tetrahedron ${t} has another facet`;
      if (neighbours[4 * other + corners(other).indexOf(opposite[0]!)] !== t)
        return `neighbour ${i} of ${t} is one-sided`;
      if (insphere(...a, ...b, ...c, ...d, ...at(opposite[0]!)) > 0)
        return `${t} is not Delaunay beside ${other}`;
    }
  }
  if (hull.join() !== outside.join()) return 'the hull is not what has no neighbour';
  return openEdge(outside);
}

function isAfter(cell: readonly Point[], before: readonly Point[]): boolean {
  const [x, y] = [cell.flat(), before.flat()];
  const first = x.findIndex((value, k) => value !== y[k]);
  return first >= 0 && x[first]! > y[first]!;
}

/** An edge of the hull that does not run both ways. */
function openEdge(hull: readonly number[]): string | undefined {
  const edges = new Set<string>();
  for (let f = 0; f < hull.length; f += 3) {
    for (let k = 0; k < 3; k++) edges.add(`${hull[f + k]} ${hull[f + ((k + 1) % 3)]}`);
  }
  const open = [...edges].find((edge) => !edges.has(edge.split(' ').reverse().join(' ')));
  return open === undefined ? undefined : `the edge ${open} of the hull is open`;
}
