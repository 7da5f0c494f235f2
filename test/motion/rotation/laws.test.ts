/** What must hold whatever the answer is: no two answers about one motion may contradict each other. */
import { describe, expect, it } from 'vitest';
import {
  type RigidMotion,
  type RotatingContact,
  type RotatingShape,
  rotatingContact,
  type SweepShape,
  sweep,
} from '../../../src/motion/index.js';
import { Random } from '../../../src/oracle/cases/random.js';

type Vector = readonly [number, number, number];
const random = new Random(7, 3, 2, 2);
const small = (): Vector => [random.between(-8, 8) / 4, random.between(-8, 8) / 4, random.between(-8, 8) / 4];
const plus = (p: Vector, q: Vector): Vector => [p[0] + q[0], p[1] + q[1], p[2] + q[2]];

/** Maps all points and vectors of a shape or motion. */
type Change = (v: Vector, isLength: boolean) => Vector;
interface Made {
  readonly shape: (change: Change, size: number) => RotatingShape;
}
const MAKERS: readonly (() => Made)[] = [
  () => {
    const [a, b, c] = [small(), small(), small()];
    return { shape: (of) => ({ type: 'triangle', a: of(a, true), b: of(b, true), c: of(c, true) }) };
  },
  () => {
    const [center, radius] = [small(), random.between(1, 6) / 4];
    return { shape: (of, size) => ({ type: 'sphere', center: of(center, true), radius: radius * size }) };
  },
  () => {
    const [start, end, radius] = [small(), small(), random.between(0, 4) / 4];
    return {
      shape: (of, size) => ({
        type: 'capsule',
        start: of(start, true),
        end: of(end, true),
        radius: radius * size,
      }),
    };
  },
  () => {
    const [a, b, c, d] = [small(), small(), small(), small()];
    return {
      shape: (of) => ({
        type: 'tetrahedron',
        a: of(a, true),
        b: of(b, true),
        c: of(c, true),
        d: of(d, true),
      }),
    };
  },
];

function motion(): RigidMotion & {
  readonly axis: Vector;
  readonly translation: Vector;
  readonly center: Vector;
} {
  const axis = small();
  return {
    translation: small(),
    axis: axis.every((x) => x === 0) ? [0, 0, 1] : axis,
    angle: random.between(-30, 30) / 8,
    center: small(),
  };
}

const cases = Array.from({ length: 300 }, () => {
  const far = small().map((x) => 4 * x) as unknown as Vector;
  return {
    a: MAKERS[random.below(MAKERS.length)]!(),
    b: MAKERS[random.below(MAKERS.length)]!(),
    far,
    p: { ...motion(), translation: far.map((x) => -x) as unknown as Vector },
    q: motion(),
  };
});
type Case = (typeof cases)[number];

const SAME: Change = (v) => v;
function asked(
  { a, b, far, p, q }: Case,
  change: Change = SAME,
  size = 1,
  part = 1,
  isSwapped = false,
): RotatingContact {
  const moved: Change = (v, isLength) => change(plus(v, far), isLength);
  const turned = (m: typeof p, by: Change): RigidMotion => ({
    translation: change(m.translation.map((x) => x * part) as unknown as Vector, true),
    axis: change(m.axis, false),
    angle: m.angle * part,
    center: by(m.center, true),
  });
  const [first, second] = [a.shape(moved, size), b.shape(change, size)];
  const [m, n] = [turned(p, moved), turned(q, change)];
  return isSwapped ? rotatingContact(second, n, first, m) : rotatingContact(first, m, second, n);
}

/** Can both be true of one motion? */
function agree(a: RotatingContact, b: RotatingContact): boolean {
  if (a.verdict === 'miss' || b.verdict === 'miss') return a.verdict !== 'hit' && b.verdict !== 'hit';
  return (a.verdict !== 'hit' || b.from <= a.until) && (b.verdict !== 'hit' || a.from <= b.until);
}

describe('two shapes that turn', () => {
  it('are decided here, mostly, both ways', () => {
    const verdicts = cases.map((one) => asked(one).verdict);
    expect(verdicts.filter((word) => word === 'hit').length).toBeGreaterThan(60);
    expect(verdicts.filter((word) => word === 'miss').length).toBeGreaterThan(60);
    expect(verdicts.filter((word) => word === 'undecided').length).toBeLessThan(4);
  });

  it('meet at the same time whichever comes first', () => {
    for (const one of cases) expect(agree(asked(one), asked(one, SAME, 1, 1, true))).toBe(true);
  });

  it('meet at the same time at any scale, and seen from other axes', () => {
    for (const one of cases) {
      const found = asked(one);
      const size = 2 ** random.between(-300, 300);
      const scaled: Change = (v, isLength) => (isLength ? (v.map((x) => x * size) as unknown as Vector) : v);
      expect(agree(found, asked(one, scaled, size))).toBe(true);
      expect(
        agree(
          found,
          asked(one, ([x, y, z]) => [y, z, x]),
        ),
      ).toBe(true);
    }
  });

  it('meet at the same time if the axis and the angle are both turned round, and at any length of the axis', () => {
    for (const one of cases) {
      const length = -(2 ** random.between(-900, 900));
      const p = {
        ...one.p,
        axis: one.p.axis.map((x) => x * length) as unknown as Vector,
        angle: -one.p.angle,
      };
      expect(agree(asked(one), asked({ ...one, p }))).toBe(true);
    }
  });

  it('meet at twice the time if they go half of the way', () => {
    for (const one of cases) {
      const [whole, half] = [asked(one), asked(one, SAME, 1, 0.5)];
      if (half.verdict === 'hit') expect(whole.verdict !== 'miss' && whole.from <= half.until / 2).toBe(true);
      if (whole.verdict === 'hit' && whole.until <= 0.5)
        expect(half.verdict !== 'miss' && half.from / 2 <= whole.until).toBe(true);
      if (half.verdict === 'miss' && whole.verdict === 'hit') expect(whole.until).toBeGreaterThan(0.5);
      if (whole.verdict === 'miss') expect(half.verdict).not.toBe('hit');
    }
  });

  it('meet as sweep says if they turn by next to nothing', () => {
    for (const one of cases) {
      const still = { ...one, p: { ...one.p, angle: 0 }, q: { ...one.q, angle: 0 } };
      const exact = asked(still);
      const shapes = [one.a.shape((v) => plus(v, one.far), 1), one.b.shape(SAME, 1)] as readonly SweepShape[];
      const { rounded } = sweep(shapes[0]!, one.p.translation, shapes[1]!, one.q.translation);
      expect(exact.verdict).toBe(rounded.first === null ? 'miss' : 'hit');
      if (exact.verdict === 'hit')
        expect(exact.from <= rounded.first! && rounded.first! <= exact.until).toBe(true);
      // Turned by 2^-70, nothing is farther than doubles tell.
      const nearly = asked({ ...still, p: { ...still.p, angle: 2 ** -70 } });
      if (exact.verdict === 'hit' && nearly.verdict === 'hit')
        expect(Math.abs(nearly.until - exact.until)).toBeLessThan(1e-4);
      if (nearly.verdict === 'miss') expect(exact.verdict === 'miss' || exact.from > 0).toBe(true);
    }
  });
});
