import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  isSameFile,
  OutputProblem,
  replaceFile,
  requireWritable,
  writeOutput,
} from '../../src/cli/output-file.js';
import { temporaryFolder } from './models.js';

const folder = temporaryFolder();
const inside = (...names: string[]) => join(folder, ...names);

async function problemOf(work: () => unknown): Promise<string> {
  const failure = await Promise.resolve()
    .then(work)
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(OutputProblem);
  return (failure as OutputProblem).message;
}

/** What stands in a folder beside its files: nothing that was left behind. */
const leftovers = (path = folder) => readdirSync(path).filter((name) => name.endsWith('.tmp'));

describe('a file is written whole or not at all', () => {
  test('new and replaced, with its permissions', async () => {
    const path = inside('new.txt');
    requireWritable(path);
    expect(existsSync(path)).toBe(false);
    await writeOutput(path, 'first');
    chmodSync(path, 0o640);
    await writeOutput(path, Buffer.from('second'));
    expect(readFileSync(path, 'utf8')).toBe('second');
    expect(statSync(path).mode & 0o777).toBe(0o640);
    expect(leftovers()).toEqual([]);
  });

  test('one that was there survives a failure in the middle', async () => {
    const path = inside('kept.txt');
    writeFileSync(path, 'as it was');
    const full = replaceFile(path, (temporary) => {
      writeFileSync(temporary, 'half of');
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    });
    expect(await problemOf(() => full)).toBe(`cannot write ${path}: no space is left on the device`);
    expect(readFileSync(path, 'utf8')).toBe('as it was');
    expect(leftovers()).toEqual([]);
  });

  test('a mistake of the writer is not the disk', async () => {
    const mistake = new TypeError('mine');
    await expect(replaceFile(inside('x.txt'), () => Promise.reject(mistake))).rejects.toBe(mistake);
    expect(existsSync(inside('x.txt'))).toBe(false);
    expect(leftovers()).toEqual([]);
  });

  test('links stay links, also those to nothing yet', async () => {
    mkdirSync(inside('there'));
    symlinkSync(join('there', 'page.txt'), inside('link.txt'));
    for (const text of ['one', 'two']) {
      await writeOutput(inside('link.txt'), text);
      expect(lstatSync(inside('link.txt')).isSymbolicLink()).toBe(true);
      expect(readFileSync(inside('there', 'page.txt'), 'utf8')).toBe(text);
    }
  });

  test('devices are written to and not replaced', async () => {
    requireWritable('/dev/null');
    await writeOutput('/dev/null', 'gone');
    expect(statSync('/dev/null').isCharacterDevice()).toBe(true);
    expect(await problemOf(() => writeOutput('/dev/full', 'text'))).toBe(
      'cannot write /dev/full: no space is left on the device',
    );
  });
});

describe('what cannot be written is one line, before and after', () => {
  symlinkSync('round.txt', inside('round.txt'));
  writeFileSync(inside('file.txt'), '');
  const long = 'x'.repeat(300);
  const cases: readonly [string, string][] = [
    [inside('no', 'page.txt'), 'there is no such folder'],
    [folder, 'this is a folder'],
    [inside('file.txt', 'page.txt'), 'a part of its path is not a folder'],
    [inside('round.txt'), 'its symbolic links lead round in a circle'],
    [inside(long), 'the name is too long'],
  ];
  test.each(cases)('%s', async (path, why) => {
    for (const work of [() => requireWritable(path), () => writeOutput(path, 'text')]) {
      expect(await problemOf(work)).toBe(`cannot write ${path}: ${why}`);
    }
  });
});

test('one file under two names', () => {
  writeFileSync(inside('one.txt'), '');
  symlinkSync('one.txt', inside('other.txt'));
  expect(isSameFile(inside('one.txt'), inside('other.txt'))).toBe(true);
  expect(isSameFile(inside('one.txt'), inside('file.txt'))).toBe(false);
  expect(isSameFile(inside('none.txt'), inside('none.txt'))).toBe(false);
});
