import type { ExactPlane } from '../implicit/index.js';
import type { Solid, SolidFace, SolidVertex } from './solid.js';

/**
 * A solid whose numbering is brought into the order that is canonical: rings begin at their least vertex, rings and faces come in
 * lexicographic order, and planes as faces use them; planes that no face uses are left out.
 *
 * @param vertices in lexicographic order of their coordinates, distinct, all of them corners of faces; planes of vertices are planes
 * of faces
 */
export function canonicalForm(
  isUnbounded: boolean,
  planes: readonly ExactPlane[],
  vertices: readonly SolidVertex[],
  faces: readonly SolidFace[],
): Solid {
  const turned = faces.map((face) => ({ ...face, rings: face.rings.map(fromLeast).sort(compareLists) }));
  turned.sort(compareFaces);
  const numbers = new Map<number, number>();
  for (const { plane } of turned) if (!numbers.has(plane)) numbers.set(plane, numbers.size);
  return {
    type: 'solid',
    isUnbounded,
    planes: Array.from(numbers.keys(), (plane) => planes[plane]!),
    vertices: vertices.map((vertex) => renumbered(vertex, numbers)),
    faces: turned.map(({ plane, facing, rings }) => ({ plane: numbers.get(plane)!, facing, rings })),
  };
}

function renumbered(vertex: SolidVertex, numbers: ReadonlyMap<number, number>): SolidVertex {
  if (!('planes' in vertex)) return vertex;
  const [p, q, r] = vertex.planes.map((plane) => numbers.get(plane)!).sort((a, b) => a - b);
  return { planes: [p!, q!, r!] };
}

/** By their rings. A hole that a face fills that looks the other way is a ring of both; if it is all of both, the facing decides. */
function compareFaces(a: SolidFace, b: SolidFace): number {
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
  return [...ring.slice(least), ...ring.slice(0, least)];
}

/** The lexicographic order of two lists of numbers; a list comes after its beginning. */
export function compareLists(a: readonly number[], b: readonly number[]): number {
  const n = Math.min(a.length, b.length);
  for (let i = 0; i < n; i++) if (a[i] !== b[i]) return a[i]! - b[i]!;
  return a.length - b.length;
}
