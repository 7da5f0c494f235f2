import { expect, test } from 'vitest';
import type { Context } from '../../src/cli/mesh/jobs.js';
import { sectionJob } from '../../src/cli/mesh/section-job.js';
import { type SectionCommandOptions, section } from '../../src/cli/section.js';
import { UsageError } from '../../src/cli/usage-error.js';
import { models, temporaryFolder, unerring } from './models.js';

const folder = temporaryFolder();
const files = models(folder);

test('the outline as OBJ: a line element that ends where it begins', async () => {
  const { code, out, err } = await unerring(['section', files.good, '--plane', '0,0,2,-0.5']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const lines = out.trim().split('\n');
  expect(lines.slice(1, 3)).toEqual(['o plane0', '# 0 0 2 -0.5']);
  const vertices = lines.filter((line) => line.startsWith('v '));
  expect(vertices.every((line) => line.endsWith(' 0.25'))).toBe(true);
  const numbers = vertices.map((_, i) => i + 1);
  expect(lines.filter((line) => line.startsWith('l '))).toEqual([`l ${numbers.join(' ')} 1`]);
});

test('layers as JSON; exit code 1 where nothing is cut', async () => {
  const args = ['section', files.good, '--json', '--normal', '0,1,0', '--layers'];
  const { code, out } = await unerring([...args, '0,1,3']);
  const { mesh, complete, sections } = JSON.parse(out) as {
    mesh: string;
    complete: boolean;
    sections: {
      plane: number[];
      loops: { turn: number; depth: number; parent: null }[];
      regions: object[];
    }[];
  };
  expect([code, mesh, complete]).toEqual([0, files.good, true]);
  expect(sections.map(({ plane }) => plane)).toEqual([
    [0, 1, 0, 0],
    [0, 1, 0, -0.5],
    [0, 1, 0, -1],
  ]);
  expect(sections.map(({ loops }) => loops.length)).toEqual([1, 1, 0]);
  expect(sections[1]!.regions).toEqual([{ outer: 0, holes: [] }]);
  expect((await unerring([...args, '5,9,2'])).code).toBe(1);
});

test('what was cut until it was stopped is not complete', async () => {
  const stopped: Context = { signal: { aborted: true }, progress: () => {} };
  const job = { source: { path: files.good }, planes: Float64Array.of(0, 0, 1, -0.5), isStack: false };
  expect(await sectionJob(job, stopped)).toEqual({ answers: [], complete: false });
});

test.each([
  [{}, 'section: say where to cut: --plane nx,ny,nz,c or --layers from,to,count'],
  [{ plane: ['0,0,1,0'], layers: '0,1,2' }, 'give --plane or --layers, not both'],
  [{ plane: ['0,0,1,0'], normal: '1,0,0' }, '--normal needs --layers'],
  [{ plane: ['0,0,1'] }, "--plane: expected 4 finite numbers nx ny nz c, got '0,0,1'"],
  [{ plane: ['0,0,0,1'] }, "--plane: expected a normal other than zero, got '0,0,0,1'"],
  [{ layers: '0,1,2.5' }, "--layers: expected a count from 1 to 1000000, got '2.5'"],
  [{ layers: '0,1,2', normal: '0,0,0' }, "--normal: expected a normal other than zero, got '0,0,0'"],
] as const)('%j is refused', async (options, message) => {
  const failure = await section(files.good, options as SectionCommandOptions).catch(
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(UsageError);
  expect((failure as UsageError).message).toBe(message);
});
