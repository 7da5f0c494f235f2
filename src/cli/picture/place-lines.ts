import type { IndexedMesh } from '../../mesh/index.js';
import { type Finding, findingItem } from '../../mesh/validation/finding.js';

/** Vertices, and triangles, of one finding whose coordinates are written out. */
const VERTICES = 8;
const TRIANGLES = 3;

/** The coordinates as they stand in the mesh: the shortest decimals that are read as the same doubles. */
function vertexLine({ positions }: IndexedMesh, vertex: number): string {
  const [x, y, z] = [positions[3 * vertex]!, positions[3 * vertex + 1]!, positions[3 * vertex + 2]!];
  return `vertex ${vertex}: ${x}, ${y}, ${z}`;
}

/** What is left out of a list. */
function rest(count: number, shown: number, what: string): string[] {
  return count > shown ? [`and ${count - shown} more ${what}`] : [];
}

/** Where a finding is, in lines of text: its vertices with their coordinates, and the corners of its triangles. */
export function placeLines(mesh: IndexedMesh, finding: Finding, item: number): string[] {
  const numbers = Array.from(findingItem(finding, item));
  const columnOf = (i: number) => finding.columns[i] ?? finding.repeated;
  const vertices = numbers.filter((_, i) => columnOf(i) === 'vertex');
  const triangles = numbers.filter((_, i) => columnOf(i) === 'triangle');
  const corners = (t: number) => Array.from(mesh.indices.subarray(3 * t, 3 * t + 3));
  return [
    ...vertices.slice(0, VERTICES).map((vertex) => vertexLine(mesh, vertex)),
    ...rest(vertices.length, VERTICES, 'vertices'),
    ...triangles
      .slice(0, TRIANGLES)
      .flatMap((t) => [`triangle ${t}:`, ...corners(t).map((vertex) => `  ${vertexLine(mesh, vertex)}`)]),
    ...rest(triangles.length, TRIANGLES, 'triangles'),
  ];
}
