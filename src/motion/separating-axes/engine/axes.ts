/**
 * The axes that tell two convex polytopes apart, each by what spans it.
 *
 * They are apart exactly if 0 is not in their difference A - B, a polytope. If it is solid, each of its facets is a
 * face of one and a vertex of the other, or is spanned by an edge of each: normals of faces, and cross products of
 * edges. If it lies in a plane with the normal N, its edges are edges of A or B: N, and N × e for all edges e. On a
 * line it is the direction, and two vectors across it; as a point, the axes of the coordinate system.
 *
 * Source: Gottschalk, Lin, Manocha 1996 (separating axes); Ericson, Real-Time Collision Detection, 5.2.1; the flat
 * cases from the definition.
 */
import type { Cells } from '../../../distance/engine/cells.js';
import { cross, dot, isZero, minus, type Vector } from '../../../distance/engine/vectors.js';
import { BOX_EDGES, BOX_FACES } from '../../../spatial/convex/engine/box-set.js';

/** What an axis is made of: numbers of faces or edges of a and b; what is neither is given as it is. */
export type Axis =
  | { readonly kind: 'face'; readonly of: 'a' | 'b'; readonly index: number }
  | { readonly kind: 'edges'; readonly a: number; readonly b: number }
  | { readonly kind: 'side'; readonly of: 'a' | 'b'; readonly index: number; readonly normal: Vector }
  | { readonly kind: 'other'; readonly normal: Vector };

/** The parts of a polytope that span axes: of parallel ones in a box, one. */
export interface Spanning {
  readonly edges: readonly (readonly [number, number])[];
  readonly faces: readonly (readonly number[])[];
  /** The numbers of those that are looked at. */
  readonly edgeNumbers: readonly number[];
  readonly faceNumbers: readonly number[];
}

/** The parts of a shape. What is a face itself lists none. */
export function spanningOf({ points, edges, faces, bounds, inside }: Cells): Spanning {
  if (edges === BOX_EDGES && faces === BOX_FACES)
    return { edges, faces, edgeNumbers: [0, 4, 8], faceNumbers: [0, 2, 4] };
  const all = bounds ?? { edges, faces };
  const isFace = inside === 'face' && all.faces.length === 0 && points.length > 2;
  const around = isFace ? [Array.from({ length: points.length }, (_, i) => i)] : all.faces;
  return {
    edges: all.edges,
    faces: around,
    edgeNumbers: numbersOf(all.edges),
    faceNumbers: numbersOf(around),
  };
}

const numbersOf = (list: readonly unknown[]): number[] => list.map((_, i) => i);

/** The axes of a solid difference. */
export function axesOfSolid(a: Spanning, b: Spanning): Axis[] {
  return [
    ...a.faceNumbers.map((index): Axis => ({ kind: 'face', of: 'a', index })),
    ...b.faceNumbers.map((index): Axis => ({ kind: 'face', of: 'b', index })),
    ...a.edgeNumbers.flatMap((i) => b.edgeNumbers.map((j): Axis => ({ kind: 'edges', a: i, b: j }))),
  ];
}

const alongEdge = ({ points }: Cells, [i, j]: readonly [number, number]): Vector =>
  minus(points.at(j), points.at(i));

/** The axes of any difference, by its dimension. */
export function axesOf(a: Cells, partsA: Spanning, b: Cells, partsB: Spanning): Axis[] {
  const edges = [
    ...partsA.edgeNumbers.map((i) => alongEdge(a, partsA.edges[i]!)),
    ...partsB.edgeNumbers.map((j) => alongEdge(b, partsB.edges[j]!)),
  ].filter((e) => !isZero(e));
  const first = edges[0];
  if (first === undefined) return UNITS.map((normal): Axis => ({ kind: 'other', normal }));
  const second = edges.find((e) => !isZero(cross(first, e)));
  if (second === undefined) {
    const across = UNITS.map((unit) => cross(first, unit)).filter((v) => !isZero(v));
    return [first, ...across].map((normal): Axis => ({ kind: 'other', normal }));
  }
  const plane = cross(first, second);
  if (edges.some((e) => dot(plane, e) !== 0n)) return axesOfSolid(partsA, partsB);
  const sides = (of: 'a' | 'b', cells: Cells, parts: Spanning): Axis[] =>
    parts.edgeNumbers.map((index): Axis => {
      const normal = cross(plane, alongEdge(cells, parts.edges[index]!));
      return { kind: 'side', of, index, normal };
    });
  return [...sides('a', a, partsA), ...sides('b', b, partsB), { kind: 'other', normal: plane }];
}

const UNITS: readonly Vector[] = [
  [1n, 0n, 0n],
  [0n, 1n, 0n],
  [0n, 0n, 1n],
];

/** The vector of an axis; zero if what spans it is parallel, or has no extent. */
export function vectorOf(axis: Axis, a: Cells, partsA: Spanning, b: Cells, partsB: Spanning): Vector {
  if (axis.kind === 'side' || axis.kind === 'other') return axis.normal;
  if (axis.kind === 'edges')
    return cross(alongEdge(a, partsA.edges[axis.a]!), alongEdge(b, partsB.edges[axis.b]!));
  const [cells, parts] = axis.of === 'a' ? [a, partsA] : [b, partsB];
  return normalOfFace(cells, parts.faces[axis.index]!);
}

/** Across the first two edges of a face that are not parallel. */
function normalOfFace({ points }: Cells, face: readonly number[]): Vector {
  const corners = face.map((i) => points.at(i));
  const edges = corners.slice(1).map((p) => minus(p, corners[0]!));
  for (let i = 0; i + 1 < edges.length; i++) {
    const normal = cross(edges[i]!, edges[i + 1]!);
    if (!isZero(normal)) return normal;
  }
  return cross(edges[0]!, edges.at(-1)!);
}
