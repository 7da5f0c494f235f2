import { describe, expect, test } from 'vitest';
import { checkOnThreads } from '../../src/cli/mesh/check-on-threads.js';
import { parseMesh } from '../../src/formats/index.js';
import { checkMesh, reportToJson } from '../../src/mesh/index.js';
import { box } from './models.js';

/** A row of boxes, each of which cuts the next one. */
async function boxes(count: number) {
  const text = Array.from({ length: count }, (_, i) => box(i / 2, i / 2 + 1, undefined, 8 * i)).join('');
  return (await parseMesh(new TextEncoder().encode(text), 'obj')).mesh;
}

describe('check on several threads', () => {
  test('finds what one thread finds', async () => {
    const mesh = await boxes(40);
    for (const selfIntersections of ['all', 'first', 'none'] as const) {
      for (const limit of [Infinity, 3]) {
        const options = { selfIntersections, limit };
        const alone = checkMesh(mesh, options);
        expect(reportToJson(await checkOnThreads(mesh, 2, options, 1))).toEqual(reportToJson(alone));
        expect(alone.findings.length).toBeGreaterThan(0);
      }
    }
  });

  test('does with one what it does not with several: small meshes', async () => {
    const mesh = await boxes(2);
    const stages = async (smallest: number) => {
      const seen: string[] = [];
      const onProgress = (stage: string, done: number, total: number) =>
        seen.push(`${stage} ${done} ${total}`);
      await checkOnThreads(mesh, 2, { selfIntersections: 'all', onProgress }, smallest);
      return seen;
    };
    expect(await stages(25)).not.toContain('self-intersections 0 0');
    expect(await stages(24)).toContain('self-intersections 0 0');
  });

  test('leaves meshes to one where all triangles lie over each other, and ends at the same pair', async () => {
    const mesh = await boxes(150);
    const stages: string[] = [];
    const onProgress = (stage: string, done: number, total: number) =>
      stages.push(`${stage} ${done} ${total}`);
    const over = {
      positions: mesh.positions.map((x) => x % 2),
      indices: mesh.indices,
    };
    const options = { selfIntersections: 'all', maxPairs: 1000 } as const;
    const report = await checkOnThreads(over, 2, { ...options, onProgress }, 1);
    expect(stages).not.toContain('self-intersections 0 0');
    expect(reportToJson(report)).toEqual(reportToJson(checkMesh(over, options)));
    // Few boxes, but more pairs than are counted.
    const row = await boxes(60);
    expect(reportToJson(await checkOnThreads(row, 2, options, 1))).toEqual(
      reportToJson(checkMesh(row, options)),
    );
  });

  test('keeps what was found before, when it is stopped', async () => {
    const mesh = await boxes(40);
    let searching = false;
    const signal = {
      get aborted() {
        return searching;
      },
    };
    const onProgress = (stage: string) => {
      searching ||= stage === 'self-intersections';
    };
    const report = await checkOnThreads(mesh, 2, { selfIntersections: 'all', signal, onProgress }, 1);
    expect(report.complete).toBe(false);
    expect(report.components.length).toBe(40);
    expect(report.findings.map(({ type: kind }) => kind)).toEqual([
      'duplicate-vertices',
      'coplanar-neighbours',
    ]);
  });
});
