import { describe, expect, it } from 'vitest';
import * as dyadic from '../../src/arithmetic/dyadic.js';
import type { OrientedBox } from '../../src/core/shapes.js';
import { boxFacePlane, orientedBoxCorner, orientedBoxFacePlane } from '../../src/implicit/box-planes.js';
import { coordinates, side } from '../../src/implicit/index.js';
import { Ball, dot, isClose, type Vector, vectorOf } from './ball.js';
import { crossProduct, isApproximation, isPoint } from './exact-forms.js';
import { type Draw, forEachKind, type Kind, points } from './inputs.js';
import { seePlane, seePoint } from './see.js';

const MAX = Number.MAX_VALUE;
const MIN = Number.MIN_VALUE;
const faces = [0, 1, 2, 3, 4, 5];
const corners = [0, 1, 2, 3, 4, 5, 6, 7];

function drawBox(draw: Draw, kind: Kind): OrientedBox {
  const [center, u, v, w, half] = points(draw, kind, 5, 3) as [
    number[],
    number[],
    number[],
    number[],
    number[],
  ];
  return { center, axes: [u, v, w], halfSize: half.map(Math.abs) };
}

/** Whether x · 2^exponent is what the ball stands for. */
function isTruth(x: bigint, exponent: number, ball: Ball): boolean {
  return dyadic.equals(dyadic.fromParts(x, exponent), ball.exact!);
}

describe('orientedBoxFacePlane', () => {
  it('has the coefficients and bounds of the rules, and the true ones as integers', () => {
    let known = 0;
    forEachKind(41, 60, (draw, kind) => {
      const box = drawBox(draw, kind);
      const i = draw.below(6);
      const axis = i >> 1;
      const [own, u, v] = [0, 1, 2].map((k) => vectorOf(box.axes[(axis + k) % 3]!)) as [
        Vector,
        Vector,
        Vector,
      ];
      const normal = crossProduct(u, v);
      const determinant = dot(normal, own);
      if (determinant.sign === 0) return;
      const turn = determinant.sign * (i & 1 ? 1 : -1);
      const atCenter = dot(normal, vectorOf(box.center));
      const size = determinant.value < 0 ? determinant.negated() : determinant;
      const trueSize = determinant.sign < 0 ? determinant.negated() : determinant;
      const offset = size.times(Ball.of(box.halfSize[axis]!));
      const constant = (turn > 0 ? atCenter.negated() : atCenter).minus(offset);
      const plane = orientedBoxFacePlane(box, i);
      const n = seePlane(plane).approximation;
      if (Math.abs(determinant.value) > 2 * determinant.bound) {
        known++;
        normal.forEach((ball, k) => {
          expect(n[k]! + 0 === turn * ball.value + 0 && isClose(n[k + 3]!, ball.bound)).toBe(true);
          expect(ball.holds).toBe(true);
        });
        expect(Object.is(n[6]! + 0, constant.value + 0)).toBe(true);
        expect(isClose(n[7]!, constant.bound)).toBe(true);
        expect(constant.holds).toBe(true);
      } else {
        expect([n[0], n[1], n[2], n[6]]).toEqual([NaN, NaN, NaN, NaN]);
      }
      const { a, b, c, d, normalExponent, constantExponent } = seePlane(plane).exact;
      const turned = (ball: Ball) => (turn > 0 ? ball : ball.negated());
      expect(isTruth(a, normalExponent, turned(normal[0]))).toBe(true);
      expect(isTruth(b, normalExponent, turned(normal[1]))).toBe(true);
      expect(isTruth(c, normalExponent, turned(normal[2]))).toBe(true);
      const trueOffset = trueSize.times(Ball.of(box.halfSize[axis]!));
      expect(isTruth(d, constantExponent, turned(atCenter).negated().minus(trueOffset))).toBe(true);
    });
    expect(known).toBeGreaterThan(150);
  });

  const sheared = (handed: 1 | -1): OrientedBox => ({
    center: [1, 2, 3],
    axes: [
      [handed, handed, 0],
      [0, 2, 1],
      [1, 0, 3],
    ],
    halfSize: [1, 2, 0.5],
  });

  it('has its front outside for right-handed and left-handed axes: each corner is on three faces, inside the others', () => {
    for (const handed of [1, -1] as const) {
      const box = sheared(handed);
      for (const i of corners) {
        const corner = orientedBoxCorner(box, i);
        for (const face of faces) {
          const onFace = ((i >> (face >> 1)) & 1) === (face & 1);
          const plane = orientedBoxFacePlane(box, face);
          expect(side(plane, corner)).toBe(onFace ? 0 : -1);
          expect(side(plane, coordinates(corner))).toBe(onFace ? 0 : -1);
        }
      }
      for (const face of faces) {
        const axis = box.axes[face >> 1]!;
        const way = face & 1 ? 10 : -10;
        const outside = [0, 1, 2].map((k) => box.center[k]! + way * axis[k]!);
        expect(side(orientedBoxFacePlane(box, face), outside)).toBe(1);
        expect(side(orientedBoxFacePlane(box, face), box.center)).toBe(-1);
      }
    }
  });

  it('has two coincident opposite faces for a half size 0', () => {
    const box = { ...sheared(1), halfSize: [1, 0, 1] };
    for (const face of [2, 3]) {
      for (const i of corners)
        expect(side(orientedBoxFacePlane(box, face), orientedBoxCorner(box, i))).toBe(0);
      expect(side(orientedBoxFacePlane(box, face), box.center)).toBe(0);
    }
    const beyond = [0, 1, 2].map((k) => box.center[k]! + box.axes[1][k]!);
    expect(side(orientedBoxFacePlane(box, 3), beyond)).toBe(1);
    expect(side(orientedBoxFacePlane(box, 2), beyond)).toBe(-1);
  });

  it('is exact where its determinant cannot be seen in doubles', () => {
    const e = 2 ** -52;
    const thin: OrientedBox = {
      center: [0, 0, 0],
      axes: [
        [1, 1 + e, 0],
        [1 - e, 1, 0],
        [0, 0, 1],
      ],
      halfSize: [1, 1, 1],
    };
    const left: OrientedBox = { ...thin, axes: [thin.axes[1], thin.axes[0], thin.axes[2]] };
    for (const box of [thin, left]) {
      expect(seePlane(orientedBoxFacePlane(box, 0)).approximation[0]).toBe(NaN);
      for (const i of corners) {
        for (const face of faces) {
          const onFace = ((i >> (face >> 1)) & 1) === (face & 1);
          expect(side(orientedBoxFacePlane(box, face), orientedBoxCorner(box, i))).toBe(onFace ? 0 : -1);
        }
      }
    }
  });

  it('serves the whole range of doubles', () => {
    for (const x of [MAX, MIN]) {
      const box: OrientedBox = {
        center: [x, -x, x],
        axes: [
          [x, 0, 0],
          [0, x, 0],
          [0, 0, x],
        ],
        halfSize: [x, x, MIN],
      };
      for (const face of faces) {
        expect(side(orientedBoxFacePlane(box, face), box.center)).toBe(-1);
        expect(side(orientedBoxFacePlane(box, face), orientedBoxCorner(box, face & 1 ? 7 : 0))).toBe(0);
        expect(side(orientedBoxFacePlane(box, face), orientedBoxCorner(box, face & 1 ? 0 : 7))).toBe(-1);
      }
    }
  });
});

describe('orientedBoxCorner', () => {
  it('has the coordinates and bounds of the rules, and the true ones as integers', () => {
    forEachKind(42, 60, (draw, kind) => {
      const box = drawBox(draw, kind);
      const i = draw.below(8);
      const balls = [0, 1, 2].map((k) => {
        let sum = Ball.of(box.center[k]!);
        for (const axis of [0, 1, 2]) {
          const half = ((i >> axis) & 1 ? 1 : -1) * box.halfSize[axis]!;
          sum = sum.plus(Ball.of(half).times(Ball.of(box.axes[axis]![k]!)));
        }
        return sum;
      });
      const point = orientedBoxCorner(box, i);
      const all = [...balls, Ball.of(1)];
      expect(isApproximation(seePoint(point).approximation, all)).toBe('as derived');
      expect(isPoint(point, all)).toBe(true);
      expect([seePoint(point).planes, seePoint(point).line, seePoint(point).sharp]).toEqual([
        [],
        undefined,
        null,
      ]);
    });
  });

  it('takes the signs from the bits of its number', () => {
    const box: OrientedBox = {
      center: [0, 0, 0],
      axes: [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
      ],
      halfSize: [1, 2, 4],
    };
    expect(corners.map((i) => coordinates(orientedBoxCorner(box, i)))).toEqual([
      [-1, -2, -4],
      [1, -2, -4],
      [-1, 2, -4],
      [1, 2, -4],
      [-1, -2, 4],
      [1, -2, 4],
      [-1, 2, 4],
      [1, 2, 4],
    ]);
  });

  it('is rounded once', () => {
    const box: OrientedBox = {
      center: [1, MAX, 0],
      axes: [
        [2 ** -53, 2 ** 970, 0],
        [2 ** -54, -(2 ** 970), 0],
        [0, 0, MIN],
      ],
      halfSize: [1, 1, 0.5],
    };
    expect(coordinates(orientedBoxCorner(box, 7))).toEqual([1 + 2 ** -52, MAX, 0]);
    expect(coordinates(orientedBoxCorner(box, 1))).toEqual([1, Infinity, 0]);
  });
});

describe('boxFacePlane', () => {
  const box = { min: [1, 2, 3], max: [4, 5, 6] };

  it('has its front outside', () => {
    const planes = faces.map((i) => seePlane(boxFacePlane(box, i)).approximation.map((x) => x + 0));
    expect(planes).toEqual([
      [-1, 0, 0, 0, 0, 0, 1, 0],
      [1, 0, 0, 0, 0, 0, -4, 0],
      [0, -1, 0, 0, 0, 0, 2, 0],
      [0, 1, 0, 0, 0, 0, -5, 0],
      [0, 0, -1, 0, 0, 0, 3, 0],
      [0, 0, 1, 0, 0, 0, -6, 0],
    ]);
    for (const i of faces) {
      expect(side(boxFacePlane(box, i), [2, 3, 4])).toBe(-1);
      expect(side(boxFacePlane(box, i), i & 1 ? box.max : box.min)).toBe(0);
    }
  });
});

describe('the numbers of a box', () => {
  const flat: OrientedBox = {
    center: [1, 2, 3],
    axes: [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ],
    halfSize: [1, 1, 1],
  };

  it('are checked by name', () => {
    for (const [name, ask] of [
      ['orientedBoxFacePlane', (box: OrientedBox) => orientedBoxFacePlane(box, 3)],
      ['orientedBoxCorner', (box: OrientedBox) => orientedBoxCorner(box, 3)],
    ] as const) {
      const [u, v, w] = flat.axes;
      const bad = [0, NaN, 0];
      const problem = '[1] must be a finite number, got NaN';
      expect(() => ask({ ...flat, center: bad })).toThrow(new RangeError(`${name}: box.center${problem}`));
      expect(() => ask({ ...flat, axes: [bad, v, w] })).toThrow(
        new RangeError(`${name}: box.axes[0]${problem}`),
      );
      expect(() => ask({ ...flat, axes: [u, bad, w] })).toThrow(
        new RangeError(`${name}: box.axes[1]${problem}`),
      );
      expect(() => ask({ ...flat, axes: [u, v, bad] })).toThrow(
        new RangeError(`${name}: box.axes[2]${problem}`),
      );
      expect(() => ask({ ...flat, halfSize: bad })).toThrow(
        new RangeError(`${name}: box.halfSize${problem}`),
      );
      expect(() => ask({ ...flat, halfSize: [1, 1] })).toThrow(
        new RangeError(`${name}: box.halfSize must be a vector of 3 coordinates, got [1, 1]`),
      );
    }
    const box = { min: [NaN, 0, 0], max: [0, 0, Infinity] };
    expect(() => boxFacePlane(box, 0)).toThrow(
      new RangeError('boxFacePlane: box.min[0] must be a finite number, got NaN'),
    );
    expect(() => boxFacePlane({ ...box, max: [-Infinity, 0, 0] }, 1)).toThrow(
      new RangeError('boxFacePlane: box.min[0] must be a finite number, got NaN'),
    );
    expect(() => boxFacePlane(box, 5)).toThrow(
      new RangeError('boxFacePlane: box.min[0] must be a finite number, got NaN'),
    );
  });
});
