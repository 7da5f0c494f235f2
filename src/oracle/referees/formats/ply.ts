import { Bytes } from './binary.js';
import { characters, doubleOfDecimal } from './decimals.js';
import { type ReadFile, textOfFile } from './faces.js';

interface Property {
  readonly name: string;
  readonly type: string;
  readonly countType: string | undefined;
}

interface Element {
  readonly name: string;
  readonly count: number;
  readonly properties: Property[];
}

/** The elements that a header declares. */
function elementsOf(lines: readonly string[][]): Element[] {
  const elements: Element[] = [];
  for (const [keyword, ...words] of lines) {
    if (keyword === 'element') elements.push({ name: words[0]!, count: Number(words[1]), properties: [] });
    if (keyword !== 'property') continue;
    const [countType, type, name] = words[0] === 'list' ? words.slice(1) : [undefined, ...words];
    elements.at(-1)!.properties.push({ name: name!, type: type!, countType });
  }
  return elements;
}

/** How numbers are taken from what stands behind a header. */
interface Body {
  count(type: string): number;
  number(type: string): number;
}

/** Words of a text; what is no decimal matters only where it is a coordinate or a corner. */
function textBody(text: string): Body {
  const words = text.split(/\s+/).filter(Boolean);
  const next = () => doubleOfDecimal(words.shift());
  return { count: next, number: next };
}

function binaryBody(bytes: Uint8Array, isLittle: boolean): Body {
  const rest = new Bytes(bytes, isLittle);
  return { count: (type) => rest.next(type), number: (type) => rest.next(type) };
}

function read(bytes: Uint8Array): ReadFile {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  // All lines of a header end as the first one does: behind a return alone, a line feed is the first number.
  const [ending] = /\r\n|\r|\n/.exec(text)!;
  const [before] = new RegExp(`^[^]*?${ending}end_header[ \\t]*(?:${ending}|$)`).exec(text)!;
  const start = before.length;
  const lines = characters(bytes.subarray(0, start))
    .split(/[\r\n]+/)
    .map((line) => line.trim().split(/\s+/));
  const [, format] = lines.find(([keyword]) => keyword === 'format')!;
  const body =
    format === 'ascii'
      ? textBody(text.slice(start))
      : binaryBody(bytes.subarray(start), format === 'binary_little_endian');
  const positions: number[] = [];
  const faces: number[][] = [];
  for (const { name, count, properties } of elementsOf(lines)) {
    for (let i = 0; i < count; i++) {
      const entry = new Map(
        properties.map(({ name: property, type, countType }) => {
          const length = countType === undefined ? 1 : body.count(countType);
          return [property, Array.from({ length }, () => body.number(type))] as const;
        }),
      );
      if (name === 'vertex') positions.push(...['x', 'y', 'z'].map((axis) => entry.get(axis)![0]!));
      if (name === 'face') faces.push(entry.get('vertex_indices') ?? entry.get('vertex_index')!);
    }
  }
  return { positions, faces };
}

/** PLY by what its header declares, entry by entry. */
export function plyReferee(bytes: Uint8Array): string {
  return textOfFile(() => read(bytes));
}
