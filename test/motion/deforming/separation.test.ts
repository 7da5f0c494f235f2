import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  EDGE_EDGE,
  type Kind,
  loadedContacts,
  POINT_EDGE,
  POINT_POINT,
  VERTEX_FACE,
} from '../../../src/motion/deforming/decide.js';
import { exactContacts } from '../../../src/motion/deforming/exact-contacts.js';
import { INTERVALS, UNCERTAIN, UNDECIDED } from '../../../src/motion/deforming/filter.js';
import { LinearMotion } from '../../../src/motion/deforming/linear-motion.js';
import { countNear } from '../../../src/motion/deforming/separation/filter.js';
import { timesWithin } from '../../../src/motion/deforming/separation/within.js';
import { AT_END, X } from '../../../src/motion/deforming/workspace.js';
import {
  compareTimes,
  edgeEdgeContacts,
  edgeEdgeMeets,
  edgeEdgeMeetsAt,
  pointEdgeContacts,
  pointPointContacts,
  pointPointMeets,
  vertexFaceContacts,
  vertexFaceMeets,
  vertexFaceMeetsAt,
} from '../../../src/motion/index.js';
import type { FeatureKind } from '../../../src/oracle/cases/motion/contacts.js';
import { nearFeatures } from '../../../src/oracle/cases/motion/near-features.js';
import { Random } from '../../../src/oracle/cases/random.js';
import { deformingQuestions } from '../../../src/oracle/questions/motion/deforming.js';
import { separationQuestions } from '../../../src/oracle/questions/motion/separation.js';

const random = new Random(1, 6, 1, 8);

const KINDS: readonly (readonly [string, FeatureKind, Kind])[] = [
  ['vertexFace', 'vertex-face', VERTEX_FACE],
  ['edgeEdge', 'edge-edge', EDGE_EDGE],
  ['pointEdge', 'point-edge', POINT_EDGE],
  ['pointPoint', 'point-point', POINT_POINT],
];

/** Loads points at time 0, then those at time 1. */
function load(values: ArrayLike<number>, count: number): void {
  for (let k = 0; k < 3 * count; k++) {
    X[k] = values[k]!;
    X[AT_END + k] = values[3 * count + k]!;
  }
}

describe.each(KINDS)('%s', (name, feature, kind) => {
  const { count } = kind.encounter;

  it('is what contacts are, with a separation of 0', () => {
    const { families } = deformingQuestions.find((question) => question.name === `${name}Contacts`)!;
    const v = new Float64Array(6 * count);
    for (let i = 0; i < 140; i++) {
      families[i % families.length]!.fill(random, v);
      if (!v.every(Number.isFinite)) continue;
      const motion = new LinearMotion([...v]);
      const expected = exactContacts(kind.encounter, motion).found;
      const found = timesWithin(kind.near, motion);
      expect(found.map(({ contact }) => contact)).toEqual(expected.map(({ contact }) => contact));
      for (const [k, { time, until }] of found.entries()) {
        expect(compareTimes(time, expected[k]!.time)).toBe(0);
        expect(compareTimes(until, expected[k]!.until)).toBe(0);
      }
    }
  });

  it('is proved in doubles, which bound the first time', () => {
    const { families } = separationQuestions.find((question) => question.name === `${name}Separation`)!;
    const v = new Float64Array(6 * count + 1);
    const answers = [0, 0, 0];
    for (let i = 0; i < 300; i++) {
      if (i % 2 === 0) families[i % families.length]!.fill(random, v);
      else for (let k = 0; k < v.length; k++) v[k] = k < 6 * count ? random.unit() : 0.4 * random.unit();
      const separation = v[6 * count]!;
      if (!v.every(Number.isFinite) || separation <= 0) continue;
      load(v, count);
      kind.place();
      const known = countNear(kind.near.corners.length, separation);
      answers[known + 1]!++;
      const bounds = [INTERVALS[0]!, INTERVALS[1]!, INTERVALS[UNDECIDED]!];
      const [first] = loadedContacts(kind, separation).found;
      if (known !== UNCERTAIN) expect(known > 0).toBe(first !== undefined);
      if (first === undefined) continue;
      expect(compareTimes(first.time, known > 0 ? bounds[0]! : bounds[2]!)).toBeGreaterThanOrEqual(0);
      if (known > 0) expect(compareTimes(first.time, bounds[1]!)).toBeLessThanOrEqual(0);
    }
    // Planted lengths are for integers.
    for (const answer of answers) expect(answer).toBeGreaterThan(5);
  });

  it('finds planted times', () => {
    for (let i = 0; i < 100; i++) {
      const quarter = random.between(0, 4);
      const { points, length } = nearFeatures(random, feature, quarter, i % 2 === 0 ? 'free' : 'tangent');
      load([...points.flatMap(({ start }) => start), ...points.flatMap(({ end }) => end)], count);
      const { found } = loadedContacts(kind, length);
      // Where the distance is stationary it may be inside of an interval.
      const isIn = found.some(
        ({ time, until }) => compareTimes(time, quarter / 4) <= 0 && compareTimes(until, quarter / 4) >= 0,
      );
      expect(isIn).toBe(true);
    }
  });
});

describe('examples', () => {
  const [a, b, c] = [
    [0, 0, 0],
    [4, 0, 0],
    [0, 4, 0],
  ] as const;

  it('are as near as the length, to the last bit', () => {
    // 3, 4, 5: beside an edge; 1, 2, 2, 3: beside a corner.
    const still = { vertex: [1, -3, 4], a, b, c } as const;
    expect(vertexFaceMeets(still, still, { separation: 5 })).toBe(true);
    expect(vertexFaceMeets(still, still, { separation: 5 - 2 ** -50 })).toBe(false);
    const corner = { vertex: [-1, -2, -2], a, b, c } as const;
    expect(vertexFaceMeets(corner, corner, { separation: 3 })).toBe(true);
    expect(vertexFaceMeets(corner, corner, { separation: 3 - 2 ** -51 })).toBe(false);
    const [found] = vertexFaceContacts(still, still, { separation: 5 }).contacts;
    expect(found!.rounded).toEqual({ time: 0, until: 1 });
    expect(found!.contact).toEqual([{ a: { type: 'vertex', index: 0 }, b: { type: 'edge', index: 0 } }]);
  });

  it('have times of degree 6, beside a face that turns', () => {
    const end = { vertex: [1, 1, -1], a, b: [5, 1, 3], c: [1, 4, -2] } as const;
    const { contacts, coplanar } = vertexFaceContacts({ vertex: [1, 1, 3], a, b, c }, end, { separation: 1 });
    expect(coplanar).toBe(false);
    expect(contacts.length).toBe(1);
    const { time } = contacts[0]!;
    expect(time.type === 'algebraic' && time.polynomial.coefficients.length).toBe(7);
    expect(contacts[0]!.contact[0]!.b).toEqual({ type: 'face', index: 0 });
  });

  it('are parallels, closest along a segment', () => {
    const [a0, a1] = [
      [0, 0, 0],
      [4, 0, 0],
    ] as const;
    const start = { a0, a1, b0: [9, 0, 5], b1: [1, 0, 5] } as const;
    const { contacts } = edgeEdgeContacts(
      start,
      { ...start, b0: [9, 0, 1], b1: [1, 0, 1] },
      { separation: 2 },
    );
    expect(contacts[0]!.rounded).toEqual({ time: 0.75, until: 1 });
    expect(contacts[0]!.contact).toEqual([
      { a: { type: 'edge', index: 0 }, b: { type: 'vertex', index: 1 } },
      { a: { type: 'vertex', index: 1 }, b: { type: 'edge', index: 0 } },
    ]);
  });

  it('are points and edges', () => {
    const edge = { a, b } as const;
    const beside = pointEdgeContacts(
      { point: [-5, 3, 0], ...edge },
      { point: [5, 3, 0], ...edge },
      { separation: 3 },
    );
    expect(beside.contacts[0]!.rounded).toEqual({ time: 0.5, until: 0.9 });
    const still = { a: [0, 0, 0], b: [1, 2, 2] } as const;
    expect(pointPointMeets(still, still, { separation: 3 })).toBe(true);
    expect(pointPointContacts(still, still, { separation: 2.9999999999999996 }).contacts).toEqual([]);
  });

  it('are over buffers, too', () => {
    const start = new Float64Array([1, 1, 2, 0, 0, 0, 4, 0, 0, 0, 4, 0]);
    expect(vertexFaceMeetsAt(start, start, 0, 1, 2, 3, { separation: 2 })).toBe(true);
    expect(vertexFaceMeetsAt(start, start, 0, 1, 2, 3, { separation: 1.9999999999999998 })).toBe(false);
    expect(edgeEdgeMeetsAt(start, start, 0, 0, 1, 2, { separation: 3 })).toBe(true);
    expect(edgeEdgeMeetsAt(start, start, 0, 0, 1, 2, { separation: 2 })).toBe(false);
  });
});

describe('what is no length', () => {
  const still = { a0: [0, 0, 0], a1: [1, 0, 0], b0: [0, 0, 1], b1: [0, 1, 1] } as const;
  it.each([
    [{ separation: -1 }, 'edgeEdgeMeets: options.separation must be a finite number, at least 0, got -1'],
    [{ separation: Number.NaN }, 'options.separation must be a finite number, at least 0, got NaN'],
    [{ separation: Infinity }, 'options.separation must be a finite number, at least 0, got Infinity'],
    [{ thickness: 1 }, 'edgeEdgeMeets: options.thickness must be a known name (separation)'],
    [3, 'edgeEdgeMeets: options must be an object, got 3'],
  ])('%# is named', (options, text) => {
    expect(() => edgeEdgeMeets(still, still, options as never)).toThrow(text);
  });
});

describe('the bounds', () => {
  it('are those that are derived beside them', () => {
    const file = new URL('../../../src/motion/deforming/separation/filter.ts', import.meta.url);
    const source = readFileSync(file, 'utf8');
    const constant = (name: string) => Number(new RegExp(`${name} = (\\d+) \\* UNIT`).exec(source)![1]);
    // A difference, a product and two additions.
    expect(constant('DIRECTION_BOUND')).toBeGreaterThan(1 + 1 + 2);
    // A square, two additions, and half of it by the root, which is rounded; a product.
    expect(constant('LENGTH_BOUND')).toBeGreaterThan((1 + 2) / 2 + 1 + 1);
    // Two differences beside a limit, one of them, and a quotient.
    expect(constant('TIME_BOUND')).toBeGreaterThan(1 + 1 + 1 + 1);
    // A difference, 1 - t, two products, a sum, three sums; weights and their sum.
    expect(constant('POINT_BOUND')).toBeGreaterThan(1 + 1 + 2 + 1 + 3 + (constant('WEIGHTS_BOUND') + 3));
  });
});
