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
