import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Context } from '../../src/cli/mesh/jobs.js';
import { rewriteJob } from '../../src/cli/mesh/rewrite-job.js';
import { box, temporaryFolder } from './models.js';

const folder = temporaryFolder();
const calm: Context = { signal: { aborted: false }, progress: () => {} };

/** A box without some of its triangles. */
function boxWithout(name: string, isLeftOut: (triangle: number) => boolean): string {
  let triangle = 0;
  const path = join(folder, name);
  writeFileSync(
    path,
    box(0, 1).replace(/^f .*\n/gm, (line) => (isLeftOut(triangle++) ? '' : line)),
  );
  return path;
}

async function fill(path: string, most: number) {
  const out = join(folder, 'filled.obj');
  const job = { source: { path }, out, format: 'obj', weld: null, fill: most } as const;
  const { written } = await rewriteJob({ ...job, round: false, text: false }, calm);
  return { ...written!, text: readFileSync(out, 'utf8') };
}

describe('holes', () => {
  test('are filled, and the file keeps what it has', async () => {
    const path = boxWithout('holes.obj', (triangle) => triangle < 2 || triangle === 9);
    const { fill: filled, triangles, text } = await fill(path, Number.POSITIVE_INFINITY);
    expect(filled).toEqual({ filledCount: 2, addedTriangles: 3, leftCount: 0, left: [], openEdges: 0 });
    expect(triangles).toBe(12);
    const lines = (of: string) => of.match(/^[vf] .*$/gm)!;
    expect(lines(text).slice(0, -3)).toEqual(lines(readFileSync(path, 'utf8')));
  });

  test('of more edges are left, and why is told', async () => {
    const path = boxWithout('large.obj', (triangle) => triangle < 2 || triangle === 9);
    const { fill: filled } = await fill(path, 3);
    expect(filled).toMatchObject({ filledCount: 1, leftCount: 1, left: [{ edges: 4, reason: 'too-large' }] });
    expect(filled!.openEdges).toBe(4);
  });
});
