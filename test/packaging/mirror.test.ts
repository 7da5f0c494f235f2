import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fileOfPair, namedPair } from './vocabulary.js';

/**
 * `test` mirrors `src`: what is said of a pair of shapes in src/a/b/c.ts is tested in test/a/b/c.test.ts, and a test in
 * one of these rooms is that of a file, of the room (`room.test.ts`) or of all rooms (`arguments.test.ts`).
 */
const root = new URL('../../', import.meta.url);

const under = (folder: string) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts'))
    .sort();

const sources = [
  'src/planar',
  'src/spatial',
  'src/implicit',
  'src/enclosing',
  'src/bsp',
  'src/solids',
  'src/distance',
  'src/round',
]
  .flatMap(under)
  .filter((file) => basename(file) !== 'index.ts' && !/\/(?:generated|engine|objects)\//.test(file));

/** Pairs that are tested together, as one engine answers them. */
const TOGETHER: Readonly<Record<string, string>> = {
  'src/round/planar/circle-polygon.ts': 'test/round/planar/polygons.test.ts',
  'src/round/planar/ellipse-polygon.ts': 'test/round/planar/polygons.test.ts',
};

const testOf = (source: string) =>
  TOGETHER[source] ?? source.replace(/^src/, 'test').replace(/\.ts$/, '.test.ts');
const exists = (file: string) => existsSync(new URL(file, root));

const exportsOf = (text: string) =>
  [...text.matchAll(/^export (?:async )?(?:function|const) (\w+)/gm)].map(([, name]) => name!);

/** Whether a text exports the functions of the pair that the file is named after. */
function isOfPair(file: string, text: string): boolean {
  return exportsOf(text).some((name) => {
    const pair = namedPair(name);
    return pair !== undefined && fileOfPair(pair) === basename(file);
  });
}

const pairs = sources.filter((file) => isOfPair(file, readFileSync(new URL(file, root), 'utf8')));
const others = sources.filter((file) => !pairs.includes(file));

/**
 * The files that generated pairs would have, if each was written by hand: these only check arguments and ask an engine,
 * and the engine has the test. A test of such a pair may stand in any room of its entry.
 */
const generated = new Set(
  ['src/planar', 'src/spatial']
    .flatMap(under)
    .filter((file) => file.includes('/generated/'))
    .flatMap((file) =>
      exportsOf(readFileSync(new URL(file, root), 'utf8')).map((name) => [file, name] as const),
    )
    .flatMap(([file, name]) => {
      const pair = namedPair(name);
      return pair === undefined ? [] : [`${file.split('/')[1]}/${fileOfPair(pair)}`];
    }),
);

describe('tests mirror the sources', () => {
  it('knows a pair by what its file exports', () => {
    expect(pairs).toContain('src/spatial/hull/point-plane.ts');
    expect(generated).toContain('spatial/plane-oriented-box.ts');
    expect(generated).toContain('spatial/ray-oriented-box.ts');
    expect(pairs).toContain('src/planar/polygons/convex-polygon-convex-polygon.ts');
    expect(others).toContain('src/planar/polygons/germ.ts');
    expect(isOfPair('src/a/ray-box.ts', 'export function rayBox() {}')).toBe(true);
    expect(isOfPair('src/a/ray-box.ts', 'function rayBox() {}')).toBe(false);
    expect(isOfPair('src/a/linear-box.ts', 'export function rayBox() {}')).toBe(false);
  });

  it.each(pairs)('%s has a test', (source) => {
    expect(exists(testOf(source))).toBe(true);
  });

  it('leaves no more of the rest without a test of its own than there were', () => {
    const untested = others.filter((source) => !exists(testOf(source)));
    expect(untested.length).toBeLessThanOrEqual(288);
  });

  it('has no test in a room whose source is gone', () => {
    const tests = ['test/planar', 'test/spatial'].flatMap(under);
    const ofRooms = new Set(['room.test.ts', 'arguments.test.ts']);
    const lost = tests.filter((file) => {
      const source = file.replace(/^test/, 'src').replace(/\.test\.ts$/, '.ts');
      const isGenerated = generated.has(`${source.split('/')[1]}/${basename(source)}`);
      return !ofRooms.has(basename(file)) && !exists(source) && !isGenerated;
    });
    expect(lost).toEqual([]);
  });
});
