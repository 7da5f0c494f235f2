import { decimal } from '../chunked-text.js';
import { isWord, requireQuakeMap } from './check-map.js';
import type { QuakeMap, QuakeMapBrush, QuakeMapEntity, QuakeMapFace } from './quake-map.js';

/**
 * Writes a map as text that is read back as the same entities: each double in the fewest digits that give it again.
 * Faces with `axes` are written as in Valve 220, the others as in standard maps. Programs that compile maps want
 * all faces of one kind, and of Valve 220 the property `mapversion` `220` in the first entity; nothing is added
 * here.
 *
 * @param map  its entities are written; lines and notes are not looked at
 * @throws RangeError naming the part that cannot be written: a number that is not finite, a property with a
 *   quotation mark (there is no way to say one)
 * @example
 * const floor = {
 *   points: [[0, 1, 0], [0, 0, 0], [0.1, 0, 0]], texture: 'stone', axes: null,
 *   offset: [0, -0], rotation: 0, scale: [1, 1], extra: [],
 * };
 * const map = { entities: [{ properties: { classname: 'worldspawn' }, brushes: [{ faces: [floor] }] }] };
 * const lines = formatQuakeMap(map).split('\n');
 * lines.length; // 7
 * lines[1]; // '"classname" "worldspawn"'
 * lines[3]; // '( 0 1 0 ) ( 0 0 0 ) ( 0.1 0 0 ) stone 0 -0 0 1 1'
 */
export function formatQuakeMap(map: Pick<QuakeMap, 'entities'>): string {
  requireQuakeMap('formatQuakeMap', 'map', map);
  return Array.from(map.entities, entityText).join('');
}

function entityText({ properties, brushes }: QuakeMapEntity): string {
  const pairs = Object.entries(properties).map(([key, value]) => `"${key}" "${value}"\n`);
  return `{\n${pairs.join('')}${Array.from(brushes, brushText).join('')}}\n`;
}

function brushText({ faces }: QuakeMapBrush): string {
  return `{\n${Array.from(faces, (face) => `${faceText(face)}\n`).join('')}}\n`;
}

function faceText({ points, texture, axes, offset, rotation, scale, extra }: QuakeMapFace): string {
  const name = isWord(texture) ? texture : `"${texture}"`;
  const placing =
    axes === null
      ? decimals(offset)
      : `[ ${decimals(axes[0])} ${decimal(offset[0])} ] [ ${decimals(axes[1])} ${decimal(offset[1])} ]`;
  const numbers = decimals([rotation, ...scale, ...Array.from(extra)]);
  return `${points.map((point) => `( ${decimals(point)} )`).join(' ')} ${name} ${placing} ${numbers}`;
}

function decimals(numbers: ArrayLike<number>): string {
  return Array.from(numbers, decimal).join(' ');
}
