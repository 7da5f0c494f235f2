/** How long a text of arguments may be before lists are cut. */
const LONGEST = 600;
/** How many items of a list are shown, from all to the fewest. */
const SHOWN = [Number.POSITIVE_INFINITY, 8, 4, 3, 2, 1, 0];

const numberText = (x: unknown): string => (Object.is(x, -0) ? '-0' : String(x));

function listText(items: readonly string[], shown: number): string {
  if (items.length <= shown) return `[${items.join(', ')}]`;
  return `[${[...items.slice(0, shown), `... ${items.length - shown} more`].join(', ')}]`;
}

/** Three numbers each. */
function triples(values: ArrayLike<number>): number[][] {
  return Array.from({ length: values.length / 3 }, (_, i) => [
    values[3 * i]!,
    values[3 * i + 1]!,
    values[3 * i + 2]!,
  ]);
}

/** Meshes by their counts, then the first vertices and triangles. */
function meshText(positions: ArrayLike<number>, indices: ArrayLike<number>, shown: number): string {
  const [vertices, triangles] = [triples(positions), triples(indices)];
  const rows = (all: number[][]) =>
    listText(
      all.map((row) => `[${row.map(numberText).join(', ')}]`),
      shown,
    );
  return `{${vertices.length} vertices: ${rows(vertices)}, ${triangles.length} triangles: ${rows(triangles)}}`;
}

/** How much of a file is shown for each item that is shown of a list. */
const BYTES_EACH = 40;

/** Bytes of a file as text, a character for each; what is left out is counted. */
function bytesText(bytes: Uint8Array, shown: number): string {
  const kept = bytes.subarray(0, Math.min(bytes.length, BYTES_EACH * shown));
  const text = JSON.stringify(String.fromCharCode(...kept));
  const rest = bytes.length - kept.length;
  return rest === 0 ? text : `${text}... ${rest} more bytes`;
}

function valueText(value: unknown, shown: number): string {
  if (value instanceof Uint8Array) return bytesText(value, shown);
  if (typeof value === 'string') return `'${value}'`;
  if (typeof value !== 'object' || value === null) return numberText(value);
  if (Array.isArray(value) || ArrayBuffer.isView(value)) {
    const items = Array.from(value as ArrayLike<unknown>, (item) => valueText(item, shown));
    // A point is shown whole.
    const isPoint = items.length <= 3 && Array.from(value as ArrayLike<unknown>).every(Number.isFinite);
    return listText(items, isPoint ? items.length : shown);
  }
  const { positions, indices } = value as { positions?: ArrayLike<number>; indices?: ArrayLike<number> };
  if (positions !== undefined && indices !== undefined) return meshText(positions, indices, shown);
  const fields = Object.entries(value).map(([field, part]) => `${field}: ${valueText(part, shown)}`);
  return `{${fields.join(', ')}}`;
}

/** Arguments with their names: `point [0, 0], segment {start: [0, 0], end: [1, 0]}`; long lists are cut short. */
export function argumentsText(names: readonly string[], shapes: readonly unknown[]): string {
  let text = '';
  for (const shown of SHOWN) {
    text = names.map((name, i) => `${name} ${valueText(shapes[i], shown)}`).join(', ');
    if (text.length <= LONGEST) break;
  }
  return text;
}
