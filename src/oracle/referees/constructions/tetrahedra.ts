import { hullListsText } from '../../answers/polygons.js';
import {
  cross,
  dot,
  exact,
  greater,
  pointsAt,
  rowRank,
  sameVector,
  subtract,
  vectorAt,
} from '../shapes/vectors.js';
import { distinct, fractionText, type Points } from './plane.js';

/** Four point numbers. */
export type Quadruple = readonly [number, number, number, number];

export interface Cloud {
  readonly points: Points;
  readonly one: bigint;
  /** The numbers of points that are equal to none before them. */
  readonly used: readonly number[];
}

export function cloudAt(values: Float64Array): Cloud {
  const numbers = exact(values);
  const points = pointsAt(numbers, 3, 1, values[0]!);
  return { points, one: numbers.one, used: distinct(points) };
}

/** Six times the volume of a tetrahedron, above 0 where orient3d is. */
export function sixVolumes(points: Points, [a, b, c, d]: Quadruple): bigint {
  const [u, v, w] = [b, c, d].map((i) => subtract(points[i]!, points[a]!));
  return dot(cross(u!, v!), w!);
}

export function withCorner(cell: Quadruple, k: number, p: number): Quadruple {
  return cell.map((i, j) => (j === k ? p : i)) as unknown as Quadruple;
}

/**
 * How far a point is below the hyperplane through four lifted ones: above 0 inside of the sphere. What the corners
 * count for are the volumes that the point has with the others.
 */
export function below(points: Points, lifts: readonly bigint[], cell: Quadruple, p: number): bigint {
  const height = cell.reduce((sum, i, k) => sum + sixVolumes(points, withCorner(cell, k, p)) * lifts[i]!, 0n);
  return height - sixVolumes(points, cell) * lifts[p]!;
}

/** Heights of the points on the paraboloid. */
export function paraboloid(points: Points): bigint[] {
  return points.map((p) => dot(p, p));
}

/** Of equal points the lowest, and of these the first, in the order of coordinates. */
function inOrder(points: Points, heights: readonly bigint[]): number[] {
  const stands = (i: number) =>
    points.every(
      (p, j) =>
        !sameVector(p, points[i]!) || heights[j]! > heights[i]! || (heights[j] === heights[i] && j >= i),
    );
  const used = points.map((_, i) => i).filter(stands);
  return used.sort((i, j) => {
    const axis = [0, 1, 2].find((k) => points[i]![k] !== points[j]![k])!;
    return points[i]![axis]! < points[j]![axis]! ? -1 : 1;
  });
}

function quadruples(numbers: readonly number[]): Quadruple[] {
  return numbers.flatMap((a, i) =>
    numbers.slice(i + 1).flatMap((b, j) => {
      const rest = numbers.slice(i + j + 2);
      return rest.flatMap((c, k) => rest.slice(k + 1).map((d): Quadruple => [a, b, c, d]));
    }),
  );
}

/** Heights with a power of a number beside which all volumes are small: a greater one for a greater point. */
function raised(plain: readonly bigint[], order: readonly number[], largest: bigint): bigint[] {
  const bits = BigInt(largest.toString(2).length + 4);
  const lifts = plain.map((height) => height << (bits * BigInt(order.length + 1)));
  order.forEach((i, rank) => {
    lifts[i]! += 1n << (bits * BigInt(rank + 1));
  });
  return lifts;
}

/**
 * The Delaunay tetrahedra by the definition: of all quadruples those with a volume and all other points strictly
 * above their hyperplane, where each lifted point is raised by a number that is large beside all volumes times those
 * of the points before it. Corners ascend in the order of coordinates, the last two exchanged where orient3d were
 * negative; tetrahedra follow each other as their corners do.
 *
 * @param plain heights of the points, if they are not on the paraboloid; of equal points the lowest counts
 */
export function delaunayByDefinition(
  points: Points,
  plain: readonly bigint[] = paraboloid(points),
): Quadruple[] {
  const order = inOrder(points, plain);
  const all = quadruples(order);
  const volumes = all.map((cell) => sixVolumes(points, cell));
  const largest = volumes.reduce((most, v) => greater(most, v < 0n ? -v : v), 1n);
  const lifts = raised(plain, order, largest);
  const isAbove = (cell: Quadruple, p: number) => {
    // What is raised decides where the paraboloid does not; it takes long numbers.
    const depth = below(points, plain, cell, p);
    return depth < 0n || (depth === 0n && below(points, lifts, cell, p) < 0n);
  };
  const found = all.flatMap(([a, b, c, d], k) => {
    if (volumes[k] === 0n) return [];
    const cell: Quadruple = volumes[k]! > 0n ? [a, b, c, d] : [a, b, d, c];
    return order.every((p) => cell.includes(p) || isAbove(cell, p)) ? [cell] : [];
  });
  const rank = (cell: Quadruple) => cell.map((i) => order.indexOf(i));
  return found.sort((a, b) => rank(a).reduce((sign, i, k) => sign || i - rank(b)[k]!, 0));
}

/** The corners of the facet opposite each corner of a tetrahedron, counterclockwise from outside. */
const FACETS = [
  [1, 2, 3],
  [0, 3, 2],
  [0, 1, 3],
  [0, 2, 1],
] as const;

/** Lists of tetrahedra: 0, or one more than the neighbour, for each corner; the hull; duplicates. */
function listsOf(points: Points, heights: readonly bigint[], cells: readonly Quadruple[]): number[][] {
  const across = (cell: Quadruple, i: number) =>
    cells.findIndex((other) => other !== cell && cell.every((p, k) => k === i || other.includes(p)));
  const neighbours = cells.map((cell) => cell.map((_, i) => across(cell, i) + 1));
  const hull = cells.flatMap((cell, t) =>
    FACETS.flatMap((facet, i) => (neighbours[t]![i] === 0 ? facet.map((k) => cell[k]!) : [])),
  );
  const order = inOrder(points, heights);
  const duplicates = points.flatMap((p, i) =>
    order.includes(i) ? [] : [i, order.find((j) => sameVector(points[j]!, p))!],
  );
  return [cells.flat(), neighbours.flat(), hull, duplicates];
}

const dimensionOf = (points: Points) => rowRank(points.map((p) => subtract(p, points[0]!)));

/** The kernel's lists by the definition: tetrahedra, neighbours, the hull, duplicates. */
export function delaunay3dReferee(values: Float64Array): string {
  const { points } = cloudAt(values);
  const lists = listsOf(points, paraboloid(points), delaunayByDefinition(points));
  return hullListsText(dimensionOf(points), lists);
}

/** The same of weighted points, x, y, z and the weight of each; and those that are hidden. */
export function regularTriangulation3dReferee(values: Float64Array): string {
  const numbers = exact(values);
  const points = Array.from({ length: values[0]! }, (_, i) => vectorAt(numbers, 1 + 4 * i, 3));
  const heights = points.map((p, i) => dot(p, p) - numbers.numerators[4 * i + 4]! * numbers.one);
  const cells = delaunayByDefinition(points, heights);
  const lists = listsOf(points, heights, cells);
  const corners = cells.flat();
  const isHidden = (i: number) =>
    corners.length > 0 && !corners.includes(i) && !lists[3]!.some((j, k) => j === i && k % 2 === 0);
  const hidden = points.map((_, i) => i).filter(isHidden);
  return hullListsText(dimensionOf(points), [...lists, hidden]);
}

/** What is true of all such triangulations: the class, how many points are distinct, and the volume of the hull. */
export function delaunayTetrahedraReferee(values: Float64Array): string {
  const { points, one, used } = cloudAt(values);
  const cells = delaunayByDefinition(points);
  const lifts = paraboloid(points);
  const isShared = (cell: Quadruple) =>
    used.some((p) => !cell.includes(p) && below(points, lifts, cell, p) === 0n);
  const kind = cells.length === 0 ? 'flat' : cells.some(isShared) ? 'cospherical' : 'general';
  const volume = cells.reduce((sum, cell) => sum + sixVolumes(points, cell), 0n);
  return `${kind} ${used.length} ${fractionText(volume, 6n * one * one * one)}`;
}
