import type { Random } from '../random.js';
import { ByteList, type NumberType } from './byte-list.js';
import { bytesOf, TextFile } from './text-file.js';
import { type Dialect, dialectOf, drawnMesh, TEXT_FEATURES } from './values.js';

/** What PLY files can have, by the bit of each. */
export const PLY_FEATURES = [
  ...TEXT_FEATURES,
  'binary',
  'big-endian',
  'new-names',
  'any-types',
  'more-properties',
  'more-elements',
  'shuffled',
] as const;

type Feature = (typeof PLY_FEATURES)[number];

const OLD_NAMES: Readonly<Record<NumberType, string>> = {
  int8: 'char',
  uint8: 'uchar',
  int16: 'short',
  uint16: 'ushort',
  int32: 'int',
  uint32: 'uint',
  float32: 'float',
  float64: 'double',
};

/** What stands in an entry: a number, or a list. */
interface Property {
  readonly name: string;
  readonly type: NumberType;
  readonly countType?: NumberType;
  /** The numbers of entry i. */
  of(i: number): readonly number[];
}

interface Element {
  readonly name: string;
  readonly count: number;
  readonly properties: readonly Property[];
}

const pick = <T>(random: Random, all: readonly T[]): T => all[random.below(all.length)]!;

const WHOLE: readonly NumberType[] = ['int8', 'uint8', 'int16', 'uint16', 'int32', 'uint32'];
const ANY: readonly NumberType[] = [...WHOLE, 'float32', 'float64'];

/** Properties that are nothing to a mesh. */
function moreProperties(random: Random): Property[] {
  const names = ['nx', 'red', 'quality', 's', 'weights', 'material_index'];
  return Array.from({ length: random.between(1, 3) }, (_, k): Property => {
    const type = pick(random, ANY);
    const name = `${names[random.below(names.length)]}${k}`;
    const value = () => random.between(0, 100);
    if (!random.oneIn(3)) return { name, type, of: () => [value()] };
    const countType = pick(random, WHOLE);
    return { name, type, countType, of: () => Array.from({ length: random.below(4) }, value) };
  });
}

function elementsOf(v: ArrayLike<number>, { has, random, fault }: Dialect<Feature>): Element[] {
  const { points, faces } = drawnMesh(v);
  const faulty = random.below(points.length);
  const coordinates = [0, 1, 2].map((k): Property => {
    const type = has('any-types') ? pick(random, ANY) : 'float64';
    // What is no number in a text is written there; binary numbers have their own.
    const wrong = fault === 'no-number' ? Number.NaN : fault === 'number-beyond' ? Infinity : undefined;
    const of = (i: number) => [wrong !== undefined && i === faulty && k === 1 ? wrong : points[i]![k]!];
    return { name: 'xyz'[k]!, type: wrong === undefined ? type : 'float64', of };
  });
  const faultyFace = random.below(Math.max(1, faces.length));
  const corners: Property = {
    name: random.oneIn(2) ? 'vertex_indices' : 'vertex_index',
    type: has('any-types') && fault !== 'corner-below' ? pick(random, WHOLE) : 'int32',
    countType: has('any-types') ? pick(random, WHOLE) : 'uint8',
    of: (i) =>
      faces[i]!.map((corner, k) => {
        if (i !== faultyFace || k !== 0) return corner;
        return fault === 'corner-beyond' ? points.length : fault === 'corner-below' ? -1 : corner;
      }),
  };
  const among = (own: readonly Property[]) => {
    const all = [...own];
    if (has('shuffled')) all.sort(() => random.sign());
    for (const more of has('more-properties') ? moreProperties(random) : [])
      all.splice(random.below(all.length + 1), 0, more);
    return all;
  };
  const others = (name: string): Element[] => {
    if (!has('more-elements') || random.oneIn(2)) return [];
    return [{ name, count: random.below(3), properties: random.oneIn(4) ? [] : moreProperties(random) }];
  };
  return [
    ...others('camera'),
    { name: 'vertex', count: points.length, properties: among(coordinates) },
    ...others('edge'),
    { name: 'face', count: faces.length, properties: among([corners]) },
    ...others('material'),
  ];
}

function header(file: TextFile<Feature>, elements: readonly Element[], dialect: Dialect<Feature>): void {
  const { has, random } = dialect;
  const nameOf = (type: NumberType) => (has('new-names') && random.oneIn(2) ? type : OLD_NAMES[type]);
  const order = has('big-endian') ? 'binary_big_endian' : 'binary_little_endian';
  file.raw('ply');
  file.raw(`format ${has('binary') ? order : 'ascii'} 1.0`);
  file.padded('comment');
  for (const { name, count, properties } of elements) {
    if (has('comments'))
      file.raw(pick(random, ['comment element face 9', 'comment', 'obj_info property int x']));
    file.raw(`element ${name} ${count}`);
    for (const { name: property, type, countType } of properties) {
      const list = countType === undefined ? '' : `list ${nameOf(countType)} `;
      file.raw(`property ${list}${nameOf(type)} ${property}`);
    }
  }
  file.raw('end_header');
}

/** A mesh as a PLY file: text, or binary in either order of bytes. */
export function plyFile(v: ArrayLike<number>): Uint8Array {
  const drawn = dialectOf(v, PLY_FEATURES);
  // The header of a binary file has to end.
  const isBinary = drawn.has('binary');
  const dialect = { ...drawn, has: (f: Feature) => drawn.has(f) && !(isBinary && f === 'no-last-end') };
  const elements = elementsOf(v, dialect);
  const file = new TextFile<Feature>(dialect);
  header(file, elements, dialect);
  if (!isBinary) {
    textBody(file, elements, dialect);
    return bytesOf(file.text);
  }
  const bytes = new ByteList(!dialect.has('big-endian'));
  bytes.text(file.text);
  for (const { count, properties } of elements)
    for (let i = 0; i < count; i++) for (const property of properties) binaryEntry(bytes, property, i);
  if (dialect.has('more-elements') && dialect.random.oneIn(3)) bytes.text('more');
  return bytes.bytes;
}

function binaryEntry(bytes: ByteList, { type, countType, of }: Property, i: number): void {
  const numbers = of(i);
  if (countType !== undefined) bytes.number(countType, numbers.length);
  for (const x of numbers) bytes.number(type, x);
}

function textBody(
  file: TextFile<Feature>,
  elements: readonly Element[],
  { has, random }: Dialect<Feature>,
): void {
  for (const { name, count, properties } of elements) {
    for (let i = 0; i < count && properties.length > 0; i++) {
      const words = properties.flatMap(({ name: property, countType, of }): (string | number)[] => {
        const numbers = of(i);
        if (name === 'vertex' && /^[xyz]$/.test(property))
          return numbers.map((x) => file.number(x, !Number.isFinite(x)));
        return [...(countType === undefined ? [] : [numbers.length]), ...numbers];
      });
      if (has('blanks') && random.oneIn(8)) file.raw('');
      file.line(words, false);
    }
  }
}
