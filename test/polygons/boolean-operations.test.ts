import { describe, expect, it } from 'vitest';
import {
  canonicalPolygonText,
  type PolygonSet,
  polygonDifference,
  polygonIntersection,
  polygonSet,
  polygonSymmetricDifference,
  polygonsOfExpression,
  polygonUnion,
} from '../../src/polygons/index.js';
import { drawing } from './drawn-polygons.js';
import { faultsOf, isEqual, sum, twiceArea, Unit, windingOf } from './referee.js';

const square = (x: number, y: number, size: number) => [
  [x, y],
  [x + size, y],
  [x + size, y + size],
  [x, y + size],
];

describe('known results', () => {
  it('has nothing where there is nothing', () => {
    for (const empty of [polygonUnion(), polygonSet([]), polygonSet([[]]), polygonSet([[0, 0]])]) {
      expect(empty).toEqual({ type: 'polygon-set', lines: [], vertices: [], polygons: [] });
    }
    expect(polygonSet([square(0, 0, 1), [...square(0, 0, 1)].reverse()]).polygons).toEqual([]);
    expect(polygonIntersection(square(0, 0, 1), square(1, 0, 1)).polygons).toEqual([]);
  });

  it('takes a hole that touches the outer ring in a point for a hole', () => {
    const { polygons } = polygonDifference(square(0, 0, 4), [
      [0, 2],
      [2, 1],
      [2, 3],
    ]);
    expect(polygons.map((rings) => rings.length)).toEqual([2]);
  });

  it('cuts a polygon where holes touch each other and the outer ring', () => {
    const { polygons } = polygonDifference(
      square(0, 0, 4),
      [
        [0, 2],
        [1, 1],
        [2, 2],
        [1, 3],
      ],
      [
        [2, 2],
        [3, 1],
        [4, 2],
        [3, 3],
      ],
    );
    expect(polygons.map((rings) => rings.length)).toEqual([1, 1]);
  });

  it('makes two polygons of what touches from outside', () => {
    const { polygons } = polygonUnion(square(0, 0, 1), square(1, 1, 1));
    expect(polygons).toEqual([[[0, 2, 3, 1]], [[3, 5, 6, 4]]]);
  });

  it('nests holes and islands', () => {
    const rings = [square(0, 0, 9), square(1, 1, 7), square(2, 2, 5), square(3, 3, 3)];
    expect(polygonSet(rings).polygons.map((own) => own.length)).toEqual([2, 2]);
    expect(polygonSet(rings, { rule: 'non-zero' }).polygons.map((own) => own.length)).toEqual([1]);
  });

  it('fills by each rule', () => {
    const outer = square(0, 0, 4);
    const turned = [...square(1, 1, 2)].reverse();
    const areas = (rule: 'positive' | 'non-zero' | 'even-odd', rings: number[][][]) =>
      polygonSet([rings], { rule }).polygons.map((own) => own.length);
    expect(areas('positive', [outer, turned])).toEqual([2]);
    expect(areas('positive', [turned])).toEqual([]);
    expect(areas('non-zero', [turned])).toEqual([1]);
    expect(areas('non-zero', [outer, square(1, 1, 2)])).toEqual([1]);
    expect(areas('even-odd', [outer, square(1, 1, 2)])).toEqual([2]);
  });

  it('reads rings, polygons, several, shapes and GeoJSON alike', () => {
    const [outer, hole] = [square(0, 0, 4), square(1, 1, 2)];
    const closed = (ring: number[][]) => [...ring, ring[0]!];
    const expected = polygonSet([outer, hole]);
    const others = [
      [[outer, hole]],
      { outer, holes: [hole] },
      [{ outer, holes: [hole] }],
      { type: 'Polygon', coordinates: [closed(outer), closed(hole)] } as const,
      { type: 'MultiPolygon', coordinates: [[closed(outer), closed(hole)]] } as const,
      expected,
      JSON.parse(JSON.stringify(expected)) as PolygonSet,
    ];
    for (const other of others) expect(polygonSet(other)).toEqual(expected);
  });

  it('keeps the lines of edges that end where three lines meet', () => {
    const e = 2 ** -40;
    const a = [
      [0, 1 + 2 * e],
      [2 + e, 1],
      [e, 1],
      [1 + e, 2 + e],
      [1 + e, 1 + e],
      [2 + e, 2 + e],
      [1, 2],
    ];
    const b = [
      [
        [1 + e, 2 * e],
        [1 + 2 * e, 1 + e],
        [1, 1],
      ],
      [
        [2 * e, 1 + e],
        [0, 2 + 2 * e],
        [2 + 2 * e, 2 + e],
        [2 * e, e],
        [1, 2 + e],
        [1 + e, 1 + e],
      ],
    ];
    const [union, common] = [polygonUnion(a, b), polygonIntersection(a, b)];
    const used = new Set(union.vertices.flatMap((vertex) => ('lines' in vertex ? vertex.lines : [])));
    expect(used.size).toBeLessThan(union.lines.length);
    expect(canonicalPolygonText(polygonUnion(union, common))).toBe(canonicalPolygonText(union));
  });
});

describe('drawn polygons', () => {
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    it(`are combined as their winding numbers say: ${seed}`, () => {
      const draw = drawing(seed);
      for (let round = 0; round < 25; round++) {
        const operands = draw.operands();
        const unit = new Unit(operands.flat(3));
        const [first, ...others] = operands as [number[][][], ...number[][][][]];
        const results = {
          union: polygonUnion(...operands),
          intersection: polygonIntersection(first, ...others),
          difference: polygonDifference(first, ...others),
          symmetric: polygonSymmetricDifference(...operands),
        };
        const context = JSON.stringify(operands);
        for (const set of Object.values(results)) expect(faultsOf(set, unit), context).toEqual([]);
        const given = operands.map((rings) => rings.map((ring) => unit.ring(ring)));
        const made = Object.values(results).map((set) => unit.rings(set));
        for (const point of draw.points(unit, operands)) {
          const windings = given.map((rings) => windingOf(rings, point));
          if (windings.includes(null)) continue;
          const isIn = windings.map((winding) => winding! % 2 !== 0);
          const expected = [
            isIn.includes(true),
            !isIn.includes(false),
            isIn[0]! && !isIn.slice(1).includes(true),
            isIn.filter((one) => one).length % 2 === 1,
          ];
          const found = made.map((polygons) => polygons.some((rings) => windingOf(rings, point) === 1));
          expect(found, context).toEqual(expected);
        }
      }
    });

    it(`have areas that add up, and one result in any order: ${seed}`, () => {
      const draw = drawing(seed + 100);
      for (let round = 0; round < 25; round++) {
        draw.choose();
        const [a, b] = [draw.polygon(), draw.polygon()];
        const unit = new Unit([a, b].flat(3));
        const area = (set: PolygonSet) => twiceArea(unit.rings(set));
        const [union, common] = [polygonUnion(a, b), polygonIntersection(a, b)];
        const context = JSON.stringify([a, b]);
        const both = sum(area(polygonSet(a)), area(polygonSet(b)));
        expect(isEqual(both, sum(area(union), area(common))), context).toBe(true);
        expect(polygonUnion(draw.turned(b), draw.turned(a)), context).toEqual(union);
        expect(polygonIntersection(draw.turned(b), draw.turned(a)), context).toEqual(common);
        const text = canonicalPolygonText;
        const without = polygonDifference(a, b);
        const symmetric = polygonSymmetricDifference(a, b);
        expect(text(polygonUnion(without, common)), context).toBe(text(polygonSet(a)));
        expect(text(polygonUnion(symmetric, common)), context).toBe(text(union));
        expect(text(polygonDifference(union, common)), context).toBe(text(symmetric));
        const expression = {
          type: 'difference',
          operands: [
            { type: 'union', operands: [a, b] },
            { type: 'intersection', operands: [a, b] },
          ],
        } as const;
        expect(text(polygonsOfExpression(expression)), context).toBe(text(symmetric));
      }
    });
  }
});

it('undoes a chain of many operations without growth', () => {
  const draw = drawing(9);
  const start = polygonSet(draw.polygon());
  let set = start;
  const given = Array.from({ length: 40 }, () => draw.polygon());
  for (const polygon of given) set = polygonSymmetricDifference(set, polygon);
  for (const polygon of given) set = polygonSymmetricDifference(polygon, set);
  expect(canonicalPolygonText(set)).toBe(canonicalPolygonText(start));
});

describe('what is no polygon', () => {
  it.each([
    [
      null,
      'polygons must be a polygon set, polygons, {outer, holes}, a ring, or a GeoJSON Polygon or MultiPolygon',
    ],
    [
      [
        [0, 0],
        [1, Number.NaN],
        [1, 1],
      ],
      'polygons[1][1] must be a finite number, got NaN',
    ],
    [
      [
        [
          [0, 0],
          [1, 2, 3],
        ],
      ],
      'polygons[0][1] must be a point of 2 coordinates',
    ],
    [{ type: 'polygon-set' }, 'polygons.lines must be a list of lines'],
  ])('%j is refused', (polygons, text) => {
    expect(() => polygonSet(polygons as never)).toThrow(`polygonSet: ${text}`);
  });

  it('refuses what contains itself, and other rules', () => {
    const operands: unknown[] = [];
    const own = { type: 'union', operands };
    operands.push(own);
    expect(() => polygonsOfExpression(own as never)).toThrow('an expression that does not contain itself');
    expect(() => polygonSet([], { rule: 'odd' as never })).toThrow(RangeError);
  });
});
