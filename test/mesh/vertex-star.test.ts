import { describe, expect, it } from 'vitest';
import type { Contact } from '../../src/core/contact.js';
import { vertexCorners } from '../../src/mesh/corners.js';
import { VertexStars } from '../../src/mesh/vertex-star.js';
import { triangleTriangle } from '../../src/spatial/index.js';

let state = 23;
function random(): number {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
}

/** The star of vertex 0 with triangles (0, next, previous). */
function star(points: readonly (readonly number[])[], triangles: readonly (readonly [number, number])[]) {
  const positions = Float64Array.from(points.flat());
  const indices = Uint32Array.from(triangles.flatMap(([next, previous]) => [0, next, previous]));
  return { positions, indices };
}

function isProper({ positions, indices }: ReturnType<typeof star>): boolean {
  return new VertexStars(positions, indices, vertexCorners({ positions, indices })).isProper(0);
}

/** By the definition: every two triangles have a point or a segment of common corners in common. */
function isProperByPairs({ positions, indices }: ReturnType<typeof star>): boolean {
  const corner = (h: number) => positions.subarray(3 * indices[h]!, 3 * indices[h]! + 3);
  const triangle = (t: number) => ({ a: corner(3 * t), b: corner(3 * t + 1), c: corner(3 * t + 2) });
  const proper = ({ contact }: Contact) =>
    contact.length < 3 && contact.every(({ a, b }) => a.type === 'vertex' && b.type === 'vertex');
  const count = indices.length / 3;
  for (let s = 0; s < count; s++) {
    for (let t = s + 1; t < count; t++) {
      if (!proper(triangleTriangle(triangle(s), triangle(t)))) return false;
    }
  }
  return true;
}

const ring = (n: number): [number, number][] =>
  Array.from({ length: n }, (_, i) => [i + 1, ((i + 1) % n) + 1]);
const path = (n: number): [number, number][] => Array.from({ length: n - 1 }, (_, i) => [i + 1, i + 2]);
const around = (turns: readonly number[], height: (i: number) => number) =>
  turns.map((turn, i) => [Math.cos(turn), Math.sin(turn), height(i)]);

describe('the proof that a star is proper', () => {
  const hexagon = around(
    [0, 1, 2, 3, 4, 5].map((i) => (i * Math.PI) / 3),
    (i) => (i % 2) / 4,
  );

  it('finds an open fan and a closed one, seen from either side and along any axis', () => {
    for (const turned of [0, 1, 2]) {
      const points = [[0, 0, 0], ...hexagon].map((p) => [...p.slice(turned), ...p.slice(0, turned)]);
      expect(isProper(star(points, ring(6)))).toBe(true);
      expect(isProper(star(points, path(6)))).toBe(true);
      const back = ring(6).map(([next, previous]) => [previous, next] as [number, number]);
      expect(isProper(star(points, back))).toBe(true);
    }
  });

  it('is not fooled by a fan that goes round twice', () => {
    const twice = around(
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((i) => (2 * i * 2 * Math.PI) / 10),
      (i) => i / 100,
    );
    expect(isProper(star([[0, 0, 0], ...twice], ring(10)))).toBe(false);
    expect(isProper(star([[0, 0, 0], ...twice], path(10)))).toBe(false);
  });

  it('is not fooled by two fans, one over the other', () => {
    const other = hexagon.map(([x, y, z]) => [x!, y!, z! + 2]);
    const second = ring(6).map(([next, previous]) => [next + 6, previous + 6] as [number, number]);
    expect(isProper(star([[0, 0, 0], ...hexagon, ...other], [...ring(6), ...second]))).toBe(false);
    expect(isProper(star([[0, 0, 0], ...hexagon, ...other], [...path(6), ...second]))).toBe(false);
  });

  it('says nothing about folds, doubled triangles, and triangles that turn against each other', () => {
    const points = [[0, 0, 0], ...hexagon];
    expect(isProper(star(points, [...path(3), [3, 2]]))).toBe(false);
    expect(isProper(star(points, [...path(3), [1, 2]]))).toBe(false);
    expect(
      isProper(
        star(points, [
          [1, 2],
          [3, 2],
        ]),
      ),
    ).toBe(false);
  });

  it('never claims what the pairs deny, and claims what it can, on small lattices', () => {
    let claimed = 0;
    let denied = 0;
    for (let round = 0; round < 20_000; round++) {
      const n = 3 + Math.floor(4 * random());
      const size = 2 + Math.floor(3 * random());
      const lattice = () => Math.floor((2 * size + 1) * random()) - size;
      const flat = random() < 0.5;
      const points = Array.from({ length: n }, () => [lattice(), lattice(), flat ? 0 : lattice()]);
      if (random() < 0.6) points.sort((p, q) => Math.atan2(p[1]!, p[0]!) - Math.atan2(q[1]!, q[0]!));
      const triangles = random() < 0.5 ? ring(n) : path(n);
      if (random() < 0.2) triangles.splice(Math.floor(triangles.length * random()), 1);
      const one = star([[0, 0, 0], ...points], triangles);
      const proper = isProperByPairs(one);
      if (isProper(one)) {
        expect(proper).toBe(true);
        claimed++;
      }
      if (!proper) denied++;
    }
    expect(claimed).toBeGreaterThan(1000);
    expect(denied).toBeGreaterThan(1000);
  });
});
