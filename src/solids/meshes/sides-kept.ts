import { UnionFind } from '../../core/collections/union-find.js';
import type { WrittenMesh } from './written-mesh.js';

/**
 * Whether doubles prove that no piece of a mesh was turned inside out when its vertices were rounded: the sign of its
 * volume is that of the exact one. False if they do not prove it.
 *
 * Six times the volume is the sum of the determinants |a - r, b - r, c - r| over the triangles, r a corner of the
 * piece. Let D be the largest difference of coordinates in it, d the deviation, n the number of triangles, u = 2^-53.
 * - Each vertex moved by d at most in each coordinate: a determinant is a sum of six products of three differences,
 *   each of which changed by 2 d at most (both ends may move): by 36 d (D + 2 d)² in all, for which 64 d D² n stands
 *   below, since it is at most 36 (5/4)² d D² where 8 d <= D.
 * - In doubles a determinant has an error of at most 10 u times the sum of its products' magnitudes, but for higher
 *   orders, and that sum is at most 6 D³; adding n of them up has one of (n - 1) u times the sum of theirs: 6 n (n + 9)
 *   u D³ in all, for which 16 n (n + 8) u D³ stands.
 * - Underflow loses at most 2^-1070 for each product if D < 1, for which 2^-200 stands; else that is far below u D³.
 */
export function keepSides({
  positions,
  indices,
  isRounded,
  deviation,
}: Pick<WrittenMesh, 'positions' | 'indices' | 'isRounded' | 'deviation'>): boolean {
  if (!isRounded.includes(1)) return true;
  const vertices = positions.length / 3;
  const sets = new UnionFind(vertices);
  for (let h = 0; h < indices.length; h += 3) {
    sets.union(indices[h]!, indices[h + 1]!);
    sets.union(indices[h]!, indices[h + 2]!);
  }
  const volume = new Float64Array(vertices);
  const count = new Float64Array(vertices);
  const size = new Float64Array(vertices);
  for (let h = 0; h < indices.length; h += 3) {
    const root = sets.find(indices[h]!);
    const [a, b, c, r] = [3 * indices[h]!, 3 * indices[h + 1]!, 3 * indices[h + 2]!, 3 * root];
    const [rx, ry, rz] = [positions[r]!, positions[r + 1]!, positions[r + 2]!];
    const [ax, ay, az] = [positions[a]! - rx, positions[a + 1]! - ry, positions[a + 2]! - rz];
    const [bx, by, bz] = [positions[b]! - rx, positions[b + 1]! - ry, positions[b + 2]! - rz];
    const [cx, cy, cz] = [positions[c]! - rx, positions[c + 1]! - ry, positions[c + 2]! - rz];
    volume[root]! += ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx);
    count[root]!++;
    const far = Math.max(Math.abs(ax), Math.abs(ay), Math.abs(az), Math.abs(bx), Math.abs(by), Math.abs(bz));
    size[root] = Math.max(size[root]!, far, Math.abs(cx), Math.abs(cy), Math.abs(cz));
  }
  for (let v = 0; v < vertices; v++) {
    const [n, extent] = [count[v]!, size[v]!];
    if (n === 0) continue;
    const bound = 64 * n * deviation * extent ** 2 + 2 ** -49 * (n + 8) * n * extent ** 3;
    if (!(8 * deviation <= extent && Math.abs(volume[v]!) > bound + 2 ** -200)) return false;
  }
  return true;
}
