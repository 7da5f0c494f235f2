import type { Sign } from '../../core/sign.js';
import { nextHalfEdge, previousHalfEdge } from './edges.js';
import type { IndexedMesh } from './indexed-mesh.js';

/** The predicate, or another one of the same meaning: only the sign of its answer is read. */
export type Orient3d = (
  ...coordinates: [
    ...a: [x: number, y: number, z: number],
    ...b: [x: number, y: number, z: number],
    ...c: [x: number, y: number, z: number],
    ...d: [x: number, y: number, z: number],
  ]
) => number;

/** The sign of orient3d for the ends of h, the corner opposite to h, and the corner opposite to its twin. */
export function orient3dOverEdge(
  { positions: p, indices }: IndexedMesh,
  h: number,
  twin: number,
  orient3d: Orient3d,
): Sign {
  const a = 3 * indices[h]!;
  const b = 3 * indices[nextHalfEdge(h)]!;
  const c = 3 * indices[previousHalfEdge(h)]!;
  const d = 3 * indices[previousHalfEdge(twin)]!;
  const sign = orient3d(
    p[a]!,
    p[a + 1]!,
    p[a + 2]!,
    p[b]!,
    p[b + 1]!,
    p[b + 2]!,
    p[c]!,
    p[c + 1]!,
    p[c + 2]!,
    p[d]!,
    p[d + 1]!,
    p[d + 2]!,
  );
  return sign > 0 ? 1 : sign < 0 ? -1 : 0;
}
