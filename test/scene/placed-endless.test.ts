import { expect, it } from 'vitest';
import { placeMesh, prepareMesh } from '../../src/mesh/index.js';
import { anyTriangleMeets, meetsSolid, trianglesMeeting } from '../../src/scene/index.js';
import { frustumFromMatrix } from '../../src/spatial/index.js';
import { cube } from '../mesh/meshes.js';

let state = 5;
function random(): number {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
}
const whole = (from: number, to: number) => from + Math.floor((to - from + 1) * random());

/** Looks along z from 0, from z = 1 on: to the end of the world, or to z = s / (s - 1). */
const view = (s: number) => frustumFromMatrix([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, s, 1, 0, 0, -s, 0], 'zero-to-w');
const [endless, far] = [view(1), view(1 + 2 ** -10)];

it('meshes at places that are no doubles meet a frustum without an end where they meet a long one', () => {
  const own = prepareMesh(cube);
  const counts = new Set<number>();
  const solid = new Set<boolean>();
  for (let i = 0; i < 150; i++) {
    const placed = placeMesh(own, {
      type: 'parts',
      rotation: [1, whole(-2, 2), whole(-2, 2), whole(1, 3)],
      scale: [whole(1, 3), 1, whole(1, 6)],
      translation: [whole(-4, 4), whole(-4, 4), whole(-2, 6)],
    });
    const found = trianglesMeeting(placed, endless);
    expect(found).toEqual(trianglesMeeting(placed, far));
    expect(anyTriangleMeets(placed, endless)).toBe(found.length > 0);
    expect(meetsSolid(placed, endless)).toBe(meetsSolid(placed, far));
    counts.add(found.length);
    solid.add(meetsSolid(placed, endless));
  }
  expect(counts.size).toBeGreaterThan(8);
  expect(solid.size).toBe(2);
});

it('a corner that is turned onto a plane of it is in it, and an ulp beyond it is not', () => {
  // The corner (0, 5, 0) goes to (0, 3, 4), and the plane y = z is one of the frustum.
  const at = (y: number) =>
    placeMesh(prepareMesh({ positions: [0, 5, 0, 0, 5, -1, 1, 5, 0], indices: [0, 1, 2] }), {
      type: 'parts',
      rotation: [1, 0, 0, 2],
      translation: [0, y, 0],
    });
  expect(Array.from(trianglesMeeting(at(1), endless))).toEqual([0]);
  expect(Array.from(trianglesMeeting(at(1 + 2 ** -52), endless))).toEqual([]);
});

it('nothing of a frustum is near a mesh behind it', () => {
  const behind = { type: 'parts', rotation: [1, 2, 3, 5], translation: [0, 0, -9] } as const;
  expect(anyTriangleMeets(placeMesh(prepareMesh(cube), behind), endless)).toBe(false);
});
