import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { BOOKS_PAGE, booksPage } from '../../scripts/books/page.js';
import { type BookRow, readBooks, readRow } from '../../scripts/books/read.js';
import { root } from './find-examples.js';

type Entries = ReadonlyMap<string, ReadonlySet<string>>;

const books = readBooks();
const rows = books.flatMap((book) => book.rows);
const packageEntries = Object.keys(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).exports)
  .filter((name) => /^\.\/[a-z-]+$/.test(name))
  .map((name) => name.slice(2));

/** What each entry of the package exports. */
async function exportsOfEntries(): Promise<Entries> {
  const loaded = packageEntries.map(async (entry) => {
    const folder = existsSync(join(root, 'src', entry, 'index.ts')) ? 'src/' : '';
    return [entry, new Set(Object.keys(await import(join(root, `${folder}${entry}/index.ts`))))] as const;
  });
  return new Map(await Promise.all(loaded));
}

let entries: Entries = new Map();
let everyName: readonly string[] = [];
beforeAll(async () => {
  entries = await exportsOfEntries();
  everyName = [...entries.values()].flatMap((names) => [...names]);
});

/** Functions of rows that the entry named does not export. */
const unknownIn = (some: readonly BookRow[]): string[] =>
  some.flatMap(({ section, functions }) =>
    [...functions].flatMap(([entry, names]) =>
      names.filter((name) => !entries.get(entry)?.has(name)).map((name) => `${section} ${entry}: ${name}`),
    ),
  );

/** Rows that deny a function although one of these names is what they deny. */
const deniedIn = (some: readonly BookRow[], names: readonly string[]): string[] =>
  some.flatMap(({ section, topic, absent }) =>
    names.filter((name) => absent?.denied?.test(name)).map((name) => `${section} ${topic}: ${name}`),
  );

/** A section's number with padded parts, so that sections sort as they follow each other, appendices at the end. */
const place = (section: string): string =>
  section
    .split('.')
    .map((part) => (/\d/.test(part) ? part.padStart(3, '0') : part))
    .join('.');

describe('the rows of the books', () => {
  it('name functions that the entry named exports', () => {
    expect(unknownIn(rows)).toEqual([]);
    expect(unknownIn([readRow('1 | a | | distance: pointLineDistance noSuchDistance | b')])).toEqual([
      '1 distance: noSuchDistance',
    ]);
  });

  it('deny no function that exists', () => {
    expect(deniedIn(rows, everyName)).toEqual([]);
    const missing = rows.filter(({ absent }) => absent?.reason === 'missing');
    expect(missing.filter(({ absent }) => absent!.denied === undefined)).toEqual([]);
    expect(deniedIn(rows, ['sweepCylinder']).length).toBeGreaterThan(4);
    expect(deniedIn(rows, ['mergeCoplanar', 'repairMesh']).map((row) => row.split(' ')[0])).toEqual([
      '12.3',
      '12.4',
    ]);
  });

  it('deny nothing that a name could not show to be there', () => {
    const patterns = new Set(rows.flatMap(({ absent }) => (absent?.denied ? [absent.denied] : [])));
    for (const pattern of patterns) expect(pattern.test(''), String(pattern)).toBe(false);
  });

  it('quote functions that exist in their notes', () => {
    const members = ['squaredDistance', 'inBox', 'kNearest', 'withinDistance'];
    const quoted = rows.flatMap(({ note }) =>
      [...note.matchAll(/`([a-z]\w*[A-Z]\w*)/g)].map(([, name]) => name!),
    );
    expect(quoted.length).toBeGreaterThan(30);
    expect(quoted.filter((name) => !members.includes(name) && !everyName.includes(name))).toEqual([]);
  });

  it.each(books.map((book) => [book.title, book.rows] as const))(
    'stand once and in order: %s',
    (title, some) => {
      const keys = some.map(({ section, topic }) => `${section} ${topic}`);
      expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
      if (title.startsWith('Lander')) return;
      const places = some.map(({ section }) => place(section));
      expect(places).toEqual([...places].sort());
    },
  );

  it('have the sections and the routines of the books', () => {
    const sections = books.map((book) => new Set(book.rows.map(({ section }) => section)).size);
    expect(sections).toEqual([274, 201, 31, 4]);
    const routines = new Set(books[0]!.rows.flatMap((row) => row.routines));
    expect(routines.size).toBe(154);
    for (const name of [
      'ClosestPtPointTriangle',
      'TestSphereAABB',
      'IntersectMovingAABBAABB',
      'PointInSolidSpace',
    ])
      expect(routines).toContain(name);
  });

  it('are what the page is generated from', () => {
    expect(readFileSync(join(root, BOOKS_PAGE), 'utf8')).toBe(booksPage());
  });

  it('fill every column of their tables', () => {
    const lines = booksPage().split('\n');
    const cells = (line: string) => line.split(/(?<!\\)\|/).length;
    const tables = lines.map((line, i) => (line.startsWith('| section |') ? i : -1)).filter((i) => i >= 0);
    expect(tables.length).toBeGreaterThan(20);
    let count = 0;
    for (const start of tables) {
      for (let i = start + 2; lines[i]!.startsWith('|'); i++, count++) {
        expect(cells(lines[i]!), lines[i]).toBe(cells(lines[start]!));
        expect(lines[i], lines[i]).toMatch(/^\| [\w ]+(?:\.\d+)* \| \S.*(?:`unerring\/[a-z-]+`: `|none: )/);
      }
    }
    expect(count).toBe(rows.length);
  });

  it('are refused if they are no rows', () => {
    expect(() => readRow('1 | a |')).toThrow('not a row of a book: 1 | a |');
    expect(() => readRow('1 | a | | spatial')).toThrow('not `entry: names`, or twice: spatial');
    expect(() => readRow('1 | a | | spatial: a; spatial: b')).toThrow(
      'not `entry: names`, or twice: spatial: b',
    );
    expect(() => readRow('1 | a | | - later: b')).toThrow('not a reason: - later: b');
  });
});
