import { copyFileSync, linkSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Overwriting, requireOutputsApart } from '../../src/cli/output-guard.js';
import { models, temporaryFolder, unerring } from './models.js';

const folder = temporaryFolder();
const files = models(folder);
const at = (name: string) => join(folder, name);
const mine = at('mine.obj');
copyFileSync(files.good, mine);
const linked = at('linked.obj');
linkSync(mine, linked);
const engine = at('engine.mjs');
writeFileSync(engine, 'export const orient2d = () => 0;\n');

describe('a file that is read', () => {
  test.each<[string, string[], Overwriting, string | undefined]>([
    ['is not written', [mine], {}, `--out would overwrite ${mine}, which is read`],
    ['is not written under another name', [linked], {}, `--out would overwrite ${linked}, which is read`],
    ['is written by force', [mine], { force: true }, undefined],
    [
      'is not written unless that is said',
      [mine],
      { force: false },
      `${mine}, which is read; --force allows it`,
    ],
    ['may be one that is not there', [at('nowhere.obj')], {}, undefined],
  ])('%s', (_, inputs, overwriting, message) => {
    const run = () => requireOutputsApart([['--out', mine]], inputs, overwriting);
    if (message === undefined) expect(run).not.toThrow();
    else expect(run).toThrow(message);
  });

  test('two outputs are two files', () => {
    expect(() =>
      requireOutputsApart(
        [
          ['--out', mine],
          ['--html', linked],
        ],
        [],
        { force: true },
      ),
    ).toThrow('--out and --html name the same file');
  });

  test.each([
    ['convert', [mine, mine], 'the output'],
    ['weld', [mine, '--out', mine], 'the output'],
    ['boolean', ['union', mine, files.far, '--out', mine], '--out'],
  ])('%s leaves it, unless it is forced', async (command, args, option) => {
    const before = readFileSync(mine, 'utf8');
    const refused = await unerring([command, ...args]);
    expect(refused).toEqual({
      code: 2,
      out: '',
      err: `unerring: ${option} would overwrite ${mine}, which is read; --force allows it\n`,
    });
    expect(readFileSync(mine, 'utf8')).toBe(before);
    expect((await unerring([command, ...args, '--force'])).code).toBe(0);
  });

  test.each([
    [
      'judge',
      ['--question', 'orient2d', '--count', '9', '--no-html', '--results', engine, engine],
      '--results',
    ],
    ['judge', ['--question', 'orient2d', '--count', '9', '--html', engine, engine], '--html'],
    [
      'fuzz',
      ['--predicate', 'orient2d', '--count', '9', '--target-module', engine, '--out', engine],
      '--out',
    ],
    [
      'metamorphic',
      [engine, '--function', 'orient2d', '--points', '3', '--map', 'cycle', '--results', engine],
      '--results',
    ],
  ])('%s does not write over an engine', async (command, args, option) => {
    const ran = await unerring([command, ...args]);
    expect([ran.code, ran.err]).toEqual([
      2,
      `unerring: ${option} would overwrite ${engine}, which is read\n`,
    ]);
  });
});
