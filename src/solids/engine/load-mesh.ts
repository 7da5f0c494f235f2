import { rejectWords } from '../../core/arguments/index.js';
import type { Point3 } from '../../core/shapes.js';
import { nineNumbers } from '../../implicit/exact-plane.js';
import { isDegenerateObject } from '../../implicit/objects/plane-object.js';
import { ThreePointsPlaneObject } from '../../implicit/objects/planes.js';
import type { IndexedMesh } from '../../mesh/index.js';
import type { Facet, Tables } from './facet.js';
import { neighboursOf } from './neighbours.js';

/**
 * The triangles of a closed mesh as facets; vertices with equal coordinates are one. Triangles without an area bound nothing.
 *
 * @param isOriented whether each edge has to be run as often one way as the other; else an even number of times will do
 * @throws RangeError naming an edge that is open
 */
export function facetsOfMesh(
  tables: Tables,
  where: string,
  name: string,
  { positions, indices }: IndexedMesh,
  operand: number,
  first: number,
  isOriented: boolean,
): Facet[] {
  const numbers = new Array<number>(positions.length / 3).fill(-1);
  const numberOf = (i: number): number => {
    if (numbers[i]! < 0) {
      // Adding zero makes 0 of -0.
      const point: Point3 = [positions[3 * i]! + 0, positions[3 * i + 1]! + 0, positions[3 * i + 2]! + 0];
      numbers[i] = tables.vertices.ofPoint(point);
    }
    return numbers[i]!;
  };
  const corners = Array.from(indices, numberOf);
  requireClosed(where, name, tables, corners, isOriented);
  const triangles: Omit<Facet, 'neighbours'>[] = [];
  for (let t = 0; t < corners.length; t += 3) {
    const vertices = [corners[t]!, corners[t + 1]!, corners[t + 2]!];
    const facet = triangleOf(tables, vertices, operand);
    if (facet !== null) triangles.push(facet);
  }
  const neighbours = neighboursOf(triangles, first);
  return triangles.map((facet, i) => ({ ...facet, neighbours: neighbours[i]! }));
}

function triangleOf(tables: Tables, vertices: number[], operand: number): Omit<Facet, 'neighbours'> | null {
  const [a, b, c] = vertices.map((v) => tables.vertices.points[v] as Point3);
  const object = new ThreePointsPlaneObject(nineNumbers(a!, b!, c!));
  if (isDegenerateObject(object)) return null;
  const { index, facing } = tables.planes.add(object);
  for (const v of vertices) tables.vertices.putOn(v, index);
  return { operand, plane: index, facing, vertices, edges: null };
}

/** More vertices than there can be. */
const PAIR = 2 ** 26;

/** Each edge is run as often one way as the other, or, where the way does not count, an even number of times. */
function requireClosed(
  where: string,
  name: string,
  tables: Tables,
  corners: readonly number[],
  isOriented: boolean,
): void {
  const balance = new Map<number, number>();
  for (let i = 0; i < corners.length; i++) {
    const from = corners[i]!;
    const to = corners[i % 3 === 2 ? i - 2 : i + 1]!;
    if (from === to) continue;
    const key = from < to ? from * PAIR + to : to * PAIR + from;
    balance.set(key, (balance.get(key) ?? 0) + (from < to ? 1 : -1));
  }
  for (const [key, count] of balance) {
    if (isOriented ? count === 0 : count % 2 === 0) continue;
    const ends = [Math.floor(key / PAIR), key % PAIR].map(
      (v) => `[${(tables.vertices.points[v] as number[]).join(', ')}]`,
    );
    const how = isOriented
      ? `is run ${Math.abs(count)} times more one way than the other`
      : 'belongs to an odd number of triangles';
    rejectWords(where, name, 'closed', `an edge from ${ends.join(' to ')} that ${how}`);
  }
}
