import { describe, expect, it } from 'vitest';
import { Random } from '../../../src/oracle/cases/random.js';
import {
  type ClippedCell3d,
  powerCells3d,
  voronoiCells3d,
  voronoiCellVolumes3d,
} from '../../../src/triangulation/index.js';
import { effort } from '../../support/effort.js';
import { cloud, FAMILIES } from '../space/clouds.js';
import { addUpTo } from './exact-sums.js';

/** Of a whole polyhedron each edge is run once in each direction, and Euler's formula holds. */
function expectWhole({ vertices, faces }: ClippedCell3d): void {
  if (faces.length === 0) {
    expect(vertices).toEqual([]);
    return;
  }
  const edges = faces.flatMap(({ ring }) => ring.map((v, k) => `${v},${ring[(k + 1) % ring.length]}`));
  expect(new Set(edges).size).toBe(edges.length);
  expect(edges.every((edge) => edges.includes(edge.split(',').reverse().join()))).toBe(true);
  expect(vertices.length - edges.length / 2 + faces.length).toBe(2);
  expect(new Set(faces.flatMap(({ ring }) => ring)).size).toBe(vertices.length);
}

/** The corners of the face of a cell to a site, in order. */
function faceTo({ vertices, faces }: ClippedCell3d, site: number): string | undefined {
  const face = faces.find(({ beyond }) => beyond.type === 'site' && beyond.index === site);
  const texts = face?.ring.map((v) => vertices[v]!.map((x) => `${x.numerator}/${x.denominator}`).join());
  return texts?.sort().join(' ');
}

function expectCells(cells: readonly ClippedCell3d[]): void {
  cells.forEach((cell, i) => {
    expectWhole(cell);
    for (const { beyond } of cell.faces) {
      if (beyond.type === 'site') expect(faceTo(cell, beyond.index)).toBe(faceTo(cells[beyond.index]!, i));
    }
  });
}

const octahedron = [-1, 1].flatMap((x) =>
  [-1, 1].flatMap((y) => [-1, 1].map((z) => ({ normal: [x, y, z], constant: -1 }))),
);

describe('cells of space', () => {
  it.each(Object.keys(FAMILIES))('are whole, fit together, and fill the box: %s', (family) => {
    const points = cloud(family, effort(family === 'near overflow' ? 12 : 40));
    const range = [0, 1, 2].map((k) => points.map((p) => p[k]!));
    const box = { min: range.map((x) => Math.min(...x)), max: range.map((x) => Math.max(...x)) };
    const cells = voronoiCells3d(points, box);
    expectCells(cells);
    expect(cells.map(({ volume }) => volume)).toEqual(voronoiCellVolumes3d(points, box));
    const weights = points.map((_, i) => (i % 5) / 64);
    expectCells(powerCells3d(points, weights, box));
  });

  it('fit together where spheres are orthogonal to one, and cells have no volume', () => {
    const random = new Random(1, 7, 3, 2);
    for (let round = 0; round < effort(80); round++) {
      const sites = Array.from({ length: random.between(2, 14) }, () =>
        [0, 1, 2].map((axis) => random.between(0, axis === 2 && random.oneIn(3) ? 0 : 2)),
      );
      const weights = sites.map(([x, y, z]) => x! * x! + y! * y! + z! * z! + (random.oneIn(4) ? 1 : 0));
      const cells = powerCells3d(sites, weights, { min: [-1, -1, -1], max: [2, 2, 2] });
      expectCells(cells);
      expect(
        addUpTo(
          cells.map(({ volume }) => volume),
          { numerator: 27n, denominator: 1n },
        ),
      ).toBe(true);
    }
  });

  it('are clipped to what is behind planes', () => {
    const cells = voronoiCells3d(
      [
        [0, 0, 0],
        [1, 0, 0],
        [-0.3, 0.1, 0.2],
      ],
      octahedron,
    );
    expectCells(cells);
    expect(
      addUpTo(
        cells.map(({ volume }) => volume),
        { numerator: 4n, denominator: 3n },
      ),
    ).toBe(true);
    // Fractions of coordinates and of constants, and planes that cut nothing.
    const more = [
      { normal: [1e-300, 0, 0], constant: -1e-302 },
      { normal: [1, 0, 0], constant: -7 },
    ];
    const [small] = voronoiCells3d([[0, 0, 0]], [...octahedron, ...more]);
    expect(small!.faces.map(({ beyond }) => beyond.index)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(small!.rounded.vertices.at(-1)![0]).toBe(0.01);
  });

  it('tell what is on a plane of the region as of the region', () => {
    const [cell, other] = voronoiCells3d(
      [
        [1, 1, 1],
        [3, 1, 1],
      ],
      { min: [0, 0, 0], max: [2, 2, 2] },
    );
    expect(cell!.faces.map(({ beyond }) => `${beyond.type} ${beyond.index}`)).toEqual(
      [0, 1, 2, 3, 4, 5].map((side) => `region ${side}`),
    );
    expect(other!.faces).toEqual([]);
    expect(Object.keys(cell!)).toEqual(['vertices', 'faces', 'volume', 'rounded']);
    expect(structuredClone(cell)).toEqual({ ...cell });
  });

  it('are empty in a region without a volume', () => {
    const flat = [...octahedron, { normal: [0, 0, 1], constant: 1 }];
    for (const region of [flat, { min: [0, 0, 0], max: [1, 1, 0] }]) {
      expect(voronoiCells3d([[0, 0, 0]], region)[0]!.rounded).toEqual({ vertices: [], volume: 0 });
    }
  });

  it('tell how far they are, and refuse what is no region', () => {
    const heard: number[] = [];
    voronoiCells3d(
      [
        [0, 0, 0],
        [0, 0, 0],
      ],
      octahedron,
      { onProgress: (done) => heard.push(done) },
    );
    expect(heard).toEqual([1, 2]);
    const signal = { aborted: true, reason: new Error('enough') };
    expect(() => powerCells3d([[0, 0, 0]], [1], octahedron, { signal })).toThrow('enough');
    expect(() => voronoiCells3d([[0, 0, 0]], octahedron.slice(0, 4))).toThrow(
      /^voronoiCells3d: region must be a box, or planes around a bounded region/,
    );
    expect(() => voronoiCells3d([[0, 0, 0]], octahedron.slice(0, 3))).toThrow(/four planes or more/);
    expect(() => voronoiCells3d([[0, 0, 0]], [...octahedron, { normal: [0, 0, 0], constant: 1 }])).toThrow(
      /^voronoiCells3d: region\[8\]/,
    );
    expect(() => powerCells3d([[0, 0, 0]], [], octahedron)).toThrow(/^powerCells3d: weights must be/);
  });
});
