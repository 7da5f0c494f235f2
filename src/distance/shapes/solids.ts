/** Solids: as they were given, and as shapes over integers, checked. */
import { loadBox3, loadTetrahedron } from '../../core/arguments/index.js';
import type { Box3, ConvexPolyhedron, Hull, OrientedBox, Tetrahedron } from '../../core/shapes.js';
import { orientedBoxNumbers } from '../../spatial/boxes/oriented-box-numbers.js';
import { BOX_EDGES, BOX_FACES } from '../../spatial/convex/engine/box-set.js';
import { type KnownHull, requireHull } from '../../spatial/convex/engine/hull-set.js';
import { edgesOfFaces, requireConvexPolyhedron } from '../../spatial/convex/engine/polyhedron-set.js';
import { affineBasis } from '../../spatial/hull/affine-hull.js';
import type { ScaledCells } from '../engine/cells.js';
import { type Doubles, exactDoubles, isModest } from '../engine/doubles.js';
import { PointList } from '../engine/point-list.js';
import { boxSlabs, type Slab } from '../engine/slab.js';
import { cross, dot, minus, plus, times, type Vector } from '../engine/vectors.js';
import { Given, type GivenKind, given, LOADED } from '../lazy/given.js';
import { hullCells, hullKind, triples } from './cells-of.js';
import { shortScale } from './short-integers.js';

const CORNERS = [0, 1, 2, 3, 4, 5, 6, 7];

/** Boxes, by min and max. */
const BOX: GivenKind = {
  cells(numbers) {
    const cells = hullCells(cornersOfBox(numbers), 'interior', { edges: BOX_EDGES, faces: BOX_FACES });
    const { points } = cells;
    const slabs = (): Slab[] => boxSlabs(null, points.at(0), points.at(7));
    return { ...cells, points: new PointList(8, (i) => points.at(i), points.doubles, slabs) };
  },
  doubles: (numbers) => exactDoubles(cornersOfBox(numbers)),
  highest: 3,
};

function cornersOfBox(n: ArrayLike<number>): number[] {
  const corners = new Array<number>(24);
  for (let i = 0; i < 8; i++) {
    for (let axis = 0; axis < 3; axis++) corners[3 * i + axis] = n[(i >> axis) & 1 ? axis + 3 : axis]!;
  }
  return corners;
}

/** A box, checked. */
export function givenBox(where: string, name: string, box: Box3): Given {
  loadBox3(where, name, LOADED, 0, box);
  return given(BOX, 6);
}

/** A box as a shape, checked. */
export const boxCells = (where: string, name: string, box: Box3): ScaledCells =>
  givenBox(where, name, box).cells();

/** Oriented boxes, by 15 numbers. */
const ORIENTED_BOX: GivenKind = { cells: cellsOfOrientedBox, doubles: orientedBoxDoubles };

/** An oriented box, checked. */
export const givenOrientedBox = (where: string, name: string, box: OrientedBox): Given =>
  new Given(ORIENTED_BOX, orientedBoxNumbers(where, name, box));

/** An oriented box as a shape, checked. */
export const orientedBoxCells = (where: string, name: string, box: OrientedBox): ScaledCells =>
  givenOrientedBox(where, name, box).cells();

/** center ± halfSize[0] · axes[0] ± ..., with integers of twice as many bits, if the numbers are not short. */
function cellsOfOrientedBox(given: ArrayLike<number>): ScaledCells {
  const numbers = Array.from(given);
  const [at, axes, sizes] = [numbers.slice(0, 3), numbers.slice(3, 12), numbers.slice(12)];
  const [middle, across, along] = [shortScale(at), shortScale(axes), shortScale(sizes)];
  const [u, v, w] = triples(across.integers(axes)) as [Vector, Vector, Vector];
  const lengths = along.integers(sizes);
  // Products have the sum of the exponents: with the center they are over the smaller one.
  const own = across.exponent + along.exponent;
  const exponent = at.every((x) => x === 0) ? own : Math.min(middle.exponent, own);
  const over = (values: Vector, from: number): Vector => times(values, 1n << BigInt(from - exponent));
  const [center] = triples(middle.integers(at)) as [Vector];
  const start = over(center, Math.max(middle.exponent, exponent));
  const halves = [u, v, w].map((axis, k) => over(times(axis, lengths[k]!), own));
  const corner = (i: number): Vector =>
    halves.reduce<Vector>((sum, half, axis) => ((i >> axis) & 1 ? plus(sum, half) : minus(sum, half)), start);
  // The normals of its sides by the axes, which are independent whatever the half sizes are.
  const slabs = (): Slab[] =>
    boxSlabs(positive([cross(v, w), cross(w, u), cross(u, v)], u), corner(0), corner(7));
  return {
    points: new PointList(8, corner, orientedBoxDoubles(numbers), slabs),
    directions: [],
    vertices: 8,
    edges: BOX_EDGES,
    faces: BOX_FACES,
    inside: 'interior',
    scale: { exponent, denominator: 1n },
  };
}

/** The normals turned so that the first one, and with it each, is on the side of its own axis. */
function positive(normals: readonly Vector[], axis: Vector): readonly Vector[] {
  return dot(normals[0]!, axis) > 0n ? normals : normals.map((n) => times(n, -1n));
}

/**
 * The corners of an oriented box of 15 numbers. A coordinate is c ± h u ± k v ± l w: the rounding of a product and
 * those of three sums are at most (1 + 2^-53)^4 - 1 of the sum of the magnitudes, the reach.
 */
function orientedBoxDoubles(n: ArrayLike<number>): Doubles {
  const coordinates = new Float64Array(24);
  const reach: [number, number, number] = [0, 0, 0];
  const isSafe = Array.from(n).every(isModest);
  for (let k = 0; k < 3; k++) {
    const [u, v, w] = [n[3 + k]! * n[12]!, n[6 + k]! * n[13]!, n[9 + k]! * n[14]!];
    // A little more than what the sum of the magnitudes is rounded to.
    const sum = (Math.abs(n[k]!) + Math.abs(u) + Math.abs(v) + Math.abs(w)) * (1 + 2 ** -50);
    reach[k] = isSafe ? sum : Infinity;
    for (const i of CORNERS) {
      coordinates[3 * i + k] = n[k]! + (i & 1 ? u : -u) + (i & 2 ? v : -v) + (i & 4 ? w : -w);
    }
  }
  return { coordinates, reach };
}

const TETRAHEDRON_EDGES = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 2],
  [1, 3],
  [2, 3],
] as const;
const TETRAHEDRON_FACES = [
  [1, 2, 3],
  [0, 3, 2],
  [0, 1, 3],
  [0, 2, 1],
] as const;

/** Tetrahedra, by their corners. */
const TETRAHEDRON: GivenKind = /* @__PURE__ */ hullKind('interior', {
  edges: TETRAHEDRON_EDGES,
  faces: TETRAHEDRON_FACES,
});

/** A tetrahedron, checked. */
export function givenTetrahedron(where: string, name: string, tetrahedron: Tetrahedron): Given {
  loadTetrahedron(where, name, LOADED, 0, tetrahedron);
  return given(TETRAHEDRON, 12);
}

/** A tetrahedron as a shape, checked. */
export const tetrahedronCells = (where: string, name: string, tetrahedron: Tetrahedron): ScaledCells =>
  givenTetrahedron(where, name, tetrahedron).cells();

/** A convex polyhedron, checked: the copy that was made then has its faces. */
export function givenConvexPolyhedron(where: string, name: string, polyhedron: ConvexPolyhedron): Given {
  const copy = requireConvexPolyhedron(where, name, polyhedron);
  const numbers = copy.vertices.flatMap((p) => Array.from(p));
  return new Given({ cells: (all) => cellsOfPolyhedron(all, copy), doubles: exactDoubles }, numbers);
}

/** A convex polyhedron as a shape, checked. */
export const convexPolyhedronCells = (
  where: string,
  name: string,
  polyhedron: ConvexPolyhedron,
): ScaledCells => givenConvexPolyhedron(where, name, polyhedron).cells();

function cellsOfPolyhedron(numbers: ArrayLike<number>, { vertices, faces }: ConvexPolyhedron): ScaledCells {
  const cells = hullCells(numbers, 'interior', { edges: edgesOfFaces(faces), faces });
  return affineBasis(vertices).length < 4 ? { ...cells, bounds: allPairsAndTriples(vertices.length) } : cells;
}

/** A hull of points, checked: by its vertices, with the edges and faces that were found then. */
export function givenHull(where: string, name: string, hull: Hull): Given {
  const known = requireHull(where, name, hull);
  const numbers = known.vertices.flatMap((p) => Array.from(p));
  return new Given({ cells: (all) => cellsOfHull(all, known), doubles: exactDoubles }, numbers);
}

/** A hull of points as a shape, checked. */
export const hullOfPointsCells = (where: string, name: string, hull: Hull): ScaledCells =>
  givenHull(where, name, hull).cells();

const cellsOfHull = (numbers: ArrayLike<number>, { edges, faces }: KnownHull): ScaledCells =>
  hullCells(numbers, 'interior', { edges, faces });

/** What can bound the hull of n points in a plane. */
function allPairsAndTriples(n: number): Pick<ScaledCells, 'edges' | 'faces'> {
  const numbers = Array.from({ length: n }, (_, i) => i);
  const edges = numbers.flatMap((i) => numbers.slice(i + 1).map((j) => [i, j] as const));
  return { edges, faces: edges.flatMap(([i, j]) => numbers.slice(j + 1).map((k) => [i, j, k])) };
}
