// It counts from when it is loaded: before all that is observed.

import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { recordOf } from '../../src/core/lazy-record.js';
import {
  boxBoxPenetration,
  boxBoxSquaredDistance,
  compareDistance,
  type Squared,
} from '../../src/distance/index.js';
import type { LazyDistance } from '../../src/distance/lazy/lazy-distance.js';
import { coordinates, linePlanePoint, planeThrough, side, thickPlaneSide } from '../../src/implicit/index.js';
import { prepareMesh } from '../../src/mesh/index.js';
import {
  sweepMesh,
  sweptIntersects,
  sweptMeetsMesh,
  vertexFaceContacts,
  vertexFaceMeets,
} from '../../src/motion/index.js';
import { observeTiers } from '../../src/observe/index.js';
import { ALL_CASCADES } from '../../src/observe/observe-tiers.js';
import { Random } from '../../src/oracle/cases/random.js';
import * as predicates from '../../src/predicates/index.js';
import {
  decidingTier,
  orient2d,
  orient2dAt,
  type PredicateName,
  PreparedOrient2d,
  sideOfPlane,
  tiers,
} from '../../src/predicates/index.js';
import {
  pointCircleDistance,
  sphereBoxPenetration,
  sphereCapsuleDistance,
  sphereIntersectsBox,
} from '../../src/round/index.js';
import { distance, intersects, isWithin, relation, type Shape } from '../../src/shapes/index.js';
import { compareNearly } from '../../src/shapes/within/is-near.js';
import { convexSolid } from '../../src/solids/index.js';
import { rayBox } from '../../src/spatial/index.js';

const apart = distance as unknown as (a: Shape, b: Shape) => Squared & { readonly distance: number };

const SOURCES = fileURLToPath(new URL('../../src/', import.meta.url));

describe('observeTiers', () => {
  test('counts the tiers of one predicate, and of its forms over buffers', () => {
    const points = new Float64Array([0, 0, 1, 0, 0, 1, 0.1, 0.1, 0.3, 0.3]);
    const prepared = new PreparedOrient2d(points);
    prepared.set(0, 0, 1);
    const { result, tiers: counts } = observeTiers(() => {
      for (let i = 0; i < 5; i++) orient2d(0, 0, 1, 0, 0, 1);
      orient2d(0, 0, 0.1, 0.1, 0.3, 0.3);
      orient2d(0, 0, 1e300, 1e-300, 3e300, 3e-300);
      orient2d(0, 0, 1e-300, 1e-300, 3e-300, 3e-300);
      orient2dAt(points, 0, 3, 4);
      prepared.sign(0, points, 2);
      return sideOfPlane(0, 0, 1, 0, 0, 0, 5);
    });
    expect(result).toBe(1);
    expect(counts).toEqual({ orient2d: { filter: 6, products: 2, bigint: 2 }, sideOfPlane: { filter: 1 } });
  });

  test('says for every predicate what decidingTier says', () => {
    const random = new Random(1, 2, 3, 4);
    const seen = new Set<string>();
    for (const name of Object.keys(tiers) as PredicateName[]) {
      const ask = (predicates as unknown as Record<string, (...values: number[]) => number>)[name]!;
      const expected: Record<string, number> = {};
      const asked: number[][] = [];
      for (let i = 0; i < 400; i++) {
        const values = tiers[name].parameters.map(() => hardNumber(random, i));
        try {
          ask(...values);
        } catch {
          continue;
        }
        asked.push(values);
        const tier = decidingTier(name, values);
        seen.add(tier);
        expected[tier] = (expected[tier] ?? 0) + 1;
      }
      expect(asked.length).toBeGreaterThan(50);
      const { tiers: counts } = observeTiers(() => {
        for (const values of asked) ask(...values);
      });
      expect({ name, counts: counts[name] }).toEqual({ name, counts: expected });
    }
    expect([...seen].sort()).toEqual(['bigint', 'filter', 'grid', 'limbs', 'products']);
  });

  test('implicit points, bands and round shapes', () => {
    const plane = planeThrough([0, 0, 0], [1, 0, 0.1], [0, 1, 0.3]);
    const point = linePlanePoint([0.1, 0.2, 5], [0.3, 0.1, -5], plane)!;
    const { tiers: counts } = observeTiers(() => {
      side(plane, point);
      side({ normal: [0.1, 0.7, 0.3], constant: -0.2 }, point);
      thickPlaneSide({ plane: { normal: [0, 0, 2], constant: 0 }, halfThickness: 1 }, point);
      sphereIntersectsBox({ center: [9, 9, 9], radius: 1 }, { min: [0, 0, 0], max: [1, 1, 1] });
      sphereIntersectsBox(
        { center: [0.7, 0.1 + 0.2, 0.5], radius: 0.1 },
        { min: [0.8, 0, 0], max: [1, 1, 1] },
      );
    });
    expect(counts.side).toEqual({ known: 1, filter: 2 });
    expect(counts.thickPlaneSide).toEqual({ filter: 1 });
    expect(counts.sphereIntersectsBox).toEqual({ filter: 1, bigint: 1 });
  });

  test('says of distances what doubles decide, and that fractions decide the rest', () => {
    const random = new Random(5, 6, 7, 8);
    const shape = (i: number) => {
      const at = () => [0, 1, 2].map(() => hardNumber(random, i));
      const corners = { a: at(), b: at(), c: at() };
      return i % 3 === 0
        ? { type: 'triangle', ...corners }
        : i % 3 === 1
          ? { type: 'tetrahedron', ...corners, d: at() }
          : { type: 'segment', start: at(), end: at() };
    };
    const asked = Array.from({ length: 300 }, (_, i) => [shape(i), shape(i + (i % 7)), i % 5] as never);
    const expected = { words: 0, filter: 0, within: 0 };
    const exact: [Squared, number, number][] = [];
    for (const [a, b, r] of asked as [Shape, Shape, number][]) {
      const found = apart(a, b);
      const record = recordOf(found) as LazyDistance;
      if (record.compareInDoubles(r) !== 2) expected.filter++;
      if (!Number.isNaN(record.inDoubles())) expected.words++;
      if (compareNearly(a, b, r) !== 2) expected.within++;
      exact.push([{ squaredDistance: found.squaredDistance }, r, compareDistance(found, r)]);
    }
    const { result, tiers: counts } = observeTiers(() =>
      (asked as [Shape, Shape, number][]).map(([a, b, r]) => {
        const near = (isWithin as unknown as (...of: unknown[]) => boolean)(a, b, r);
        return [compareDistance(apart(a, b), r), near, apart(a, b).distance];
      }),
    );
    const count = asked.length;
    const { words, filter, within } = expected;
    // What isWithin leaves open, it compares by the same function.
    expect(counts.isWithin).toEqual({ filter: within });
    expect(counts.distance).toEqual({ words, bigint: count - words });
    expect(counts.compareDistance!.bigint).toBe(2 * count - within - counts.compareDistance!.filter!);
    expect(counts.compareDistance!.filter).toBeGreaterThanOrEqual(filter);
    expect(Math.min(words, count - words, filter, count - filter, count - within)).toBeGreaterThan(0);
    // Fractions alone, and the same signs.
    const forced = observeTiers(() => exact.map(([square, r]) => compareDistance(square, r)));
    expect(forced.tiers.compareDistance).toEqual({ bigint: count });
    expect(forced.result).toEqual(exact.map(([, , sign]) => sign));
    expect(result.map(([sign, near]) => [sign, near])).toEqual(exact.map(([, , sign]) => [sign, sign <= 0]));
  });

  test('what the face knows of two shapes, roundings, and hits in order', () => {
    const box = { type: 'box', min: [0, 0, 0], max: [1, 1, 1] } as const;
    const touching = { type: 'sphere', center: [3, 0.5, 0.5], radius: 2 } as const;
    const away = { ...touching, center: [9, 9, 9] };
    const plane = planeThrough([0, 0, 0], [1, 0, 0.1], [0, 1, 0.3]);
    const { tiers: counts } = observeTiers(() => {
      intersects(box, away);
      intersects(box, touching);
      relation(box, away);
      relation(box, touching);
      boxBoxSquaredDistance(box, { min: [3, 3, 3], max: [4, 4, 4] });
      coordinates(linePlanePoint([0.1, 0.2, 5], [0.3, 0.1, -5], plane)!);
    });
    expect(counts.intersects).toEqual({ filter: 1 });
    expect(counts.relation).toEqual({ filter: 1 });
    expect(counts.sphereIntersectsBox).toEqual({ filter: 1 });
    expect(counts.boxBoxSquaredDistance).toEqual({ words: 1 });
    expect(counts.nearestPoint).toEqual({ words: 1 });
  });

  test('whether shapes are in each other: far ones ask no engine', () => {
    const box = { min: [0, 0, 0], max: [1, 1, 1] };
    const tiersOf = (run: () => unknown) => {
      const { result, tiers: counts } = observeTiers(run);
      return [result === null, counts.penetration];
    };
    const ball = (x: number) => ({ center: [x, 0.5, 0.5], radius: 1 });
    expect(tiersOf(() => sphereBoxPenetration(ball(9), box))).toEqual([true, undefined]);
    expect(tiersOf(() => sphereBoxPenetration(ball(1.25), box))).toEqual([false, { filter: 1 }]);
    expect(tiersOf(() => sphereBoxPenetration(ball(2), box))).toEqual([false, { bigint: 1 }]);
    // The boxes around them meet, the shapes do not.
    const corner = { center: [1.9, 1.9, 1.9], radius: 1 };
    expect(tiersOf(() => sphereBoxPenetration(corner, box))).toEqual([true, { filter: 1 }]);
    const moved = (x: number) => ({ min: [x, 0, 0], max: [x + 2, 1, 1] });
    expect(tiersOf(() => boxBoxPenetration(box, moved(9)))).toEqual([true, undefined]);
    expect(tiersOf(() => boxBoxPenetration(box, moved(1)))).toEqual([false, { bigint: 1 }]);
  });

  test('hits of flat shapes: whether points exist, and their roundings', () => {
    const box = { min: [0, 0, 0], max: [1, 1, 1] };
    const hit = (z: number) => () =>
      rayBox({ origin: [0.1, 0.2, z], direction: [0.05, 0.02, -z] }, box).entry;
    const near = observeTiers(() => hit(3)()!.rounded);
    expect(near.tiers.existence).toEqual({ filter: 4 });
    expect(near.tiers.nearestPoint).toEqual({ words: 1 });
    expect(near.tiers.nearestParameter).toEqual({ words: 1 });
    expect(observeTiers(hit(3)).tiers.nearestParameter).toBe(undefined);
    // A coordinate next to the middle between two doubles: words do not tell which one is nearer.
    expect(observeTiers(() => hit(5)()!.rounded).tiers.nearestPoint).toEqual({ bigint: 1 });
    // The products of the least doubles are below them: doubles tell nothing.
    const least = observeTiers(() => hit(2 ** -1073)());
    expect(least.tiers.existence?.bigint ?? 0).toBeGreaterThan(0);
  });

  test('convex solids: three planes that have no point in common need integers', () => {
    const sides = [1, -1].flatMap((x) => [0, 1, 2].map((axis) => [0, 1, 2].map((i) => (i === axis ? x : 0))));
    const planes = sides.map((normal) => ({ normal: normal as [number, number, number], constant: -1 }));
    const { result, tiers: counts } = observeTiers(() => convexSolid(planes));
    expect(result.vertices.length).toBe(8);
    // 8 of the 20 triples have a point, and each of the 8 vertices finds its triple once more.
    expect(counts.existence).toEqual({ filter: 16, bigint: 12 });
    expect(Object.keys(counts).sort()).toEqual([
      'compareCoordinate',
      'existence',
      'orientation',
      'planeIdentity',
      'side',
    ]);
  });

  test('distances of round shapes: integers round them, doubles compare swept ones first', () => {
    const ball = { center: [0, 0, 9], radius: 1 };
    const capsule = { start: [0, 0, 0], end: [1, 0, 0], radius: 1 };
    const circle = { center: [0, 0, 0], normal: [0, 0, 2], radius: 5 };
    const swept = () => sphereCapsuleDistance(ball, capsule);
    expect(observeTiers(() => swept().distance)).toEqual({ result: 7, tiers: { distance: { bigint: 1 } } });
    expect(observeTiers(() => swept()).tiers).toEqual({});
    const compared = observeTiers(() => [6, 7].map((r) => compareDistance(swept(), r)));
    expect(compared.result).toEqual([1, 0]);
    expect(compared.tiers.compareDistance).toEqual({ filter: 1, bigint: 1 });
    const found = observeTiers(() => pointCircleDistance([6, 8, 12], circle).distance);
    expect(found).toEqual({ result: 13, tiers: { distance: { bigint: 1 } } });
  });

  test('what moves: doubles decide what is clear, integers what touches', () => {
    const ball = { type: 'sphere', center: [0, 0, 2], radius: 1 } as const;
    const floor = { type: 'triangle', a: [-4, -4, 0], b: [4, -4, 0], c: [0, 4, 0] } as const;
    const mesh = prepareMesh({ positions: [...floor.a, ...floor.b, ...floor.c], indices: [0, 1, 2] });
    const { a, b, c } = floor;
    const turned = { a: [-4, -3, 0.5], b: [5, -4, -0.25], c: [0, 4.5, 0.125] } as const;
    const point = (z: number) => ({ vertex: [0.1, 0.2, z], a, b, c }) as const;
    const { result, tiers: counts } = observeTiers(() => [
      sweptIntersects(ball, [0, 0, -3], floor),
      sweptIntersects(ball, [0, 0, -1], floor),
      sweptMeetsMesh(ball, [0, 0, -3], mesh),
      sweptMeetsMesh(ball, [0, 0, -1], mesh),
      sweepMesh(ball, [0, 0, -3], mesh).rounded.first,
      vertexFaceMeets(point(1), point(-1)),
      vertexFaceMeets(point(1), point(0)),
      vertexFaceContacts(point(1), { ...point(-2.3), ...turned }).contacts.length,
      vertexFaceContacts(point(1), point(-1)).contacts.length,
    ]);
    expect(result).toEqual([true, true, true, true, 1 / 3, true, true, 1, 1]);
    expect(counts.sweptIntersects).toEqual({ filter: 1, bigint: 1 });
    expect(counts.sweptMeetsTriangle).toEqual({ filter: 1, bigint: 1 });
    expect(counts.sweepPart).toEqual({ filter: 1 });
    expect(counts.featuresMeet).toEqual({ filter: 1, bigint: 1 });
    // A root of a linear equation is found faster than a cubic one is isolated.
    expect(counts.featureContacts).toEqual({ filter: 1, bigint: 1 });
  });

  test('counts nothing below 0 where tiers are asked alone', () => {
    const { result, tiers: counts } = observeTiers(() =>
      decidingTier('orient2d', [0, 0, 1e300, 1e-300, 3e300, 3e-300]),
    );
    expect(result).toBe('bigint');
    expect(Object.values(counts.orient2d ?? {}).filter((count) => count < 1)).toEqual([]);
  });

  test('refuses what it cannot observe', () => {
    expect(() => observeTiers(5 as never)).toThrow('observeTiers: run must be a function, got 5');
    expect(() => observeTiers(async () => 5)).toThrow(
      /observeTiers: run must be a function that returns no promise/,
    );
    expect(() =>
      observeTiers(() => {
        throw new Error('mine');
      }),
    ).toThrow('mine');
  });

  test('every place is one place of the sources', () => {
    const texts = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
      .filter(
        (name) =>
          name.endsWith('.ts') && !/^(oracle|cli|pictures|formulas|pairs|robust-predicates)\//.test(name),
      )
      .map((name) => readFileSync(join(SOURCES, name), 'utf8'));
    const parts = texts.flatMap((text) => text.split(/^(?=(?:export )?function )/m));
    const bodies = groupBy(parts, (part) => /^(?:export )?function (\w+)/.exec(part)?.[1] ?? '');
    const places = new Set(ALL_CASCADES.flatMap(({ tiers: all }) => all.flatMap(([, begins]) => begins)));
    const lost = [...places].filter((place) => {
      const [name, after] = place.split(' > ') as [string, string | undefined];
      const [owner, method] = name.split('.') as [string, string | undefined];
      if (method !== undefined)
        return !texts.some((text) => new RegExp(`class ${owner} (?:implements \\w+ )?\\{`).test(text));
      const found = bodies.get(name) ?? [];
      return found.length !== 1 || (after !== undefined && !found[0]!.split(/^}/m)[0]!.includes(after));
    });
    expect(lost).toEqual([]);
    expect(places.size).toBeGreaterThan(200);
  });
});

/** Small integers, decimals, numbers of far exponents: each kind of input ends in another tier. */
function hardNumber(random: Random, i: number): number {
  const integer = random.between(-3, 3);
  if (i % 4 === 0) return integer;
  if (i % 4 === 1) return integer / 10;
  if (i % 4 === 2) return integer * 2 ** random.between(-60, 60);
  return integer * 2 ** random.between(-300, 300);
}

test('the page says what a program prints', () => {
  const page = readFileSync(join(SOURCES, '../docs/bounds.md'), 'utf8');
  const [, code, printed] = /```ts\n(import \{ observeTiers[^`]*)```\n\n```\n([^`]*)```/.exec(page)!;
  const program = code!
    .replaceAll("'unerring/", `'${SOURCES}`)
    .replaceAll(/(import .*\/\w+)'/g, "$1/index.ts'");
  const said = execFileSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', javascript(program)],
    {
      encoding: 'utf8',
    },
  );
  expect(said).toBe(printed);
});

/** What a program of the page is without its types. */
function javascript(code: string): string {
  return code.replaceAll(' as const', '').replaceAll('!;', ';');
}

function groupBy(list: readonly string[], key: (one: string) => string): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const one of list) groups.set(key(one), [...(groups.get(key(one)) ?? []), one]);
  return groups;
}
