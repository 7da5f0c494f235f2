import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../scripts/run-command.js';

const MOST = 120;

/** The lines of comments that are too long. Examples are code. */
function longComments(text: string): number[] {
  const found: number[] = [];
  let isBlock = false;
  let isExample = false;
  for (const [i, line] of text.split('\n').entries()) {
    const own = line.trim();
    if (!isBlock && own.startsWith('/*')) [isBlock, isExample] = [true, false];
    const tag = /^(?:\/\*\*|\*) @(\w+)/.exec(own)?.[1];
    if (tag !== undefined) isExample = tag === 'example';
    const isDirective = /^\/\/ (?:biome-ignore|@ts-)/.test(own);
    const isComment = isBlock || (own.startsWith('// ') && !isDirective);
    if (isComment && !isExample && line.length > MOST) found.push(i + 1);
    if (own.endsWith('*/')) isBlock = false;
  }
  return found;
}

function* sourceFiles(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && entry.name !== 'generated') yield* sourceFiles(path);
    else if (entry.isFile() && entry.name.endsWith('.ts')) yield path;
  }
}

test('lines of comments end at 120 columns', () => {
  const found: string[] = [];
  for (const folder of ['src', 'test', 'fuzz', 'scripts', 'bench', 'proofs']) {
    for (const path of sourceFiles(join(projectRoot, folder))) {
      for (const line of longComments(readFileSync(path, 'utf8'))) found.push(`${path}:${line}`);
    }
  }
  expect(found).toEqual([]);
});

test('a comment that is too long is found, an example and code are not', () => {
  const long = 'word '.repeat(25);
  expect(longComments(`// ${long}\nconst a = 1;`)).toEqual([1]);
  expect(longComments(`/**\n * ${long}\n * @example\n * ${long}\n */\nconst text = '${long}';`)).toEqual([2]);
  expect(longComments(`/** ${long} */\n/** @example ${long} */`)).toEqual([1]);
});
