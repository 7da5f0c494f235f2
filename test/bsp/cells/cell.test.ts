import { describe, expect, it } from 'vitest';
import { type Cell, farCube, splitCell } from '../../../src/bsp/cells/cell.js';
import { cellHasInside, interiorPoint } from '../../../src/bsp/cells/interior-point.js';
import { coordinates, type PointLike3, side } from '../../../src/implicit/index.js';
import { CoefficientsPlaneObject } from '../../../src/implicit/objects/planes.js';

const plane = (x: number, y: number, z: number, constant: number) =>
  new CoefficientsPlaneObject([x, y, z], constant);

/** Euler's formula, every edge in two faces the other way round, every vertex on its faces and behind the others. */
function faultsOf({ vertices, faces }: Cell): string[] {
  const faults: string[] = [];
  const edges = faces.flatMap(({ ring }) => ring.map((j, at) => `${ring.at(at - 1)} ${j}`));
  if (new Set(edges).size !== edges.length) faults.push('an edge twice');
  if (edges.some((edge) => !edges.includes(edge.split(' ').reverse().join(' ')))) faults.push('an open edge');
  if (vertices.length - edges.length / 2 + faces.length !== 2) faults.push('not a sphere');
  for (const { plane: own, outward, ring } of faces) {
    vertices.forEach((vertex, i) => {
      const expected = ring.includes(i) ? 0 : -outward;
      if (side(own as never, vertex as unknown as PointLike3) !== expected)
        faults.push(`vertex ${i} elsewhere`);
    });
  }
  return faults;
}

describe('cells', () => {
  it('stay convex polyhedra on both sides of every cut, through vertices and edges, too', () => {
    const cuts = [
      plane(1, 0, 0, 0),
      plane(1, 1, 0, 0),
      plane(1, 1, 1, -1),
      plane(1, -1, 0, 0),
      plane(2, 1, -1, 0),
      plane(1, 1, 1, -12),
      plane(0, 0, 1, -4),
      plane(3, -7, 5, -2),
      plane(1, 1, 1, 4),
    ];
    let cells: Cell[] = [farCube(2)];
    expect(faultsOf(cells[0]!)).toEqual([]);
    cuts.forEach((cut, number) => {
      cells = cells.flatMap((cell) => {
        const { front, back } = splitCell(cell, cut, number);
        return [front, back].filter((piece) => piece !== null);
      });
    });
    expect(cells.length).toBeGreaterThan(20);
    for (const cell of cells) {
      expect(faultsOf(cell)).toEqual([]);
      expect(cellHasInside(cell, interiorPoint(cell))).toBe(true);
    }
  });

  it('are left alone by planes that touch them', () => {
    const cube = farCube(2);
    expect(splitCell(cube, plane(1, 1, 1, -12), 0)).toEqual({ front: null, back: cube });
    expect(splitCell(cube, plane(1, 0, 0, 4), 0)).toEqual({ front: cube, back: null });
  });

  it('have an exact point inside where no double is', () => {
    let cell: Cell | null = farCube(2);
    cell = splitCell(cell, plane(1, 0, 0, -1), 0).front;
    cell = splitCell(cell!, plane(1, 0, 0, -1.0000000000000002), 1).back;
    const point = interiorPoint(cell!);
    expect('type' in point).toBe(true);
    expect(cellHasInside(cell!, point)).toBe(true);
    expect([1, 1.0000000000000002]).toContain(coordinates(point as unknown as PointLike3)[0]);
    expect(cellHasInside(cell!, [1, 0, 0])).toBe(false);
  });

  it('reach beyond all doubles', () => {
    const { front } = splitCell(farCube(3000), plane(1, 1e-300, 1e300, -1e308), 0);
    expect(faultsOf(front!)).toEqual([]);
    expect(cellHasInside(front!, interiorPoint(front!))).toBe(true);
  });
});
