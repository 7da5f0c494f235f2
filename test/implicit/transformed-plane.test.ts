import { describe, expect, it } from 'vitest';
import type { Placement } from '../../src/core/shapes.js';
import {
  coordinates,
  isDegeneratePlane,
  planeThrough,
  side,
  sumPlane,
  thickPlaneSide,
  threePlanesPoint,
  throughPointPlane,
  transformedPlane,
} from '../../src/implicit/index.js';
import { Random } from '../../src/oracle/cases/random.js';

type Triple = [number, number, number];

/** Placements of small integers, with what they do to a point of integers: numerators and a denominator. */
function drawn(random: Random): { placement: Placement; map: (p: Triple) => [...Triple, number] } {
  const triple = (): Triple => [0, 1, 2].map(() => random.between(-3, 3)) as Triple;
  if (random.oneIn(3)) {
    const [a, b, c, t] = [triple(), triple(), triple(), triple()] as const;
    const elements = [...a, 0, ...b, 0, ...c, 0, ...t, 1];
    const map = ([x, y, z]: Triple): [...Triple, number] => [
      ...([0, 1, 2].map((i) => a[i]! * x + b[i]! * y + c[i]! * z + t[i]!) as Triple),
      1,
    ];
    return { placement: { type: 'matrix', elements }, map };
  }
  if (random.oneIn(2)) {
    const [normal, constant] = [triple(), random.between(-3, 3)];
    const square = normal.reduce((sum, n) => sum + n * n, 0);
    const map = (p: Triple): [...Triple, number] => {
      const height = p.reduce((sum, x, i) => sum + x * normal[i]!, constant);
      return [...(p.map((x, i) => x * square - 2 * height * normal[i]!) as Triple), square];
    };
    return { placement: { type: 'reflection', plane: { normal, constant } }, map };
  }
  const [axis, w, t, scale] = [triple(), random.between(-3, 3), triple(), triple()];
  // v w² - v |u|² + 2 (u · v) u + 2 w u × v, as textbooks turn a vector.
  const map = (p: Triple): [...Triple, number] => {
    const v = p.map((x, i) => x * scale[i]!) as Triple;
    const [dot, square] = [0, 1].map((k) =>
      axis.reduce((sum, u, i) => sum + u * (k === 0 ? v[i]! : axis[i]!), 0),
    );
    const weight = w * w + square!;
    const turned = v.map((x, i) => {
      const [j, k] = [(i + 1) % 3, (i + 2) % 3];
      const cross = axis[j]! * v[k]! - axis[k]! * v[j]!;
      return x * (w * w - square!) + 2 * dot! * axis[i]! + 2 * w * cross + weight * t[i]!;
    });
    return [...(turned as Triple), weight];
  };
  return { placement: { type: 'parts', translation: t, rotation: [...axis, w], scale }, map };
}

/** The point of three integers over a fourth. */
const quotient = ([x, y, z, w]: readonly number[]) =>
  threePlanesPoint(
    { normal: [w!, 0, 0], constant: -x! },
    { normal: [0, w!, 0], constant: -y! },
    { normal: [0, 0, w!], constant: -z! },
  )!;

describe('transformedPlane', () => {
  it('has the place of a point on the side on which the point was, also where it mirrors', () => {
    const random = new Random(1, 2, 3, 4);
    // Of the larger ones products are no doubles, and all that is calculated with here is.
    const sizes = [1, 1 + 2 ** -30];
    const tripleOf = (size: number): Triple => [0, 1, 2].map(() => size * random.between(-4, 4)) as Triple;
    const [counts, types] = [{ on: 0, refused: 0 }, new Set<string>()];
    for (let i = 0; i < 3000; i++) {
      const { placement, map } = drawn(random);
      const triple = () => tripleOf(sizes[(i >> 1) % 2]!);
      const [a, b, c] = [triple(), triple(), triple()];
      const p = random.oneIn(4) ? a : triple();
      const plane = i % 2 === 0 ? planeThrough(a, b, c) : sumPlane([...a, b[0]], [...c, b[1]]);
      if (isDegeneratePlane(plane)) continue;
      let placed: ReturnType<typeof transformedPlane>;
      try {
        placed = transformedPlane(plane, placement);
      } catch (error) {
        // Singular: the volume of the places of four corners is 0, or there is no map at all.
        expect(String(error)).toMatch(/can be undone|other than zero/);
        counts.refused++;
        continue;
      }
      types.add(placed.type);
      const expected = side(plane, p);
      if (expected === 0) counts.on++;
      const place = quotient(map(p));
      expect(side(placed, place)).toBe(expected);
      expect(side(structuredClone(placed), place)).toBe(expected);
      expect(side(JSON.parse(JSON.stringify(placed)), place)).toBe(expected);
    }
    expect(counts.on).toBeGreaterThan(50);
    expect(counts.refused).toBeGreaterThan(50);
    expect([...types].sort()).toEqual(['coefficients', 'three-points', 'transformed']);
  });

  it('goes on from what was mapped before', () => {
    const third: Placement = { type: 'parts', rotation: [1, 1, 1, 3], translation: [0.1, 0.2, 0.3] };
    const turn: Placement = { type: 'parts', rotation: [-1, -1, -1, 3] };
    const plane = planeThrough([0, 0, 1], [0.1, 0, 1], [0, 0.1, 1.7]);
    const there = transformedPlane(plane, third);
    const back = transformedPlane(
      transformedPlane(there, { type: 'parts', translation: [-0.1, -0.2, -0.3] }),
      turn,
    );
    for (const p of [
      [0, 0, 1],
      [0.1, 0, 1],
      [0, 0.1, 1.7],
    ] as const)
      expect(side(back, p)).toBe(0);
    expect(side(back, [0, 0, 1 + 2 ** -52])).toBe(side(plane, [0, 0, 1 + 2 ** -52]));
  });

  it('holds for numbers at both ends of the doubles', () => {
    for (const size of [2 ** -1074, 2 ** 1000]) {
      const placed = transformedPlane(planeThrough([size, 0, 0], [0, size, 0], [0, 0, size]), {
        type: 'parts',
        rotation: [size, 0, 0, 0],
        scale: [2 ** -500, 2 ** -500, 2 ** -500],
      });
      const place = quotient([size, 0, 0, 1].map((x, i) => (i < 3 ? x * 2 ** -500 : x)));
      if (size > 1) expect(side(placed, place)).toBe(0);
      expect(side(placed, [0, 0, 0])).toBe(side(planeThrough([1, 0, 0], [0, 1, 0], [0, 0, 1]), [0, 0, 0]));
    }
  });

  it('takes a plane through an implicit point', () => {
    const third = threePlanesPoint(
      { normal: [3, 0, 0], constant: -1 },
      { normal: [0, 1, 0], constant: 0 },
      { normal: [0, 0, 1], constant: 0 },
    )!;
    const placed = transformedPlane(throughPointPlane(third, [1, 0, 0]), {
      type: 'parts',
      scale: [3, 1, 1],
    });
    expect(side(placed, [1, 5, 5])).toBe(0);
    expect(coordinates(third)[0]).toBe(1 / 3);
  });

  it('has no form with a scale of its own', () => {
    const plane = transformedPlane(planeThrough([0, 0, 0], [0.1, 0, 0], [0, 0.1, 0]), {
      type: 'parts',
      rotation: [1, 2, 3, 4],
    });
    expect(plane.type).toBe('transformed');
    const band = { plane, halfThickness: 1, metric: 'form' } as const;
    expect(() => thickPlaneSide(band, [0, 0, 1])).toThrow("plane.metric must be 'distance'");
    expect(thickPlaneSide({ plane, halfThickness: 1 }, [0, 0, 0])).toBe(0);
  });

  it('refuses what cannot be undone, and what is no placement', () => {
    const plane = { normal: [0, 0, 1], constant: 0 };
    const asked = (placement: unknown) => () => transformedPlane(plane, placement as Placement);
    expect(asked(undefined)).toThrow('transformedPlane: placement must be a placement, got undefined');
    expect(asked({ type: 'parts', scale: [1, 0, 1] })).toThrow('a placement that can be undone');
    const elements = [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
    expect(asked({ type: 'matrix', elements })).toThrow('a placement that can be undone');
  });
});
