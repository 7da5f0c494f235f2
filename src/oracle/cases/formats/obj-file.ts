import { bytesOf, TextFile } from './text-file.js';
import { type Dialect, dialectOf, drawnMesh, TEXT_FEATURES } from './values.js';

/** What OBJ files can have, by the bit of each. */
export const OBJ_FEATURES = [
  ...TEXT_FEATURES,
  'references',
  'negative',
  'columns',
  'keywords',
  'ahead',
  'continued',
] as const;

type Feature = (typeof OBJ_FEATURES)[number];

const KEYWORDS = [
  'o a box',
  'g one two',
  's off',
  's 1',
  'usemtl f 1 2 3',
  'mtllib v.mtl',
  'l 1 1',
  'p 1',
  'vp 0.5',
  'shadow_obj x',
];

/** A mesh as an OBJ file. */
export function objFile(v: ArrayLike<number>): Uint8Array {
  const mesh = drawnMesh(v);
  const dialect = dialectOf(v, OBJ_FEATURES);
  const { random, fault } = dialect;
  const file = new TextFile<Feature>(dialect);
  file.padded('#');
  const faulty = random.below(mesh.points.length);
  if (dialect.has('references')) {
    file.line(['vt', '0', '1']);
    file.line(['vn', '0', '0', '1']);
  }
  const vertices = () => {
    for (const [i, point] of mesh.points.entries()) {
      keyword(file, dialect);
      const numbers = point.map((x, k) => file.number(x, i === faulty && k === 2));
      put(file, dialect, ['v', ...numbers, ...extraColumns(dialect)]);
    }
  };
  const faces = (behind: number) => {
    const faultyFace = random.below(Math.max(1, mesh.faces.length));
    for (const [i, face] of mesh.faces.entries()) {
      keyword(file, dialect);
      const corners = face.map((corner, k) => {
        const isFaulty = i === faultyFace && k === 1;
        if (isFaulty && fault === 'corner-beyond') return reference(behind, behind, false, dialect);
        if (isFaulty && fault === 'corner-below') return '0';
        return reference(corner, behind, dialect.has('negative') && random.oneIn(2), dialect);
      });
      put(file, dialect, [random.oneIn(12) ? 'fo' : 'f', ...corners]);
    }
  };
  // What is named from behind must have been there before.
  if (dialect.has('ahead') && !dialect.has('negative')) faces(mesh.points.length);
  vertices();
  if (!dialect.has('ahead') || dialect.has('negative')) faces(mesh.points.length);
  return bytesOf(file.text);
}

function reference(corner: number, count: number, isNegative: boolean, { has, random }: Dialect<Feature>) {
  const number = isNegative ? corner - count : corner + 1;
  if (!has('references')) return String(number);
  const [texture, normal] = random.oneIn(2) ? [1, 1] : [-1, -1];
  return [`${number}/${texture}`, `${number}//${normal}`, `${number}/${texture}/${normal}`][random.below(3)]!;
}

/** Nothing, a weight, a colour, or both. */
function extraColumns({ has, random }: Dialect<Feature>): string[] {
  if (!has('columns')) return [];
  return [[], ['1.0'], ['2'], ['0.5', '1', '0'], ['1', 'nan', '0'], ['0', '0', '1', '1.0']][random.below(6)]!;
}

function keyword(file: TextFile<Feature>, { has, random }: Dialect<Feature>): void {
  if (has('keywords') && random.oneIn(2)) file.raw(KEYWORDS[random.below(KEYWORDS.length)]!);
}

/** A line, or one that goes on in the next behind a backslash. */
function put(file: TextFile<Feature>, { has, random }: Dialect<Feature>, words: readonly string[]): void {
  if (!has('continued') || !random.oneIn(2)) {
    file.line(words);
    return;
  }
  const at = random.between(1, words.length - 1);
  file.raw(`${words.slice(0, at).join(' ')} \\`);
  file.line(words.slice(at), false);
}
