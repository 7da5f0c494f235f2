import { reject, requireIndex } from '../core/arguments/index.js';
import type { NamedPart, NodePart, PartNames } from './file-origins.js';
import type { MeshFile } from './mesh-file.js';
import { numberAt } from './number-runs.js';
import { labelAt } from './section-list.js';

/** Where a triangle stands in the file. */
export interface TriangleOrigin extends PartNames {
  /** The number of the face in the file, the first is 0: the same as `faceOfTriangle` tells. */
  readonly face: number;
  /** Text: the line on which the face begins, the first is 1. */
  readonly line?: number;
  /** GLB: the number of the primitive in its mesh, and of the triangle in it; the first is 0. */
  readonly primitive?: { readonly index: number; readonly triangle: number };
}

/** Where a vertex stands in the file. */
export interface VertexOrigin extends PartNames {
  /**
   * The number of the vertex in the file, the first is 0, also in OBJ, where faces name it by one more. GLB: in the
   * positions of the primitive. Absent in STL, which has no vertices.
   */
  readonly vertex?: number;
  /** Text: the line on which the vertex stands, the first is 1. */
  readonly line?: number;
  /** STL: the facet in which it stands first, and which of its corners it is; the first is 0. */
  readonly face?: number;
  readonly corner?: 0 | 1 | 2;
  /** GLB: the number of the primitive in its mesh. */
  readonly primitive?: { readonly index: number };
}

/**
 * Where a triangle of a mesh stands in the file it was read from: its face, and, where the format has them, its line
 * and the names of the part that it belongs to. Numbers count from 0, lines from 1.
 *
 * @param file      what `parseMesh` or `readMesh` gave
 * @param triangle  the number of the triangle in `file.mesh`
 * @throws RangeError if there is no such triangle
 * @example
 * const file = await parseMesh('v 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\no lid\nf 1 2 3 4\n');
 * originOfTriangle(file, 1); // { face: 0, line: 6, object: 'lid' }
 */
export function originOfTriangle(file: MeshFile, triangle: number): TriangleOrigin {
  requireFile('originOfTriangle', file);
  requireIndex('originOfTriangle', 'triangle', triangle, file.mesh.indices.length / 3);
  const { faceLines, parts } = file.origins;
  const face = file.faceOfTriangle === null ? triangle : file.faceOfTriangle[triangle]!;
  const part = parts && labelAt(parts, face);
  const primitive = part?.label.primitive;
  return {
    face,
    ...(faceLines && { line: numberAt(faceLines, face) }),
    ...part?.label.names,
    ...(primitive !== undefined && { primitive: { index: primitive, triangle: face - part!.start } }),
  };
}

/**
 * Where a vertex of a mesh stands in the file it was read from: its number, and its line where the format is text. Of
 * equal vertices that were welded (STL, and GLB where it is told), where the first one stands. Numbers count from 0,
 * lines from 1.
 *
 * @param file    what `parseMesh` or `readMesh` gave
 * @param vertex  the number of the vertex in `file.mesh`
 * @throws RangeError if there is no such vertex
 * @example
 * const file = await parseMesh('# one\nv 0 0 0\nv 1 0 0\nv 1 1 0\nf 1 2 3\n');
 * originOfVertex(file, 2); // { vertex: 2, line: 4 }
 */
export function originOfVertex(file: MeshFile, vertex: number): VertexOrigin {
  requireFile('originOfVertex', file);
  requireIndex('originOfVertex', 'vertex', vertex, file.mesh.positions.length / 3);
  if (file.format === 'stl') return originOfWelded(file, vertex);
  const { vertexLines, vertexParts } = file.origins;
  if (vertexParts !== undefined) {
    const { label, start } = labelAt(vertexParts, vertex)!;
    const { names, primitive, numbers } = label;
    return { vertex: numberAt(numbers, vertex - start), ...names, primitive: { index: primitive! } };
  }
  return { vertex, ...(vertexLines && { line: numberAt(vertexLines, vertex) }) };
}

function originOfWelded(file: MeshFile, vertex: number): VertexOrigin {
  const at = firstCorners(file.mesh.indices)[vertex]!;
  const face = Math.floor(at / 3);
  const corner = (at % 3) as 0 | 1 | 2;
  const { cornerLines, parts } = file.origins;
  return {
    face,
    corner,
    ...(cornerLines && { line: numberAt(cornerLines[corner]!, face) }),
    ...(parts && labelAt(parts, face)?.label.names),
  };
}

const known = new WeakMap<Uint32Array, Uint32Array>();

/** Where each vertex stands first in the indices of a mesh that uses them all, numbered as they come. Found once. */
function firstCorners(indices: Uint32Array): Uint32Array {
  let corners = known.get(indices);
  if (corners !== undefined) return corners;
  let vertices = 0;
  for (let i = 0; i < indices.length; i++) if (indices[i] === vertices) vertices++;
  corners = new Uint32Array(vertices);
  for (let i = 0, v = 0; v < vertices; i++) if (indices[i] === v) corners[v++] = i;
  known.set(indices, corners);
  return corners;
}

function requireFile(where: string, file: MeshFile): void {
  if (typeof file === 'object' && file !== null && 'mesh' in file && 'origins' in file) return;
  reject(where, 'file', 'what parseMesh or readMesh gives', file);
}

export type { NamedPart, NodePart, PartNames };
