import { expect, it } from 'vitest';
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
