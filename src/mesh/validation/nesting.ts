import { countingSort } from '../../core/collections/counting-sort.js';
import { GrowableUint32 } from '../../core/collections/growable.js';
import { NONE } from '../../core/collections/hashing.js';
import { locatePoint } from '../queries/locate-point.js';
import type { PreparedMesh } from '../structure/prepared-mesh.js';
import type { EdgeCheck } from './check.js';
import { componentMesh, Renumbering } from './component-mesh.js';
import { CLOSED, type MeshComponents, ORIENTED } from './component-table.js';
import { trianglesByComponent } from './components.js';
import type { ComponentContacts } from './contacts.js';
import { type NestedPairs, nestedBoxes } from './nested-boxes.js';

/**
 * Finds which closed component lies inside which, how deep, and whether its faces look the right way: outward at even
 * depth, inward (around a cavity) at odd depth.
 *
 * Candidates are pairs whose boxes lie in each other. Components without a common point lie on one side of each other
 * as a whole: one vertex decides. Where they have no more in common than corners and edges, every triangle lies on one
 * side: all vertices that are not on the other component have to agree. Where triangles meet otherwise, or the vertices
 * do not agree, whether one is inside is not defined, and the inner one has no depth.
 *
 * @param point     for every vertex the first one at the same point
 * @param contacts  which components meet in more than corners and edges
 */
export function findNesting(
  check: EdgeCheck,
  components: MeshComponents,
  point: Uint32Array,
  contacts: ComponentContacts,
): void {
  check.progress.report('nesting', 0, components.length);
  for (let c = 0; c < components.length; c++) {
    if (components.has(c, CLOSED | ORIENTED)) components.depth[c] = 0;
  }
  if (components.length > 1) setDepths(components, nestedPairs(check, components, point, contacts));
  checkFacing(check, components);
}

function setDepths({ depth, parent }: MeshComponents, { inner, outer }: NestedPairs): void {
  for (const c of inner) if (depth[c] !== NONE) depth[c]!++;
  for (let i = 0; i < inner.length; i++) {
    // The containers of a component lie in each other: the deepest is the nearest.
    const c = inner[i]!;
    if (depth[c] !== NONE && depth[outer[i]!] === depth[c]! - 1) parent[c] = outer[i]!;
  }
}

function checkFacing({ found }: EdgeCheck, { depth, volumeSign, length }: MeshComponents): void {
  for (let c = 0; c < length; c++) {
    if (volumeSign[c] === 0) found.add('zero-volume-component', [c]);
    if (depth[c] === NONE || volumeSign[c] === 2) continue;
    const expected = depth[c]! % 2 === 0 ? 1 : -1;
    if (volumeSign[c] === -expected) found.add('inverted-component', [c]);
  }
}

/**
 * The pairs of components of which one lies inside the other. Where that is not defined, the inner one loses its depth.
 */
function nestedPairs(
  check: EdgeCheck,
  components: MeshComponents,
  point: Uint32Array,
  contacts: ComponentContacts,
): NestedPairs {
  const { prepared, progress } = check;
  const { inner, outer } = nestedBoxes(prepared, components);
  const [inside, around] = [new GrowableUint32(), new GrowableUint32()];
  if (inner.length === 0) return { inner, outer };
  const triangles = new ComponentTriangles(components);
  const shares = sharesPoints(check, components, point);
  const numbers = new Renumbering(prepared.vertices);
  const every = inner.map((_, i) => i);
  let at = NONE;
  let container: PreparedMesh | undefined;
  let done = 0;
  for (const i of countingSort(every, outer, components.length)) {
    progress.step('nesting', done++, inner.length);
    const c = inner[i]!;
    const o = outer[i]!;
    if (components.depth[c] === NONE) continue;
    if (o !== at || container === undefined) container = componentMesh(prepared, triangles.of(o), numbers);
    at = o;
    const side = contacts.has(c, o) ? null : sideOf(prepared, triangles.of(c), container, shares[c] === 1);
    if (side === null) components.depth[c] = NONE;
    if (side !== 'inside') continue;
    inside.push(c);
    around.push(o);
  }
  return { inner: inside.finish(), outer: around.finish() };
}

/** The triangles of each component. */
class ComponentTriangles {
  readonly #order: Uint32Array;
  readonly #start: Uint32Array;

  constructor(components: MeshComponents) {
    this.#order = trianglesByComponent(components);
    this.#start = new Uint32Array(components.length + 1);
    for (let c = 0; c < components.length; c++)
      this.#start[c + 1] = this.#start[c]! + components.triangles[c]!;
  }

  of(c: number): Uint32Array {
    return this.#order.subarray(this.#start[c]!, this.#start[c + 1]!);
  }
}

/** 1 for each component with a corner at a point where another component has one, too. */
function sharesPoints(
  { prepared: { indices } }: EdgeCheck,
  { ofTriangle, length }: MeshComponents,
  point: Uint32Array,
): Uint8Array {
  const first = new Uint32Array(point.length).fill(NONE);
  const shares = new Uint8Array(length);
  for (let h = 0; h < indices.length; h++) {
    const c = ofTriangle[Math.floor(h / 3)]!;
    if (c === NONE) continue;
    const p = point[indices[h]!]!;
    if (first[p] === NONE) first[p] = c;
    if (first[p] !== c) shares[c] = shares[first[p]!] = 1;
  }
  return shares;
}

/**
 * On which side of the container the triangles' vertices are: of the first that is not on it, or of `all` of them;
 * `null` if they do not agree or are all on it.
 */
function sideOf(
  { indices, positions }: PreparedMesh,
  triangles: Uint32Array,
  container: PreparedMesh,
  all: boolean,
): 'inside' | 'outside' | null {
  let found: 'inside' | 'outside' | null = null;
  for (const t of triangles) {
    for (let h = 3 * t; h < 3 * t + 3; h++) {
      const v = 3 * indices[h]!;
      const point = [positions[v]!, positions[v + 1]!, positions[v + 2]!];
      const { location } = locatePoint(container, point);
      if (location === 'boundary' || location === found) continue;
      if (!all) return location;
      if (found !== null) return null;
      found = location;
    }
  }
  return found;
}
