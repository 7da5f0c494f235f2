import { rejectWords } from '../core/arguments/index.js';
import { edgesOfFaces, nameOfEdge } from './edges-of-faces.js';
import { Planes } from './engine/planes.js';
import { isMade } from './made-solids.js';
import { requireSolid } from './require-solid.js';
import type { Solid } from './solid.js';
import { solidPoints } from './solid-points.js';

/** Operands that were looked at before. The data must not be changed after that. */
const ready: WeakSet<Solid> = /* @__PURE__ */ new WeakSet();

/**
 * Checks that an argument is a solid that can be combined with others: also, that its planes are distinct, and that
 * there are faces of two planes at each edge, since the plane of the one cuts the edge out of the plane of the other.
 *
 * @throws RangeError naming the part that is wrong
 */
export function requireOperand(where: string, name: string, solid: Solid): void {
  if (isMade(solid) || ready.has(solid)) return;
  requireSolid(where, name, solid);
  requireDistinctPlanes(where, `${name}.planes`, solid);
  requireWholeFaces(where, `${name}.faces`, solid);
  ready.add(solid);
}

function requireDistinctPlanes(where: string, path: string, solid: Solid): void {
  const table = new Planes();
  for (const [i, plane] of solidPoints(where, solid).planes.entries()) {
    const { index } = table.add(plane);
    if (index === i) continue;
    rejectWords(where, `${path}[${i}]`, 'a plane of its own', `the same plane as planes[${index}]`);
  }
}

function requireWholeFaces(where: string, path: string, { faces, vertices }: Solid): void {
  for (const [key, { plane }] of edgesOfFaces(faces, vertices.length)) {
    if (plane < 0) continue;
    const edge = nameOfEdge(key, vertices.length);
    rejectWords(where, path, 'all of their planes', `two of plane ${plane} with an edge from vertex ${edge}`);
  }
}
