import { describe, expect, it } from 'vitest';
import {
  add,
  compare,
  fromNumber,
  multiply,
  negate,
  type Rational,
  sign,
  square,
  subtract,
} from '../../../src/arithmetic/rational.js';
import * as flat from '../../../src/distance/around/boxes.js';
import { powerOfTwo } from '../../../src/oracle/cases/doubles.js';
import { Random } from '../../../src/oracle/cases/random.js';
import * as boxes from '../../../src/round/filters/boxes.js';

const random = new Random(3, 1, 4, 1);

/** A number of any magnitude, or one near the others. */
function number(): number {
  const mantissa = random.oneIn(6) ? random.between(-3, 3) : 2 * random.unit() - 1;
  const drawn =
    mantissa * powerOfTwo(random.oneIn(3) ? random.between(-1074, 1023) : random.between(-2, 2) + scale);
  return Number.isFinite(drawn) ? drawn : Number.MAX_VALUE;
}
let scale = 0;

const vector = () => [number(), number(), number()];
const size = () => Math.abs(number());
const exact = (x: number): Rational => fromNumber(x);
const ZERO = exact(0);
const sizeOf = (x: Rational) => (sign(x) < 0 ? negate(x) : x);
const lesser = (x: Rational, y: Rational) => (compare(x, y) < 0 ? x : y);
const greater = (x: Rational, y: Rational) => (compare(x, y) > 0 ? x : y);

/** Whether a bound is none, as it overflowed, or is not above (below) what it bounds. */
const isBelow = (bound: number, truth: Rational) =>
  !Number.isFinite(bound) || compare(exact(bound), truth) <= 0;
const isAbove = (bound: number, truth: Rational) =>
  !Number.isFinite(bound) || compare(exact(bound), truth) >= 0;

/** The exact extent of a shape in coordinate i; of an ellipsoid, the square of half of it. */
interface Extent {
  readonly least: Rational;
  readonly most: Rational;
}

const around = (center: number, reach: Rational): Extent => ({
  least: subtract(exact(center), reach),
  most: add(exact(center), reach),
});
const both = (one: Extent, other: Extent): Extent => ({
  least: lesser(one.least, other.least),
  most: greater(one.most, other.most),
});

const SHAPES: Readonly<Record<string, () => readonly [flat.AroundBox, (i: number) => Extent]>> = {
  sphere() {
    const sphere = { center: vector(), radius: size() };
    return [boxes.aroundSphere(sphere), (i) => around(sphere.center[i]!, exact(sphere.radius))];
  },
  circle() {
    const circle = { center: vector().slice(0, 2), radius: size() };
    return [boxes.aroundCircle(circle), (i) => around(circle.center[i] ?? 0, exact(circle.radius))];
  },
  'capsule of the plane'() {
    const capsule = { start: vector().slice(0, 2), end: vector().slice(0, 2), radius: size() };
    const about = (p: readonly number[], i: number) => around(p[i] ?? 0, exact(capsule.radius));
    return [boxes.aroundCapsule2d(capsule), (i) => both(about(capsule.start, i), about(capsule.end, i))];
  },
  'hulls of balls'() {
    const cone = { start: vector(), end: vector(), startRadius: size(), endRadius: size() };
    return [
      boxes.aroundTruncatedCone(cone),
      (i) =>
        both(around(cone.start[i]!, exact(cone.startRadius)), around(cone.end[i]!, exact(cone.endRadius))),
    ];
  },
  lozenge() {
    const [u, v] = [vector(), vector()];
    const lozenge = { origin: vector(), edges: [u, v] as const, radius: size() };
    return [
      boxes.aroundLozenge(lozenge),
      (i) => {
        const corners = [ZERO, exact(u[i]!), exact(v[i]!), add(exact(u[i]!), exact(v[i]!))];
        return corners
          .map((corner) => {
            const at = add(exact(lozenge.origin[i]!), corner);
            return { least: subtract(at, exact(lozenge.radius)), most: add(at, exact(lozenge.radius)) };
          })
          .reduce(both);
      },
    ];
  },
  'oriented box'() {
    const axes = [vector(), vector(), vector()] as const;
    const box = { center: vector(), axes, halfSize: [size(), size(), size()] };
    return [
      flat.aroundOrientedBox(box),
      (i) =>
        around(
          box.center[i]!,
          axes.map((axis, k) => sizeOf(multiply(exact(axis[i]!), exact(box.halfSize[k]!)))).reduce(add),
        ),
    ];
  },
  tetrahedron() {
    const [a, b, c, d] = [vector(), vector(), vector(), vector()];
    return [
      flat.aroundTetrahedron({ a, b, c, d }),
      (i) => [a, b, c, d].map((p) => around(p[i]!, ZERO)).reduce(both),
    ];
  },
};

describe('boxes around shapes', () => {
  it.each(Object.entries(SHAPES))('%s', (_, draw) => {
    let finite = 0;
    for (let n = 0; n < 1500; n++) {
      scale = random.oneIn(2) ? 0 : random.between(-1070, 1020);
      const [box, extent] = draw();
      for (let i = 0; i < 3; i++) {
        const { least, most } = extent(i);
        expect([box, i, isBelow(box[i]!, least), isAbove(box[i + 3]!, most)]).toEqual([box, i, true, true]);
        finite += Number(Number.isFinite(box[i]!) && Number.isFinite(box[i + 3]!));
      }
    }
    expect(finite).toBeGreaterThan(2200);
  });

  it('an ellipsoid', () => {
    for (let n = 0; n < 1500; n++) {
      scale = random.between(-1070, 1020);
      const axes = [vector(), vector(), vector()] as const;
      const center = vector();
      const box = boxes.aroundEllipsoid({ center, axes });
      for (let i = 0; i < 3; i++) {
        const reach = axes.map((axis) => square(exact(axis[i]!))).reduce(add);
        for (const [bound, side] of [
          [box[i]!, -1],
          [box[i + 3]!, 1],
        ] as const) {
          if (!Number.isFinite(bound)) continue;
          const half = subtract(exact(bound), exact(center[i]!));
          expect(sign(half) * side).toBeGreaterThanOrEqual(0);
          expect(compare(square(half), reach)).toBeGreaterThanOrEqual(0);
        }
      }
    }
  });

  it('beside a plane only with all corners', () => {
    const said = { 1: 0, '-1': 0, 2: 0 };
    for (let n = 0; n < 8000; n++) {
      scale = random.oneIn(2) ? 0 : random.between(-600, 500);
      const box = boxes.aroundSphere({ center: vector(), radius: size() });
      const plane = { normal: vector(), constant: number() };
      const found = boxes.besidePlaneFilter(box, plane);
      said[found === null ? 2 : (found.side as 1 | -1)]++;
      if (found === null) continue;
      for (let corner = 0; corner < 8; corner++) {
        const value = [0, 1, 2]
          .map((i) => multiply(exact(plane.normal[i]!), exact(box[i + 3 * ((corner >> i) & 1)]!)))
          .reduce(add, exact(plane.constant));
        expect(sign(value)).toBe(found.side);
      }
    }
    for (const count of Object.values(said)) expect(count).toBeGreaterThan(800);
  });

  it('apart only if boxes do not touch', () => {
    const unit = [0, 0, 0, 1, 1, 1] as const;
    expect(boxes.apartGap(unit, [1, 1, 1, 2, 2, 2])).toBe(2);
    expect(boxes.apartGap(unit, [1.0000000000000002, 0, 0, 2, 1, 1])).toBe(1);
    expect(boxes.apartGap([0, 0, 0, Number.NaN, 1, 1], [5, 0, 0, 6, 1, 1])).toBe(2);
    expect(boxes.apartGap(unit, flat.aroundRing([]))).toBe(2);
  });
});
