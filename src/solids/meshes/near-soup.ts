import type { Point3 } from '../../core/shapes.js';
import { nineNumbers } from '../../implicit/exact-plane.js';
import { ThreePointsPlaneObject } from '../../implicit/objects/planes.js';
import type { PreparedMesh } from '../../mesh/index.js';
import { NormalSigns } from '../engine/axis.js';
import type { Facet, Tables } from '../engine/facet.js';
import { edgesOfTriangle } from '../engine/facet-edges.js';
import { newTables } from '../engine/operand.js';
import { Soup } from '../engine/soup.js';
import { SoupPart } from '../engine/soup-part.js';
import type { MeshOperand } from './operand.js';

/** Some triangles of meshes as facets. */
export interface NearSoup {
  readonly soup: Soup;
  /** The triangle of each facet. */
  readonly triangles: readonly number[];
  /** For each mesh the facets of its triangles. */
  readonly facetOf: readonly ReadonlyMap<number, number>[];
  /** For each mesh what its vertices are called in the tables, as far as they are there. */
  readonly vertexOf: readonly ReadonlyMap<number, number>[];
}

/**
 * @param chosen the triangles of each mesh, each once
 * @param tables what planes and vertices are put into
 */
export function nearSoup(
  operands: readonly MeshOperand[],
  chosen: readonly (readonly number[])[],
  tables: Tables = newTables(),
): NearSoup {
  const signs = new NormalSigns(tables.planes);
  let start = 0;
  const facetOf: Map<number, number>[] = [];
  const vertexOf: Map<number, number>[] = [];
  const parts = operands.map(({ mesh, opposite }, operand) => {
    const vertices = new Map<number, number>();
    const local = new Map(chosen[operand]!.map((t, i) => [t, i]));
    const facets = chosen[operand]!.map((t) => facetOfTriangle(tables, vertices, mesh, operand, t));
    const neighbours = {
      of(facet: number, edge: number): number {
        const back = opposite[3 * chosen[operand]![facet]! + edge]!;
        return back < 0 ? -1 : (local.get(Math.floor(back / 3)) ?? -1);
      },
    };
    facetOf.push(new Map(chosen[operand]!.map((t, i) => [t, start + i])));
    vertexOf.push(vertices);
    start += facets.length;
    const edges = (index: number) => edgesOfTriangle(tables, signs, facets, neighbours, index);
    return new SoupPart(facets, new Float64Array(0), neighbours, edges);
  });
  return { soup: new Soup(tables, parts, signs), triangles: chosen.flat(), facetOf, vertexOf };
}

function facetOfTriangle(
  tables: Tables,
  known: Map<number, number>,
  { positions, indices }: PreparedMesh,
  operand: number,
  t: number,
): Facet {
  const vertices = [0, 1, 2].map((k) => {
    const v = indices[3 * t + k]!;
    let vertex = known.get(v);
    if (vertex === undefined) {
      // Adding zero makes 0 of -0.
      const point: Point3 = [positions[3 * v]! + 0, positions[3 * v + 1]! + 0, positions[3 * v + 2]! + 0];
      vertex = tables.vertices.ofPoint(point);
      known.set(v, vertex);
    }
    return vertex;
  });
  const [a, b, c] = vertices.map((v) => tables.vertices.points[v] as Point3);
  const { index, facing } = tables.planes.add(new ThreePointsPlaneObject(nineNumbers(a!, b!, c!)));
  for (const v of vertices) tables.vertices.putOn(v, index);
  return { operand, plane: index, facing, vertices, edges: null };
}
