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

  it('tells once what all components have, or have not', () => {
    const facts = (n: number, one: typeof cube, at = 10) => {
      const positions = Array.from({ length: n }, (_, i) =>
        Array.from(one.positions, (x, k) => x + (k % 3 ? 0 : at * i)),
      );
      const indices = Array.from({ length: n }, (_, i) =>
        Array.from(one.indices, (v) => v + (i * one.positions.length) / 3),
      );
      const text = describeReport(checkMesh(mesh(positions.flat(), indices.flat())));
      return text.split('\n').filter((line) => /^ {2}(genus|volume)/.test(line));
    };
    const triangle = mesh([0, 0, 0, 1, 0, 0, 0, 1, 0], [0, 1, 2]);
    const none = (n: number) => `none (${n} components, none closed)`;
    expect(facts(1, triangle)).toEqual(['  genus       none (open)', '  volume      none (open)']);
    expect(facts(2, triangle)).toEqual([`  genus       ${none(2)}`, `  volume      ${none(2)}`]);
    expect(facts(151, triangle)).toEqual([`  genus       ${none(151)}`, `  volume      ${none(151)}`]);
    expect(facts(2, cube)).toEqual(['  genus       0, 0', '  volume      1, 1']);
    expect(facts(9, cube)).toEqual([
      '  genus       0 in each of 9 components',
      '  volume      1 in each of 9 components',
    ]);
    const [some] = [
      facts(9, mesh([...cube.positions, 5, 0, 0, 6, 0, 0, 5, 1, 0], [...cube.indices, 8, 9, 10])),
    ];
    expect(some[0]).toBe('  genus       0, none (open), 0, none (open), ... (18 components)');
  });

  it('refuses what is no report', () => {
    expect(() => describeReport({} as never)).toThrow(/^describeReport: report must be /);
  });
});
