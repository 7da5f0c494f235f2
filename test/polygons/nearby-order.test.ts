import { expect, it } from 'vitest';
import { Random } from '../../src/oracle/cases/random.js';
import { canonicalPolygonText, polygonSet, polygonsWithOrigins } from '../../src/polygons/index.js';
import { nearbyOrder } from '../../src/polygons/nearby-order.js';

const ring = (x: number, y: number, k: number) =>
  Array.from({ length: k }, (_, i) => [
    x + Math.cos((2 * Math.PI * i) / k),
    y + Math.sin((2 * Math.PI * i) / k),
  ]);

it('has every ring once, neighbours along a curve', () => {
  const at = (i: number, k: 0 | 1) => (k === 0 ? i % 32 : Math.floor(i / 32));
  const order = nearbyOrder(1024, 1 << 16, at)!;
  expect([...order].sort((a, b) => a - b)).toEqual(Array.from({ length: 1024 }, (_, i) => i));
  let steps = 0;
  for (let i = 1; i < 1024; i++)
    for (const k of [0, 1] as const) steps += Math.abs(at(order[i]!, k) - at(order[i - 1]!, k));
  // Row by row in disorder, a step would be about 20.
  expect(steps / 1023).toBeLessThan(3);
  expect(nearbyOrder(63, 1 << 20, at)).toBeNull();
  expect(nearbyOrder(1024, 1 << 14, at)).toBeNull();
});

it('leaves rings that are in one place, and takes any sizes', () => {
  const all = Uint32Array.from({ length: 100 }, (_, i) => i);
  expect(nearbyOrder(100, 1 << 16, () => 0.5)).toEqual(all);
  expect(nearbyOrder(100, 1 << 16, (i) => (i % 2 === 0 ? Number.MAX_VALUE : -Number.MAX_VALUE))).toHaveLength(
    100,
  );
});

it('changes no set, and no origin', () => {
  const random = new Random(4, 3, 2, 1);
  const polygons = Array.from({ length: 70 }, () => [ring(9 * random.unit(), 9 * random.unit(), 480)]);
  const set = polygonSet(polygons);
  expect(canonicalPolygonText(polygonSet([...polygons].reverse()))).toBe(canonicalPolygonText(set));
  const { set: same, origins } = polygonsWithOrigins({ type: 'union', operands: polygons });
  expect(canonicalPolygonText(same)).toBe(canonicalPolygonText(set));
  // Each edge of the result lies on the edge of the polygon that it is said to come from.
  let checked = 0;
  same.polygons[0]![0]!.forEach((v, i, outer) => {
    const vertex = same.vertices[v]!;
    const [next] = [same.vertices[outer[(i + 1) % outer.length]!]!];
    if ('lines' in vertex || 'lines' in next) return;
    const [{ operand, ring: number, edge }] = origins[0]![0]![i]! as [(typeof origins)[0][0][0][0]];
    expect(polygons[operand]![number]![edge]).toEqual([...vertex]);
    checked++;
  });
  expect(checked).toBeGreaterThan(100);
});
