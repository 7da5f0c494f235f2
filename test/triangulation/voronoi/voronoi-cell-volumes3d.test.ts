import { describe, expect, it } from 'vitest';
import { Random } from '../../../src/oracle/cases/random.js';
import { powerCellVolumes3d, voronoiCellVolumes3d } from '../../../src/triangulation/index.js';
import { effort } from '../../support/effort.js';
import { cloud, FAMILIES } from '../space/clouds.js';
import { addUpTo } from './exact-sums.js';

const whole = { min: [0, 0, 0], max: [4, 4, 4] };

describe('volumes of cells', () => {
  it.each(Object.keys(FAMILIES))('add up to the box, and are the same in any order: %s', (family) => {
    const points = cloud(family, effort(family === 'near overflow' ? 15 : 40));
    const range = [0, 1, 2].map((k) => points.map((p) => p[k]!));
    const box = { min: range.map((x) => Math.min(...x)), max: range.map((x) => Math.max(...x)) };
    const [volume] = voronoiCellVolumes3d([points[0]!], box);
    const volumes = voronoiCellVolumes3d(points, box);
    expect(addUpTo(volumes, volume!)).toBe(true);
    const weights = points.map((_, i) => (i % 5) / 64);
    expect(addUpTo(powerCellVolumes3d(points, weights, box), volume!)).toBe(true);
    expect(
      powerCellVolumes3d(
        points,
        points.map(() => 3),
        box,
      ),
    ).toEqual(volumes);
    const text = (list: typeof volumes) =>
      list.map(({ numerator, denominator }) => `${numerator}/${denominator}`);
    expect(text(voronoiCellVolumes3d([...points].reverse(), box)).sort()).toEqual(text(volumes).sort());
  });

  it('add up where one site has all others around it, and where it is on the hull', () => {
    const random = new Random(6, 1, 8, 0);
    const around = Array.from({ length: effort(400) }, () => {
      const [x, y] = [random.unit() - 0.5, random.unit() - 0.5];
      const z = Math.sqrt(Math.max(0, 1 - x * x - y * y));
      return [x, y, z].map((c) => Math.round(c * 1000));
    });
    const lower = around.map(([x, y, z]) => [x!, y!, -z!]);
    const box = { min: [-2000, -2000, -2000], max: [2000, 2000, 2000] };
    const [volume] = voronoiCellVolumes3d([[0, 0, 0]], box);
    for (const others of [around, [...around, ...lower]]) {
      const volumes = voronoiCellVolumes3d([[0, 0, 0], ...others], box);
      expect(addUpTo(volumes, volume!)).toBe(true);
    }
  });

  it('are told of sites in a plane, on a line, in one place, and of none', () => {
    const volumesOf = (sites: number[][]) =>
      voronoiCellVolumes3d(sites, whole).map(
        ({ numerator, denominator }) => Number(numerator) / Number(denominator),
      );
    expect(
      volumesOf([
        [1, 1, 9],
        [3, 1, 9],
        [1, 3, 9],
        [3, 3, 9],
      ]),
    ).toEqual([16, 16, 16, 16]);
    expect(
      volumesOf([
        [0, 0, 0],
        [2, 0, 0],
        [4, 0, 0],
      ]),
    ).toEqual([16, 32, 16]);
    expect(
      volumesOf([
        [7, 7, 7],
        [7, 7, 7],
      ]),
    ).toEqual([64, 0]);
    expect(volumesOf([])).toEqual([]);
    expect(voronoiCellVolumes3d([[0, 0, 0]], { min: [0, 0, 0], max: [0, 1, 1] })[0]!.numerator).toBe(0n);
  });

  it('tell how far they are, and end when they are aborted', () => {
    const sites = [
      [0, 0, 0],
      [1, 1, 1],
      [2, 0, 0],
    ];
    const heard: number[][] = [];
    voronoiCellVolumes3d(sites, whole, { onProgress: (...progress) => heard.push(progress) });
    expect(heard).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
    ]);
    const controller = new AbortController();
    const onProgress = (done: number) => done === 2 && controller.abort(new Error('enough'));
    const { signal } = controller;
    expect(() => powerCellVolumes3d(sites, [0, 1, 2], whole, { onProgress, signal })).toThrow('enough');
    expect(() => voronoiCellVolumes3d(sites, whole, { signal })).toThrow('enough');
    expect(() => voronoiCellVolumes3d(sites, whole, { progress: 1 } as never)).toThrow(
      /^voronoiCellVolumes3d: options.progress must be a known name/,
    );
  });

  it('refuse what is no box, and weights that are not one for each site', () => {
    expect(() => voronoiCellVolumes3d([[0, 0, 0]], {} as never)).toThrow(/^voronoiCellVolumes3d: box/);
    expect(() => powerCellVolumes3d([[0, 0, 0]], [], whole)).toThrow(/^powerCellVolumes3d: weights must be/);
  });
});
