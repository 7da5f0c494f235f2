import { describe, expect, it } from 'vitest';
import { coordinates } from '../../src/implicit/index.js';
import { contactText, featureText } from '../../src/oracle/answers/text.js';
import { lineBox } from '../../src/spatial/boxes/line-box.js';
import { rayBox } from '../../src/spatial/boxes/ray-box.js';
import { segmentBox } from '../../src/spatial/boxes/segment-box.js';
import {
  convexPolyhedraIntersect,
  convexPolyhedronConvexPolyhedron,
} from '../../src/spatial/convex/convex-polyhedron-convex-polyhedron.js';
import type { SolidHits } from '../../src/spatial/convex/engine/linear-hits.js';
import { edgesOfFaces, polyhedronSet } from '../../src/spatial/convex/engine/polyhedron-set.js';
import { frustumFromMatrix } from '../../src/spatial/convex/frustum.js';
import { hitsAlongLine } from '../../src/spatial/convex/hits-along-line.js';
import { lineIntersectsSolid, lineSolid } from '../../src/spatial/convex/line-solid.js';
import {
  convexPolyhedronContainsPoint,
  pointConvexPolyhedron,
} from '../../src/spatial/convex/point-convex-polyhedron.js';
import { pointSolid, solidContainsPoint } from '../../src/spatial/convex/point-solid.js';
import { pointTetrahedron, tetrahedronContainsPoint } from '../../src/spatial/convex/point-tetrahedron.js';
import { polyhedronConvexity } from '../../src/spatial/convex/polyhedron-convexity.js';
import { rayIntersectsSolid, raySolid } from '../../src/spatial/convex/ray-solid.js';
import { segmentIntersectsSolid, segmentSolid } from '../../src/spatial/convex/segment-solid.js';
import {
  solidFromBox,
  solidFromConvexPolyhedron,
  solidFromFrustum,
  solidFromKDop,
  solidFromOrientedBox,
  solidFromTetrahedron,
} from '../../src/spatial/convex/solid.js';
import {
  tetrahedraIntersect,
  tetrahedronTetrahedron,
} from '../../src/spatial/convex/tetrahedron-tetrahedron.js';
import {
  triangleIntersectsTetrahedron,
  triangleTetrahedron,
} from '../../src/spatial/convex/triangle-tetrahedron.js';
import * as spatial from '../../src/spatial/index.js';

const [polyhedron, frustum, kDop, orientedBox, tetrahedron] = [spatial, spatial, spatial, spatial, spatial];

type P = [number, number, number];
const unit = { min: [0, 0, 0], max: [1, 1, 1] };
const corner = { a: [0, 0, 0], b: [4, 0, 0], c: [0, 4, 0], d: [0, 0, 4] };
const FACES = [
  [1, 2, 3],
  [0, 3, 2],
  [0, 1, 3],
  [0, 2, 1],
];
const cornerPolyhedron = { vertices: [corner.a, corner.b, corner.c, corner.d], faces: FACES };
const CUBE: P[] = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => [i & 1, (i >> 1) & 1, i >> 2]);
const CUBE_FACES = [
  [0, 4, 6, 2],
  [1, 3, 7, 5],
  [0, 1, 5, 4],
  [2, 6, 7, 3],
  [0, 2, 3, 1],
  [4, 5, 7, 6],
];
const TRIANGLES = CUBE_FACES.flatMap(([a, b, c, d]) => [
  [a!, b!, c!],
  [a!, c!, d!],
]);

/** `overlapping e0/f0@1 e0/f1@2` */
const text = ({ relation, contact }: SolidHits) =>
  [
    relation,
    ...contact.map(({ a, b, parameter }) => `${featureText(a)}/${featureText(b)}@${parameter.toNumber()}`),
  ].join(' ');

describe('boxes', () => {
  const line = (origin: P, direction: P) => text(lineBox({ origin, direction }, unit));
  const ray = (origin: P, direction: P) => text(rayBox({ origin, direction }, unit));
  const segment = (start: P, end: P) => text(segmentBox({ start, end }, unit));
  it('are passed by lines', () => {
    expect(line([0.5, 0.5, 0.5], [2, 0, 0])).toBe('overlapping e0/f0@-0.25 e0/f1@0.25');
    expect(line([0.5, 0.5, 0.5], [1, 1, 1])).toBe('overlapping e0/v0@-0.5 e0/v7@0.5');
    expect(line([0.5, 1, 2], [0, 0, 1])).toBe('touching e0/e1@-2 e0/e3@-1');
    expect(line([2, 0, 0.5], [-1, 1, 0])).toBe('touching e0/e11@1');
    expect(line([2, 0, 0.5], [-1, 0.5, 0])).toBe('overlapping e0/f1@1 e0/e10@2');
    expect(line([2, 2, 0.5], [-1, 1, 0])).toBe('disjoint');
    expect(line([2, 2, 2], [1, 0, 0])).toBe('disjoint');
  });
  it('are passed by rays', () => {
    expect(ray([0.5, 0.5, 0.5], [2, 0, 0])).toBe('overlapping v0/in@0 e0/f1@0.25');
    expect(ray([1, 0.5, 0.5], [2, 0, 0])).toBe('touching v0/f1@0');
    expect(ray([1, 0.5, 0.5], [-2, 0, 0])).toBe('overlapping v0/f1@0 e0/f0@0.5');
    expect(ray([1, 0.5, 0.5], [0, 1, 0])).toBe('touching v0/f1@0 e0/e11@0.5');
    expect(ray([2, 0.5, 0.5], [1, 0, 0])).toBe('disjoint');
    expect(ray([2, 0.5, 0.5], [0, 1, 0])).toBe('disjoint');
    expect(ray([2, 0.5, 0.5], [-1, 0, 0])).toBe('overlapping e0/f1@1 e0/f0@2');
  });
  it('are passed by segments', () => {
    expect(segment([2, 0.5, 0.5], [1, 0.5, 0.5])).toBe('touching v1/f1@1');
    expect(segment([1, 0.5, 0.5], [2, 0.5, 0.5])).toBe('touching v0/f1@0');
    expect(segment([2, 0.5, 0.5], [0.5, 0.5, 0.5])).toBe(`overlapping e0/f1@${2 / 3} v1/in@1`);
    expect(segment([2, 0.5, 0.5], [1.5, 0.5, 0.5])).toBe('disjoint');
    expect(segment([0, 0, 0], [1, 1, 1])).toBe('overlapping v0/v0@0 v1/v7@1');
    expect(segment([0, 0, 0], [1, 0, 0])).toBe('touching v0/v0@0 v1/v1@1');
    expect(segment([0.5, 0.5, 0.5], [0.5, 0.5, 0.5])).toBe('overlapping v0/in@0');
    expect(segment([0.5, 0.5, 1], [0.5, 0.5, 1])).toBe('touching v0/f5@0');
    expect(segment([0.5, 0.5, 2], [0.5, 0.5, 2])).toBe('disjoint');
  });
  it('may be flat', () => {
    const through = (box: { min: P; max: P }, from: P, to: P) =>
      text(segmentBox({ start: from, end: to }, box));
    const square = { min: [0, 0, 1] as P, max: [2, 2, 1] as P };
    expect(through(square, [1, 1, 0], [1, 1, 4])).toBe('crossing e0/f4@0.25');
    expect(through(square, [1, 1, 1], [1, 1, 4])).toBe('touching v0/f4@0');
    expect(through(square, [0, 1, 0], [0, 1, 4])).toBe('touching e0/e4@0.25');
    expect(through(square, [1, 1, 1], [3, 1, 1])).toBe('overlapping v0/f4@0 e0/e5@0.5');
    const stick = { min: [0, 0, 0] as P, max: [2, 0, 0] as P };
    expect(through(stick, [1, -1, 0], [1, 1, 0])).toBe('crossing e0/e0@0.5');
    expect(through(stick, [-1, 0, 0], [3, 0, 0])).toBe('overlapping e0/v0@0.25 e0/v1@0.75');
    const point = { min: [1, 1, 1] as P, max: [1, 1, 1] as P };
    expect(through(point, [0, 0, 0], [2, 2, 2])).toBe('overlapping e0/v0@0.5');
    expect(through(point, [1, 1, 1], [2, 2, 2])).toBe('touching v0/v0@0');
    expect(through(point, [1, 1, 1], [1, 1, 1])).toBe('overlapping v0/v0@0');
    expect([square, stick, point].map((box) => solidFromBox(box).dimension)).toEqual([2, 1, 0]);
  });
  it('are decided on extreme numbers', () => {
    const M = Number.MAX_VALUE;
    const box = { min: [-M, -M, -M], max: [M, M, M] };
    expect(text(segmentBox({ start: [-M, 0, 0], end: [M, 0, 0] }, box))).toBe('overlapping v0/f0@0 v1/f1@1');
    const t = Number.MIN_VALUE;
    expect(
      text(lineBox({ origin: [2 * t, t, t], direction: [-t, 0, 0] }, { min: [0, 0, 0], max: [t, t, t] })),
    ).toBe('touching e0/v7@1 e0/v6@2');
  });
  it('have hits with points', () => {
    const { entry, exit, contact } = segmentBox({ start: [-1, 0.5, 0.25], end: [0.5, 0.5, 0.25] }, unit);
    expect(contact).toEqual([entry, exit]);
    expect(coordinates(entry!.point)).toEqual([0, 0.5, 0.25]);
    expect(exit!.point).toEqual([0.5, 0.5, 0.25]);
    const single = segmentBox({ start: [-1, 0.5, 0.5], end: [0, 0.5, 0.5] }, unit);
    expect(single.entry).toBe(single.exit);
    expect(single.contact).toHaveLength(1);
    const none = segmentBox({ start: [5, 5, 5], end: [6, 6, 6] }, unit);
    expect([none.entry, none.exit, none.contact]).toEqual([null, null, []]);
  });
});

const { lineOrientedBox, rayOrientedBox, segmentOrientedBox } = orientedBox;

describe('oriented boxes', () => {
  const box = (
    halfSize: P,
    axes: [P, P, P] = [
      [1, 1, 0],
      [-1, 1, 0],
      [0, 0, 1],
    ],
  ) => ({ center: [0, 0, 0], axes, halfSize });
  it('are passed', () => {
    const line = (origin: P, direction: P) => text(lineOrientedBox({ origin, direction }, box([1, 1, 1])));
    expect(line([-4, 0, 0], [1, 0, 0])).toBe('overlapping e0/e10@2 e0/e9@6');
    expect(line([-4, 1, 0], [1, 0, 0])).toBe('overlapping e0/f3@3 e0/f1@5');
    expect(line([-4, 2.5, 0], [1, 0, 0])).toBe('disjoint');
    const ray = rayOrientedBox({ origin: [0, 0, 0], direction: [0, 0, -4] }, box([1, 1, 1]));
    expect(text(ray)).toBe('overlapping v0/in@0 e0/f4@0.25');
    const segment = segmentOrientedBox({ start: [0, 0, 0], end: [1, 1, 1] }, box([1, 1, 0]));
    expect(text(segment)).toBe('touching v0/f4@0');
  });
  it('meet or do not', () => {
    const at = (z: number) => ({ origin: [-4, 0, z], direction: [1, 0, 0] });
    expect([1, 1.5].map((z) => orientedBox.lineIntersectsOrientedBox(at(z), box([1, 1, 1])))).toEqual([
      true,
      false,
    ]);
    expect([1, 1.5].map((z) => orientedBox.rayIntersectsOrientedBox(at(z), box([1, 1, 1])))).toEqual([
      true,
      false,
    ]);
    const segment = (x: number) => ({ start: [-4, 0, 0], end: [x, 0, 0] });
    expect(
      [-2, -2.5].map((x) => orientedBox.segmentIntersectsOrientedBox(segment(x), box([1, 1, 1]))),
    ).toEqual([true, false]);
  });
  it('may be left-handed and flat', () => {
    const left = box(
      [1, 1, 1],
      [
        [-1, 1, 0],
        [1, 1, 0],
        [0, 0, 1],
      ],
    );
    expect(text(lineOrientedBox({ origin: [-4, 1, 0], direction: [1, 0, 0] }, left))).toBe(
      'overlapping e0/f1@3 e0/f3@5',
    );
    expect(
      [0, 1, 2, 3].map(
        (flat) => solidFromOrientedBox(box([flat > 0 ? 0 : 1, flat > 1 ? 0 : 1, flat > 2 ? 0 : 1])).dimension,
      ),
    ).toEqual([3, 2, 1, 0]);
  });
  it('reject', () => {
    const direction = [1, 0, 0];
    const line = { origin: [0, 0, 0], direction };
    expect(() => lineOrientedBox(line, box([1, -1, 1]))).toThrow(
      'lineOrientedBox: box.halfSize[1] must be a finite number, at least 0, got -1',
    );
    expect(() =>
      lineOrientedBox(
        line,
        box(
          [1, 1, 1],
          [
            [1, 0, 0],
            [0, 1, 0],
            [1, 1, 0],
          ],
        ),
      ),
    ).toThrow('axes must be linearly independent');
    expect(() => solidFromOrientedBox({ ...box([1, 1, 1]), center: [0, Number.NaN, 0] })).toThrow(
      'center[1]',
    );
    expect(() =>
      solidFromOrientedBox(
        box(
          [1, 1, 1],
          [
            [1, 0, 0],
            [0, 1, Number.NaN],
            [0, 0, 1],
          ],
        ),
      ),
    ).toThrow('axes[1][2]');
    expect(() => solidFromOrientedBox(box([1, Number.NaN, 1]))).toThrow(
      'box.halfSize[1] must be a finite number, got NaN',
    );
  });
});

describe('arguments of linear queries', () => {
  const nan: P = [0, Number.NaN, 0];
  const zero: P = [0, 0, 0];
  const up: P = [0, 0, 1];
  const all = spatial as unknown as Readonly<Record<string, (a: unknown, b: unknown) => unknown>>;
  const names = ['Tetrahedron', 'ConvexPolyhedron', 'KDop', 'Frustum', 'OrientedBox', 'Box', 'Solid'];
  const solid = solidFromBox(unit);
  it('are checked by name', () => {
    expect(() => lineSolid({ origin: nan, direction: up }, solid)).toThrow('lineSolid: line.origin[1]');
    expect(() => raySolid({ origin: zero, direction: zero }, solid)).toThrow('raySolid: ray.direction');
    expect(() => segmentSolid({ start: zero, end: nan }, solid)).toThrow('segmentSolid: segment.end[1]');
    expect(() => segmentSolid({ start: nan, end: zero }, solid)).toThrow('segmentSolid: segment.start[1]');
    expect(() => lineIntersectsSolid({ origin: nan, direction: up }, solid)).toThrow(
      'lineIntersectsSolid: line',
    );
    expect(() => rayIntersectsSolid({ origin: nan, direction: up }, solid)).toThrow(
      'rayIntersectsSolid: ray',
    );
    expect(() => segmentIntersectsSolid({ start: nan, end: up }, solid)).toThrow(
      'segmentIntersectsSolid: segment',
    );
    expect(() => hitsAlongLine({ origin: nan, direction: up }, [solid])).toThrow(
      'hitsAlongLine: line.origin[1]',
    );
    for (const [type, broken] of [
      ['line', { origin: zero, direction: zero }],
      ['ray', { origin: nan, direction: up }],
      ['segment', { start: nan, end: up }],
    ] as const) {
      for (const kind of names) {
        for (const name of [`${type}${kind}`, `${type}Intersects${kind}`]) {
          const ask = all[name]!;
          expect(() => ask(broken, unit)).toThrow(`${name}: ${type}.`);
        }
      }
    }
    expect(() => lineBox({ origin: zero, direction: zero }, unit)).toThrow('lineBox: line.direction');
    expect(() => rayBox({ origin: zero, direction: zero }, unit)).toThrow('rayBox: ray.direction');
    expect(() => segmentBox({ start: nan, end: zero }, unit)).toThrow('segmentBox: segment.start');
    const box = { center: zero, axes: [up, up, up] as [P, P, P], halfSize: up };
    expect(() => lineOrientedBox({ origin: zero, direction: zero }, box)).toThrow(
      'lineOrientedBox: line.direction',
    );
    expect(() => rayOrientedBox({ origin: zero, direction: zero }, box)).toThrow(
      'rayOrientedBox: ray.direction',
    );
    expect(() => segmentOrientedBox({ start: nan, end: zero }, box)).toThrow(
      'segmentOrientedBox: segment.start',
    );
    expect(() => lineBox({ origin: zero, direction: up }, { min: [1, 0, 0], max: [0, 1, 1] })).toThrow(
      RangeError,
    );
  });
});

describe('tetrahedra', () => {
  it('tell the feature at a point', () => {
    const at = (p: P) => featureText(pointTetrahedron(p, corner).feature);
    expect(
      [
        [0, 0, 0],
        [4, 0, 0],
        [0, 4, 0],
        [0, 0, 4],
      ].map((p) => at(p as P)),
    ).toEqual(['v0', 'v1', 'v2', 'v3']);
    expect(
      [
        [2, 0, 0],
        [0, 2, 0],
        [0, 0, 2],
        [2, 2, 0],
        [2, 0, 2],
        [0, 2, 2],
      ].map((p) => at(p as P)),
    ).toEqual(['e0', 'e1', 'e2', 'e3', 'e4', 'e5']);
    expect(
      [
        [1, 1, 2],
        [0, 1, 1],
        [1, 0, 1],
        [1, 1, 0],
      ].map((p) => at(p as P)),
    ).toEqual(['f0', 'f1', 'f2', 'f3']);
    expect(
      [
        [1, 1, 1],
        [2, 2, 1],
        [-1, 0, 0],
      ].map((p) => at(p as P)),
    ).toEqual(['in', '-', '-']);
    expect(tetrahedronContainsPoint(corner, [1, 1, 2])).toBe(true);
    expect(tetrahedronContainsPoint(corner, [1, 1, 2.5])).toBe(false);
    expect(() => pointTetrahedron([0, 0, Number.NaN], corner)).toThrow('pointTetrahedron: point[2]');
    expect(() => tetrahedronContainsPoint(corner, [0, 0, Number.NaN])).toThrow(
      'tetrahedronContainsPoint: point[2]',
    );
    for (const name of ['a', 'b', 'c', 'd']) {
      expect(() => solidFromTetrahedron({ ...corner, [name]: [0, Number.NaN, 0] })).toThrow(
        `solidFromTetrahedron: tetrahedron.${name}[1]`,
      );
    }
  });
  it('may be flat: the book\u2019s point over a flat one is outside', () => {
    const flat = { a: [0, 0, 0], b: [1, 0, 0], c: [0, 1, 0], d: [1, 1, 0] };
    expect(pointTetrahedron([0, 0, 7], flat)).toEqual({ location: 'outside', feature: null });
    // The diagonals ad and bc are edges too.
    expect(featureText(pointTetrahedron([0.5, 0.5, 0], flat).feature)).toBe('e2');
    expect(featureText(pointTetrahedron([0.25, 0.75, 0], flat).feature)).toBe('e3');
    expect(featureText(pointTetrahedron([0.5, 0.25, 0], flat).feature)).toBe('f2');
    expect(featureText(pointTetrahedron([0.5, 0, 0], flat).feature)).toBe('e0');
    expect(text(tetrahedron.lineTetrahedron({ origin: [0.5, 0.25, 3], direction: [0, 0, 1] }, flat))).toBe(
      'crossing e0/f2@-3',
    );
    const stick = { a: [0, 0, 0], b: [3, 3, 3], c: [1, 1, 1], d: [2, 2, 2] };
    expect(
      [0.5, 1, 1.5, 2.5, 3.5].map((x) => featureText(pointTetrahedron([x, x, x], stick).feature)),
    ).toEqual(['e0', 'v2', 'e0', 'e0', '-']);
    const dot = { a: [1, 1, 1], b: [1, 1, 1], c: [1, 1, 1], d: [1, 1, 1] };
    expect(featureText(pointTetrahedron([1, 1, 1], dot).feature)).toBe('v0');
    expect([flat, stick, dot, corner].map((t) => solidFromTetrahedron(t).dimension)).toEqual([2, 1, 0, 3]);
  });
  it('meet triangles', () => {
    const meet = (a: P, b: P, c: P) => contactText(triangleTetrahedron({ a, b, c }, corner));
    expect(meet([-9, -9, 1], [9, -9, 1], [0, 20, 1])).toBe('overlapping f0/e2 f0/e4 f0/e5');
    expect(meet([-9, -9, 1], [0, 20, 1], [9, -9, 1])).toBe('overlapping f0/e2 f0/e5 f0/e4');
    expect(meet([0, 0, 4], [1, 0, 5], [0, 1, 5])).toBe('touching v0/v3');
    expect(meet([1, 1, 0], [1, 2, 0], [2, 1, 0])).toBe('touching v0/f3 v1/f3 v2/f3');
    expect(meet([5, 5, 5], [6, 5, 5], [5, 6, 5])).toBe('disjoint');
    expect(triangleIntersectsTetrahedron({ a: [0, 0, 4], b: [1, 0, 5], c: [0, 1, 5] }, corner)).toBe(true);
    for (const name of ['a', 'b', 'c']) {
      const triangle = { a: [0, 0, 0], b: [0, 0, 0], c: [0, 0, 0], [name]: [0, 0, Number.NaN] };
      expect(() => triangleTetrahedron(triangle, corner)).toThrow(`triangleTetrahedron: triangle.${name}[2]`);
      expect(() => triangleIntersectsTetrahedron(triangle, corner)).toThrow(
        `triangleIntersectsTetrahedron: triangle.${name}[2]`,
      );
    }
  });
});

describe('pairs of polyhedra', () => {
  const moved = (dx: number, dy: number, dz: number) => ({
    vertices: CUBE.map(([x, y, z]) => [x + dx, y + dy, z + dz]),
    faces: CUBE_FACES,
  });
  const cube = moved(0, 0, 0);
  it.each([
    [1, 1, 1, 'touching', 1],
    [1, 1, 0, 'touching', 2],
    [1, 0, 0, 'touching', 4],
    [1, 0.5, 0.5, 'touching', 4],
    [0.5, 0.5, 0.5, 'overlapping', 8],
    [0, 0, 0, 'overlapping', 8],
    [2, 0, 0, 'disjoint', 0],
  ] as const)('cubes at %f %f %f', (dx, dy, dz, relation, points) => {
    const other = moved(dx, dy, dz);
    const pair = convexPolyhedronConvexPolyhedron(cube, other);
    expect(pair.relation).toBe(relation);
    expect(pair.contact).toHaveLength(points);
    expect(pair.witness.separation?.type).toBe(relation === 'overlapping' ? undefined : 'face');
    expect(pair.witness.point === null).toBe(relation === 'disjoint');
    expect(convexPolyhedraIntersect(cube, other)).toBe(relation !== 'disjoint');
    expect(convexPolyhedraIntersect(other, cube)).toBe(relation !== 'disjoint');
  });
  it('are separated by edges where no face does it', () => {
    const a = { a: [-1, 0, 0], b: [1, 0, 0], c: [0, -1, -1], d: [0, 1, -1] };
    const at = (h: number) => ({ a: [0, -1, h], b: [0, 1, h], c: [-1, 0, 1 + h], d: [1, 0, 1 + h] });
    const apart = tetrahedronTetrahedron(a, at(0.125));
    expect(apart.relation).toBe('disjoint');
    expect(apart.witness.separation).toEqual({ type: 'edges', a: [0, 1], b: [0, 1] });
    expect(tetrahedraIntersect(a, at(0.125))).toBe(false);
    const touching = tetrahedronTetrahedron(a, at(0));
    expect(contactText(touching)).toBe('touching e0/e0');
    expect(touching.witness.separation).toEqual({ type: 'edges', a: [0, 1], b: [0, 1] });
    expect(coordinates(touching.witness.point!)).toEqual([0, 0, 0]);
    expect(tetrahedraIntersect(a, at(0))).toBe(true);
    expect(tetrahedronTetrahedron(a, at(-0.125)).relation).toBe('overlapping');
    expect(tetrahedronTetrahedron(a, at(-0.125)).witness.separation).toBeNull();
  });
  it('name the set whose face separates', () => {
    const needle = { a: [0.25, 0.25, 5], b: [0.25, 0.5, 5], c: [0.5, 0.25, 5], d: [0.25, 0.25, 1.5] };
    const flat = { a: [0, 0, 0], b: [4, 0, 0], c: [0, 4, 0], d: [0, 0, 1] };
    const { separation } = tetrahedronTetrahedron(flat, needle).witness;
    expect(separation?.type === 'face' && separation.of).toBe('a');
    const spike = { a: [9, 0, -1], b: [9, 1, -1], c: [9, 0, 1], d: [5, 5, 0] };
    const second = tetrahedronTetrahedron(spike, {
      a: [0, -9, -9],
      b: [0, 99, -9],
      c: [0, -9, 99],
      d: [-1, 0, 0],
    }).witness.separation;
    expect(second?.type).toBe('face');
  });
  it('may be flat', () => {
    const square = (z: number) => ({ a: [0, 0, z], b: [2, 0, z], c: [0, 2, z], d: [2, 2, z] });
    expect(tetrahedronTetrahedron(square(0), square(1)).relation).toBe('disjoint');
    expect(tetrahedronTetrahedron(square(0), square(0)).relation).toBe('overlapping');
    expect(tetrahedronTetrahedron(square(0), square(0)).contact).toHaveLength(4);
    const wall = { a: [1, 0, -1], b: [1, 0, 1], c: [1, 2, -1], d: [1, 2, 1] };
    expect(tetrahedronTetrahedron(square(0), wall).relation).toBe('crossing');
    const stick = { a: [1, 1, -1], b: [1, 1, 1], c: [1, 1, 0], d: [1, 1, 0] };
    expect(tetrahedronTetrahedron(square(0), stick).relation).toBe('crossing');
    const dot = { a: [1, 1, 0], b: [1, 1, 0], c: [1, 1, 0], d: [1, 1, 0] };
    expect(tetrahedronTetrahedron(square(0), dot).relation).toBe('overlapping');
    expect(tetrahedronTetrahedron(dot, dot).relation).toBe('overlapping');
    const far = { a: [1, 1, 1], b: [1, 1, 1], c: [1, 1, 1], d: [1, 1, 1] };
    expect(tetrahedronTetrahedron(dot, far).witness.separation?.type).toBe('face');
  });
});

describe('convex polyhedra', () => {
  it('number their edges', () => {
    expect(edgesOfFaces(FACES)).toEqual([
      [1, 2],
      [2, 3],
      [3, 1],
      [0, 3],
      [2, 0],
      [0, 1],
    ]);
    expect(polyhedronSet({ vertices: CUBE, faces: TRIANGLES }).walls).toHaveLength(6);
    expect(solidFromConvexPolyhedron({ vertices: CUBE, faces: TRIANGLES }).edges).toHaveLength(18);
  });
  it('tell the feature at a point on divided faces', () => {
    const at = (p: P) => featureText(pointConvexPolyhedron(p, { vertices: CUBE, faces: TRIANGLES }).feature);
    expect(at([0, 0.5, 0.5])).toBe('e2');
    expect(at([0, 0.25, 0.5])).toBe('f0');
    expect(at([0, 0.5, 0.25])).toBe('f1');
    expect(at([0.5, 0.5, 0.5])).toBe('in');
    expect(at([0, 0, 0.5])).toBe('e0');
    expect(at([0, 0, 1])).toBe('v4');
    expect(at([0, 0, 1.5])).toBe('-');
    const polyhedronOfTriangles = { vertices: CUBE, faces: TRIANGLES };
    expect(convexPolyhedronContainsPoint(polyhedronOfTriangles, [0, 0, 1])).toBe(true);
    expect(convexPolyhedronContainsPoint(polyhedronOfTriangles, [0, 0, 2])).toBe(false);
    expect(
      text(
        polyhedron.lineConvexPolyhedron(
          { origin: [-1, 0.5, 0.5], direction: [1, 0, 0] },
          polyhedronOfTriangles,
        ),
      ),
    ).toMatch(/^overlapping e0\/e2@1 e0\/e\d+@2$/);
    expect(() => pointConvexPolyhedron([0, 0], polyhedronOfTriangles)).toThrow(
      'pointConvexPolyhedron: point',
    );
    expect(() => convexPolyhedronContainsPoint(polyhedronOfTriangles, [0, 0])).toThrow(
      'convexPolyhedronContainsPoint: point',
    );
  });
  it('tell the feature on divided edges', () => {
    const vertices = [
      [0, 0, 0],
      [4, 0, 0],
      [0, 4, 0],
      [0, 0, 4],
      [2, 0, 0],
      [1, 0, 0],
    ];
    const faces = [
      [1, 2, 3],
      [0, 3, 2],
      [0, 5, 4, 1, 3],
      [0, 2, 1, 4, 5],
    ];
    expect(polyhedronConvexity({ vertices, faces }).convexity).toBe('convex');
    const { edges } = solidFromConvexPolyhedron({ vertices, faces });
    const at = (x: number) => {
      const feature = pointConvexPolyhedron([x, 0, 0], { vertices, faces }).feature!;
      return feature.type === 'edge' ? [...edges[feature.index]!].sort() : featureText(feature);
    };
    expect([0, 0.5, 1, 1.5, 2, 3, 4].map(at)).toEqual(['v0', [0, 5], 'v5', [4, 5], 'v4', [1, 4], 'v1']);
  });
  it('are judged', () => {
    const judged = (vertices: readonly (readonly number[])[], faces: readonly (readonly number[])[]) => {
      const { convexity, face, vertex } = polyhedronConvexity({ vertices, faces });
      return [convexity, face, vertex];
    };
    const none = [null, null];
    expect(judged(CUBE, CUBE_FACES)).toEqual(['strictly-convex', ...none]);
    expect(judged(CUBE, TRIANGLES)).toEqual(['convex', ...none]);
    expect(judged(cornerPolyhedron.vertices, FACES)).toEqual(['strictly-convex', ...none]);
    expect(judged(cornerPolyhedron.vertices, FACES.slice(1))).toEqual(['not-closed', 0, 3]);
    expect(judged(cornerPolyhedron.vertices, [...FACES, FACES[0]!])).toEqual(['not-closed', 0, 1]);
    expect(judged(cornerPolyhedron.vertices, [])).toEqual(['not-closed', ...none]);
    expect(
      judged(
        cornerPolyhedron.vertices,
        FACES.map((face) => [...face].reverse()),
      ),
    ).toEqual(['not-convex', 0, 0]);
    const bent = CUBE.map((p, i) => (i === 7 ? [1, 1, 1.5] : p));
    expect(judged(bent, CUBE_FACES)[0]).toBe('not-planar');
    const flat = [
      [0, 0, 0],
      [1, 0, 0],
      [0, 1, 0],
      [1, 1, 0],
    ];
    expect(judged(flat, FACES)).toEqual(['flat', ...none]);
    const dent = [...CUBE, [0.5, 0.5, 0.75]];
    const dented = [...CUBE_FACES.slice(0, 5), [4, 5, 8], [5, 7, 8], [7, 6, 8], [6, 4, 8]];
    expect(judged(dent, dented)[0]).toBe('not-convex');
    const peak = [...CUBE, [0.5, 0.5, 1]];
    expect(judged(peak, dented)).toEqual(['convex', ...none]);
  });
  it('judges extruded pentagrams, which neighbours alone accept', () => {
    const star = [
      [0, 10],
      [6, -8],
      [-10, 3],
      [10, 3],
      [-6, -8],
    ];
    const vertices = [...star.map(([x, y]) => [x!, y!, 1]), ...star.map(([x, y]) => [x!, y!, 0])];
    const sides = [0, 1, 2, 3, 4].map((i) => [i, i + 5, ((i + 1) % 5) + 5, (i + 1) % 5]);
    const faces = [[0, 1, 2, 3, 4], [9, 8, 7, 6, 5], ...sides];
    expect(polyhedronConvexity({ vertices, faces }).convexity).toBe('not-convex');
    const turned = faces.map((face) => [...face].reverse());
    expect(polyhedronConvexity({ vertices, faces: turned }).convexity).toBe('not-convex');
    expect(() => solidFromConvexPolyhedron({ vertices, faces })).toThrow(
      'solidFromConvexPolyhedron: polyhedron must be closed and convex, got not-convex',
    );
  });
  it('enclose something: faces without area do not, though all edges match and vertices span space', () => {
    const vertices = [...cornerPolyhedron.vertices, [2, 0, 0], [0, 2, 0], [0, 0, 2]];
    const sliver = (middle: number) => [
      [0, middle, middle - 3],
      [middle - 3, middle, 0],
    ];
    for (const faces of [sliver(4), [...sliver(4), ...sliver(5), ...sliver(6)]]) {
      const empty = { vertices, faces };
      const open = { convexity: 'not-closed', face: null, vertex: null };
      expect(polyhedronConvexity(empty)).toEqual(open);
      const message = 'polyhedron must be closed and convex, got not-closed';
      expect(() => pointConvexPolyhedron([100, 100, 100], empty)).toThrow(message);
      expect(() => convexPolyhedronContainsPoint(empty, [1, 1, 1])).toThrow(message);
      const segment = { start: [50, 50, 50], end: [60, 60, 60] };
      expect(() => polyhedron.segmentConvexPolyhedron(segment, empty)).toThrow(message);
    }
    // Beside faces with an area they do no harm.
    const faces = [...FACES, [4, 5, 6], [6, 5, 4]];
    const along = [1, 2, 3].map((x) => [x, 0, 0]);
    const { convexity } = polyhedronConvexity({ vertices: [...cornerPolyhedron.vertices, ...along], faces });
    expect(convexity).toBe('convex');
  });
  it('have vertices that no face has, inside and on a face', () => {
    const vertices = [...cornerPolyhedron.vertices, [1, 1, 1], [1, 1, 0], [1, 0, 0], [1, 1, 1]];
    const listed = { vertices, faces: FACES };
    const at = (p: readonly number[]) => featureText(pointConvexPolyhedron(p, listed).feature);
    expect(at([1, 1, 1])).toBe('v4');
    expect(at([1, 1, 0])).toBe('v5');
    expect(at([1, 0, 0])).toBe('v6');
    expect(at([1, 1, 0.5])).toBe('in');
    const through = { origin: [1, 1, 2], direction: [0, 0, -1] };
    const hits = polyhedron.rayConvexPolyhedron(through, listed).contact;
    expect(hits.map(({ b }) => featureText(b))).toEqual(['f0', 'v5']);
    const ends = polyhedron.segmentConvexPolyhedron({ start: [1, 1, 1], end: [1, 0.5, 1] }, listed);
    expect(ends.contact.map(({ b }) => featureText(b))).toEqual(['v4', 'in']);
  });
  it('reject', () => {
    expect(() => polyhedronConvexity({ vertices: [], faces: [] })).toThrow(
      'polyhedronConvexity: polyhedron.vertices must be a list of at least 1 point, got []',
    );
    expect(() => polyhedronConvexity({ vertices: CUBE, faces: [[0, 1]] })).toThrow(
      'polyhedronConvexity: polyhedron.faces[0] must be a list of at least 3 vertex numbers, got [0, 1]',
    );
    expect(() => polyhedronConvexity({ vertices: CUBE, faces: [[0, 1, 8]] })).toThrow(
      'polyhedronConvexity: polyhedron.faces[0][2] must be an integer from 0 to 7, got 8',
    );
    expect(() => polyhedronConvexity({ vertices: [[0, 0, Number.NaN]], faces: [] })).toThrow(
      'polyhedron.vertices[0][2]',
    );
    expect(() => solidFromConvexPolyhedron({ vertices: CUBE, faces: [[0, 1]] })).toThrow(
      'solidFromConvexPolyhedron: polyhedron.faces[0]',
    );
  });
});

describe('half-spaces', () => {
  const axes = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
    [1, 1, 1],
  ];
  const cut = { axes, min: [0, 0, 0, 0], max: [2, 2, 2, 4] };
  it('of a k-DOP name their features', () => {
    const at = (p: P) => featureText(pointSolid(p, solidFromKDop(cut)).feature);
    expect(
      [
        [0, 1, 1],
        [2, 0.5, 0.5],
        [1, 0, 1],
        [1, 2, 0.5],
        [1, 1, 0],
        [0.5, 1, 2],
      ].map((p) => at(p as P)),
    ).toEqual(['f0', 'f1', 'f2', 'f3', 'f4', 'f5']);
    expect(at([1.25, 1.25, 1.5])).toBe('f7');
    expect(at([1, 1, 1])).toBe('in');
    expect(at([2, 2, 1])).toBe('-');
    // Faces 0 (x = 0) and 2 (y = 0): the pair after (0, 1). Faces 0 and 3, 0 and 4; 1 and 7.
    expect(at([0, 0, 1])).toBe('e1');
    expect(at([0, 2, 1])).toBe('e2');
    expect(at([0, 1, 0])).toBe('e3');
    expect(at([2, 1, 1])).toBe('e12');
    expect(at([0, 0, 0])).toBe('v0');
    expect(solidContainsPoint(solidFromKDop(cut), [2, 2, 0])).toBe(true);
    expect(solidContainsPoint(solidFromKDop(cut), [2, 2, 0.5])).toBe(false);
    expect(() => solidContainsPoint(solidFromKDop(cut), [Number.NaN, 2, 0])).toThrow(
      'solidContainsPoint: point[0]',
    );
    expect(() => pointSolid([Number.NaN, 2, 0], solidFromKDop(cut))).toThrow('pointSolid: point[0]');
  });
  it('of a k-DOP may have no volume, or no point', () => {
    const dimension = (max: number[], min = [0, 0, 0, 0]) => solidFromKDop({ axes, min, max }).dimension;
    expect(dimension([1, 1, 1, 3])).toBe(3);
    expect(dimension([1, 1, 0, 3])).toBe(2);
    expect(dimension([1, 0, 0, 3])).toBe(1);
    expect(dimension([1, 1, 1, 0])).toBe(0);
    expect(dimension([1, 1, 1, 3], [0, 0, 0, 3])).toBe(0);
    expect(dimension([1, 1, 1, 9], [0, 0, 0, 4])).toBe(-1);
    const empty = solidFromKDop({ axes, min: [0, 0, 0, 4], max: [1, 1, 1, 9] });
    expect(pointSolid([1, 1, 1], empty).location).toBe('outside');
    expect(lineIntersectsSolid({ origin: [0, 0, 0], direction: [1, 1, 1] }, empty)).toBe(false);
    expect(text(lineSolid({ origin: [0, 0, 0], direction: [1, 1, 1] }, empty))).toBe('disjoint');
    expect(() =>
      kDop.lineKDop(
        { origin: [0, 0, 0], direction: [1, 1, 1] },
        { axes, min: [1, 0, 0, 0], max: [0, 0, 0, 0] },
      ),
    ).toThrow('lineKDop: dop.min[0]');
  });
  it('of a frustum', () => {
    // Perspective with a field of view of 90 degrees, near 1, far 3: z from -1 to -3.
    const eye = frustumFromMatrix([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, -2, -1, 0, 0, -3, 0]);
    const line = (origin: P, direction: P) => text(frustum.lineFrustum({ origin, direction }, eye));
    expect(line([0, 0, 0], [0, 0, -1])).toBe('overlapping e0/f4@1 e0/f5@3');
    expect(line([0, 0, -2], [1, 0, 0])).toBe('overlapping e0/f0@-2 e0/f1@2');
    expect(line([0, 0, -2], [0, 1, 0])).toBe('overlapping e0/f2@-2 e0/f3@2');
    expect(line([0, 0, 0], [1, 1, -1])).toMatch(/^touching e0\/v\d@1 e0\/v\d@3$/);
    expect(line([0, 0, 0], [1, 0, 0])).toBe('disjoint');
    expect(frustum.segmentIntersectsFrustum({ start: [0, 0, 0], end: [0, 0, -1] }, eye)).toBe(true);
    expect(frustum.rayIntersectsFrustum({ origin: [0, 0, 0], direction: [0, 0, 1] }, eye)).toBe(false);
    expect(solidFromFrustum(eye).vertices).toHaveLength(8);
  });
  it('of a frustum may have no end, no volume or no point', () => {
    const dimension = (elements: number[]) => solidFromFrustum(frustumFromMatrix(elements)).dimension;
    expect(dimension(new Array(16).fill(0))).toBe(3);
    // A far plane at infinity: four corners, all on the near plane.
    const infinite = frustumFromMatrix([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, -1, -1, 0, 0, -2, 0]);
    expect(solidFromFrustum(infinite).vertices).toHaveLength(4);
    expect(solidFromFrustum(infinite).dimension).toBe(3);
    const ray = frustum.rayFrustum({ origin: [0, 0, 0], direction: [0, 0, -1] }, infinite);
    expect(text(ray)).toBe('overlapping e0/f4@1');
    expect([ray.entry, ray.exit]).toEqual([ray.contact[0], null]);
    const nothing = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -1];
    expect(dimension(nothing)).toBe(-1);
    expect(
      frustum.lineIntersectsFrustum({ origin: [0, 0, 0], direction: [1, 0, 0] }, frustumFromMatrix(nothing)),
    ).toBe(false);
    // w = 0: a plane, a line and a point, -0 <= x <= 0 and so on.
    expect(dimension([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])).toBe(2);
    expect(dimension([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])).toBe(1);
    expect(dimension([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0])).toBe(0);
  });
});

describe('solids are data', () => {
  const solids = [
    solidFromBox(unit),
    solidFromOrientedBox({
      center: [0, 0, 0],
      axes: [
        [1, 1, 0],
        [-1, 1, 0],
        [0, 0, 1],
      ],
      halfSize: [1, 1, 1],
    }),
    solidFromTetrahedron(corner),
    solidFromConvexPolyhedron(cornerPolyhedron),
    solidFromKDop({
      axes: [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
      ],
      min: [0, 0, 0],
      max: [1, 1, 1],
    }),
    solidFromFrustum(frustumFromMatrix([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])),
  ];
  const ray = { origin: [-3, 0.25, 0.25], direction: [1, 0, 0.125] };
  it.each(solids.map((solid) => [solid.shape.type, solid] as const))('%s', (_, solid) => {
    const expected = text(raySolid(ray, solid));
    expect(expected).toMatch(/^overlapping/);
    for (const copy of [structuredClone(solid), JSON.parse(JSON.stringify(solid))]) {
      expect(copy).not.toBe(solid);
      expect(text(raySolid(ray, copy))).toBe(expected);
      expect(rayIntersectsSolid(ray, copy)).toBe(true);
      expect(solidContainsPoint(copy, [0.25, 0.25, 0.25])).toBe(true);
    }
  });
  it('and what is none is refused', () => {
    expect(() => raySolid(ray, unit as never)).toThrow('raySolid: solid must be a Solid');
    expect(() => raySolid(ray, { type: 'solid', shape: { type: 'ball' } } as never)).toThrow(
      'raySolid: solid.shape.type must be',
    );
    const wrong = { ...solids[0]!, shape: { type: 'box', min: [2, 0, 0], max: [1, 1, 1] } } as const;
    expect(() => raySolid(ray, wrong)).toThrow('raySolid: solid.shape.min[0] must be at most');
  });
  it('and what was looked at does not change', () => {
    const copy = structuredClone(solids[0]!);
    expect(rayIntersectsSolid(ray, copy)).toBe(true);
    expect(() => {
      (copy.shape as unknown as { min: number[] }).min[0] = 9;
    }).toThrow(TypeError);
  });
});

describe('hits along a line', () => {
  const box = (min: number, max: number) => solidFromBox({ min: [min, 0, 0], max: [max, 1, 1] });
  const along = (solids: ReturnType<typeof box>[]) =>
    hitsAlongLine({ origin: [0, 0.5, 0.5], direction: [3, 0, 0] }, solids).map(
      ({ solid, type, rank }) => `${solid} ${type} ${rank}`,
    );
  it('are ordered, ties by the same rank', () => {
    expect(along([box(3, 4), box(1, 3), box(-1, 1), box(1, 1)])).toEqual([
      '2 entry 0',
      '1 entry 1',
      '2 exit 1',
      '3 point 1',
      '0 entry 2',
      '1 exit 2',
      '0 exit 3',
    ]);
    expect(along([])).toEqual([]);
    expect(along([solidFromBox({ min: [0, 2, 0], max: [1, 3, 1] })])).toEqual([]);
  });
  it('are told apart by less than rounding', () => {
    const next = 1 + Number.EPSILON;
    expect(along([box(next, 2), box(1, 2)])).toEqual(['1 entry 0', '0 entry 1', '0 exit 2', '1 exit 2']);
  });
});
