import { requireBox3, requireTetrahedron } from '../../core/arguments/index.js';
import type { Box3, ConvexPolyhedron, OrientedBox, Tetrahedron } from '../../core/shapes.js';
import { orientedBoxNumbers } from '../../spatial/boxes/oriented-box-numbers.js';
import { BOX_EDGES, BOX_FACES } from '../../spatial/convex/engine/box-set.js';
import { edgesOfFaces, requireConvexPolyhedron } from '../../spatial/convex/engine/polyhedron-set.js';
import { affineBasis } from '../../spatial/hull/affine-hull.js';
import type { ScaledCells } from '../engine/cells.js';
import { type Doubles, isModest } from '../engine/doubles.js';
import { PointList } from '../engine/point-list.js';
import { boxSlabs, type Slab } from '../engine/slab.js';
import { cross, dot, minus, plus, times, type Vector } from '../engine/vectors.js';
import { hullCells, triples } from './cells-of.js';
import { shortScale } from './short-integers.js';

const CORNERS = [0, 1, 2, 3, 4, 5, 6, 7];

/** A box as a shape, checked. */
export function boxCells(where: string, name: string, box: Box3): ScaledCells {
  requireBox3(where, name, box);
  const numbers = CORNERS.flatMap((i) =>
    [0, 1, 2].map((axis) => ((i >> axis) & 1 ? box.max : box.min)[axis]!),
  );
  const cells = hullCells(numbers, 'interior', { edges: BOX_EDGES, faces: BOX_FACES });
  const { points } = cells;
  const slabs = (): Slab[] => boxSlabs(null, points.at(0), points.at(7));
  return { ...cells, points: new PointList(8, (i) => points.at(i), points.doubles, slabs) };
}

/**
 * An oriented box as a shape, checked: center ± halfSize[0] · axes[0] ± ..., with integers of twice as many bits, if
 * its numbers are not short.
 */
export function orientedBoxCells(where: string, name: string, box: OrientedBox): ScaledCells {
  const numbers = orientedBoxNumbers(where, name, box);
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
function orientedBoxDoubles(n: readonly number[]): Doubles {
  const coordinates = new Float64Array(24);
  const reach: [number, number, number] = [0, 0, 0];
  const isSafe = n.every(isModest);
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

/** A tetrahedron as a shape, checked. */
export function tetrahedronCells(where: string, name: string, tetrahedron: Tetrahedron): ScaledCells {
  requireTetrahedron(where, name, tetrahedron);
  const { a, b, c, d } = tetrahedron;
  return hullCells(
    [a, b, c, d].flatMap((p) => Array.from(p)),
    'interior',
    { edges: TETRAHEDRON_EDGES, faces: TETRAHEDRON_FACES },
  );
}

/** A convex polyhedron as a shape, checked. */
export function convexPolyhedronCells(
  where: string,
  name: string,
  polyhedron: ConvexPolyhedron,
): ScaledCells {
  const { vertices, faces } = requireConvexPolyhedron(where, name, polyhedron);
  const cells = hullCells(
    vertices.flatMap((p) => Array.from(p)),
    'interior',
    { edges: edgesOfFaces(faces), faces },
  );
  return affineBasis(vertices).length < 4 ? { ...cells, bounds: allPairsAndTriples(vertices.length) } : cells;
}

/** Of n points in a plane, what can bound their hull. */
function allPairsAndTriples(n: number): Pick<ScaledCells, 'edges' | 'faces'> {
  const numbers = Array.from({ length: n }, (_, i) => i);
  const edges = numbers.flatMap((i) => numbers.slice(i + 1).map((j) => [i, j] as const));
  return { edges, faces: edges.flatMap(([i, j]) => numbers.slice(j + 1).map((k) => [i, j, k])) };
}
