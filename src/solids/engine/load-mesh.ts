import { rejectWords } from '../../core/arguments/index.js';
import { NONE } from '../../core/collections/hashing.js';
import type { Point3 } from '../../core/shapes.js';
import { nineNumbers } from '../../implicit/exact-plane.js';
import { isDegenerateObject } from '../../implicit/objects/plane-object.js';
import { ThreePointsPlaneObject } from '../../implicit/objects/planes.js';
import { type IndexedMesh, type PreparedMesh, prepareMesh } from '../../mesh/index.js';
import { DirectedEdges } from './directed-edges.js';
import type { Facet, Tables } from './facet.js';
import { edgesOfRings, type OwnedEdges } from './neighbours.js';

/** The facets of a mesh, and their edges. */
export interface MeshFacets {
  readonly facets: readonly Facet[];
  readonly edges: OwnedEdges;
}

/**
 * The triangles of a closed mesh as facets; vertices with equal coordinates are one. Triangles without an area bound
 * nothing.
 *
 * @param isOriented whether each edge has to be run as often one way as the other; else an even number of times will do
 * @param welder the function that closes seams of such a mesh
 * @throws RangeError naming an edge that is open
 */
export function facetsOfMesh(
  tables: Tables,
  where: string,
  name: string,
  { positions, indices }: IndexedMesh,
  isOriented: boolean,
  welder: string,
): MeshFacets {
  const numbers = new Array<number>(positions.length / 3).fill(-1);
  const numberOf = (i: number): number => {
    if (numbers[i]! < 0) {
      // Adding zero makes 0 of -0.
      const point: Point3 = [positions[3 * i]! + 0, positions[3 * i + 1]! + 0, positions[3 * i + 2]! + 0];
      numbers[i] = tables.vertices.ofPoint(point);
    }
    return numbers[i]!;
  };
  const corners = new Uint32Array(indices.length);
  for (let i = 0; i < corners.length; i++) corners[i] = numberOf(indices[i]!);
  const edges = closedEdges(where, name, tables, corners, isOriented, welder);
  const facets: Facet[] = [];
  for (let t = 0; t < corners.length; t += 3) {
    const facet = triangleOf(tables, [corners[t]!, corners[t + 1]!, corners[t + 2]!]);
    if (facet !== null) facets.push(facet);
  }
  if (3 * facets.length < corners.length) return { facets, edges: edgesOfRings(facets) };
  return { facets, edges: { edges, owners: corners.map((_, i) => Math.floor(i / 3)) } };
}

function triangleOf(tables: Tables, vertices: number[]): Facet | null {
  const { points } = tables.vertices;
  const [a, b, c] = [points[vertices[0]!], points[vertices[1]!], points[vertices[2]!]] as Point3[];
  const object = new ThreePointsPlaneObject(nineNumbers(a!, b!, c!));
  if (isDegenerateObject(object)) return null;
  const { index, facing } = tables.planes.add(object);
  for (const v of vertices) tables.vertices.putOn(v, index);
  return { operand: 0, plane: index, facing, vertices, edges: null };
}

/** The facets of a mesh as a mesh: triangle t is facet t, and no two vertices are equal. */
export function meshOfFacets({ vertices }: Tables, facets: readonly Facet[]): PreparedMesh {
  const positions = new Float64Array(3 * vertices.points.length);
  vertices.points.forEach((point, v) => {
    positions.set(point as Point3, 3 * v);
  });
  const indices = new Uint32Array(3 * facets.length);
  for (let t = 0; t < facets.length; t++) indices.set(facets[t]!.vertices, 3 * t);
  return prepareMesh({ positions, indices });
}

const TURNED =
  "faces are turned over: solidFromMesh(mesh, { rule: 'even-odd' }) does not mind, and orientMesh, or unerring orient on " +
  'the command line, turns them back';

/** What is wrong with an edge, and what to do about it. */
function openText(edge: string, there: number, back: number, welder: string): string {
  const check = 'unerring check shows all of them';
  if (there + back === 1)
    return `${edge} with one triangle: if its gaps are seams, where vertices are nearly equal, ${welder} with a distance closes it; ${check}; fillHoles fills holes`;
  if (!isEven(there + back))
    return `${edge} that belongs to an odd number of triangles, ${there + back}; ${check}`;
  const times = Math.abs(there - back);
  return `${edge} that is run ${times} times more one way than the other: ${TURNED}; ${check}`;
}

const isEven = (n: number) => n % 2 === 0;

/**
 * The edges of triangles, each of which is run as often one way as the other, or, where the way does not count, an even
 * number of times.
 */
function closedEdges(
  where: string,
  name: string,
  tables: Tables,
  corners: Uint32Array,
  isOriented: boolean,
  welder: string,
): DirectedEdges {
  const edges = new DirectedEdges(corners.length);
  const endOf = (i: number): number => corners[i % 3 === 2 ? i - 2 : i + 1]!;
  for (let i = 0; i < corners.length; i++) edges.add(corners[i]!, endOf(i));
  for (let i = 0; i < corners.length; i++) {
    const [from, to] = [corners[i]!, endOf(i)];
    // Nearly all edges have one triangle on each side. Others between two vertices are counted at the last one of them.
    if (edges.isOnly(i) && edges.only(to, from) !== NONE) continue;
    if (from === to || edges.last(from, to) !== i) continue;
    const [there, back] = [edges.count(from, to), edges.count(to, from)];
    if (isOriented ? there === back : (there + back) % 2 === 0) continue;
    const ends = [from, to].map((v) => `[${(tables.vertices.points[v] as number[]).join(', ')}]`);
    const edge = `an edge from ${ends.join(' to ')}`;
    rejectWords(
      where,
      name,
      isOriented && isEven(there + back) ? 'oriented' : 'closed',
      openText(edge, there, back, welder),
    );
  }
  return edges;
}
