import { buildBvh } from '../../indexes/bvh.js';
import { walkSelfOverlaps } from '../../indexes/bvh-walk.js';
import { countingSort } from '../edges.js';
import { locatePoint } from '../locate-point.js';
import type { EdgeCheck } from './check.js';
import { componentMesh, Renumbering } from './component-mesh.js';
import { CLOSED, type MeshComponents, ORIENTED } from './component-table.js';
import { trianglesByComponent } from './components.js';
import { NONE } from './hashing.js';
import { NumberList } from './item-list.js';

/**
 * Finds which closed component lies inside which, how deep, and whether its faces look the right way: outward at even
 * depth, inward (around a cavity) at odd depth.
 *
 * One component lies inside another if their boxes do and a vertex of it that is not on the other is inside: components
 * that do not cut each other lie on one side of each other as a whole. A component that crosses or overlaps anything has
 * no depth, nor has one whose box lies in that of such a component.
 *
 * @param cut  1 for each triangle that crosses or overlaps another
 */
export function findNesting(check: EdgeCheck, components: MeshComponents, cut: Uint8Array): void {
  check.progress.report('nesting', 0, components.length);
  const unclear = new Uint8Array(components.length);
  for (let t = 0; t < cut.length; t++) {
    const c = components.ofTriangle[t]!;
    if (cut[t] === 1 && c !== NONE) unclear[c] = 1;
  }
  const { depth } = components;
  for (let c = 0; c < components.length; c++) {
    if (components.has(c, CLOSED | ORIENTED) && unclear[c] === 0) depth[c] = 0;
  }
  if (components.length > 1) nest(check, components, unclear);
  checkFacing(check, components);
}

function checkFacing({ found }: EdgeCheck, { depth, volumeSign, length }: MeshComponents): void {
  for (let c = 0; c < length; c++) {
    if (volumeSign[c] === 0) found.add('zero-volume-component', [c]);
    if (depth[c] === NONE || volumeSign[c] === 2) continue;
    const expected = depth[c]! % 2 === 0 ? 1 : -1;
    if (volumeSign[c] === -expected) found.add('inverted-component', [c]);
  }
}

/** Inner and outer components, pair by pair. */
interface Pairs {
  readonly inner: Uint32Array;
  readonly outer: Uint32Array;
}

function nest(check: EdgeCheck, components: MeshComponents, unclear: Uint8Array): void {
  const order = trianglesByComponent(components);
  const candidates = boxesInBoxes(check, components);
  const { inner, outer } = insidePairs(check, components, order, candidates, unclear);
  const { depth, parent } = components;
  for (let i = 0; i < inner.length; i++) if (depth[inner[i]!] !== NONE) depth[inner[i]!]!++;
  for (let i = 0; i < inner.length; i++) {
    // The containers of a component lie in each other: the deepest is the nearest.
    const c = inner[i]!;
    if (depth[c] !== NONE && depth[outer[i]!] === depth[c]! - 1) parent[c] = outer[i]!;
  }
}

/** Pairs of closed components of which the second's box contains the first's, by the second. */
function boxesInBoxes({ prepared }: EdgeCheck, components: MeshComponents): Pairs {
  const closed = new NumberList();
  for (let c = 0; c < components.length; c++) if (components.has(c, CLOSED | ORIENTED)) closed.push(c);
  const number = closed.toArray();
  const bvh = buildBvh(componentBoxes(prepared, components, number), { build: 'morton' });
  const inner = new NumberList();
  const outer = new NumberList();
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
  return { inner: inner.toArray(), outer: outer.toArray() };
}

/** The smallest boxes around the components `number[0]`, `number[1]`, ... */
function componentBoxes(
  { indices, positions }: EdgeCheck['prepared'],
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

/** Those of the candidates that are inside. Candidates with an unclear relation lose their depth. */
function insidePairs(
  check: EdgeCheck,
  components: MeshComponents,
  order: Uint32Array,
  { inner, outer }: Pairs,
  unclear: Uint8Array,
): Pairs {
  const start = startsOf(components);
  const kept: [NumberList, NumberList] = [new NumberList(), new NumberList()];
  const numbers = new Renumbering(check.prepared.vertices);
  const byOuter = countingSort(
    inner.map((_, i) => i),
    outer,
    components.length,
  );
  let at = NONE;
  let container: ReturnType<typeof componentMesh> | null = null;
  for (let i = 0; i < byOuter.length; i++) {
    check.progress.step('nesting', i, byOuter.length);
    const c = inner[byOuter[i]!]!;
    const o = outer[byOuter[i]!]!;
    if (components.depth[c] === NONE) continue;
    if (unclear[o] === 1) {
      components.depth[c] = NONE;
      continue;
    }
    if (o !== at) container = componentMesh(check.prepared, order.subarray(start[o], start[o + 1]), numbers);
    at = o;
    const inside = isInside(check, order.subarray(start[c], start[c + 1]), container!);
    if (inside === null) components.depth[c] = NONE;
    if (inside !== true) continue;
    kept[0].push(c);
    kept[1].push(o);
  }
  return { inner: kept[0].toArray(), outer: kept[1].toArray() };
}

/** Where each component's triangles start in the order by components. */
function startsOf({ triangles, length }: MeshComponents): Uint32Array {
  const start = new Uint32Array(length + 1);
  for (let c = 0; c < length; c++) start[c + 1] = start[c]! + triangles[c]!;
  return start;
}

/** Whether the first vertex of the triangles that is not on the container is inside; `null` if all are on it. */
function isInside(
  { prepared: { indices, positions } }: EdgeCheck,
  triangles: Uint32Array,
  container: ReturnType<typeof componentMesh>,
): boolean | null {
  for (const t of triangles) {
    for (let h = 3 * t; h < 3 * t + 3; h++) {
      const v = 3 * indices[h]!;
      const { side } = locatePoint(container, [positions[v]!, positions[v + 1]!, positions[v + 2]!]);
      if (side !== 'on') return side === 'inside';
    }
  }
  return null;
}
