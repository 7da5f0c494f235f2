import { expect, it } from 'vitest';
import { Random } from '../../../src/oracle/cases/random.js';
import { delaunay2d } from '../../../src/triangulation/index.js';
import { keptRooms, newRooms } from '../../../src/triangulation/plane/rooms.js';

it('rooms of one triangulation are apart', () => {
  const rooms = keptRooms(2048);
  const [a, b] = [rooms(5), rooms(7)];
  a.fill(1);
  b.fill(2);
  expect([...a, ...b]).toEqual([1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2]);
  expect(keptRooms(2049)).toBe(newRooms);
  expect([...newRooms(3)]).toEqual([0, 0, 0]);
});

it('what is left in rooms of a triangulation before changes none after it', () => {
  const random = new Random(3, 1, 4, 1);
  const sets = [3, 7, 2047, 5, 2048, 2049, 64, 1, 2, 900].map((n) =>
    Float64Array.from({ length: 2 * n }, () => random.below(60)),
  );
  // Whoever watches has new rooms.
  const apart = sets.map((points) => delaunay2d(points, { onProgress: () => {} }));
  const kept = sets.map((points) => delaunay2d(points));
  for (const [i, { triangles, halfedges, hull }] of kept.entries()) {
    expect([...triangles]).toEqual([...apart[i]!.triangles]);
    expect([...halfedges]).toEqual([...apart[i]!.halfedges]);
    expect([...hull]).toEqual([...apart[i]!.hull]);
  }
});
