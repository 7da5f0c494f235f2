import { GrowableUint32 } from '../../core/collections/growable.js';
import { NONE } from '../../core/collections/hashing.js';
import { buildBvh } from '../../indexes/bvh.js';
import { walkSelfOverlaps } from '../../indexes/bvh-walk.js';
import type { PreparedMesh } from '../structure/prepared-mesh.js';
import { CLOSED, type MeshComponents, ORIENTED } from './component-table.js';

/** Inner and outer components, pair by pair. */
export interface NestedPairs {
  readonly inner: Uint32Array;
  readonly outer: Uint32Array;
}

/** All pairs of closed, oriented components of which the outer's box contains the inner's. */
export function nestedBoxes(prepared: PreparedMesh, components: MeshComponents): NestedPairs {
  const closed = new GrowableUint32();
  for (let c = 0; c < components.length; c++) if (components.has(c, CLOSED | ORIENTED)) closed.push(c);
  const number = closed.finish();
  const bvh = buildBvh(componentBoxes(prepared, components, number), { build: 'morton' });
  const inner = new GrowableUint32();
  const outer = new GrowableUint32();
  const add = (i: number, j: number): void => {
    if (!isWithin(bvh.boxes, 6 * i, 6 * j)) return;
    inner.push(number[bvh.order[i]!]!);
    outer.push(number[bvh.order[j]!]!);
  };
  walkSelfOverlaps(bvh, (a, aEnd, b, bEnd) => {
    for (let i = a; i < aEnd; i++) {
      for (let j = a === b ? i + 1 : b; j < bEnd; j++) {
        add(i, j);
        add(j, i);
      }
    }
    return false;
  });
  return { inner: inner.finish(), outer: outer.finish() };
}

/** The smallest boxes around the components `number[0]`, `number[1]`, ... */
function componentBoxes(
  { indices, positions }: PreparedMesh,
  { ofTriangle, length }: MeshComponents,
  number: Uint32Array,
): Float64Array {
  const place = new Uint32Array(length).fill(NONE);
  for (let i = 0; i < number.length; i++) place[number[i]!] = i;
  const boxes = new Float64Array(6 * number.length);
  for (let i = 0; i < boxes.length; i++) boxes[i] = i % 6 < 3 ? Infinity : -Infinity;
  for (let h = 0; h < indices.length; h++) {
    const c = ofTriangle[Math.floor(h / 3)]!;
    if (c === NONE || place[c] === NONE) continue;
    const box = 6 * place[c]!;
    for (let axis = 0; axis < 3; axis++) {
      const x = positions[3 * indices[h]! + axis]!;
      if (x < boxes[box + axis]!) boxes[box + axis] = x;
      if (x > boxes[box + axis + 3]!) boxes[box + axis + 3] = x;
    }
  }
  return boxes;
}

function isWithin(boxes: Float64Array, i: number, j: number): boolean {
  for (let axis = 0; axis < 3; axis++) {
    if (!(boxes[j + axis]! <= boxes[i + axis]! && boxes[i + axis + 3]! <= boxes[j + axis + 3]!)) return false;
  }
  return true;
}
