import { describe, expect, it } from 'vitest';
import { checkMesh } from '../../../src/mesh/validation/check-mesh.js';
import { findingItem, listedItems } from '../../../src/mesh/validation/finding.js';
import { reportToJson } from '../../../src/mesh/validation/report-to-json.js';
import { cube, mesh } from '../meshes.js';
import { insideOut, openBox, placed } from './meshes.js';

describe('a report', () => {
  it('lists no more than asked for, but counts all', () => {
    const { findings } = checkMesh(openBox, { limit: 2 });
    expect(findings.map((finding) => [finding.type, finding.count, listedItems(finding)])).toEqual([
      ['border-edge', 4, 2],
      ['coplanar-neighbours', 5, 2],
    ]);
    expect(() => findingItem(findings[0]!, 2)).toThrow(RangeError);
    const groups = checkMesh(mesh([1, 1, 1, 2, 2, 2, 1, 1, 1, 2, 2, 2, 2, 2, 2], []), { limit: 1 });
    expect(groups.findings[1]).toMatchObject({ type: 'duplicate-vertices', count: 2 });
    expect(Array.from(findingItem(groups.findings[1]!, 0))).toEqual([0, 2]);
    expect(checkMesh(openBox, { limit: 0 }).findings.map(({ indices }) => indices.length)).toEqual([0, 0]);
  });

  it('is plain data as JSON', () => {
    const json = reportToJson(checkMesh(openBox));
    expect(JSON.parse(JSON.stringify(json))).toEqual(json);
    expect(json).toMatchObject({
      format: 'unerring-mesh-report',
      version: 2,
      valid: false,
      componentCount: 1,
      bodyCount: 1,
      findings: [
        {
          type: 'border-edge',
          severity: 'warning',
          count: 4,
          columns: ['vertex', 'vertex', 'triangle'],
          repeated: null,
          items: [
            [0, 1, 2],
            [3, 0, 8],
            [1, 2, 4],
            [2, 3, 6],
          ],
        },
        { type: 'coplanar-neighbours' },
      ],
    });
    expect(reportToJson(checkMesh(openBox), 1).findings[0]!.items).toEqual([[0, 1, 2]]);
    const infinite = reportToJson(checkMesh(placed(cube, 2 ** 350, [0, 0, 0])));
    expect(infinite.components[0]).toMatchObject({ volume: null, volumeSign: 1 });
  });

  it('is not valid if the search for pairs ended before the first one', () => {
    const shifted = placed(cube, 1, [0.5, 0.5, 0.5]);
    const both = mesh(
      [...cube.positions, ...shifted.positions],
      [...cube.indices, ...Array.from(shifted.indices, (v) => v + cube.positions.length / 3)],
    );
    expect(checkMesh(both, { maxPairs: 0 })).toMatchObject({
      valid: false,
      complete: true,
      pairsComplete: false,
    });
    expect(checkMesh(cube, { maxPairs: 0 })).toMatchObject({ valid: true, pairsComplete: true });
    expect(checkMesh(both, { selfIntersections: 'none' }).valid).toBe(true);
  });

  it('tells how far the check is, and ends it when asked', () => {
    const stages: string[] = [];
    checkMesh(cube, { onProgress: (stage) => stages.push(stage) });
    const inOrder = [...new Set(stages)];
    expect(inOrder).toEqual([
      'vertices',
      'triangles',
      'edges',
      'components',
      't-junctions',
      'volume',
      'self-intersections',
      'nesting',
    ]);
    for (const last of inOrder) {
      const signal = { aborted: false };
      const report = checkMesh(insideOut(openBox), {
        signal,
        onProgress: (stage) => {
          if (stage === last) signal.aborted = true;
        },
      });
      expect(report).toMatchObject({ complete: false, valid: false });
      if (last === 't-junctions') expect(report.findings[0]).toMatchObject({ type: 'border-edge', count: 4 });
    }
  });

  it('is refused for what is no mesh, and for options without a meaning', () => {
    expect(() => checkMesh(mesh([0, 0], []))).toThrow(/^checkMesh: mesh.positions.length/);
    expect(() => checkMesh(mesh([0, NaN, 0], []))).toThrow(/^checkMesh: mesh.positions\[1\]/);
    expect(() => checkMesh(mesh([0, 0, 0], [0, 0, 1]))).toThrow(/^checkMesh: mesh.indices\[2\]/);
    expect(() => checkMesh(cube, { limit: -1 })).toThrow(/options.limit/);
    expect(() => checkMesh(cube, { limit: NaN })).toThrow(/options.limit/);
    expect(() => checkMesh(cube, { selfIntersections: 'some' as 'all' })).toThrow(
      /options.selfIntersections/,
    );
  });
});
