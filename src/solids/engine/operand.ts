import type { Solid } from '../solid.js';
import { solidPoints } from '../solid-points.js';
import { NormalSigns } from './axis.js';
import type { Facet, Tables } from './facet.js';
import { facetsOfSolid } from './load-solid.js';
import { Planes } from './planes.js';
import type { SoupPart } from './soup-part.js';
import { Vertices } from './vertices.js';

/** A solid as facets, in tables of its own. */
interface Operand {
  /** All planes in them are planes of facets. */
  readonly tables: Tables;
  readonly part: SoupPart;
}

/** What was made of solids that were combined before. The data must not be changed after that. */
const known: WeakMap<Solid, Operand> = /* @__PURE__ */ new WeakMap();

export function newTables(): Tables {
  const planes = new Planes();
  return { planes, vertices: new Vertices(planes) };
}

/**
 * Notes what a solid was made of, all of which is its boundary, so that it has not to be made again when the solid is
 * combined; if each facet is a face, and each edge lies on the planes of two of them.
 */
export function rememberOperand(solid: Solid, tables: Tables, part: SoupPart): void {
  const isOne =
    solid.faces.length === part.facets.length &&
    solid.planes.length === tables.planes.objects.length &&
    solid.vertices.length === tables.vertices.points.length;
  if (isOne && part.facets.every((_, index) => isAmongOthers(part, index)))
    known.set(solid, { tables, part });
}

/** Has a facet a neighbour in another plane at each edge? */
function isAmongOthers({ facets, neighbours }: SoupPart, index: number): boolean {
  const { plane, vertices } = facets[index]!;
  for (let i = 0; i < vertices.length; i++) {
    const next = neighbours.of(index, i);
    if (next < 0 || facets[next]!.plane === plane) return false;
  }
  return true;
}

function operandOf(where: string, solid: Solid): Operand {
  let found = known.get(solid);
  if (found === undefined) {
    const tables = newTables();
    const signs = new NormalSigns(tables.planes);
    const part = facetsOfSolid(tables, signs, solid, solidPoints(where, solid));
    found = withoutFrames(tables, part, solid.planes.length);
    known.set(solid, found);
  }
  return found;
}

/**
 * Frames that faces were cut out of have planes that are no one's: another operand may have the same, and must not find
 * that one instead of its own.
 */
function withoutFrames(tables: Tables, part: SoupPart, planes: number): Operand {
  if (tables.planes.objects.length <= planes) return { tables, part };
  const own = newTables();
  return { tables: own, part: renamed(own, tables, part, 0) };
}

/** The facets of solids in common tables. */
export function facetsOfSolids(
  where: string,
  solids: readonly Solid[],
): { tables: Tables; parts: readonly SoupPart[] } {
  const [first, ...others] = solids.map((solid) => operandOf(where, solid));
  if (first === undefined) return { tables: newTables(), parts: [] };
  const planes = first.tables.planes.copy();
  const tables = { planes, vertices: first.tables.vertices.copy(planes) };
  const parts = [first.part];
  for (const { tables: own, part } of others) parts.push(renamed(tables, own, part, parts.length));
  return { tables, parts };
}

/** The facets of an operand in other tables: all planes that facets lie on, and all vertices of facets. */
function renamed(tables: Tables, own: Tables, part: SoupPart, operand: number): SoupPart {
  const planes = new Int32Array(own.planes.objects.length).fill(-1);
  const facings = new Int8Array(planes.length);
  for (const { plane } of part.facets) {
    if (planes[plane]! >= 0) continue;
    const { index, facing } = tables.planes.addKnown(own.planes.objects[plane]!, own.planes.hashOf(plane));
    planes[plane] = index;
    facings[plane] = facing;
  }
  const vertices = new Int32Array(own.vertices.points.length).fill(-1);
  const vertexOf = (vertex: number): number => {
    if (vertices[vertex]! < 0) vertices[vertex] = tables.vertices.addFrom(own.vertices, vertex, planes);
    return vertices[vertex]!;
  };
  const facets = part.facets.map(
    ({ plane, facing, vertices: corners }): Facet => ({
      operand,
      plane: planes[plane]!,
      facing: (facing * facings[plane]!) as 1 | -1,
      vertices: corners.map(vertexOf),
      edges: null,
    }),
  );
  // An edge of a solid lies on planes of faces.
  return part.with(facets, (index) => part.edgesOf(index).map((plane) => planes[plane]!));
}
