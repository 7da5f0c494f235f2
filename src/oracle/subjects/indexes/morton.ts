import {
  cellOfMorton2d,
  cellOfMorton3d,
  compareMorton2d,
  compareMorton3d,
  morton2d,
  morton3d,
} from '../../../indexes/index.js';
import { mortonText } from '../../answers/boxes.js';

/** The order of two points along the curve, and the key of a cell, read again. */
export function mortonSubject(v: Float64Array, dimension: 2 | 3): string {
  const [ax, ay, az] = [v[0]!, v[1]!, v[2]!];
  if (dimension === 2) {
    const [x, y] = [v[4]!, v[5]!];
    const key = morton2d(x, y);
    const text = mortonText(compareMorton2d(ax, ay, v[2]!, v[3]!), key);
    return cellOfMorton2d(key).join() === `${x},${y}` ? text : `${text} CELL DIFFERS`;
  }
  const [x, y, z] = [v[6]!, v[7]!, v[8]!];
  const key = morton3d(x, y, z);
  const text = mortonText(compareMorton3d(ax, ay, az, v[3]!, v[4]!, v[5]!), key);
  return cellOfMorton3d(key).join() === `${x},${y},${z}` ? text : `${text} CELL DIFFERS`;
}
