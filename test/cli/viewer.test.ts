import { Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { addressOf, findingAt, neighbour } from '../../src/cli/viewer/address.js';
import type { Model } from '../../src/cli/viewer/decode.js';
import {
  distanceFor,
  type Eye,
  eyeFor,
  moved,
  OVERVIEW,
  spread,
  surroundings,
  turned,
  zoomed,
} from '../../src/cli/viewer/eye.js';
import { actionOf } from '../../src/cli/viewer/keys.js';

const distance = ({ target, position }: Eye) => position.distanceTo(target);

/** Half of the picture's height at the target, for the camera's 40 degrees. */
const halfHeight = (eye: Eye) => distance(eye) * Math.tan((20 * Math.PI) / 180);

/** A strip of slivers from -1 to 1, a thousandth wide each. */
function slivers(n: number): Model {
  const positions = new Float32Array(6 * (n + 1));
  const indices = new Uint32Array(6 * n);
  for (let i = 0; i <= n; i++) positions.set([-1, 0.001 * i, 0, 1, 0.001 * i, 0], 6 * i);
  for (let i = 0; i < n; i++) indices.set([2 * i, 2 * i + 1, 2 * i + 3, 2 * i, 2 * i + 3, 2 * i + 2], 6 * i);
  const text = { title: '', verdict: 'findings', summary: '', facts: [], notes: [] } as const;
  return { ...text, positions, indices, layers: [] };
}

describe('where the camera goes', () => {
  const small = new Float32Array([0, 0, 0, 0.0005, 0, 0, 0, 0.0005, 0]);

  test('a small finding among long triangles fills a good part of the picture', () => {
    const model = slivers(4);
    const points = new Float32Array([...small, ...model.positions.subarray(0, 3)]);
    const around = surroundings(model, points);
    const eye = eyeFor(spread(small), around, OVERVIEW);
    const share = spread(small).radius / halfHeight(eye);
    expect(share).toBeGreaterThan(0.3);
    expect(share).toBeLessThan(0.8);
  });

  test('a point is seen with the shortest side there, not the longest', () => {
    const model = slivers(4);
    const point = model.positions.slice(6, 9);
    const around = surroundings(model, point);
    expect(around.detail).toBeCloseTo(0.001, 6);
    expect(Math.abs(around.normal.z)).toBeCloseTo(1, 6);
    const eye = eyeFor(spread(point), around, OVERVIEW);
    expect(around.detail / halfHeight(eye)).toBeGreaterThan(0.3);
  });

  test('neither into the noise of single precision nor out of the scene', () => {
    const around = { normal: new Vector3(), detail: Number.POSITIVE_INFINITY };
    const center = new Vector3();
    expect(distanceFor({ center, radius: 1e-12 }, around)).toBe(1e-4);
    expect(distanceFor({ center, radius: 100 }, around)).toBe(4);
    expect(distanceFor({ center, radius: 0 }, around)).toBeLessThan(1);
  });

  test('steps of the keys', () => {
    const eye = { target: new Vector3(1, 2, 3), position: new Vector3(1, 2, 5) };
    const right = turned(eye, 9, 0);
    expect(right.position.x).toBeCloseTo(3, 9);
    expect(right.position.z).toBeCloseTo(3, 9);
    let eyeAbove: Eye = eye;
    for (let i = 0; i < 40; i++) eyeAbove = turned(eyeAbove, 0, 1);
    expect(eyeAbove.position.y).toBeCloseTo(4, 3);
    expect(distance(eyeAbove)).toBeCloseTo(2, 9);
    const step = moved(eye, 1, 0);
    expect(step.target.x).toBeGreaterThan(1);
    expect(distance(step)).toBeCloseTo(2, 9);
    expect(moved(eye, 0, 1).target.y).toBeGreaterThan(2);
    expect(distance(zoomed(eye, 0.5, 1e-5, 20))).toBeCloseTo(1, 9);
    expect(distance(zoomed(eye, 1e9, 1e-5, 20))).toBeCloseTo(20, 9);
  });
});

describe('keys', () => {
  const press = (
    key: string,
    held: Partial<Record<'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey', true>> = {},
  ) => actionOf({ key, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...held });

  test('turn, move, zoom, step, whole', () => {
    expect(press('ArrowLeft')).toEqual({ type: 'turn', right: -1, up: 0 });
    expect(press('ArrowUp', { shiftKey: true })).toEqual({ type: 'move', right: 0, up: 1 });
    expect(press('+', { shiftKey: true })).toEqual({ type: 'zoom', factor: 0.8 });
    expect(press('-')).toEqual({ type: 'zoom', factor: 1.25 });
    expect(press('n')).toEqual({ type: 'step', by: 1 });
    expect(press('Escape')).toEqual({ type: 'whole' });
  });

  test('what the browser needs stays with it', () => {
    for (const key of ['Tab', 'F5', 'Enter', ' ', 'toString']) expect(press(key)).toBeUndefined();
    expect(press('+', { ctrlKey: true })).toBeUndefined();
    expect(press('ArrowLeft', { altKey: true })).toBeUndefined();
  });
});

describe('addresses', () => {
  const layers = [
    { kind: 't-junction', labels: ['a'] },
    { kind: 'no-triangles', labels: [] },
    { kind: 'border-edge', labels: ['b', 'c'] },
  ];

  test('name a finding, and are read as the same', () => {
    for (const chosen of [
      [0, 0],
      [2, 1],
    ] as const) {
      expect(findingAt(layers, addressOf(layers, chosen))).toEqual(chosen);
    }
    for (const hash of ['', '#', '#finding=border-edge:2', '#finding=nothing:0', '#finding=border-edge:-1']) {
      expect(findingAt(layers, hash)).toBeUndefined();
    }
  });

  test('of neighbours, round and round', () => {
    expect(neighbour(layers, undefined, 1)).toEqual([0, 0]);
    expect(neighbour(layers, undefined, -1)).toEqual([2, 1]);
    expect(neighbour(layers, [0, 0], 1)).toEqual([2, 0]);
    expect(neighbour(layers, [2, 1], 1)).toEqual([0, 0]);
    expect(neighbour([], undefined, 1)).toBeUndefined();
  });
});
