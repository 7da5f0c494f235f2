import type { Random } from '../random.js';
import { ByteList } from './byte-list.js';
import { bytesOf, TextFile } from './text-file.js';
import { type Dialect, type DrawnMesh, dialectOf, drawnMesh, TEXT_FEATURES, trianglesOf } from './values.js';

/** What STL files can have, by the bit of each. */
export const STL_FEATURES = [
  ...TEXT_FEATURES,
  'binary',
  'solid-header',
  'attributes',
  'any-normals',
  'capitals',
  'solids',
  'split-ends',
] as const;

type Feature = (typeof STL_FEATURES)[number];

const NAMES = ['', 'box', 'facet normal 0 0 1', 'a  name of words', 'solid', 'endsolid'];

/** The triangles of a mesh as an STL file: text or binary. */
export function stlFile(v: ArrayLike<number>): Uint8Array {
  const dialect = dialectOf(v, STL_FEATURES);
  return dialect.has('binary') ? binary(drawnMesh(v), dialect) : text(drawnMesh(v), dialect);
}

function normal({ has, random }: Dialect<Feature>): number[] {
  if (!has('any-normals')) return [0, 0, 0];
  return [0, 1, 2].map(() => [0, 1, -0.5, Number.NaN, Infinity, -Infinity][random.below(6)]!);
}

function text(mesh: DrawnMesh, dialect: Dialect<Feature>): Uint8Array {
  const { has, random } = dialect;
  const file = new TextFile<Feature>(dialect);
  const cased = (words: string) => (has('capitals') && random.oneIn(2) ? words.toUpperCase() : words);
  const end = (what: string) => cased(has('split-ends') && random.oneIn(2) ? `end ${what}` : `end${what}`);
  const name = () => NAMES[random.below(NAMES.length)]!;
  const triangles = trianglesOf(mesh);
  const faulty = random.below(Math.max(1, triangles.length));
  file.line([cased('solid'), name() + file.padding()], false);
  for (const [i, triangle] of triangles.entries()) {
    if (has('solids') && random.oneIn(3)) {
      file.line([end('solid'), name()], false);
      file.line([cased('solid'), name()], false);
    }
    file.line([cased('facet'), cased('normal'), ...normal(dialect).map(normalText)]);
    file.line([cased('outer'), cased('loop')]);
    for (const [k, corner] of triangle.entries()) {
      const numbers = mesh.points[corner]!.map((x, j) => file.number(x, i === faulty && k === 2 && j === 0));
      file.line([cased('vertex'), ...numbers]);
    }
    file.line([end('loop')]);
    file.line([end('facet')]);
  }
  file.line([end('solid'), name()], false);
  return bytesOf(file.text);
}

/** As C and C++ write it. */
function normalText(x: number): string {
  return Number.isFinite(x) ? String(x) : String(x).toLowerCase().replace('infinity', 'inf');
}

function binary(mesh: DrawnMesh, dialect: Dialect<Feature>): Uint8Array {
  const { has, random, fault } = dialect;
  const triangles = trianglesOf(mesh);
  const bytes = new ByteList();
  bytes.text(has('solid-header') ? 'solid made by a program' : 'made by a program');
  bytes.pad(80, random.oneIn(2) ? 0 : 32);
  bytes.number('uint32', triangles.length);
  const faulty = random.below(Math.max(1, triangles.length));
  for (const [i, triangle] of triangles.entries()) {
    for (const x of normal(dialect)) bytes.number('float32', x);
    for (const [k, corner] of triangle.entries()) {
      const wrong = wrongNumber(i === faulty && k === 1 ? fault : 'none', random);
      for (const x of mesh.points[corner]!) bytes.number('float32', wrong ?? x);
    }
    bytes.number('uint16', has('attributes') ? random.below(65_536) : 0);
  }
  if (has('split-ends')) bytes.text('more');
  return bytes.bytes;
}

function wrongNumber(fault: Dialect<Feature>['fault'], random: Random): number | undefined {
  if (fault === 'no-number') return Number.NaN;
  return fault === 'number-beyond' ? random.sign() * Infinity : undefined;
}
