import { reject, requireBox3 } from '../../core/arguments/index.js';
import type { Box3 } from '../../core/shapes.js';
import { boxFacePlane } from '../../implicit/index.js';
import type { PlaneObject } from '../../implicit/objects/plane-object.js';
import { ThreePlanesPointObject } from '../../implicit/objects/three-planes-point.js';
import { planeFrom } from '../../implicit/revive.js';
import { BOX_FACES } from '../../spatial/convex/engine/box-set.js';
import type { Cell } from '../cells/cell.js';

/**
 * A box as a cell; its faces have the numbers -1 to -6.
 *
 * @throws RangeError naming the part that is wrong; if the box has no volume
 */
export function boxCell(where: string, name: string, box: Box3): Cell {
  requireBox3(where, name, box);
  for (let k = 0; k < 3; k++) {
    if (box.min[k] === box.max[k]) reject(where, name, 'a box with a volume', box);
  }
  const planes: PlaneObject[] = BOX_FACES.map((_, i) => planeFrom(where, name, boxFacePlane(box, i)));
  const vertices = Array.from({ length: 8 }, (_, corner) => {
    const [x, y, z] = [0, 1, 2].map((axis) => planes[2 * axis + ((corner >> axis) & 1)]!);
    return new ThreePlanesPointObject(x!, y!, z!);
  });
  const faces = BOX_FACES.map((ring, i) => ({ plane: planes[i]!, number: ~i, outward: 1 as const, ring }));
  return { vertices, faces };
}
