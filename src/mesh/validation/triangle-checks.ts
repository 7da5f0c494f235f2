import { listGroups } from '../../core/collections/groups.js';
import { orient2d } from '../../predicates/index.js';
import { repeatsCorner } from '../structure/edges.js';
import { firstEqualTriangles, firstInSameRotation } from '../structure/equal-triangles.js';
import type { IndexedMesh } from '../structure/indexed-mesh.js';
import type { Check } from './check.js';

/**
 * Finds triangles that repeat a corner, triangles without area, and triangles on the same three points.
 *
 * @param point  for every vertex the first one at the same point
 * @returns 1 for each triangle without area
 */
export function checkTriangles({ mesh, found, progress }: Check, point: Uint32Array): Uint8Array {
  const triangles = mesh.indices.length / 3;
  const flat = new Uint8Array(triangles);
  for (let t = 0; t < triangles; t++) {
    progress.step('triangles', t, 2 * triangles);
    if (repeatsCorner(mesh.indices, t)) {
      flat[t] = 1;
      found.add('repeated-corner', [t]);
    } else if (isDegenerate(mesh, t)) {
      flat[t] = 1;
      found.add('degenerate-triangle', [t]);
    }
  }
  const { indices } = mesh;
  const first = firstEqualTriangles(indices, point, (t) => {
    progress.step('triangles', triangles + t, 2 * triangles);
  });
  if (!first.some((f, t) => f !== t)) return flat;
  const same = firstInSameRotation(indices, point, first);
  listGroups(same, found.list('duplicate-triangles'));
  listGroups(groupsWithBoth(first, same), found.list('opposite-triangles'));
  return flat;
}

/** `first`, but with triangles in groups of only one rotation standing alone. */
function groupsWithBoth(first: Uint32Array, same: Uint32Array): Uint32Array {
  const both = new Uint8Array(first.length);
  for (let t = 0; t < first.length; t++) if (same[t] !== first[t]) both[first[t]!] = 1;
  return first.map((f, t) => (both[f] === 1 ? f : t));
}

/**
 * Whether the corners of triangle t are collinear: its shadows along all three axes are, because they are the
 * coordinates of the normal.
 */
export function isDegenerate(mesh: IndexedMesh, t: number): boolean {
  return (
    projectedTurn(mesh, t, 2) === 0 && projectedTurn(mesh, t, 0) === 0 && projectedTurn(mesh, t, 1) === 0
  );
}

/** The sign of orient2d for triangle t without the coordinate `axis`. */
export function projectedTurn({ indices, positions }: IndexedMesh, t: number, axis: 0 | 1 | 2): number {
  return turnWithout(positions, axis, indices[3 * t]!, indices[3 * t + 1]!, indices[3 * t + 2]!);
}

/** The sign of orient2d for three vertices without the coordinate `axis`. */
export function turnWithout(
  p: IndexedMesh['positions'],
  axis: 0 | 1 | 2,
  a: number,
  b: number,
  c: number,
): number {
  const u = axis === 2 ? 0 : axis + 1;
  const v = axis === 0 ? 2 : axis === 1 ? 0 : 1;
  return orient2d(p[3 * a + u]!, p[3 * a + v]!, p[3 * b + u]!, p[3 * b + v]!, p[3 * c + u]!, p[3 * c + v]!);
}
