import { readIndices } from '../../answers/construction.js';
import { sameVector } from '../shapes/vectors.js';
import { fractionText } from './plane.js';
import { hullTriangles } from './space-hulls.js';
import {
  below,
  type Cloud,
  cloudAt,
  paraboloid,
  type Quadruple,
  sixVolumes,
  withCorner,
} from './tetrahedra.js';

/** What is wrong with a list of corners as Delaunay tetrahedra of points, whichever way cospherical points go. */
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
