import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { MESH_FORMATS } from '../../../src/formats/index.js';
import { meshFileQuestions } from '../../../src/oracle/questions/formats/mesh-files.js';
import { loadQuestions } from '../../../src/oracle/questions/registry.js';
import { lookedUp } from '../../../src/oracle/subjects/named.js';
import { hiddenTypes } from '../../packaging/signature-types.js';
import { sourceProgram } from '../../support/source-program.js';
import { composedNames, type PublicFunction, publicFunctions, publicMethods } from './functions-asked.js';
import { type Holder, heldFormats, heldMethods } from './held-elsewhere.js';
import { unasked } from './unasked-functions.js';

/** The entries that answer questions of geometry. */
const entries = [
  'predicates',
  'planar',
  'spatial',
  'implicit',
  'mesh',
  'scene',
  'indexes',
  'enclosing',
  'bsp',
  'solids',
  'polygons',
  'triangulation',
  'skeleton',
  'distance',
  'round',
  'motion',
];
/** The others: what they are instead. */
const others: Readonly<Record<string, string>> = {
  '.': 'the predicates',
  './shapes': 'the functions of other entries, by the types of shapes: test/shapes asks all pairs',
  './observe': 'says which tiers decided: its test compares it with decidingTier',
  './arithmetic': 'numbers, which have referees of their own in their tests',
  './three':
    'meshes, shapes and rays of another package: test/three asks its rays beside fractions and beside three.js',
  './manifold': 'meshes of another package: test/manifold takes them there and back, and asks both',
  './jscad': 'geometries and booleans in the shape of another package: test/jscad asks both',
  './rapier': 'meshes and hulls for another package: test/rapier hands them over and reads them back',
  './jolt': 'meshes and hulls for another package: test/jolt hands them over and reads them back',
  './occt': 'meshes of another package: test/occt takes them there and back',
  './vitest': 'matchers that ask functions of other entries: test/vitest',
  './formats': 'files: questions ask parseMesh, held-elsewhere.ts says which test holds the others',
  './geojson': 'files: test/geojson reads and writes them',
  './workers': 'functions of other entries, on threads: test/workers asks both',
  './workers/worker': 'the program of a thread',
  './workers/geometry-worker': 'the program of a thread',
  './oracle': 'the judge',
  './fuzz': 'the judge',
  './robust-predicates': 'the predicates in the shape and with the signs of another package',
  './delaunator':
    'the triangulation of delaunay2d in the shape of another package: test/delaunator asks both',
  './earcut':
    'polygons in triangles in the shape of another package: the questions earcut and largeEarcut, and test/earcut',
  './polygon-clipping': 'polygon sets in the shape of another package: test/polygon-clipping asks both',
  './package.json': 'no code',
};

/**
 * Functions that are decisions or constructions and that no question asks. Add the question, then take one off here.
 */
const NOTHING_YET = 0;

const functions = publicFunctions(entries);
const composed = composedNames();
// A subject looks functions up when its question is made.
await loadQuestions();

/** `orient2dAt` is `orient2d` over buffers, `orient2dBatch` in a row: the same formula, generated, is one question. */
function overBuffers({ name, file }: PublicFunction): boolean {
  return /^src\/predicates\/generated\/(at|batch)\//.test(file) && isAsked(name.replace(/(At|Batch)$/, ''));
}

function isAsked(name: string): boolean {
  const found = functions.get(name);
  if (found === undefined) return false;
  return (
    found.askedBy.length > 0 ||
    composed.has(name) ||
    lookedUp.has(name) ||
    (/(At|Batch)$/.test(name) && overBuffers(found))
  );
}

const reasonsOf = (wanted: string) =>
  [...unasked].filter(([, { kind }]) => kind === wanted).map(([name]) => name);

test('every entry of the package is looked at, or is said to be none of geometry', () => {
  const { exports } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
    exports: Record<string, unknown>;
  };
  const known = [...entries.map((entry) => `./${entry}`), ...Object.keys(others)];
  expect(Object.keys(exports).sort()).toEqual(known.sort());
});

test('every public function is asked by a question, or the table says why not', () => {
  const missing = [...functions.keys()].filter((name) => !isAsked(name) && !unasked.has(name));
  expect(missing, 'add a question for it, or say in unasked-functions.ts why it has none').toEqual([]);
});

test('the table has nothing that is asked, and nothing that is not there', () => {
  expect([...unasked.keys()].filter((name) => !functions.has(name) || isAsked(name))).toEqual([]);
});

test('what is another form of a function stands beside it, and that one is asked', () => {
  for (const [name, reason] of unasked) {
    if (reason.kind !== 'another form') continue;
    expect(isAsked(reason.of), `${reason.of}, for ${name}`).toBe(true);
    expect(dirname(functions.get(name)!.file)).toBe(dirname(functions.get(reason.of)!.file));
  }
});

test('what is data decides nothing', () => {
  const deciding = /^(Sign|boolean|Feature)\b|Relation|Location|Contact|Hit|\| null/;
  expect(reasonsOf('data').filter((name) => deciding.test(functions.get(name)!.returns))).toEqual([]);
});

test('what is a file is called so', () => {
  expect(reasonsOf('file').filter((name) => !/(Bytes|Json)$|^describe/.test(name))).toEqual([]);
});

test('the functions that nothing asks yet become fewer', () => {
  expect(reasonsOf('nothing yet')).toHaveLength(NOTHING_YET);
});

test('the walk finds what is asked, and a function that no subject calls is none of it', () => {
  expect(functions.size).toBeGreaterThan(400);
  expect(functions.get('segmentIntersections2d')!.askedBy.length).toBeGreaterThan(0);
  expect(isAsked('segmentSegment2d')).toBe(true);
  expect(functions.get('orient2d')!.askedBy).toContain('signs.ts');
  expect(isAsked('lineIntersectsTetrahedron')).toBe(true);
  expect(isAsked('orient3dAt')).toBe(true);
  expect(isAsked('orient3dBatch')).toBe(true);
  expect(isAsked('thickPointSolidLeafTree')).toBe(true);
  expect(isAsked('describeReport')).toBe(false);
});

const root = new URL('../../../', import.meta.url);
const textOf = (file: string) => {
  const path = new URL(file, root);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
};
/** Whether a text calls a method, reads a getter, or calls a function. */
const uses = (text: string, name: string) =>
  new RegExp(`${name.includes('.') ? '\\.' : '\\b'}${name.split('.').at(-1)}\\b`).test(text);

/** What the table says of names that is not so. */
function wrongHolders(table: ReadonlyMap<string, Holder>): string[] {
  return [...table].flatMap(([name, { kind, file }]) => {
    const isWhere = kind === 'test' ? /^test\/.*\.test\.ts$/ : /^src\/(?!oracle)/;
    const text = textOf(file);
    const names = kind === 'test' && name.includes('.') ? text.includes(name.split('.')[0]!) : true;
    return isWhere.test(file) && names && uses(text, name) ? [] : [`${name}: not in ${file}`];
  });
}

describe('methods of classes', () => {
  const methods = publicMethods(entries);

  test('are asked by a question, or the table says which test holds them', () => {
    expect(methods.size).toBeGreaterThan(50);
    const missing = [...methods.values()].filter(
      ({ name, askedBy }) => askedBy.length === 0 && !heldMethods.has(name),
    );
    expect(missing, 'ask it in a subject, or say in held-elsewhere.ts which test holds it').toEqual([]);
    expect(methods.get('KdTree.nearest')!.askedBy).toEqual(['indexes/boxes.ts']);
    // Called through a union of classes.
    expect(methods.get('LooseOctree.remove')!.askedBy).toEqual(['indexes/many-boxes.ts']);
  });

  test('in the table are there, are asked by nothing, and are in the file that it names', () => {
    const asked = (name: string) => methods.get(name)?.askedBy.length !== 0;
    expect([...heldMethods.keys()].filter(asked)).toEqual([]);
    expect(wrongHolders(heldMethods)).toEqual([]);
    expect(wrongHolders(new Map([['KdTree.lost', heldMethods.get('PlaneTable.find')!]]))).toHaveLength(1);
  });
});

describe('readers and writers of files', () => {
  test('are asked by a question, or each held by a test that calls it', () => {
    const readers = [...publicFunctions(['formats']).values()];
    const asked = readers.filter(({ askedBy }) => askedBy.length > 0);
    expect(asked.map(({ name }) => name)).toEqual(['parseMesh']);
    const others = readers.filter((reader) => !asked.includes(reader)).map(({ name }) => name);
    expect([...heldFormats.keys()].sort()).toEqual(others.sort());
    expect(wrongHolders(heldFormats)).toEqual([]);
  });

  test('are asked by a question for every format of meshes', () => {
    const formats = meshFileQuestions.map(({ shapes, layout }) => {
      const values = new Float64Array(layout.arity);
      values.set([1, 0, 3]);
      return shapes!.of(values)[1];
    });
    expect(formats).toEqual([...MESH_FORMATS]);
  });

  test('are called for every format of meshes, and what was written is read again to the bit', () => {
    const text = textOf('test/formats/round-trip.test.ts');
    expect(MESH_FORMATS.filter((format) => !text.includes(`'${format}'`))).toEqual([]);
    expect(text).toContain('bit for bit');
  });
});

test('every entry exports the types of arguments, of results, and of their members', () => {
  // Shapes with a type, and prepared meshes, are written with the types of their own entries.
  const own = entries.filter((entry) => entry !== 'scene');
  const all = ['', ...own, 'formats', 'workers', 'arithmetic', 'oracle', 'robust-predicates'];
  const hidden = hiddenTypes(sourceProgram(), all).map(
    ({ entry, of, type, file }) => `unerring/${entry}: ${type} (${file}), of ${of}`,
  );
  expect(hidden).toEqual([]);
});
