import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Context } from '../../src/cli/mesh/jobs.js';
import { operandsOf } from '../../src/cli/mesh/operands.js';
import { rewriteJob } from '../../src/cli/mesh/rewrite-job.js';
import { solidFromMesh } from '../../src/solids/index.js';
import { box, temporaryFolder } from './models.js';

const folder = temporaryFolder();
const calm: Context = { signal: { aborted: false }, progress: () => {} };

/** A box some of whose faces are turned over. */
function turnedOver(name: string, isTurned: (face: number) => boolean): string {
  let face = 0;
  const text = box(0, 1).replace(/^f (\d+) (\d+) (\d+)$/gm, (line, a, b, c) =>
    isTurned(face++) ? `f ${a} ${c} ${b}` : line,
  );
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const some = turnedOver('some.obj', (face) => face === 3 || face === 7);
const all = turnedOver('all.obj', () => true);

function operands(path: string, rule: string) {
  return operandsOf({ sources: [{ path }], rule } as unknown as Parameters<typeof operandsOf>[0], calm);
}

describe('faces turned over', () => {
  test('are turned by a command, and no coordinate changes', async () => {
    const out = join(folder, 'turned.obj');
    const job = { source: { path: some }, out, format: 'obj', weld: null, orient: true } as const;
    const { written } = await rewriteJob({ ...job, round: false, text: false }, calm);
    expect(written!.orient).toEqual({
      turnedCount: 2,
      turned: [3, 7],
      closed: true,
      oriented: true,
      oneSidedCount: 0,
      undecidedCount: 0,
    });
    const vertices = (path: string) => readFileSync(path, 'utf8').match(/^v .*$/gm);
    expect(vertices(out)).toEqual(vertices(some));
  });

  test('are told by the solid, with a rule that does not ask', async () => {
    await expect(operands(some, 'positive')).rejects.toThrow(
      /some\.obj: mesh must be oriented, got an edge [^:;]*: unerring check shows all of them; unerring orient turns faces, and --rule even-odd takes them as they are$/,
    );
    expect((await operands(some, 'even-odd'))![0]!.solid.faces).toHaveLength(6);
    const open = join(folder, 'open.obj');
    writeFileSync(open, box(0, 1).replace(/f .*\n$/, ''));
    await expect(operands(open, 'positive')).rejects.toThrow(
      /with one triangle: unerring check shows all of them; unerring fill fills holes; --weld-within D, or unerring weld/,
    );
  });

  test('all of them: it is inside out, and what helps is named', async () => {
    const [operand] = (await operands(all, 'positive'))!;
    expect(operand!.notes.at(-1)!.message).toBe(
      `${all} encloses nothing by the rule positive: it is inside out; unerring orient turns it, and --rule non-zero takes it as it is`,
    );
    expect(solidFromMesh({ positions: [], indices: [] }).faces).toEqual([]);
  });
});
