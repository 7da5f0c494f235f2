import type { IndexedMesh } from '../mesh/structure/indexed-mesh.js';
import { decimal, encoded } from './chunked-text.js';

function* vertexLines({ positions: p }: IndexedMesh, before: string): Generator<string> {
  for (let i = 0; i < p.length; i += 3) {
    yield `${before}${decimal(p[i]!)} ${decimal(p[i + 1]!)} ${decimal(p[i + 2]!)}\n`;
  }
}

function* faceLines({ indices }: IndexedMesh, before: string, first: number): Generator<string> {
  for (let i = 0; i < indices.length; i += 3) {
    yield `${before}${indices[i]! + first} ${indices[i + 1]! + first} ${indices[i + 2]! + first}\n`;
  }
}

function* objLines(mesh: IndexedMesh): Generator<string> {
  yield* vertexLines(mesh, 'v ');
  yield* faceLines(mesh, 'f ', 1);
}

function* offLines(mesh: IndexedMesh): Generator<string> {
  yield `OFF\n${mesh.positions.length / 3} ${mesh.indices.length / 3} 0\n`;
  yield* vertexLines(mesh, '');
  yield* faceLines(mesh, '3 ', 0);
}

/** Writes OBJ. */
export function writeObj(mesh: IndexedMesh): Iterable<Uint8Array> {
  return encoded(objLines(mesh));
}

/** Writes OFF. */
export function writeOff(mesh: IndexedMesh): Iterable<Uint8Array> {
  return encoded(offLines(mesh));
}

/** The header of a PLY file with doubles. Indices are `int`: most programs read no other type. */
export function plyHeader({ positions, indices }: IndexedMesh, format: string): string {
  return [
    'ply',
    `format ${format} 1.0`,
    `element vertex ${positions.length / 3}`,
    'property double x',
    'property double y',
    'property double z',
    `element face ${indices.length / 3}`,
    'property list uchar int vertex_indices',
    'end_header\n',
  ].join('\n');
}

function* plyLines(mesh: IndexedMesh): Generator<string> {
  yield plyHeader(mesh, 'ascii');
  yield* vertexLines(mesh, '');
  yield* faceLines(mesh, '3 ', 0);
}

/** Writes PLY as text. */
export function writePlyText(mesh: IndexedMesh): Iterable<Uint8Array> {
  return encoded(plyLines(mesh));
}
