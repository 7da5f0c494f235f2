import {
  type MeshFile,
  originOfTriangle,
  originOfVertex,
  type TriangleOrigin,
  type VertexOrigin,
} from '../../formats/index.js';
import type { IndexedMesh } from '../../mesh/index.js';
import { type Column, type Finding, findingItem } from '../../mesh/validation/finding.js';
import { findingPlace } from '../../mesh/validation/finding-place.js';
import type { MeshReport } from '../../mesh/validation/report.js';

/** What was checked, and the file that it came from. */
export interface CheckedFile {
  readonly file: MeshFile;
  /** The file's mesh, or what welding made of it. */
  readonly mesh: IndexedMesh;
  readonly report: MeshReport;
  /** For every vertex of the mesh its number in the file's mesh, if there was welding. */
  readonly kept: Uint32Array | null;
}

/** Where a vertex stands in the file; OBJ also has the number by which its faces name it, from 1. */
export type FileVertex = VertexOrigin & { readonly objIndex?: number };

/** Where a finding is: in space, and in the file. */
export interface FindingPlace {
  /** A point that one can go to, each coordinate exact and rounded once; `null` for a mesh without triangles. */
  readonly at: readonly [number, number, number] | null;
  /**
   * Where the item's vertices and triangles stand in the file, in the order of its numbers; of a component its first
   * triangle.
   */
  readonly vertices?: readonly FileVertex[];
  readonly triangles?: readonly TriangleOrigin[];
  /** How many members of a large group are not among these. */
  readonly unnamed?: number;
}

/** Members of a group that are named: a thousand copies of a triangle need not all be looked up to be found. */
export const NAMED = 100;

/** Where a vertex stands in the file, as the format counts. */
function fileVertex({ file, kept }: CheckedFile, v: number): FileVertex {
  const origin = originOfVertex(file, kept?.[v] ?? v);
  const isObj = file.format === 'obj' && origin.vertex !== undefined;
  return isObj ? { ...origin, objIndex: origin.vertex + 1 } : origin;
}

/** The numbers of an item that are of one sort. */
function numbersOf({ columns, repeated }: Finding, item: Uint32Array, column: Column): number[] {
  return Array.from(item.subarray(0, columns.length + NAMED)).filter(
    (_, i) => (columns[i] ?? repeated) === column,
  );
}

/** Where item i of a finding is, in space and in the file. */
export function placeOf(checked: CheckedFile, finding: Finding, i: number): FindingPlace {
  const { file, mesh, report } = checked;
  const item = findingItem(finding, i);
  const first = report.components.firstTriangle;
  const unnamed = item.length - finding.columns.length - NAMED;
  const vertices = numbersOf(finding, item, 'vertex');
  const components = numbersOf(finding, item, 'component');
  const triangles = [...numbersOf(finding, item, 'triangle'), ...components.map((c) => first[c]!)];
  return {
    at: findingPlace(mesh, report, finding, i),
    ...(vertices.length > 0 && { vertices: vertices.map((v) => fileVertex(checked, v)) }),
    ...(triangles.length > 0 && { triangles: triangles.map((t) => originOfTriangle(file, t)) }),
    ...(unnamed > 0 && { unnamed }),
  };
}
