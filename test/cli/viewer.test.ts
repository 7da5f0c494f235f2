import { PerspectiveCamera, Plane, Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { frameOf, placed } from '../../src/cli/picture/frame.js';
import { pageModel } from '../../src/cli/picture/page-model.js';
import { addressOf, findingAt, neighbour } from '../../src/cli/viewer/address.js';
import { allCommon, sidesOf } from '../../src/cli/viewer/common.js';
import { cutText, keptPart, planeOf, STEPS, valueAt } from '../../src/cli/viewer/cut.js';
import { commonOf, decode, type Layer, type Model } from '../../src/cli/viewer/decode.js';
import { findings, highlight } from '../../src/cli/viewer/drawables.js';
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
import { digits17, measured } from '../../src/cli/viewer/measure.js';
import { placeOf } from '../../src/cli/viewer/measure-box.js';
import { Picker } from '../../src/cli/viewer/picker.js';
import { sightAt } from '../../src/cli/viewer/sight.js';
import { checkMesh } from '../../src/mesh/index.js';

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
  const bounds = { min: [-1, 0, 0], max: [1, 0.001 * n, 0] };
  return { ...text, bounds, exact: positions, numbers: null, positions, indices, layers: [], ghosts: [] };
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
    expect(press('y')).toEqual({ type: 'cut', axis: 1 });
    expect(press(',')).toEqual({ type: 'move-cut', by: -1 });
    expect(press('m')).toEqual({ type: 'measure' });
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

/** The triangle with corners 0 and 4 on the axes, and another one that meets it. */
function pair(second: readonly number[]) {
  const positions = new Float64Array([0, 0, 0, 4, 0, 0, 0, 4, 0, ...second]);
  return { positions, indices: new Uint32Array([0, 1, 2, 3, 4, 5]) };
}

const text = { title: '', verdict: 'findings', summary: '', facts: [], notes: [] } as const;

/** What the page knows of a mesh, as it is written and read. */
function shown(mesh: ReturnType<typeof pair>): Model {
  const { findings: found } = checkMesh(mesh);
  return decode(JSON.stringify(pageModel(mesh, found, () => [], text)));
}

const layerOf = (model: Model, kind: string): Layer => model.layers.find((layer) => layer.kind === kind)!;

const numbersOf = (array: Float32Array) => Array.from(array);

describe('what two triangles have in common', () => {
  test.each([
    [
      'a segment',
      'crossing-triangles',
      [0.5, 0.5, -1, 0.5, 0.5, 2, 1.5, 0.5, 2],
      [0.5, 0.5, 0, 5 / 6, 0.5, 0],
    ],
    ['a point', 'touching-triangles', [1, 1, 0, 1, 1, 2, 2, 1, 2], [1, 1, 0]],
    ['a polygon', 'overlapping-triangles', [1, 1, 0, 9, 1, 0, 1, 9, 0], [1, 1, 0, 3, 1, 0, 1, 3, 0]],
  ])('%s, rounded once, and placed as the mesh is', (_, kind, second, expected) => {
    const mesh = pair(second);
    const model = shown(mesh);
    const common = commonOf(layerOf(model, kind), 0);
    const points = (of: ArrayLike<number>) =>
      Array.from({ length: of.length / 3 }, (__, i) =>
        [of[3 * i], of[3 * i + 1], of[3 * i + 2]].join(),
      ).sort();
    expect(points(common)).toEqual(points(placed(expected, frameOf(mesh.positions))));
    const lines = layerOf(model, kind).places[0]!;
    const at = lines.findIndex((line) => line.startsWith('common '));
    const told = lines
      .slice(at + 1, at + 1 + expected.length / 3)
      .map((line) => line.trim().split(', ').map(Number));
    expect(points(told.flat())).toEqual(points(expected));
  });

  test('neighbours that are folded onto each other overlap in a polygon', () => {
    const positions = new Float64Array([0, 0, 0, 4, 0, 0, 0, 4, 0, 1, 1, 0]);
    const model = shown({ positions, indices: new Uint32Array([0, 1, 2, 1, 0, 3]) });
    expect(layerOf(model, 'folded-neighbours').places[0]).toContain('common polygon:');
    expect(commonOf(layerOf(model, 'folded-neighbours'), 0)).toHaveLength(9);
    expect(commonOf(layerOf(model, 'border-edge'), 0)).toHaveLength(0);
  });

  test('its sides: none of a point, one of a segment, all of a polygon', () => {
    const points = new Float32Array([0, 0, 0, 1, 0, 0, 0, 1, 0]);
    expect(numbersOf(sidesOf(points.subarray(0, 3)))).toEqual([]);
    expect(numbersOf(sidesOf(points.subarray(0, 6)))).toEqual([0, 0, 0, 1, 0, 0]);
    expect(numbersOf(sidesOf(points))).toEqual([0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0]);
    const { sides, single } = allCommon(
      new Float32Array([7, 7, 7, ...points.subarray(0, 6)]),
      new Uint32Array([1, 1, 3]),
    );
    expect(numbersOf(single)).toEqual([7, 7, 7]);
    expect(numbersOf(sides)).toEqual([0, 0, 0, 1, 0, 0]);
  });

  test('is drawn over the chosen triangles, and in the kind as a whole', () => {
    const layer = layerOf(shown(pair([0.5, 0.5, -1, 0.5, 0.5, 2, 1.5, 0.5, 2])), 'crossing-triangles');
    const colors = { fill: '#e8202a', chosen: '#000000', common: '#ffd400' };
    const count = (object: unknown) => (object as { children: unknown[] }).children.length;
    const { shape, points } = layer;
    const none = new Float32Array();
    const without = highlight({ shape, points, lines: none, common: none }, colors);
    const whole = highlight({ shape, points, lines: none, common: commonOf(layer, 0) }, colors);
    expect([count(without), count(whole)]).toEqual([2, 6]);
    const bare = { ...layer, common: none, commonEnds: new Uint32Array([0]) };
    expect(count(findings(layer, 1, []).object) - count(findings(bare, 1, []).object)).toBe(2);
  });
});

describe('coordinates on the page', () => {
  test('are those of the mesh, in half the room where nothing is lost', () => {
    const whole = pair([1, 1, -1, 1, 1, 1, 2, 1, 1]);
    const model = shown(whole);
    expect(model.exact).toBeInstanceOf(Float32Array);
    expect(model.positions).toEqual(placed(whole.positions, frameOf(whole.positions)));
    for (const [x, bits] of [
      [0.1, 64],
      [1e300, 64],
      [1e-300, 64],
      [-0, 32],
      [0.5, 32],
    ] as const) {
      const mesh = pair([1, 1, -1, 1, 1, 1, 2, 1, x]);
      const { exact } = shown(mesh);
      expect(exact.BYTES_PER_ELEMENT).toBe(bits / 8);
      expect(Float64Array.from(exact)).toEqual(mesh.positions);
    }
  });

  test('of a coarse surface are known where vertices are still where they were', () => {
    const exact = new Float64Array([1, 2, 3, Number.NaN, Number.NaN, Number.NaN]);
    const model = { ...slivers(1), exact };
    expect(placeOf(model, 0)).toEqual([1, 2, 3]);
    expect(placeOf(model, 1)).toBeUndefined();
    expect(placeOf(model, 2)).toBeUndefined();
  });
});

describe('cutting', () => {
  test('the ends are those of the model, and no step leaves it', () => {
    for (const [min, max] of [
      [0, 4],
      [-1, 2],
      [-Number.MAX_VALUE, Number.MAX_VALUE],
      [1e15, 1e15 + 2],
      [0.1, 0.1],
    ] as const) {
      const values = Array.from({ length: STEPS + 1 }, (_, step) => valueAt(min, max, step));
      expect([values[0], values[STEPS]]).toEqual([min, max]);
      expect(
        values.every((value, i) => value >= min && value <= max && (i === 0 || value >= values[i - 1]!)),
      ).toBe(true);
    }
    expect(valueAt(-1, 2, 102)).toBe(0.53);
    expect(valueAt(1e15, 1e15 + 2, 100)).toBe(1e15 + 1);
    expect(cutText({ axis: 2, value: 0.53, side: -1 })).toBe('z ≥ 0.53');
  });

  test('keeps the side that is named', () => {
    for (const side of [1, -1] as const) {
      const { normal, constant } = planeOf({ axis: 1, value: 0, side }, 0.25);
      const plane = new Plane(new Vector3(...(normal as [number, number, number])), constant);
      expect(Math.sign(plane.distanceToPoint(new Vector3(9, 0, 9)))).toBe(side);
      expect(plane.distanceToPoint(new Vector3(9, 0.25, 9))).toBe(0);
    }
    expect(keptPart(1, 3)).toEqual([0, 1]);
    expect(keptPart(-1, 3)).toEqual([0.25, 1]);
    expect(keptPart(3, -1)).toEqual([0, 0.75]);
    expect(keptPart(-1, -1)).toBeUndefined();
  });
});

describe('measuring', () => {
  test('the nearest double to the distance, and its square exactly', () => {
    expect(measured([0, 0, 0], [1, 1, 0])).toEqual({ distance: '1.4142135623730951', squared: '2' });
    expect(measured([0, 0, 0], [0, 0, 0])).toEqual({ distance: '0', squared: '0' });
    expect(measured([0.5, 0, 0], [0, 0.25, 0]).squared).toBe('5/16');
    // 0.1 is the fraction m / 2^55: its square has an odd numerator and 2^110 below.
    expect(measured([0.1, 0, 0], [0, 0, 0])).toEqual({
      distance: '0.10000000000000001',
      squared: `${3602879701896397n ** 2n}/${2n ** 110n}`,
    });
    expect(measured([0.1, 0, 1e-5], [0, 0, 0]).squared).toMatch(/^a fraction of \d{2,3} digits$/);
    const huge = measured([1e308, 1e308, 0], [-1e308, -1e308, 0]);
    expect(huge).toEqual({ distance: 'beyond the largest double', squared: 'a whole number of 617 digits' });
  });

  test('seventeen digits, without zeros at the end', () => {
    for (const [x, expected] of [
      [3, '3'],
      [100, '100'],
      [1e20, '1e+20'],
      [123456789012345680, '1.2345678901234568e+17'],
      [12345678901234570, '12345678901234570'],
      [0.5, '0.5'],
      [1e-7, '9.9999999999999995e-8'],
    ] as const) {
      expect(digits17(x)).toBe(expected);
      expect(Number(digits17(x))).toBe(x);
    }
  });

  test('the vertex that is meant: of the triangle there, else one that is very near', () => {
    const model = shown(pair([0.5, 0.5, -1, 0.5, 0.5, 2, 1.5, 0.5, 2]));
    const at = (v: number) =>
      Array.from(model.positions.subarray(3 * v, 3 * v + 3)) as [number, number, number];
    /** Straight down on a point of the model, in hundredths of its size as pixels. */
    const meant = (x: number, y: number, of = model) =>
      new Picker(of).vertexAt({
        start: [x, y, 5],
        end: [x, y, -5],
        farness: ([px, py]) => 100 * Math.max(Math.abs(px - x), Math.abs(py - y)),
      });
    const towards = (v: number, share: number) => at(v).map((c, axis) => c + share * (at(0)[axis]! - c));
    const [x, y] = towards(1, 0.2) as [number, number];
    expect(meant(x, y)).toBe(1);
    const [left, bottom] = at(0);
    expect(meant(left - 0.05, bottom - 0.05)).toBe(0);
    expect(meant(left - 0.5, bottom - 0.5)).toBeUndefined();
    const moved = { ...model, exact: model.exact.map(() => Number.NaN) };
    expect(meant(x, y, moved)).toBeUndefined();
  });
});

describe('the line of sight', () => {
  const [left, top, width, height] = [10, 20, 400, 300];
  const canvas = { getBoundingClientRect: () => ({ left, top, width, height }) } as HTMLCanvasElement;
  const camera = new PerspectiveCamera(40, width / height, 0.1, 10);
  camera.position.set(0, 0, 5);
  // As beside the panel: the picture is moved by a part of its width.
  camera.setViewOffset(width, height, -50, 0, width, height);
  camera.updateProjectionMatrix();
  camera.updateMatrixWorld();

  /** Where a point is on the window. */
  function onWindow(point: readonly [number, number, number]): [number, number] {
    const { x, y } = new Vector3(...point).project(camera);
    return [left + ((x + 1) * width) / 2, top + ((1 - y) * height) / 2];
  }

  test('goes through the place of the window, and tells pixels', () => {
    for (const point of [
      [0, 0, 0],
      [0.7, -0.4, 0.9],
      [-0.9, 0.8, -1],
    ] as const) {
      const [x, y] = onWindow(point);
      const { start, end, farness } = sightAt(canvas, camera, undefined, x, y)!;
      const along = new Vector3(...end).sub(new Vector3(...start)).normalize();
      const away = new Vector3(...point).sub(new Vector3(...start)).cross(along);
      expect(away.length()).toBeLessThan(1e-6);
      expect(farness(point)).toBeLessThan(1e-6);
      expect(sightAt(canvas, camera, undefined, x + 3, y + 4)!.farness(point)).toBeCloseTo(5, 6);
      expect(farness([0, 0, 6])).toBe(Number.POSITIVE_INFINITY);
    }
  });

  test('begins at the plane of a cut, and sees nothing behind it', () => {
    const [x, y] = onWindow([0, 0, 0]);
    const plane = new Plane(new Vector3(0, 0, -1), 0.25);
    const { start, end, farness } = sightAt(canvas, camera, plane, x, y)!;
    expect(start[2]).toBeCloseTo(0.25, 6);
    expect(end[2]).toBeCloseTo(-5, 4);
    expect(farness([0, 0, 0.25])).toBeLessThan(1e-6);
    expect(farness([0, 0, 0.26])).toBe(Number.POSITIVE_INFINITY);
    expect(sightAt(canvas, camera, new Plane(new Vector3(0, 0, 1), -20), x, y)).toBeUndefined();
  });
});
