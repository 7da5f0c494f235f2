import { reject, requireObject } from '../core/arguments/index.js';
import { isMade } from './made-solids.js';
import { requireFaces } from './require-faces.js';
import { requirePlanes, requireVertices } from './require-vertices.js';
import type { Solid } from './solid.js';
import { rememberPoints } from './solid-points.js';

/** Solids that were looked at before. The data must not be changed after that. */
const sound: WeakSet<Solid> = /* @__PURE__ */ new WeakSet();

/**
 * Checks that an argument is a solid: one that was made here, or one whose parts fit together. That is looked at once
 * for each object: that planes are planes; that vertices exist; that faces have planes, facings and rings, and their
 * vertices lie in their planes; and that they are closed. The way that rings turn, what comes first, and whether faces
 * cross is taken on trust, as what `solidFromJson` looks at.
 *
 * @throws RangeError naming the part that is wrong
 */
export function requireSolid(where: string, name: string, solid: Solid): void {
  if (isMade(solid) || sound.has(solid)) return;
  requireForm(where, name, solid);
  const planes = requirePlanes(where, `${name}.planes`, solid.planes);
  const points = requireVertices(where, `${name}.vertices`, solid.vertices, planes);
  requireFaces(where, `${name}.faces`, solid.faces, { planes, points });
  rememberPoints(solid, { planes, points });
  sound.add(solid);
}

function requireForm(where: string, name: string, solid: Solid): void {
  const expected = 'a solid of unerring/solids';
  requireObject(where, name, expected, solid);
  const { type, planes, vertices, faces, isUnbounded } = solid;
  const isSolid =
    type === 'solid' && typeof isUnbounded === 'boolean' && [planes, vertices, faces].every(Array.isArray);
  if (!isSolid) reject(where, name, expected, solid, wayTo(solid));
}

/** How a solid is made of what was given for one. */
function wayTo(given: object): string {
  if (Array.isArray(given)) return 'the solids one by one, f(...solids)';
  if ('positions' in given && 'indices' in given) return 'solidFromMesh(mesh)';
  const isConvex = (given as { type?: unknown }).type === 'convex';
  return isConvex ? 'what convexSolid(planes) makes: this is a shape of unerring/spatial' : '';
}
