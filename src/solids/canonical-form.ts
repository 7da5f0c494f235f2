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
  // Two faces lie in different planes, or look different ways: their first rings differ.
  turned.sort((a, b) => compareLists(a.rings[0]!, b.rings[0]!));
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
