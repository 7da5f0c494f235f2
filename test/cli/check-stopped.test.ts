import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type CheckOptions, check } from '../../src/cli/check.js';
import { checkJob } from '../../src/cli/mesh/check-job.js';
import type { CheckJob } from '../../src/cli/mesh/check-types.js';
import type { Context } from '../../src/cli/mesh/jobs.js';
import { UsageError } from '../../src/cli/usage-error.js';
import { box, models, temporaryFolder, unerring } from './models.js';

const folder = temporaryFolder();
const files = models(folder);

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

/** A solid, and upright triangles in rows that cut those across: each crosses 40 others. */
function palisade(n: number): string {
  const vertices: string[] = [];
  for (let i = 0; i < n; i++) {
    vertices.push(`v ${i + 2} 2 0`, `v ${i + 2} ${n + 3} 0`, `v ${i + 2} 2 1`);
    vertices.push(`v 1.5 ${i + 2.5} 0.25`, `v ${n + 3} ${i + 2.5} 0.25`, `v 1.5 ${i + 2.5} 1.25`);
  }
  const faces = Array.from({ length: 2 * n }, (_, t) => `f ${[1, 2, 3].map((k) => 3 * t + k + 8).join(' ')}`);
  return `${box(0, 1)}${vertices.join('\n')}\n${faces.join('\n')}\n`;
}

function job(path: string, more: Partial<CheckJob> = {}): CheckJob {
  const plain = { selfIntersections: 'all', weld: null, limit: 5, html: null, svg: null } as const;
  return { source: { path }, ...plain, json: true, ...more };
}

/** Is stopped at the n-th report of progress of a stage. */
function stoppedAt(wanted: string, n = 1): Context {
  let seen = 0;
  return {
    progress: (stage) => void (stage === wanted && seen++),
    signal: {
      get aborted() {
        return seen >= n;
      },
    },
  };
}

const calm: Context = { signal: { aborted: false }, progress: () => {} };

describe('a check that is stopped', () => {
  const path = file('palisade.obj', palisade(40));

  test('in the search for pairs hands over all that was finished before, volumes included', async () => {
    const { facts, findings, summary, complete, json } = await checkJob(
      job(path),
      stoppedAt('self-intersections'),
    );
    expect(complete).toBe(false);
    expect(summary).toMatch(/^stopped before the end; 240 warnings so far$/);
    expect(findings.map(({ type: kind, count }) => [kind, count])).toEqual([
      ['border-edge', 240],
      ['coplanar-neighbours', 6],
    ]);
    expect(Object.fromEntries(facts)).toMatchObject({ edges: '258', components: '81', volume: /^1, none/ });
    expect(JSON.parse(json)).toMatchObject({ complete: false, pairsComplete: false, edges: 258 });
  });

  test('has the pairs that it found so far', async () => {
    const large = file('large.obj', palisade(150));
    const all = await checkJob(job(large), calm);
    const count = ({ findings }: typeof all) =>
      findings.find(({ type: kind }) => kind === 'crossing-triangles')?.count ?? 0;
    let steps = 0;
    const counting: Context = {
      ...calm,
      progress: (stage) => void (stage === 'self-intersections' && steps++),
    };
    await checkJob(job(large), counting);
    const half = await checkJob(job(large), stoppedAt('self-intersections', steps - 1));
    expect(count(all)).toBeGreaterThan(1000);
    expect(count(half)).toBeGreaterThan(0);
    expect(count(half)).toBeLessThan(count(all));
  });
});

describe('--max-pairs', () => {
  const path = file('few.obj', palisade(4));

  test('ends the search, and says so everywhere', async () => {
    const { code, out } = await unerring(['check', path, '--max-pairs', '5']);
    expect(code).toBe(1);
    expect(out).toContain('few.obj: at least 5 errors and 24 warnings\n');
    expect(out).toContain(
      'note  more than 5 pairs of triangles meet: the search ended there (--max-pairs)\n',
    );
    expect(out).toMatch(/│ crossing-triangles +│ error +│ .* │ +5\+ │/);
    expect(out).toMatch(/│ coplanar-neighbours +│ info +│ .* │ +6 │/);
    const json = JSON.parse((await unerring(['check', '--json', path, '--max-pairs', '5'])).out);
    expect(json).toMatchObject({ complete: true, pairsComplete: false, valid: false });
  });

  test('that is not reached changes nothing', async () => {
    const bounded = await checkJob(job(path, { maxPairs: 1000 }), calm);
    expect(bounded).toEqual(await checkJob(job(path), calm));
    expect(bounded.summary).not.toContain('at least');
    expect(JSON.parse(bounded.json)).toMatchObject({ pairsComplete: true });
  });

  test('copies of a triangle are one group, and their pairs are bounded', async () => {
    const copies = file('copies.obj', `v 0 0 0\nv 1 0 0\nv 0 1 0\n${'f 1 2 3\n'.repeat(2000)}`);
    const { findings } = await checkJob(job(copies, { maxPairs: 100 }), calm);
    const counts = Object.fromEntries(
      findings.map(({ type: kind, count, atLeast }) => [kind, [count, atLeast]]),
    );
    expect(counts['duplicate-triangles']).toEqual([1, false]);
    expect(counts['overlapping-triangles']).toEqual([100, true]);
  });

  const cases: readonly [CheckOptions, string][] = [
    [{ maxPairs: '0' }, "--max-pairs takes a whole number from 1 on or 'all', got '0'"],
    [{ maxPairs: 'x' }, "--max-pairs takes a whole number from 1 on or 'all', got 'x'"],
    [{ maxPairs: '1', first: true }, '--max-pairs makes no sense with --first'],
    [{ maxPairs: '1', selfIntersections: false }, '--max-pairs makes no sense with --no-self-intersections'],
  ];
  test.each(cases)('%j', async (options, message) => {
    const failure = await check([files.good], options).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(UsageError);
    expect((failure as UsageError).message).toBe(message);
  });
});
