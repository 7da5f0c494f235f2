import { readIndices } from '../../answers/construction.js';
import { cross, dot, exact, pointsAt, sameVector, subtract } from '../shapes/vectors.js';
import { distinct, fractionText, type Points } from './plane.js';
import { hullTriangles } from './space-hulls.js';

/** Four point numbers. */
export type Quadruple = readonly [number, number, number, number];

interface Cloud {
  readonly points: Points;
  readonly one: bigint;
  /** The numbers of points that are equal to none before them. */
  readonly used: readonly number[];
}

function cloudAt(values: Float64Array): Cloud {
  const numbers = exact(values);
  const points = pointsAt(numbers, 3, 1, values[0]!);
  return { points, one: numbers.one, used: distinct(points) };
}

/** Six times the volume of a tetrahedron, above 0 where orient3d is. */
function sixVolumes(points: Points, [a, b, c, d]: Quadruple): bigint {
  const [u, v, w] = [b, c, d].map((i) => subtract(points[i]!, points[a]!));
  return dot(cross(u!, v!), w!);
}

function withCorner(cell: Quadruple, k: number, p: number): Quadruple {
  return cell.map((i, j) => (j === k ? p : i)) as unknown as Quadruple;
}

/**
 * How far a point is below the hyperplane through four lifted ones: above 0 inside of the sphere. What the corners count
 * for are the volumes that the point has with the others.
 */
function below(points: Points, lifts: readonly bigint[], cell: Quadruple, p: number): bigint {
  const height = cell.reduce((sum, i, k) => sum + sixVolumes(points, withCorner(cell, k, p)) * lifts[i]!, 0n);
  return height - sixVolumes(points, cell) * lifts[p]!;
}

/** Heights of the points on the paraboloid. */
function paraboloid(points: Points): bigint[] {
  return points.map((p) => dot(p, p));
}

/** Numbers of the distinct points in the order of their coordinates. */
function inOrder({ points, used }: Cloud): number[] {
  return [...used].sort((i, j) => {
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
function raised({ points }: Cloud, order: readonly number[], largest: bigint): bigint[] {
  const bits = BigInt(largest.toString(2).length + 4);
  const lifts = paraboloid(points).map((height) => height << (bits * BigInt(order.length + 1)));
  order.forEach((i, rank) => {
    lifts[i]! += 1n << (bits * BigInt(rank + 1));
  });
  return lifts;
}

/**
 * The Delaunay tetrahedra by the definition: of all quadruples those with a volume and all other points strictly above
 * their hyperplane, where each lifted point is raised by a number that is large beside all volumes times those of the
 * points before it. Corners ascend in the order of coordinates, the last two exchanged where orient3d were negative;
 * tetrahedra follow each other as their corners do.
 */
export function delaunayByDefinition(points: Points): Quadruple[] {
  const cloud: Cloud = { points, one: 1n, used: distinct(points) };
  const order = inOrder(cloud);
  const all = quadruples(order);
  const volumes = all.map((cell) => sixVolumes(points, cell));
  const largest = volumes.reduce((most, v) => (v > most ? v : -v > most ? -v : most), 1n);
  const lifts = raised(cloud, order, largest);
  const found = all.flatMap(([a, b, c, d], k) => {
    if (volumes[k] === 0n) return [];
    const cell: Quadruple = volumes[k]! > 0n ? [a, b, c, d] : [a, b, d, c];
    return order.every((p) => cell.includes(p) || below(points, lifts, cell, p) < 0n) ? [cell] : [];
  });
  const rank = (cell: Quadruple) => cell.map((i) => order.indexOf(i));
  return found.sort((a, b) => rank(a).reduce((sign, i, k) => sign || i - rank(b)[k]!, 0));
}

/** The answer by the definition. */
export function tetrahedraReferee(values: Float64Array): string {
  return JSON.stringify(delaunayByDefinition(cloudAt(values).points).flat());
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

/** What is wrong with a flat list of corners as the Delaunay tetrahedra of points, whichever way cospherical points go. */
export function checkDelaunayTetrahedra(values: Float64Array, text: string): string | undefined {
  const cloud = cloudAt(values);
  const flat = readIndices(text, cloud.points.length, 4);
  const cells = Array.from(
    { length: flat.length / 4 },
    (_, t) => flat.slice(4 * t, 4 * t + 4) as unknown as Quadruple,
  );
  return (
    volumeFault(cloud, cells) ??
    sphereFault(cloud, cells) ??
    facetFault(cloud, cells) ??
    coverFault(cloud, cells)
  );
}

function volumeFault({ points }: Cloud, cells: readonly Quadruple[]): string | undefined {
  const volumes = cells.map((cell) => sixVolumes(points, cell));
  const isPositive = volumes.some((v) => v > 0n);
  for (const [k, cell] of cells.entries()) {
    if (volumes[k] === 0n) return `tetrahedron ${cell.join(' ')} has no volume`;
    if (volumes[k]! > 0n !== isPositive) return `tetrahedron ${cell.join(' ')} is the other way round`;
  }
  return undefined;
}

function sphereFault({ points, used }: Cloud, cells: readonly Quadruple[]): string | undefined {
  const lifts = paraboloid(points);
  for (const cell of cells) {
    const sign = sixVolumes(points, cell) > 0n ? 1n : -1n;
    const inside = used.find((p) => sign * below(points, lifts, cell, p) > 0n);
    if (inside !== undefined)
      return `point ${inside} lies inside the sphere of tetrahedron ${cell.join(' ')}`;
  }
  return undefined;
}

/** A facet that is neither shared by two tetrahedra on its two sides nor on the hull. */
function facetFault({ points, used }: Cloud, cells: readonly Quadruple[]): string | undefined {
  const place = (i: number) => used.find((j) => sameVector(points[i]!, points[j]!))!;
  const facets = new Map<string, Quadruple[]>();
  for (const cell of cells) {
    for (const corner of cell) {
      const facet = cell
        .filter((i) => i !== corner)
        .map(place)
        .sort((i, j) => i - j);
      const key = facet.join(' ');
      facets.set(key, [...(facets.get(key) ?? []), [...facet, corner] as unknown as Quadruple]);
    }
  }
  for (const [key, sides] of facets) {
    const [first, second] = sides.map((side) => sixVolumes(points, side) > 0n);
    if (sides.length > 2 || first === second) return `facet ${key} is not between two tetrahedra`;
    const beyond = (p: number) => {
      const volume = sixVolumes(points, withCorner(sides[0]!, 3, p));
      return volume !== 0n && volume > 0n !== first;
    };
    if (second === undefined && used.some(beyond)) return `beyond facet ${key} a tetrahedron is missing`;
  }
  return undefined;
}

function coverFault({ points, one, used }: Cloud, cells: readonly Quadruple[]): string | undefined {
  const covered = cells.reduce((sum, cell) => sum + sixVolumes(points, cell), 0n);
  const hull = ((points.length > 0 && hullTriangles(points)) || []).reduce(
    (sum, [a, b, c]) => sum + sixVolumes(points, [0, a, b, c]),
    0n,
  );
  const size = covered < 0n ? -covered : covered;
  const cube = 6n * one * one * one;
  if (size !== hull)
    return `the tetrahedra have the volume ${fractionText(size, cube)}, the hull ${fractionText(hull, cube)}`;
  const isCorner = (i: number) => cells.some((cell) => cell.some((j) => sameVector(points[i]!, points[j]!)));
  const missing = hull === 0n ? undefined : used.find((i) => !isCorner(i));
  return missing === undefined ? undefined : `point ${missing} is in no tetrahedron`;
}
