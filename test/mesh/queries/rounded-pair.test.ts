import { expect, it } from 'vitest';
import { RoundedPair } from '../../../src/mesh/queries/rounded-pair.js';
import { trianglesIntersect } from '../../../src/spatial/index.js';

let state = 5;
function random(): number {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
}

const triangle = (n: readonly number[]) =>
  ({ a: n.slice(0, 3), b: n.slice(3, 6), c: n.slice(6, 9) }) as unknown as Parameters<
    typeof trianglesIntersect
  >[0];

it.each([1e-15, 1e-9])('says what is true of triangles that are off by %d, or nothing', (error) => {
  const pair = new RoundedPair();
  const said = [0, 0, 0];
  for (let n = 0; n < 20_000; n++) {
    const coordinate = () => (n % 2 === 0 ? random() : Math.floor(4 * random()));
    const [p, q] = [0, 1].map(() => Array.from({ length: 9 }, coordinate)) as [number[], number[]];
    const off = q.map((x) => x + error * (2 * random() - 1) * 0.99);
    const sign = pair.compare(p, 0, 3, 6, off, error + 1e-15);
    said[sign === 2 ? 0 : sign === 1 ? 1 : 2]!++;
    if (sign !== 2) expect(trianglesIntersect(triangle(p), triangle(q))).toBe(sign < 0);
  }
  expect(Math.min(...said)).toBeGreaterThan(500);
});

/** Integers with nearly full mantissas. */
const FULL = 2 ** 51;
const wide = () => Math.round(FULL * (2 * random() - 1));

/** Two triangles of which an edge of the one passes nearly through an edge or a corner of the other, or its plane. */
function nearlyMeeting(n: number): [number[], number[]] {
  for (;;) {
    const p = Array.from({ length: 9 }, wide);
    const q = Array.from({ length: 9 }, wide);
    const [s, t, k] = [n % 3 === 0 ? 0 : random(), n % 3 === 2 ? random() * (1 - random()) : 0, 1 + random()];
    for (let axis = 0; axis < 3; axis++) {
      const [a, b, c] = [p[axis]!, p[3 + axis]!, p[6 + axis]!];
      const spot = a + s * (b - a) + t * (c - a);
      // The spot is a corner of the other triangle, or on its first edge.
      q[3 + axis] = Math.round(n % 2 ? spot : spot - k * (q[axis]! - spot));
    }
    if (q.every((x) => Math.abs(x) <= FULL)) return [p, q];
  }
}

it.each([0, 2 ** 24])('says what is true of full mantissas that are off by %d, or nothing', (error) => {
  const pair = new RoundedPair();
  let certain = 0;
  for (let n = 0; n < 30_000; n++) {
    const [p, q] = nearlyMeeting(n);
    const sign = pair.compare(p, 0, 3, 6, q, error);
    if (sign === 2) continue;
    certain++;
    for (let i = 0; i < (error === 0 ? 1 : 6); i++) {
      const place = q.map((x) => x + (random() < 0.5 ? error : -error));
      expect(trianglesIntersect(triangle(p), triangle(place))).toBe(sign < 0);
    }
  }
  expect(certain).toBeGreaterThan(1000);
});
