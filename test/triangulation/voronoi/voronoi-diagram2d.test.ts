import { describe, expect, it } from 'vitest';
import { Random } from '../../../src/oracle/cases/random.js';
import {
  type PowerDiagram2d,
  powerDiagram2d,
  type VoronoiDiagram2d,
  voronoiDiagram2d,
  voronoiEdgeDirection2d,
  voronoiVertexPoint2d,
} from '../../../src/triangulation/index.js';
import { effort } from '../../support/effort.js';
import { POINT_FAMILIES } from '../plane/point-families.js';

/** The lists of a diagram with sites by their coordinates, and the cells in the order of these. */
function placed(diagram: VoronoiDiagram2d) {
  const { coordinates, edgeSites, edgeVertices, vertexSites, vertices, cellStarts, cellEdges } = diagram;
  const place = (i: number) => `${coordinates[2 * i]! + 0},${coordinates[2 * i + 1]! + 0}`;
  const cells = Array.from({ length: cellStarts.length - 1 }, (_, i) => [
    place(i),
    ...cellEdges.subarray(cellStarts[i], cellStarts[i + 1]),
  ]);
  return {
    edges: Array.from(edgeSites, place),
    at: Array.from(vertexSites, place),
    edgeVertices,
    vertices,
    cells: cells.map(String).sort(),
  };
}

function shuffled(random: Random, n: number): number[] {
  const order = Array.from({ length: n }, (_, i) => i);
  for (let i = n - 1; i > 0; i--) {
    const k = random.below(i + 1);
    [order[i], order[k]] = [order[k]!, order[i]!];
  }
  return order;
}

describe.each(POINT_FAMILIES)('diagrams of %s', (_, draw) => {
  it('are the same in any order of the sites', () => {
    const random = new Random(3, 1, 4, 1);
    const flat = draw(random, effort(60));
    const n = flat.length / 2;
    const order = shuffled(random, n);
    const moved = order.flatMap((i) => [flat[2 * i]!, flat[2 * i + 1]!]);
    expect(placed(voronoiDiagram2d(moved))).toEqual(placed(voronoiDiagram2d(flat)));
    // Equal sites have equal weights, so that one of them is as good as the other.
    const weightAt = (x: number, y: number) => (Math.abs(x * 7 + y * 3) % 5) / 64;
    const weigh = (list: readonly number[]) =>
      Array.from({ length: n }, (_, i) => weightAt(list[2 * i]! % 1e9, list[2 * i + 1]! % 1e9));
    const [a, b] = [powerDiagram2d(flat, weigh(flat)), powerDiagram2d(moved, weigh(moved))];
    expect(placed(b)).toEqual(placed(a));
  });

  it('with equal weights are the Voronoi diagram, byte for byte', () => {
    const flat = draw(new Random(2, 7, 1, 8), effort(80));
    const { weights, hidden, ...lists }: PowerDiagram2d = powerDiagram2d(
      flat,
      Array(flat.length / 2).fill(-1.5),
    );
    expect(hidden).toHaveLength(0);
    expect(lists).toEqual(voronoiDiagram2d(flat));
  });
});

describe('voronoiDiagram2d', () => {
  it('has one vertex for all sites of a circle, and walks around cells', () => {
    const circle = [
      [5, 0],
      [4, 3],
      [3, 4],
      [0, 5],
      [-3, 4],
      [-5, 0],
      [0, -5],
      [3, -4],
    ];
    const { vertices, edgeSites, cellStarts, cellEdges, edgeVertices } = voronoiDiagram2d(circle);
    expect([...vertices]).toEqual([0, 0]);
    expect(edgeSites).toHaveLength(16);
    const cell = cellEdges.subarray(cellStarts[0]!, cellStarts[1]!);
    expect(Array.from(cell, (h) => edgeVertices[h])).toEqual([-1, 0]);
  });

  it('has parallel lines between sites of a line', () => {
    const diagram = voronoiDiagram2d([
      [2, 2],
      [0, 0],
      [1, 1],
      [0, 0],
    ]);
    expect(diagram.vertices).toHaveLength(0);
    expect([...diagram.edgeSites]).toEqual([1, 2, 2, 0]);
    expect([...diagram.edgeVertices]).toEqual([-1, -1, -1, -1]);
    expect([...diagram.cellStarts]).toEqual([0, 1, 2, 4, 4]);
    expect([...diagram.duplicates]).toEqual([3, 1]);
    expect(voronoiEdgeDirection2d(diagram, 0)).toEqual([-1n, 1n]);
  });

  it('rounds vertices that are beyond all doubles to Infinity, and has them exactly', () => {
    const diagram = voronoiDiagram2d([
      [0, 0],
      [1e308, 5e-324],
      [-1e308, 0],
    ]);
    expect([...diagram.vertices]).toEqual([-5e307, Infinity]);
    const [x, y] = voronoiVertexPoint2d(diagram, 0);
    expect(x).toEqual({ numerator: BigInt(1e308) / -2n, denominator: 1n });
    expect(y.numerator > 10n ** 600n).toBe(true);
  });

  it('refuses what is no list of points, no vertex and no edge', () => {
    expect(() => voronoiDiagram2d([[0, Number.NaN]])).toThrow(
      'voronoiDiagram2d: sites[0][1] must be a finite number, got NaN',
    );
    const diagram = voronoiDiagram2d([
      [0, 0],
      [1, 0],
    ]);
    expect(() => voronoiVertexPoint2d(diagram, 0)).toThrow(/^voronoiVertexPoint2d: vertex must be/);
    expect(() => voronoiEdgeDirection2d(diagram, 1)).toThrow(/^voronoiEdgeDirection2d: edge must be/);
    expect(() => powerDiagram2d([[0, 0]], [1, 2])).toThrow(/^powerDiagram2d: weights must be a list of 1/);
  });
});

describe('powerDiagram2d', () => {
  it('hides what has no area, also where orders would leave it a corner', () => {
    // The middle site is lifted onto the segment between the others.
    expect([
      ...powerDiagram2d(
        [
          [-1, 0],
          [0, 0],
          [1, 0],
        ],
        [0, -1, 0],
      ).hidden,
    ]).toEqual([1]);
    expect([
      ...powerDiagram2d(
        [
          [-1, 0],
          [0, 0],
          [1, 0],
          [0, 3],
        ],
        [0, -1, 0, 0],
      ).hidden,
    ]).toEqual([1]);
    // On the plane of four others: its cell is the vertex.
    const square = [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
      [0, 0],
    ];
    const { vertices, hidden } = powerDiagram2d(square, [0, 0, 0, 0, -2]);
    expect([...vertices]).toEqual([0, 0]);
    expect([...hidden]).toEqual([4]);
  });
});
