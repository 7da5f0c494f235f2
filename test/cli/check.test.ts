import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type CheckOptions, check } from '../../src/cli/check.js';
import { checkJob } from '../../src/cli/mesh/check-job.js';
import type { CheckJob } from '../../src/cli/mesh/check-types.js';
import type { Context } from '../../src/cli/mesh/jobs.js';
import { UsageError } from '../../src/cli/usage-error.js';
import { models, temporaryFolder, unerring } from './models.js';

const folder = temporaryFolder();
const files = models(folder);

const calm: Context = { signal: { aborted: false }, progress: () => {} };

function job(path: string, more: Partial<CheckJob> = {}): CheckJob {
  return {
    source: { path },
    selfIntersections: 'all',
    weld: null,
    limit: 5,
    json: true,
    html: null,
    svg: null,
    ...more,
  };
}

describe('exit codes and output', () => {
  test('0 for a solid: its facts, and nothing on stderr', async () => {
    const { code, out, err } = await unerring(['check', files.good]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(`${files.good}: valid, the boundary of a solid\n`);
    for (const fact of ['format +OBJ', 'vertices +8', 'triangles +12', 'edges +18', 'genus +0', 'volume +1'])
      expect(out).toMatch(new RegExp(`^ +${fact}$`, 'm'));
  });

  test('1 for findings, errors first, with their numbers', async () => {
    const { code, out, err } = await unerring(['check', '--limit', '2', files.crossing]);
    expect({ code, err }).toEqual({ code: 1, err: '' });
    expect(out).toMatch(/crossing\.obj: \d+ errors\n/);
    expect(out).toMatch(/│ crossing-triangles +│ error +│ \d+, \d+; \d+, \d+; \.\.\. +│ +\d+ │/);
    expect(out.indexOf('crossing-triangles')).toBeLessThan(out.indexOf('coplanar-neighbours'));
  });

  test('2 if one of several is broken: a line about each, and the others are checked', async () => {
    const { code, out, err } = await unerring([
      'check',
      files.broken,
      files.open,
      files.missing,
      files.empty,
    ]);
    expect(code).toBe(2);
    expect(out).toMatch(/open\.obj: 3 warnings\n/);
    const lines = err.trimEnd().split('\n');
    expect(lines[0]).toMatch(/^unerring: .*broken\.obj:2: /);
    expect(lines.slice(1)).toEqual([
      `unerring: ${files.missing}: there is no such file`,
      `unerring: ${files.empty}: no mesh is in this folder (.obj, .off, .ply, .stl, .glb)`,
    ]);
  });

  test('--json: one document, an array for several files, errors in their places', async () => {
    const { code, out } = await unerring(['check', '--json', files.good, files.broken]);
    expect(code).toBe(2);
    const [good, broken] = JSON.parse(out) as Record<string, unknown>[];
    expect(good).toMatchObject({
      file: files.good,
      fileFormat: 'obj',
      valid: true,
      complete: true,
      triangles: 12,
    });
    expect(good).toHaveProperty('findings');
    expect(broken).toEqual({ file: files.broken, error: expect.stringContaining('broken.obj:2:') });
  });

  test('130 after Ctrl-C: what was found so far is shown, the rest is not begun', async () => {
    // Standard input never ends: the run is in the middle of it when it is stopped.
    const { code, out, err } = await unerring(['check', files.good, '-', files.open], {
      keepsInput: true,
      interruptWhen: (text) => text.includes('good.obj'),
    });
    expect(code).toBe(130);
    expect(err).toContain('stopping');
    expect(out).toContain('good.obj: valid');
    expect(out).not.toContain('open.obj');
  });

  test('a mistake in the command line is one line', async () => {
    const { code, out, err } = await unerring(['check']);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toBe("unerring: missing required argument 'file'\n");
  });
});

describe('options that make no sense', () => {
  const cases: readonly [CheckOptions, string][] = [
    [{ limit: '-1' }, "--limit takes a whole number or 'all', got '-1'"],
    [{ limit: '1.5' }, "--limit takes a whole number or 'all', got '1.5'"],
    [{ format: 'step' }, "--format: there is no 'step'; known: obj, off, ply, stl, glb"],
    [{ weldWithin: '-1' }, "--weld-within takes a distance of at least 0, got '-1'"],
    [{ weldWithin: '1e999' }, "--weld-within takes a distance of at least 0, got '1e999'"],
    [{ weld: true, weldWithin: '1' }, 'give --weld or --weld-within, not both'],
    [{ first: true, selfIntersections: false }, '--first makes no sense with --no-self-intersections'],
    [{ html: 'page.obj' }, "--html takes a file name that ends in .html or .htm, got 'page.obj'"],
    [{ svg: 'x.html' }, "--svg takes a file name that ends in .svg, got 'x.html'"],
    [{ html: 'x.html' }, '--html takes a picture of one mesh: give one FILE'],
  ];

  test.each(cases)('%j', async (options, message) => {
    const failure = await check([files.good, files.good], options).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(UsageError);
    expect((failure as UsageError).message).toBe(message);
  });
});

describe('what is checked', () => {
  test('self-intersections: all, whether there is one, or none', async () => {
    const crossings = async (selfIntersections: CheckJob['selfIntersections']) => {
      const { findings } = await checkJob(job(files.crossing, { selfIntersections }), calm);
      return findings
        .filter(({ type: kind }) => /^(cross|touch|overlap)/.test(kind))
        .reduce((n, { count }) => n + count, 0);
    };
    expect(await crossings('all')).toBeGreaterThan(1);
    expect(await crossings('first')).toBe(1);
    expect(await crossings('none')).toBe(0);
    const { summary } = await checkJob(job(files.good, { selfIntersections: 'none' }), calm);
    expect(summary).toBe('nothing found (self-intersections were not looked for)');
  });

  test('welding is a step of its own, and said', async () => {
    const open = await checkJob(job(files.halves), calm);
    expect(open.clean).toBe(false);
    expect(open.notes.join()).toMatch(/^--weld-within 0\.0016\d+ closes all borders/);
    const exact = await checkJob(job(files.halves, { weld: 0 }), calm);
    expect(exact.notes.join()).toMatch(/^welded: 1 vertex merged into 1 other at the same point/);
    expect(exact.clean).toBe(false);
    const within = await checkJob(job(files.halves, { weld: 0.001953125 }), calm);
    expect(within.notes.join()).toMatch(/^welded: 8 vertices merged into 8 others within 0\.001953125/);
    expect(within.summary).toBe('valid, the boundary of a solid');
    const { weld, vertices } = JSON.parse(within.json) as { weld: object; vertices: number };
    expect(weld).toMatchObject({ distance: 0.001953125, merged: 8, groupCount: 8, collapsedCount: 0 });
    expect(weld).toHaveProperty('groups.0', [0, 8]);
    expect(vertices).toBe(8);
  });

  test('a stopped check hands over what it has, and says that it is not complete', async () => {
    let stage = '';
    const signal = {
      get aborted() {
        return stage === 'self-intersections';
      },
    };
    const context: Context = { signal, progress: (name) => (stage = name) };
    const { summary, complete, json } = await checkJob(job(files.open), context);
    expect(summary).toBe('stopped before the end; 3 warnings so far');
    expect(complete).toBe(false);
    expect(JSON.parse(json)).toMatchObject({ complete: false, valid: false, findings: expect.anything() });
  });

  test('the limit is one for the findings that are written, not for those that are counted', async () => {
    const { findings, json } = await checkJob(job(files.crossing, { limit: 1 }), calm);
    const { findings: written } = JSON.parse(json) as { findings: { count: number; items: unknown[] }[] };
    expect(Math.max(...findings.map(({ count }) => count))).toBeGreaterThan(5);
    for (const { first } of findings) expect(first.length).toBeLessThanOrEqual(1);
    for (const { items } of written) expect(items.length).toBeLessThanOrEqual(1);
  });
});

describe('pictures', () => {
  test('--html and --svg write self-contained files', async () => {
    const html = join(folder, 'page.html');
    const svg = join(folder, 'picture.svg');
    const { code, out } = await unerring(['check', '--html', html, '--svg', svg, files.crossing]);
    expect(code).toBe(1);
    expect(out).toContain('page.html');
    const page = readFileSync(html, 'utf8');
    expect(page).toContain('<title>crossing.obj');
    // Nothing is loaded: the page holds its program and its data, and forbids all else.
    expect(page).toContain(`content="default-src 'none'`);
    expect(page).not.toMatch(/<(?:script|link|img)[^>]+(?:src|href)=/);
    expect(page.length).toBeLessThan(1_000_000);
    const picture = readFileSync(svg, 'utf8');
    expect(picture).toMatch(/^<svg [\s\S]*<\/svg>\n$/);
    expect(picture).toContain('Crossing triangles: ');
  });
});
