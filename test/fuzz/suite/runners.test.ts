import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { exported, report, suiteFolder, works } from './exported.js';

const ENGINES = 'docs/engines';
const folder = suiteFolder();
const files = await exported(folder, [
  ...['orient2d', 'incircle', 'segmentSegment2d', 'pointPolygon2d', 'pointSegment2d'],
  ...['polygonValidity2d', 'polygonOrientation2d', 'triangleTriangle2d'],
]);

/** The suite with the answer of the first basic case of each question turned round: what a runner must notice. */
function spoilt(): { readonly paths: readonly string[]; readonly ids: readonly string[] } {
  const ids: string[] = [];
  const turned: Readonly<Record<string, string>> = {
    '"answer":1': '"answer":-1',
    '"answer":-1': '"answer":1',
    '"yes":true': '"yes":false',
    '"yes":false': '"yes":true',
  };
  const paths = files.map((path) => {
    const lines = readFileSync(path, 'utf8').split('\n');
    const place = lines.findIndex((line) => /"BASIC".*("answer":-?1|"yes":(true|false))/.test(line));
    if (place >= 0) {
      ids.push(/"id":"([^"]+)"/.exec(lines[place]!)![1]!);
      lines[place] = lines[place]!.replace(/"answer":-?1\b|"yes":(true|false)/, (text) => turned[text]!);
    }
    const spoiltPath = path.replace('.json', '.spoilt.json');
    writeFileSync(spoiltPath, lines.join('\n'));
    return spoiltPath;
  });
  return { paths, ids };
}

const bad = spoilt();

const SHAPELY = 'import shapely.geometry';
const python = ['python3', '/usr/bin/python3'].find((command) => works(command, '-c', SHAPELY));
const compiler = ['cc', 'gcc', 'clang'].find((command) => works(command, '--version'));

function determinant(): string {
  const program = join(folder, 'suite-determinant');
  const flags = ['-O2', '-ffp-contract=off', '-Wall', '-Wextra', '-Werror'];
  execFileSync(compiler!, [...flags, join(ENGINES, 'suite-determinant.c'), '-o', program]);
  return program;
}

/**
 * Whether a runner passes what is trivial, and finds all of the answers that are turned round among those that it
 * knows.
 */
function isSound(command: string, args: readonly string[], questions: readonly string[]): void {
  const clean = report(command, ...args, ...files);
  const [passed, failed] = clean.of('BASIC');
  expect([passed > 0, failed]).toEqual([true, 0]);
  const found = report(command, ...args, ...bad.paths).failures.filter(({ flags }) =>
    flags.includes('BASIC'),
  );
  const known = bad.ids.filter((id) => questions.includes(id.split(':')[1]!));
  expect(found.map(({ id }) => id).sort()).toEqual([...known].sort());
}

test('a spoilt answer of most questions is there to be found', () => {
  expect(bad.ids.length).toBeGreaterThan(5);
});

describe.skipIf(compiler === undefined)('the determinants in C', () => {
  test('fail where rounding decides, and nowhere else', () => {
    const program = determinant();
    isSound(program, [], ['orient2d', 'incircle']);
    const { failures, of } = report(program, ...files);
    expect(failures.length).toBeGreaterThan(10);
    expect(of('SMALL_INTEGERS')).toEqual([of('SMALL_INTEGERS')[0], 0]);
    const [passed, failed] = ['-1', '0', '1']
      .map((name) => of(`class ${name}`))
      .reduce(([a, b], [c, d]) => [a + c, b + d]);
    expect([passed + failed, failed]).toEqual([240, failures.length]);
  });
});

describe('npm packages', () => {
  const run = (name: string, ...paths: readonly string[]) =>
    report(process.execPath, join(ENGINES, 'suite-packages.mjs'), name, ...paths);

  test('robust-predicates fails outside of its window only', () => {
    isSound(
      process.execPath,
      [join(ENGINES, 'suite-packages.mjs'), 'robust-predicates'],
      ['orient2d', 'incircle'],
    );
    const { failures } = run('robust-predicates', ...files);
    expect(failures.length).toBeGreaterThan(0);
    expect(failures.filter(({ flags }) => !flags.includes('OUTSIDE_WINDOW'))).toEqual([]);
  });

  test.each(['jsts', 'turf', 'point-in-polygon'])('%s passes what is trivial', (name) => {
    const [passed, failed] = run(name, ...files).of('BASIC');
    expect([passed > 0, failed]).toEqual([true, 0]);
  });
});

describe.skipIf(python === undefined)('shapely', () => {
  test('passes what is trivial, and what is spoilt is found', () => {
    const questions = files.map((path) => path.split('/').at(-1)!.replace('.json', ''));
    // Not those that it is not asked: predicates, and the ring of pointPolygon2d that is spoilt, which crosses itself.
    const others = ['orient2d', 'incircle', 'polygonOrientation2d', 'pointPolygon2d'];
    const asked = questions.filter((name) => !others.includes(name));
    isSound(python!, [join(ENGINES, 'suite-shapely.py')], asked);
  });
});

test('engines stand alone, in less than 60 lines each', () => {
  for (const name of readdirSync(ENGINES)) {
    if (!/\.(c|cpp|hpp|mjs|py|rs)$/.test(name)) continue;
    const text = readFileSync(join(ENGINES, name), 'utf8');
    expect([name, text.trimEnd().split('\n').length < 60]).toEqual([name, true]);
    expect([name, /(?:from|import|include)\s.*(?:unerring|src\/|fuzz\/|\.\.\/)/.test(text)]).toEqual([
      name,
      false,
    ]);
  }
});
