import type { MeshFormat, TriangleOrigin } from '../../formats/index.js';
import { printable } from '../../pictures/printable.js';
import type { FileVertex, FindingPlace } from './file-places.js';

/** Places in the file that are written out for one finding. */
const FEW = 6;

type Part = { readonly index: number; readonly name?: string } | undefined;

function partText(what: string, part: Part): string[] {
  return part === undefined
    ? []
    : [part.name === undefined ? `${what} ${part.index}` : `${what} ${part.name}`];
}

/** The parts of the file that something belongs to: `object lid, group top`. */
function partsText({ object, group, material, solid, node, mesh }: TriangleOrigin | FileVertex): string {
  const named = Object.entries({ object, group, material, solid }).filter(([, name]) => name !== undefined);
  const words = [
    ...named.map(([what, name]) => `${what} ${name}`),
    ...partText('node', node),
    ...partText('mesh', mesh),
  ];
  return printable(words.join(', '));
}

/** A place in the file: a noun, and the number of it. */
type Spot = readonly [noun: string, number: string];

function triangleSpot({ line, face, primitive }: TriangleOrigin): Spot {
  if (line !== undefined) return ['line', String(line)];
  return primitive === undefined
    ? ['face', String(face)]
    : [`primitive ${primitive.index}, triangle`, String(primitive.triangle)];
}

function vertexSpot({ line, vertex, face, corner, primitive }: FileVertex): Spot {
  if (line !== undefined) return ['line', String(line)];
  if (vertex === undefined) return ['corner', `${corner} of face ${face}`];
  return primitive === undefined
    ? ['number', String(vertex)]
    : [`primitive ${primitive.index}, vertex`, String(vertex)];
}

const plural = (noun: string) => (noun.endsWith('vertex') ? noun.replace(/vertex$/, 'vertices') : `${noun}s`);

/** Spots of one noun: `line 3`, `lines 3, 5`. */
function spotsText(spots: readonly Spot[]): string {
  const [noun] = spots[0]!;
  const isOne = spots.every(([other]) => other === noun);
  if (!isOne) return spots.map(([each, number]) => `${each} ${number}`).join(', ');
  return `${spots.length > 1 ? plural(noun) : noun} ${spots.map(([, number]) => number).join(', ')}`;
}

/** Spots by the part of the file that they are in; two triangles of one face are one spot. */
function byPart<T extends TriangleOrigin | FileVertex>(
  origins: readonly T[],
  spotOf: (origin: T) => Spot,
): { readonly part: string; readonly spots: readonly Spot[] }[] {
  const parts = new Map<string, Map<string, Spot>>();
  for (const origin of origins) {
    const part = partsText(origin);
    const spot = spotOf(origin);
    const spots = parts.get(part) ?? new Map<string, Spot>();
    parts.set(part, spots.set(spot.join(' '), spot));
  }
  return Array.from(parts, ([part, spots]) => ({ part, spots: [...spots.values()] }));
}

/** Where things of one sort stand in the file; those of one part together. */
function sortText<T extends TriangleOrigin | FileVertex>(
  [one, several]: readonly [string, string],
  origins: readonly T[] | undefined,
  unnamed: number,
  spotOf: (origin: T) => Spot,
): string[] {
  if (origins === undefined || origins.length === 0) return [];
  let room = FEW;
  let spotsInAll = unnamed;
  const texts: string[] = [];
  for (const { part, spots } of byPart(origins, spotOf)) {
    spotsInAll += spots.length;
    const shown = spots.slice(0, room);
    room -= shown.length;
    if (shown.length > 0) texts.push(`${spotsText(shown)}${part === '' ? '' : ` of ${part}`}`);
  }
  const left = spotsInAll - (FEW - room);
  const rest = left > 0 ? ` and ${left} more` : '';
  return [`${spotsInAll > 1 ? several : one}: ${texts.join('; ')}${rest}`];
}

/** Where a finding stands in its file, in a line for its vertices and one for its faces, as far as it has them. */
export function fileLines({ vertices, triangles, unnamed = 0 }: FindingPlace): string[] {
  return [
    ...sortText(['vertex', 'vertices'], vertices, triangles === undefined ? unnamed : 0, vertexSpot),
    ...sortText(['face', 'faces'], triangles, unnamed, triangleSpot),
  ];
}

/**
 * A triangle by its number, and by where it stands in the file if that says more: `triangle 3`,
 * `3 (line 12 of object lid)`.
 */
export function triangleText(triangle: number, origin: TriangleOrigin): string {
  const [noun, number] = triangleSpot(origin);
  const part = partsText(origin);
  if (noun === 'face' && origin.face === triangle && part === '') return String(triangle);
  return `${triangle} (${noun} ${number}${part === '' ? '' : ` of ${part}`})`;
}

/** Three coordinates as the shortest decimals that are read as the same doubles. */
export function pointText(at: ArrayLike<number>): string {
  return `${at[0]}, ${at[1]}, ${at[2]}`;
}

/** The line of a finding in its file: that of its first face, or of its first vertex if it has no face. */
export function fileLine({ vertices, triangles }: FindingPlace): number | undefined {
  return (triangles ?? vertices ?? [])[0]?.line;
}

/** Lines of the file that are named for one finding where there is little room. */
const FEWEST = 3;

/** Where a face of a binary STL file begins, in bytes: the header and the count come first, facets have 50 bytes. */
const stlByte = (face: number, corner: number | undefined) =>
  84 + 50 * face + (corner === undefined ? 0 : 12 + 12 * corner);

/**
 * Where a finding stands in its file, as short as it can be told: the lines of its faces, or of its vertices if it has
 * no face; in binary STL the bytes. Empty where the format has neither.
 */
export function fileSpot({ vertices, triangles, unnamed = 0 }: FindingPlace, format: MeshFormat): string {
  const origins: readonly (TriangleOrigin | FileVertex)[] = triangles ?? vertices ?? [];
  const isText = origins.every(({ line }) => line !== undefined);
  if (origins.length === 0 || !(isText || format === 'stl')) return '';
  const all = origins.map(({ line, face = 0, ...rest }) =>
    isText ? line! : stlByte(face, 'corner' in rest ? rest.corner : undefined),
  );
  const spots = [...new Set(all)];
  const left = spots.length + unnamed - FEWEST;
  const noun = isText ? 'line' : 'byte';
  const numbers = spots.slice(0, FEWEST).join(', ');
  return `${spots.length + unnamed > 1 ? `${noun}s` : noun} ${numbers}${left > 0 ? ` and ${left} more` : ''}`;
}
