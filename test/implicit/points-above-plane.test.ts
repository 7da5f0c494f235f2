import { expect, it } from 'vitest';
import * as rational from '../../src/arithmetic/rational.js';
import { linePlanePoint } from '../../src/implicit/index.js';
import { CoefficientsPlaneObject } from '../../src/implicit/objects/planes.js';
import { compareAbove, PointsAbovePlane, turnAbove } from '../../src/implicit/points-above-plane.js';
import { Random } from '../../src/oracle/cases/random.js';

const random = new Random(9, 8, 7, 6);
const { add, divide, multiply, subtract } = rational;
type Rational = rational.Rational;
type Triple = readonly [number, number, number];
const whole = (x: number) => rational.fromNumber(x);
/** Less than any height at which signs about integers as small as these change. */
const HEIGHT = rational.fromParts(1n, 1n << 80n);

/** Where an edge crosses the plane at the height, by its definition. */
function crossing(n: Triple, c: number, a: Triple, b: Triple): Rational[] {
  const form = (p: Triple) => whole(n[0] * p[0] + n[1] * p[1] + n[2] * p[2] + c);
  const [f, g] = [form(a), form(b)];
  const t = divide(subtract(HEIGHT, f), subtract(g, f));
  return [0, 1, 2].map((k) => add(whole(a[k]!), multiply(t, whole(b[k]! - a[k]!))));
}

it('order and turns are those of points at a height that is small enough', () => {
  const draw = (): Triple => [random.between(-3, 3), random.between(-3, 3), random.between(-3, 3)];
  let [asked, equal] = [0, 0];
  while (asked < 3000) {
    const n = draw();
    const c = random.between(-3, 3);
    if (n.every((x) => x === 0)) continue;
    const form = (p: Triple) => n[0] * p[0] + n[1] * p[1] + n[2] * p[2] + c;
    const maker = new PointsAbovePlane(new CoefficientsPlaneObject(n, c), () => 0);
    const { first, second } = maker.view;
    const edges: [Triple, Triple][] = [];
    while (edges.length < 3) {
      const [a, b] = [draw(), draw()];
      // Often on the plane, and from one point to several.
      const from = edges.length > 0 && random.oneIn(2) ? edges[0]![0] : a;
      if (form(from) <= 0 && form(b) > 0) edges.push([from, b]);
      else if (random.oneIn(50)) break;
    }
    if (edges.length < 3) continue;
    asked++;
    const points = edges.map(([a, b]) =>
      maker.at(a, b, [...linePlanePoint(a, b, { normal: n, constant: c })!]),
    );
    const exact = edges.map(([a, b]) => crossing(n, c, a, b));
    const [p, q, r] = points as [(typeof points)[0], (typeof points)[0], (typeof points)[0]];
    const [u, v, w] = exact as [Rational[], Rational[], Rational[]];
    expect(compareAbove(p, q, 'first')).toBe(rational.compare(u[first]!, v[first]!));
    expect(compareAbove(p, r, 'second')).toBe(rational.compare(u[second]!, w[second]!));
    const turn = rational.sign(
      subtract(
        multiply(subtract(v[first]!, u[first]!), subtract(w[second]!, u[second]!)),
        multiply(subtract(v[second]!, u[second]!), subtract(w[first]!, u[first]!)),
      ),
    );
    expect(turnAbove(p, q, r)).toBe(turn);
    if (turn === 0) equal++;
    expect(turnAbove(p, PointsAbovePlane.middle(p, q), q)).toBe(0);
    expect(turnAbove(PointsAbovePlane.middle(p, q), q, r)).toBe(turn);
  }
  expect(equal).toBeGreaterThan(20);
});
