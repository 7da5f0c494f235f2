import { expect, it } from 'vitest';
import { orderOfPoints } from '../../../src/implicit/compare-points.js';
import { ThreePointsPlaneObject } from '../../../src/implicit/objects/planes.js';
import { planeFrom } from '../../../src/implicit/revive.js';
import { Planes } from '../../../src/solids/engine/planes.js';
import { Vertices } from '../../../src/solids/engine/vertices.js';

/** A plane across a line, and three through that line, the z axis; the first meets it at 1/3. */
const COEFFICIENTS: readonly (readonly [normal: readonly [number, number, number], constant: number])[] = [
  [[0, 0, 3], -1],
  [[1, 0, 0], 0],
  [[0, 1, 0], 0],
  [[1, 1, 0], 0],
];

function tableOf(order: readonly number[]): { planes: Planes; vertices: Vertices } {
  const planes = new Planes();
  for (const i of order) {
    const [normal, constant] = COEFFICIENTS[i]!;
    planes.add(planeFrom('test', 'plane', { normal, constant }) as never);
  }
  return { planes, vertices: new Vertices(planes) };
}

it('a vertex that comes from another table lies on the planes that define it, whatever their numbers are', () => {
  for (const order of [
    [0, 1, 2, 3],
    [3, 0, 1, 2],
    [2, 3, 0, 1],
    [1, 2, 3, 0],
  ]) {
    const from = tableOf([0, 1, 2, 3]).vertices;
    const vertex = from.ofPlanes(0, 1, 2);
    from.putOn(vertex, 3);
    const { vertices } = tableOf(order);
    const planeOf = Int32Array.from([0, 1, 2, 3], (i) => order.indexOf(i));
    const moved = vertices.addFrom(from, vertex, planeOf);
    // On the line, but not where the first plane meets it: three planes through the line would not tell.
    for (const z of [0, 1 / 3, 5]) expect(vertices.isAt(moved, [0, 0, z])).toBe(false);
    expect(vertices.side(moved, planeOf[0]!)).toBe(0);
  }
});

it('vertices on level planes are ordered by the coordinates that these say', () => {
  const planes = new Planes();
  const level = (points: readonly number[]) => planes.add(new ThreePointsPlaneObject(points)).index;
  const floor = level([0, 0, 0.1, 1, 0, 0.1, 0, 1, 0.1]);
  const wall = level([0.3, 0, 0, 0.3, 1, 0, 0.3, 0, 1]);
  const slants = [7, 3, -5].map((k) => level([0, 0, k, 1, k, 0, k, 1, 1]));
  const vertices = new Vertices(planes);
  const all = slants.flatMap((slant) => [
    vertices.ofPlanes(floor, wall, slant),
    vertices.ofPlanes(floor, slant, slants[0]! === slant ? slants[1]! : slants[0]!),
  ]);
  all.push(vertices.ofPoint([0.3, 0, 0.1]), vertices.ofPoint([0.3, 5, 0]));
  for (const u of all) {
    for (const v of all)
      expect(vertices.order(u, v)).toBe(orderOfPoints(vertices.points[u]!, vertices.points[v]!));
  }
  const copy = vertices.copy(planes.copy());
  for (const u of all) for (const v of all) expect(copy.order(u, v)).toBe(vertices.order(u, v));
});
