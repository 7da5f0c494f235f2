import { describe, expect, it } from 'vitest';
import type { Contact } from '../../src/core/contact.js';
import { VertexStars } from '../../src/mesh/queries/vertex-star.js';
import { vertexCorners } from '../../src/mesh/structure/corners.js';
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

  it('finds an oblique spike of many triangles, and no spike that goes round twice', () => {
    const oblique = (turns: number) =>
      Array.from({ length: 40 }, (_, i) => {
        const angle = (2 * Math.PI * turns * i) / 40;
        const [u, v] = [0.1 * Math.cos(angle), 0.1 * Math.sin(angle)];
        // Around the direction (1, 1, 1), so that no axis sees it open.
        return [1 + u + v / 2, 1 - u + v / 2, 1 - v + (turns > 1 ? i / 1000 : 0)];
      });
    expect(isProper(star([[0, 0, 0], ...oblique(1)], ring(40)))).toBe(true);
    expect(isProper(star([[0, 0, 0], ...oblique(1)], path(18)))).toBe(true);
    expect(isProper(star([[0, 0, 0], ...oblique(3)], ring(40)))).toBe(false);
    expect(isProper(star([[0, 0, 0], ...oblique(3)], path(40)))).toBe(false);
  });

  it('never claims what the pairs deny, for large stars, too', () => {
    let claimed = 0;
    for (let round = 0; round < 300; round++) {
      const n = 18;
      const lattice = () => Math.floor(7 * random()) - 3;
      const points = Array.from({ length: n }, (_, i) => {
        const angle = (2 * Math.PI * i) / n;
        const [u, v] = [2 * Math.cos(angle) + 0.05 * lattice(), 2 * Math.sin(angle) + 0.05 * lattice()];
        return [9 + u + v, 9 - u + v, 9 - 2 * v + 0.1 * lattice()];
      });
      if (round % 3 === 0) points[round % n] = [lattice(), lattice(), lattice()];
      const one = star([[0, 0, 0], ...points], round % 2 === 0 ? ring(n) : path(n));
      if (!isProper(one)) continue;
      claimed++;
      expect(isProperByPairs(one)).toBe(true);
    }
    expect(claimed).toBeGreaterThan(50);
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
