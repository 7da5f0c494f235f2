import type { PlaneObject } from '../../implicit/objects/plane-object.js';
import { type Cell, type CellFace, splitCell } from '../cells/cell.js';
import type { CheckedPolygon } from '../split/load-polygon.js';
import type { HalfSpace } from './brush-half-spaces.js';
import type { Fragment } from './fragments.js';

/** What a brush has in common with a cell that it is cut out of; null if it has no inside there. */
export function brushCell(
  brush: readonly HalfSpace[],
  planes: readonly PlaneObject[],
  within: Cell,
): Cell | null {
  let cell: Cell | null = within;
  for (const { plane, facing } of brush) {
    if (cell === null) break;
    const { front, back }: { front: Cell | null; back: Cell | null } = splitCell(cell, planes[plane]!, plane);
    cell = facing > 0 ? back : front;
  }
  return cell;
}

/** The faces of a brush that lie in planes of its own, as polygons. */
export function brushFacets(cell: Cell, source: number): Fragment[] {
  const beyond = new Map<string, PlaneObject>();
  for (const { ring, plane } of cell.faces) {
    ring.forEach((j, at) => {
      beyond.set(`${j},${ring.at(at - 1)}`, plane);
    });
  }
  return cell.faces
    .filter(({ number }) => number >= 0)
    .map((face) => {
      const { number, outward } = face;
      return { polygon: polygonOf(cell, face, beyond), source, plane: number, facing: outward };
    });
}

/** Its edges lie in the planes of the neighbours, which have them the other way round. */
function polygonOf(
  cell: Cell,
  { plane, ring }: CellFace,
  beyond: ReadonlyMap<string, PlaneObject>,
): CheckedPolygon {
  return {
    plane,
    vertices: ring.map((i) => cell.vertices[i]!),
    edges: ring.map((i, at) => beyond.get(`${i},${ring[(at + 1) % ring.length]}`)!),
  };
}
