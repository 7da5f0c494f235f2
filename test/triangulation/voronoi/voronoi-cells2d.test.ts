import { describe, expect, it } from 'vitest';
import { Random } from '../../../src/oracle/cases/random.js';
import { polygonSet, polygonSetArea } from '../../../src/polygons/index.js';
import { powerDiagram2d, voronoiCells2d, voronoiDiagram2d } from '../../../src/triangulation/index.js';
import { effort } from '../../support/effort.js';
import { POINT_FAMILIES } from '../plane/point-families.js';
import { addUpTo } from './exact-sums.js';

type Region = Parameters<typeof voronoiCells2d>[1];

/** The area of a region: that of the only cell of a site that is alone. */
const areaOf = (region: Region) => voronoiCells2d(voronoiDiagram2d([[0, 0]]), region)[0]!.area;

function boxAround(coordinates: Float64Array) {
  const along = (axis: number) => coordinates.filter((_, k) => k % 2 === axis);
  const [x, y] = [along(0), along(1)];
  return { min: [Math.min(...x), Math.min(...y)], max: [Math.max(...x), Math.max(...y)] };
}

describe.each(POINT_FAMILIES)('voronoiCells2d of %s', (_, draw) => {
  it('has areas that add up to that of a box and of a triangle', () => {
    const random = new Random(8, 6, 4, 2);
    const flat = draw(random, effort(60));
    const weights = Array.from({ length: flat.length / 2 }, () => random.between(-3, 3) / 64);
    for (const diagram of [voronoiDiagram2d(flat), powerDiagram2d(flat, weights)]) {
      const { min, max } = boxAround(diagram.coordinates);
      const triangle = [min, [max[0]!, min[1]!], max];
      for (const region of [{ min, max }, triangle]) {
        const areas = voronoiCells2d(diagram, region).map(({ area }) => area);
        expect(addUpTo(areas, areaOf(region))).toBe(true);
        expect(areas.every(({ numerator }) => numerator >= 0n)).toBe(true);
      }
    }
  });
});

describe('voronoiCells2d', () => {
  const diagram = voronoiDiagram2d([
    [1, 1],
    [3, 1],
    [3, 3],
    [1, 3],
    [1, 1],
  ]);

  it('gives corners and areas, exactly and rounded, and nothing to a duplicate', () => {
    const cells = voronoiCells2d(diagram, { min: [0, 0], max: [4, 4] });
    expect(cells.map(({ rounded }) => rounded)).toEqual([
      {
        ring: [
          [0, 0],
          [2, 0],
          [2, 2],
          [0, 2],
        ],
        area: 4,
      },
      {
        ring: [
          [2, 0],
          [4, 0],
          [4, 2],
          [2, 2],
        ],
        area: 4,
      },
      {
        ring: [
          [2, 2],
          [4, 2],
          [4, 4],
          [2, 4],
        ],
        area: 4,
      },
      {
        ring: [
          [0, 2],
          [2, 2],
          [2, 4],
          [0, 4],
        ],
        area: 4,
      },
      { ring: [], area: 0 },
    ]);
    expect(Object.keys(cells[0]!)).toEqual(['ring', 'area', 'rounded']);
    expect(structuredClone(cells[1])).toEqual({ ...cells[1] });
  });

  it('has the areas of polygon sets where corners are doubles', () => {
    const region = [
      [0, 0],
      [5, 0],
      [6, 4],
      [0, 4],
    ];
    for (const { rounded, area } of voronoiCells2d(diagram, region)) {
      if (rounded.ring.length > 0) expect(polygonSetArea(polygonSet(rounded.ring))).toEqual(area);
    }
  });

  it('takes rings either way round, and regions without an area', () => {
    const ring = [
      [0, 0],
      [4, 0],
      [4, 0],
      [4, 2],
      [4, 4],
      [0, 4],
    ];
    const text = (region: Region) => voronoiCells2d(diagram, region).map((cell) => cell.rounded);
    const whole = text({ min: [0, 0], max: [4, 4] });
    expect(text(ring)).toEqual(whole);
    expect(text([...ring].reverse())).toEqual(whole);
    for (const flat of [
      { min: [0, 0], max: [0, 9] },
      [
        [0, 0],
        [1, 1],
        [2, 2],
      ],
    ]) {
      expect(text(flat).every(({ area, ring: corners }) => area === 0 && corners.length === 0)).toBe(true);
    }
  });

  it('takes clones, and refuses what is no diagram and no convex region', () => {
    const box = { min: [0, 0], max: [4, 4] };
    expect(voronoiCells2d(structuredClone(diagram), box)).toHaveLength(5);
    expect(() => voronoiCells2d({} as never, box)).toThrow(/^voronoiCells2d: diagram.coordinates must be/);
    expect(() => voronoiCells2d({ ...diagram, cellStarts: new Uint32Array(2) }, box)).toThrow(
      'voronoiCells2d: diagram.cellStarts must be a list of 6 numbers',
    );
    const pentagram = [
      [0, 10],
      [6, -8],
      [-10, 3],
      [10, 3],
      [-6, -8],
    ];
    expect(() => voronoiCells2d(diagram, pentagram)).toThrow(
      'voronoiCells2d: region must be a box or a convex ring',
    );
    expect(() => voronoiCells2d(diagram, { min: [1, 0], max: [0, 1] })).toThrow(
      /region.min\[0\] must be at most/,
    );
  });
});
