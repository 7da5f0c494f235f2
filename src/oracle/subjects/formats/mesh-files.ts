import {
  FormatError,
  type MeshBytes,
  type MeshFile,
  type MeshFormat,
  parseMesh,
} from '../../../formats/portable.js';
import { type FileFace, meshFileText, REJECTED } from '../../answers/mesh-files.js';

/** The notes that name faces which are no fans from their first corner. */
const CUT = new Set([
  'faces-not-planar',
  'faces-not-convex',
  'faces-self-crossing',
  'faces-self-touching',
  'faces-flat',
  'faces-too-large',
]);

/** The faces of a file by their numbers: the triangles that were made of each. */
function facesOf({ mesh, faceOfTriangle, notes }: MeshFile): FileFace[] {
  const triangles = new Map<number, number[][]>();
  for (let t = 0; 3 * t < mesh.indices.length; t++) {
    const face = faceOfTriangle === null ? t : faceOfTriangle[t]!;
    const corners = Array.from(mesh.indices.slice(3 * t, 3 * t + 3));
    triangles.set(face, [...(triangles.get(face) ?? []), corners]);
  }
  const cut = new Set(
    notes.filter(({ type: kind }) => CUT.has(kind)).flatMap(({ faces }) => [...(faces ?? [])]),
  );
  return [...triangles].map(([number, own]) => {
    if (!cut.has(number)) return { number, triangles: own };
    const edges = own.flatMap(([a, b, c]) => [[a!, b!] as const, [b!, c!] as const, [c!, a!] as const]);
    return { number, edges };
  });
}

async function read(bytes: MeshBytes, format: MeshFormat, totalBytes?: number): Promise<string> {
  try {
    const file = await parseMesh(bytes, format, totalBytes === undefined ? {} : { totalBytes });
    return meshFileText({ positions: file.mesh.positions, faces: facesOf(file) });
  } catch (error) {
    if (error instanceof FormatError) return REJECTED;
    throw error;
  }
}

/** How many bytes arrive at once: few lines, long numbers and entries fit into so many. */
const CHUNK = 7;

function* chunksOf(file: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < file.length; at += CHUNK) yield file.subarray(at, at + CHUNK);
}

/** What the kernel reads from a file of a format: whole, and as its bytes arrive. */
export async function meshFileSubject(file: Uint8Array, format: MeshFormat): Promise<string> {
  const whole = await read(file, format);
  const inChunks = await read(chunksOf(file), format, file.length);
  return whole === inChunks ? whole : `${whole} IN CHUNKS ${inChunks}`;
}
