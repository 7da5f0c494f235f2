import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type ExportedFunction, exportedFunctions } from './exported-functions.js';
import {
  asksForSide,
  fileOfPair,
  membersAsked,
  type Named,
  namedPair,
  RETIRED,
  wordsOf,
} from './vocabulary.js';

const ENTRIES = ['planar', 'spatial', 'enclosing', 'implicit', 'mesh', 'bsp', 'solids', 'distance', 'round'];
const functions = new Map(ENTRIES.map((entry) => [entry, exportedFunctions(entry)]));
const all = [...functions].flatMap(([entry, own]) => own.map((one) => ({ ...one, entry })));
const pairs = all.flatMap((one) => {
  const named = one.entry === 'implicit' ? undefined : namedPair(one.name);
  return named === undefined ? [] : [{ ...one, named }];
});

const ON_PLANES = new Set(
  all.filter(({ ownMembers }) => ownMembers.has('classification')).map(({ name }) => name),
);

const names = (found: readonly ExportedFunction[]) => found.map(({ name }) => name);

/** `triangle` of a parameter `triangleA`, `a` or of a type `Triangle`. */
function isOfShape(shape: string, { parameters }: ExportedFunction, place: number): boolean {
  const { name, type } = parameters[place] ?? { name: '', type: '' };
  const flat = (text: string) => text.replace(/-/g, '').toLowerCase();
  const words = [flat(name), flat(type)];
  if (shape === 'polygon' || shape === 'convex-polygon') words.push(type === 'Ring' ? flat(shape) : '');
  if (shape === 'convex-polyhedron' && name === 'polyhedron') return true;
  if (shape === 'k-dop' && name === 'dop') return true;
  if (shape === 'thick-point' && name === 'point') return true;
  return (
    words.some((word) => word.startsWith(flat(shape))) ||
    (/^[ab]$/.test(name) && flat(type).includes(flat(shape)))
  );
}

function withShapes({ shapes, kind }: Named): readonly [string, string] {
  return kind === 'boolean' && shapes[0] === 'point' ? [shapes[1], shapes[0]] : shapes;
}

describe('one vocabulary', () => {
  it('knows a good part of the exports as pairs', () => {
    expect(pairs.length).toBeGreaterThan(400);
    expect(namedPair('rayIntersectsOrientedBox')?.shapes).toEqual(['ray', 'oriented-box']);
    expect(namedPair('convexPolygonConvexPolygon2d')?.shapes).toEqual(['convex-polygon', 'convex-polygon']);
    expect(namedPair('segmentsIntersect2dAt')).toEqual({
      kind: 'boolean',
      shapes: ['segment', 'segment'],
      at: true,
    });
    expect(namedPair('segmentTrianglePoints')).toBeUndefined();
  });

  it('says 2d on the side of the plane, always, and nothing in space', () => {
    expect(names(functions.get('planar')!.filter(({ name }) => !/2d(?:At)?$/.test(name)))).toEqual([]);
    const space = ['spatial', 'mesh'].flatMap((entry) => functions.get(entry)!);
    expect(names(space.filter(({ name }) => /[23]d(?:At)?$/i.test(name)))).toEqual([]);
    expect(names(functions.get('implicit')!.filter(({ name }) => /3d/i.test(name)))).toEqual([]);
  });

  it('answers a pair of shapes with how they meet, and where', () => {
    const lacking = pairs.filter((one) => {
      if (asksForSide(one.entry, one.named)) return one.returns !== 'Sign';
      // What is beside polygons of space in the room of round shapes tells no contact: docs/matrix.md shows it.
      const hasContact = !one.file.startsWith('src/round/');
      return membersAsked(one.named)?.some(
        (member) => (member !== 'contact' || hasContact) && !one.ownMembers.has(member),
      );
    });
    expect(lacking.map(({ name, returns }) => `${name}: ${returns}`)).toEqual([]);
  });

  it('answers with a boolean where the name is that of one', () => {
    const others = pairs.filter(({ named, returns }) => named.kind === 'boolean' && returns !== 'boolean');
    expect(names(others)).toEqual([]);
    expect(names(all.filter(({ name }) => /pointIn[A-Z]/.test(name)))).toEqual([]);
  });

  it('takes the shapes in the order of the name', () => {
    const others = pairs.filter((one) => {
      const [first, second] = withShapes(one.named);
      if (one.named.at || first === second) return false;
      return !isOfShape(first, one, 0) || !isOfShape(second, one, 1);
    });
    expect(
      others.map(
        ({ name, parameters }) => `${name}(${parameters.map((p) => `${p.name}: ${p.type}`).join(', ')})`,
      ),
    ).toEqual([]);
  });

  it('has a pair that is written by hand in the file of its name', () => {
    const byHand = pairs.filter(({ file }) => !file.includes('/generated/'));
    // Forms over flat buffers stand together where the rest of the pair is generated.
    const place = ({ entry, named }: (typeof pairs)[number]) => `${entry}/${fileOfPair(named)}`;
    const generated = new Set(pairs.filter((one) => !byHand.includes(one)).map(place));
    const fileOf = (one: (typeof pairs)[number]) =>
      one.named.at && generated.has(place(one)) ? 'over-buffers.ts' : fileOfPair(one.named);
    const elsewhere = byHand.filter((one) => basename(one.file) !== fileOf(one));
    expect(elsewhere.map(({ name, file }) => `${name}: ${file}`)).toEqual([]);
  });

  it('uses each word as it is agreed, hyphenated', () => {
    const words = wordsOf(all.filter(({ entry }) => entry !== 'implicit'));
    const isClassification = (word: string, said: readonly string[]) =>
      word === 'on' && said.every((name) => ON_PLANES.has(name));
    const retired = [...words].filter(
      ([word, said]) => Object.hasOwn(RETIRED, word) && !isClassification(word, said),
    );
    expect(Object.fromEntries(retired)).toEqual({});
    const values = new Set(all.flatMap((one) => [...one.words]));
    expect([...values].filter((word) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(word))).toEqual([]);
  });

  it('has every word of an answer in the table', () => {
    const page = readFileSync(new URL('../../docs/conventions.md', import.meta.url), 'utf8');
    const table = page.split('## The words of answers')[1]?.split('\n## ')[0] ?? '';
    // Of round shapes, answers hold exact numbers, whose types are no words of answers.
    const values = new Set(pairs.flatMap(({ entry, words }) => (entry === 'round' ? [] : [...words])));
    const said = new Set([...table.matchAll(/`([^`]+)`/g)].map(([, word]) => word));
    expect([...values].filter((word) => !said.has(word))).toEqual([]);
  });
});
