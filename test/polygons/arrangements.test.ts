import { describe, expect, it } from 'vitest';
import {
  type Arrangement,
  canonicalPolygonText,
  clipPolygons,
  clipPolylines,
  coverageUnion,
  coverageValidity,
  locatePointInArrangement,
  locatePointInPolygonSet,
  makeValid,
  polygonArrangement,
  polygonIntersection,
  polygonSet,
  polygonSetArea,
  polygonSetCentroid,
  polygonSetFromJson,
  polygonSetPerimeter,
  polygonSetVertexPoint,
  polygonsWithOrigins,
  polygonUnion,
  segmentArrangement,
} from '../../src/polygons/index.js';
import { drawing } from './drawn-polygons.js';
import { Unit, windingOf } from './referee.js';

const square = (x: number, y: number, size: number) => [
  [x, y],
  [x + size, y],
  [x + size, y + size],
  [x, y + size],
];

/** What Euler's formula says of vertices, edges, faces and components; and half-edges of loops, each once. */
function expectSound({ vertices, edges, faces, around }: Arrangement<unknown>): void {
  const parents = vertices.map((_, v) => v);
  const root = (v: number): number => (parents[v] === v ? v : root(parents[v]!));
  for (const { from, to } of edges) parents[root(from)] = root(to);
  const components = vertices.filter((_, v) => parents[v] === v).length;
  expect(vertices.length - edges.length + faces.length).toBe(1 + components);
  const halves = faces.flatMap(({ loops }) => loops.flat());
  expect(halves.sort((a, b) => a - b)).toEqual(Array.from({ length: 2 * edges.length }, (_, h) => h));
  faces.forEach(({ loops }, face) => {
    for (const h of loops.flat()) {
      const { left, right } = edges[h >> 1]!;
      expect(h % 2 === 0 ? left : right).toBe(face);
    }
  });
  around.forEach((own, v) => {
    for (const h of own) expect(h % 2 === 0 ? edges[h >> 1]!.from : edges[h >> 1]!.to).toBe(v);
  });
}

describe('arrangements', () => {
  it('have points, also where segments have no length', () => {
    const points = [0, 1, 2, 3].map((x) => ({ start: [x, 0], end: [x, 0] }));
    const own = segmentArrangement([
      { start: [0.5, -1], end: [0.5, 1] },
      ...points,
      { start: [1, 0], end: [2, 0] },
    ]);
    expect(own.vertices).toHaveLength(6);
    expect(own.faces[0]!.points).toEqual([0, 5]);
    expect(segmentArrangement([])).toEqual({
      vertices: [],
      edges: [],
      faces: [{ loops: [], points: [] }],
      around: [],
    });
  });

  for (const seed of [1, 2, 3]) {
    it(`are sound, and their faces are where points are: ${seed}`, () => {
      const draw = drawing(seed);
      for (let round = 0; round < 30; round++) {
        const operands = draw.operands();
        const unit = new Unit(operands.flat(3));
        const arrangement = polygonArrangement(operands);
        expectSound(arrangement);
        const given = operands.map((rings) => rings.map((ring) => unit.ring(ring)));
        for (const [x, y] of operands.flat(2)) {
          const { type } = locatePointInArrangement(arrangement, [x!, y!]);
          expect(type).toBe('vertex');
        }
        for (let k = 0; k < 8; k++) {
          const all = operands.flat(2);
          const [a, b, c] = [
            all[k % all.length]!,
            all[(3 * k) % all.length]!,
            all[(5 * k + 1) % all.length]!,
          ];
          const point = [0, 1].map((i) => a[i]! / 2 + b[i]! / 4 + c[i]! / 4);
          const { type, index } = locatePointInArrangement(arrangement, point);
          const exact = new Unit([...operands.flat(3), ...point]);
          const rings = operands.map((own) => own.map((ring) => exact.ring(ring)));
          const windings = rings.map((own) => windingOf(own, exact.point(point[0]!, point[1]!)));
          if (type === 'face') expect(arrangement.faces[index]!.windings).toEqual(windings);
          else expect(windings).toContain(null);
        }
        expect(given).toHaveLength(operands.length);
      }
    });
  }
});

describe('clipping', () => {
  it('is an intersection, whatever clips', () => {
    const draw = drawing(4);
    for (let round = 0; round < 30; round++) {
      const polygon = draw.polygon();
      const clipped = clipPolygons(polygon, { min: [1, 0], max: [3, 2] });
      const box = [
        [1, 0],
        [3, 0],
        [3, 2],
        [1, 2],
      ];
      expect(canonicalPolygonText(clipped)).toBe(canonicalPolygonText(polygonIntersection(polygon, box)));
      const [left, right] = [
        clipPolygons(polygon, { start: [0, 1], end: [3, 2] }),
        clipPolygons(polygon, { start: [3, 2], end: [0, 1] }),
      ];
      expect(canonicalPolygonText(polygonUnion(left, right))).toBe(canonicalPolygonText(polygonSet(polygon)));
      expect(polygonIntersection(left, right).polygons).toEqual([]);
    }
  });

  it('takes half-planes of huge coordinates', () => {
    const most = Number.MAX_VALUE;
    const all = square(-most, -most, 0).concat([
      [most, -most],
      [most, most],
    ]);
    const { polygons } = clipPolygons(all, { start: [0, -1], end: [0, 1] });
    expect(polygons).toHaveLength(1);
    expect(clipPolygons(square(0, 0, 1), { start: [5, 0], end: [5, 1] }).polygons).toHaveLength(1);
    expect(clipPolygons(square(0, 0, 1), { start: [5, 1], end: [5, 0] }).polygons).toHaveLength(0);
  });

  it('cuts lines where they enter and leave', () => {
    const ring = polygonSet([square(0, 0, 6), square(2, 2, 2)]);
    const line = [
      [-1, 3],
      [7, 3],
      [7, 0],
      [0, 0],
    ];
    const { inside, outside } = clipPolylines(
      [
        line,
        [
          [3, 3],
          [3, 3],
        ],
        [],
      ],
      ring,
    );
    const plain = (parts: typeof inside) => parts.map(({ points }) => points.map(([...p]) => p));
    expect(plain(inside)).toEqual([
      [
        [0, 3],
        [2, 3],
      ],
      [
        [4, 3],
        [6, 3],
      ],
      [
        [6, 0],
        [0, 0],
      ],
    ]);
    expect(plain(outside)).toEqual([
      [
        [-1, 3],
        [0, 3],
      ],
      [
        [2, 3],
        [4, 3],
      ],
      [
        [6, 3],
        [7, 3],
        [7, 0],
        [6, 0],
      ],
    ]);
    expect(() => clipPolylines([[[0, 0]]], { start: [1, 1], end: [1, 1] })).toThrow('other than start');
  });
});

describe('what is known of sets', () => {
  it('has origins for each edge', () => {
    const { set, origins } = polygonsWithOrigins({
      type: 'union',
      operands: [square(0, 0, 2), [...square(1, 0, 2)].reverse()],
    });
    expect(set.vertices).toHaveLength(4);
    const bottom = origins[0]![0]![0]!;
    expect(bottom).toEqual([
      { operand: 0, polygon: 0, ring: 0, edge: 0, isTurned: false },
      { operand: 1, polygon: 0, ring: 0, edge: 2, isTurned: true },
    ]);
  });

  it('comes back from JSON, and only what is one', () => {
    const set = polygonUnion(
      [
        [0, 0],
        [10, 1],
        [3, 7],
      ],
      [
        [1, 5],
        [9, 2],
        [8, 8],
      ],
    );
    const back = polygonSetFromJson(JSON.stringify(set));
    expect(back).toEqual(set);
    expect(polygonSetFromJson(structuredClone(set))).toEqual(set);
    const turned = {
      ...set,
      polygons: set.polygons.map((rings) => rings.map((ring) => [...ring].reverse())),
    };
    expect(() => polygonSetFromJson(turned)).toThrow('canonical form');
    expect(() => polygonSetFromJson('{')).toThrow('json must be JSON');
    const broken = { ...set, vertices: set.vertices.map((v) => ('lines' in v ? { lines: [0, 0] } : v)) };
    expect(() => polygonSetFromJson(broken)).toThrow('two lines that cross');
  });

  it('is measured exactly, and located', () => {
    const set = polygonIntersection(
      [
        [0, 0],
        [3, 0],
        [0, 1],
      ],
      [
        [0, 0],
        [1, 0],
        [0, 3],
      ],
    );
    expect(polygonSetArea(set)).toEqual({ numerator: 3n, denominator: 4n });
    expect(polygonSetArea(polygonSet([]))).toEqual({ numerator: 0n, denominator: 1n });
    expect(polygonSetCentroid(polygonSet([]))).toBeNull();
    expect(polygonSetPerimeter(polygonSet([]))).toBe(0);
    const holes = polygonSet([square(0, 0, 4), square(1, 1, 1), square(2, 2, 1)]);
    expect(polygonSetArea(holes)).toEqual({ numerator: 14n, denominator: 1n });
    expect(polygonSetPerimeter(holes)).toBe(24);
    expect(polygonSetCentroid(holes)).toEqual([2, 2].map((n) => ({ numerator: BigInt(n), denominator: 1n })));
    set.vertices.forEach((_, v) => {
      expect(locatePointInPolygonSet(set, polygonSetVertexPoint(set, v))).toBe('boundary');
    });
  });

  it('says what was wrong with a polygon', () => {
    const geoJson = { type: 'Polygon', coordinates: [square(0, 0, 4), square(1, 1, 1)] } as const;
    expect(makeValid(geoJson)).toEqual(makeValid({ outer: square(0, 0, 4), holes: [square(1, 1, 1)] }));
    const leaving = { type: 'Polygon', coordinates: [square(0, 0, 4), square(3, 3, 2)] } as const;
    expect(makeValid(leaving).set).toEqual(polygonSet(leaving));
    expect(() => makeValid({ type: 'Polygon', coordinates: 3 } as never)).toThrow(
      'makeValid: polygon.coordinates must be a list of rings, got 3',
    );
    expect(makeValid({ outer: square(0, 0, 4), holes: [square(1, 1, 1)] })).toMatchObject({
      wasValid: true,
      faults: [],
    });
    const outside = makeValid({ outer: square(0, 0, 1), holes: [square(2, 2, 1)] });
    expect(outside.faults.map(({ type }) => type)).toEqual(['hole-outside']);
    expect(outside.set.polygons).toHaveLength(1);
    const together = makeValid({ outer: square(0, 0, 1), holes: [square(2, 2, 1)] }, { rule: 'even-odd' });
    expect(together.set.polygons).toHaveLength(2);
  });

  it('finds overlaps and gaps of neighbours', () => {
    const cells = [
      square(0, 0, 2),
      square(2, 0, 2),
      square(0, 2, 2),
      [
        [2, 2],
        [4, 2],
        [4, 4],
        [2, 4],
        [2.25, 3],
      ],
    ];
    const { valid, overlaps, gaps } = coverageValidity(cells);
    expect([valid, overlaps, gaps.vertices]).toEqual([
      false,
      [],
      [
        [2, 2],
        [2, 4],
        [2.25, 3],
      ],
    ]);
    const overlap = coverageValidity([square(0, 0, 2), square(5, 0, 1), square(1, 1, 2)]);
    expect(overlap.overlaps.map(({ cells: pair }) => pair)).toEqual([[0, 2]]);
    expect(coverageUnion(cells, { gapArea: 0.25 }).vertices).toHaveLength(4);
    expect(coverageUnion(cells, { gapArea: 0.24 }).vertices.length).toBeGreaterThan(4);
  });
});
