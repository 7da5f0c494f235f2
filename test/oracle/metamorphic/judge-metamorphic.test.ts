import { describe, expect, it } from 'vitest';
import { Random } from '../../../src/oracle/cases/random.js';
import {
  insertedMidpoint,
  judgeMetamorphic,
  type MetamorphicRelation,
  permutedPoints,
  repeatedPoint,
  reversedPoints,
  scaledPoints,
  unimodular,
} from '../../../src/oracle/metamorphic/index.js';
import { polygonOrientation2d, segmentSegment2d } from '../../../src/planar/index.js';
import { incircle, orient2d } from '../../../src/predicates/index.js';

const COUNT = 20_000;

const CIRCLE = [
  [1, 8],
  [8, 1],
  [4, 7],
  [7, 4],
] as const;

/**
 * Points of a grid of integers, of tenths or of thirds; half of them on a line, and of the fractions the others on a
 * circle.
 */
function* cases(points: number, count = COUNT): Generator<Float64Array> {
  const random = new Random(11, 12, 13, 14);
  for (let i = 0; i < count; i++) {
    const unit = [1, 0.1, 1 / 3][i % 3]!;
    const collinear = random.below(2) === 1;
    const point = () => {
      const x = random.between(-20, 20);
      if (collinear) return [x * unit, unit === 1 ? x : x * unit * 0.3 + 0.7];
      if (unit === 1) return [x, random.between(-20, 20)];
      const signed = CIRCLE[random.below(4)]!.map((c) => (random.below(2) === 1 ? c : -c));
      return signed.map((c) => c * unit + 0.7);
    };
    yield Float64Array.from(Array.from({ length: points }, point).flat());
  }
}

type Flat = (v: Float64Array) => number;
const negated = (sign: number) => -sign;
const turned = (sign: number, { determinant }: { determinant: number }) => (determinant < 0 ? -sign : sign);
const signs = (even: number[], odd: number[]): MetamorphicRelation<number>[] => [
  { map: permutedPoints(2, even) },
  { map: permutedPoints(2, odd), expected: negated },
  { map: scaledPoints(2) },
];
const orientation = [...signs([1, 2, 0], [1, 0, 2]), { map: unimodular(2), expected: turned }];
// A circle is none any more under a shear.
const circle = signs([1, 2, 0, 3], [1, 0, 2, 3]);
const rings: MetamorphicRelation<number>[] = [
  { map: reversedPoints(2), expected: negated },
  { map: repeatedPoint(2) },
  { map: scaledPoints(2) },
  { map: unimodular(2), expected: turned },
  { map: insertedMidpoint(2) },
];

const exactOrient: Flat = ([a, b, c, d, e, f]) => orient2d(a!, b!, c!, d!, e!, f!);
const exactCircle: Flat = ([a, b, c, d, e, f, g, h]) => incircle(a!, b!, c!, d!, e!, f!, g!, h!);
const naiveOrient: Flat = ([ax, ay, bx, by, cx, cy]) =>
  Math.sign((bx! - ax!) * (cy! - ay!) - (by! - ay!) * (cx! - ax!));
const naiveCircle: Flat = ([ax, ay, bx, by, cx, cy, dx, dy]) => {
  const [a, b, c, d, e, f] = [ax! - dx!, ay! - dy!, bx! - dx!, by! - dy!, cx! - dx!, cy! - dy!];
  const [p, q, r] = [a * a + b * b, c * c + d * d, e * e + f * f];
  return Math.sign(a * (d * r - q * f) - b * (c * r - q * e) + p * (c * f - d * e));
};
const pairs = (v: Float64Array) => Array.from({ length: v.length / 2 }, (_, i) => [v[2 * i]!, v[2 * i + 1]!]);
const ringOrientation: Flat = (v) => polygonOrientation2d(pairs(v));

/** Twice the area: exact for the integers of these cases, and doubled before anything is. */
const area: Flat = (v) => {
  const points = pairs(v);
  return points.reduce((sum, [x, y], i) => {
    const [u, w] = points[(i + 1) % points.length]!;
    return sum + (x! * w! - y! * u!);
  }, 0);
};
const areas: MetamorphicRelation<number>[] = rings.map(({ map }) => ({
  map,
  expected: (twice, { determinant }) => (map.name === 'reversal' ? -twice : twice * determinant),
}));

/** A point (the first) in a ring by crossings, and on it within 1e-3. */
const epsilonInside = (v: Float64Array): boolean => {
  const [[x, y], ...ring] = pairs(v) as [number[], ...number[][]];
  let inside = false;
  for (const [i, [ax, ay]] of ring.entries()) {
    const [bx, by] = ring[(i + 1) % ring.length]!;
    if (Math.abs((bx! - ax!) * (y! - ay!) - (by! - ay!) * (x! - ax!)) < 1e-3) return true;
    if (ay! > y! !== by! > y! && x! < ax! + ((y! - ay!) / (by! - ay!)) * (bx! - ax!)) inside = !inside;
  }
  return inside;
};

describe('judgeMetamorphic', () => {
  it.each([
    { name: 'orient2d', ask: exactOrient, relations: orientation, points: 3 },
    { name: 'incircle', ask: exactCircle, relations: circle, points: 4 },
    { name: 'polygonOrientation2d', ask: ringOrientation, relations: rings, points: 5 },
  ])('finds nothing in $name', async ({ ask, relations, points }) => {
    const report = await judgeMetamorphic({ ask, relations, cases: cases(points) });
    expect(report.contradictions).toEqual([]);
    expect(report.cases).toBe(COUNT);
    expect(report.neverVaried).toBe(false);
    for (const { compared } of report.maps) expect(compared).toBeGreaterThan(1000);
  });

  it('finds nothing in segmentSegment2d', async () => {
    const ask = (v: Float64Array) => {
      const [a, b, c, d] = pairs(v) as [number[], number[], number[], number[]];
      return segmentSegment2d({ start: a, end: b }, { start: c, end: d }).relation;
    };
    const orders = [
      [1, 0, 2, 3],
      [2, 3, 0, 1],
    ];
    const maps = [...orders.map((order) => permutedPoints(2, order)), scaledPoints(2), unimodular(2)];
    const relations = maps.map((map) => ({ map }));
    const report = await judgeMetamorphic({ ask, relations, cases: cases(4) });
    expect(report.contradictions).toEqual([]);
    expect(report.neverVaried).toBe(false);
  });

  it('finds nothing in areas of integer polygons', async () => {
    const integers = [...cases(5)].filter((v) => v.every(Number.isInteger));
    const report = await judgeMetamorphic({ ask: area, relations: areas, cases: integers });
    expect(report.contradictions).toEqual([]);
    expect(report.cases).toBeGreaterThan(6000);
  });

  it.each([
    { name: 'orient2d', ask: naiveOrient, relations: orientation, points: 3 },
    { name: 'incircle', ask: naiveCircle, relations: circle, points: 4 },
  ])('finds out a naive $name, and every accusation stands', async ({ ask, relations, points }) => {
    const { contradictions } = await judgeMetamorphic({ ask, relations, cases: cases(points) });
    expect(contradictions.length).toBeGreaterThan(100);
    const truth = points === 3 ? exactOrient : exactCircle;
    const answered = (said: object) => (said as { answer: number }).answer + 0;
    for (const { values, said, mapped, mappedSaid } of contradictions) {
      const right = answered(said) === truth(values) && answered(mappedSaid) === truth(mapped.values);
      expect(right).toBe(false);
    }
  });

  it('finds out a point in a polygon by a tolerance', async () => {
    const relations = [{ map: scaledPoints(2) }];
    const { contradictions } = await judgeMetamorphic({
      ask: epsilonInside,
      relations,
      cases: cases(5, 2000),
    });
    expect(contradictions.length).toBeGreaterThan(100);
  });

  it('does not find out a constant that nothing has to change, and says that it learnt nothing', async () => {
    const relations = [{ map: scaledPoints(2) }, { map: unimodular(2) }];
    const report = await judgeMetamorphic({ ask: () => 1, relations, cases: cases(3, 100) });
    expect(report.contradictions).toEqual([]);
    expect(report.neverVaried).toBe(true);
  });

  it('finds out a constant sign where an exchange must negate it', async () => {
    const report = await judgeMetamorphic({ ask: () => 1, relations: orientation, cases: cases(3, 100) });
    expect(report.contradictions.filter(({ map }) => map === 'points 1 0 2')).toHaveLength(100);
    expect(report.contradictions[0]).toMatchObject({ case: 0, said: { answer: 1 }, expected: -1 });
  });

  it('takes an exception for an answer, and lets no engine spoil its input', async () => {
    const relations = [{ map: reversedPoints(2) }];
    const ask = async (v: Float64Array) => {
      const first = v[0]!;
      v.fill(0);
      if (first > 0) throw new Error('positive');
      return first === 0;
    };
    const report = await judgeMetamorphic({
      ask,
      relations,
      cases: [
        [1, 0, 0, 0],
        [1, 0, 1, 0],
      ],
    });
    expect(report.contradictions).toHaveLength(1);
    expect(report.contradictions[0]).toMatchObject({
      values: Float64Array.of(1, 0, 0, 0),
      said: { thrown: 'positive' },
      mappedSaid: { answer: true },
    });
  });

  it('answers are compared by what they hold: order of members and the sign of zero do not count', async () => {
    const ask = ([x]: Float64Array) => (x! > 0 ? { a: 0, b: [1] } : { b: [1], a: -0 });
    const relations = [{ map: reversedPoints(2) }];
    const report = await judgeMetamorphic({ ask, relations, cases: [[1, 0, -1, 0]] });
    expect(report.contradictions).toEqual([]);
    const nan = await judgeMetamorphic({
      ask: ([x]) => (x! > 0 ? NaN : null),
      relations,
      cases: [[1, 0, -1, 0]],
    });
    expect(nan.contradictions).toHaveLength(1);
  });

  it('refuses what makes no sense, and ends when it is told to', async () => {
    const relations = [{ map: reversedPoints(2) }];
    const ask = () => 0;
    await expect(judgeMetamorphic({ ask, relations: [], cases: [] })).rejects.toThrow(
      /^judgeMetamorphic: relations must be a list of at least one relation, got /,
    );
    await expect(
      judgeMetamorphic({
        ask,
        relations,
        cases: [
          [0, 0],
          [0, Number.NaN],
        ],
      }),
    ).rejects.toThrow('judgeMetamorphic: cases[1][1] must be a finite number, got NaN');
    await expect(judgeMetamorphic({ ask, relations, cases: [], seed: 0.5 })).rejects.toThrow(
      'judgeMetamorphic: seed must be an integer, got 0.5',
    );
    const signal = AbortSignal.abort(new Error('enough'));
    await expect(judgeMetamorphic({ ask, relations, cases: cases(3), signal })).rejects.toThrow('enough');
  });
});
