import type { ExactPlane } from '../implicit/index.js';
import type { Solid, SolidFace, SolidVertex } from './solid.js';

/**
 * A solid whose numbering is brought into the order that is canonical: rings begin at their least vertex, rings and
 * faces come in lexicographic order, and planes as faces use them; planes that no face uses are left out.
 *
 * @param vertices in lexicographic order of their coordinates, distinct, all of them corners of faces; planes of
 * vertices are planes of faces
 */
export function canonicalForm(
  isUnbounded: boolean,
  planes: readonly ExactPlane[],
  vertices: readonly SolidVertex[],
  faces: readonly SolidFace[],
): Solid {
  const { used, faces: ordered } = canonicalOrder(vertices.length, faces, planes.length);
  const numbers = new Map(used.map((plane, number) => [plane, number]));
  return {
    type: 'solid',
    isUnbounded,
    planes: used.map((plane) => planes[plane]!),
    vertices: vertices.map((vertex) => renumbered(vertex, numbers)),
    faces: ordered,
  };
}

/**
 * Faces in the order that is canonical, with their planes numbered as they use them, and what numbers these had before.
 *
 * @param planes how many planes there are
 * @param places the numbers that vertices get, if they get others
 */
export function canonicalOrder(
  vertices: number,
  faces: readonly SolidFace[],
  planes: number,
  places?: Uint32Array,
): { used: readonly number[]; faces: readonly SolidFace[] } {
  const turned = faces.map(
    ({ plane, facing, rings }): Numbered => ({ plane, facing, rings: inOrder(rings, places) }),
  );
  const sorted = sortedFaces(turned, vertices);
  const numbers = new Int32Array(planes).fill(-1);
  const used: number[] = [];
  for (const face of sorted) {
    const { plane } = face;
    if (numbers[plane]! < 0) numbers[plane] = used.push(plane) - 1;
    face.plane = numbers[plane]!;
  }
  return { used, faces: sorted };
}

function renumbered(vertex: SolidVertex, numbers: ReadonlyMap<number, number>): SolidVertex {
  if (!('planes' in vertex)) return vertex;
  const [p, q, r] = vertex.planes.map((plane) => numbers.get(plane)!).sort((a, b) => a - b);
  return { planes: [p!, q!, r!] };
}

/** A face whose plane may get another number. */
interface Numbered extends Omit<SolidFace, 'plane'> {
  plane: number;
}

/** Rings begun at their least vertices, in lexicographic order. */
function inOrder(rings: SolidFace['rings'], places: Uint32Array | undefined): SolidFace['rings'] {
  if (rings.length === 1) return [fromLeast(renamed(rings[0]!, places))];
  return rings.map((ring) => fromLeast(renamed(ring, places))).sort(compareLists);
}

/** Nearly all rings are triangles: a list that is written down has no room to spare. */
function renamed(ring: readonly number[], places: Uint32Array | undefined): readonly number[] {
  if (places === undefined) return ring;
  if (ring.length !== 3) return ring.map((v) => places[v]!);
  return [places[ring[0]!]!, places[ring[1]!]!, places[ring[2]!]!];
}

/** The faces in their order: first by counting their first vertices. */
function sortedFaces(faces: readonly Numbered[], vertices: number): Numbered[] {
  const ends = new Uint32Array(vertices + 1);
  for (const { rings } of faces) ends[rings[0]![0]! + 1]!++;
  for (let v = 0; v < vertices; v++) ends[v + 1]! += ends[v]!;
  const sorted = new Array<Numbered>(faces.length);
  for (const face of faces) sorted[ends[face.rings[0]![0]!]!++] = face;
  let from = 0;
  for (let v = 0; v < vertices; v++) {
    // Now it is where the faces of the vertex end.
    const end = ends[v]!;
    if (end - from > 1) sortStretch(sorted, from, end);
    from = end;
  }
  return sorted;
}

function sortStretch(faces: Numbered[], from: number, end: number): void {
  const stretch = faces.slice(from, end).sort(compareFaces);
  for (let i = from; i < end; i++) faces[i] = stretch[i - from]!;
}

/**
 * By their rings. A hole that a face fills that looks the other way is a ring of both; if it is all of both, the facing
 * decides.
 */
export function compareFaces(a: SolidFace, b: SolidFace): number {
  const n = Math.min(a.rings.length, b.rings.length);
  for (let i = 0; i < n; i++) {
    const order = compareLists(a.rings[i]!, b.rings[i]!);
    if (order !== 0) return order;
  }
  return a.rings.length - b.rings.length || b.facing - a.facing;
}

/** The ring, begun at its least vertex. */
function fromLeast(ring: readonly number[]): readonly number[] {
  let least = 0;
  for (let i = 1; i < ring.length; i++) if (ring[i]! < ring[least]!) least = i;
  if (least === 0) return ring;
  if (ring.length !== 3) return [...ring.slice(least), ...ring.slice(0, least)];
  const [a, b, c] = ring;
  return least === 1 ? [b!, c!, a!] : [c!, a!, b!];
}

/** The lexicographic order of two lists of numbers; a list comes after its beginning. */
export function compareLists(a: readonly number[], b: readonly number[]): number {
  const n = Math.min(a.length, b.length);
  for (let i = 0; i < n; i++) if (a[i] !== b[i]) return a[i]! - b[i]!;
  return a.length - b.length;
}
