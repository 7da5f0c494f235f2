import { describe, expect, it } from 'vitest';
import { checkMesh, describeReport } from '../../../src/mesh/index.js';
import { cube, mesh } from '../meshes.js';

describe('describeReport', () => {
  it('says that a solid is one', () => {
    expect(describeReport(checkMesh(cube))).toBe(
      [
        'valid, the boundary of a solid',
        '  vertices    8',
        '  triangles   12',
        '  edges       18',
        '  components  1',
        '  closed      yes',
        '  oriented    yes',
        '  genus       0',
        '  volume      1',
        '  info  6 coplanar-neighbours: 0 1, 4 5, 6 7, 8 9, ...',
      ].join('\n'),
    );
  });

  it('says what is wrong, and where', () => {
    const report = checkMesh(
      mesh([0, 0, 0, 4, 0, 0, 0, 4, 0, 1, 1, -1, 1, 1, 1, 2, 1, 1], [0, 1, 2, 3, 4, 5]),
    );
    const lines = describeReport(report).split('\n');
    expect(lines[0]).toBe('1 error and 6 warnings');
    expect(lines).toContain('  error  1 crossing-triangles: 0 1');
    expect(lines).toContain('  warning  6 border-edge: 0 1 0, 2 0 0, 1 2 0, 3 4 1, ...');
  });

  it('has a line for a mesh without triangles, and for one that was not checked to the end', () => {
    expect(
      describeReport(checkMesh(mesh([], [])))
        .split('\n')
        .at(-1),
    ).toBe('  warning  1 no-triangles');
    const stopped = checkMesh(cube, { signal: { aborted: true } });
    expect(describeReport(stopped)).toMatch(/^stopped before the end; no errors so far\n/);
  });

  it('refuses what is no report', () => {
    expect(() => describeReport({} as never)).toThrow(/^describeReport: report must be /);
  });
});
