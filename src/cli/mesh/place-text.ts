import type { TriangleOrigin } from '../../formats/index.js';
import { printable } from '../printable.js';
import type { FileVertex, FindingPlace } from './file-places.js';

/** Names that are written out for one finding. */
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

/** Spots of one noun: `line 3`, `lines 3, 5`. */
function spotsText(spots: readonly Spot[], more: number): string {
  const [noun] = spots[0]!;
  const isOne = spots.every(([other]) => other === noun);
  const numbers = spots.map(([each, number]) => (isOne ? number : `${each} ${number}`)).join(', ');
  const rest = more > 0 ? ` and ${more} more` : '';
  return isOne ? `${noun}${spots.length > 1 ? 's' : ''} ${numbers}${rest}` : `${numbers}${rest}`;
}

/** Where things of one sort stand in the file; those of one part together. */
function sortText<T extends TriangleOrigin | FileVertex>(
  [one, several]: readonly [string, string],
  origins: readonly T[] | undefined,
  spotOf: (origin: T) => Spot,
): string[] {
  if (origins === undefined || origins.length === 0) return [];
  const shown = origins.slice(0, FEW);
  const byPart = new Map<string, Spot[]>();
  for (const origin of shown) {
    const part = partsText(origin);
    const spots = byPart.get(part) ?? [];
    byPart.set(part, [...spots, spotOf(origin)]);
  }
  let more = origins.length - shown.length;
  const texts = Array.from(byPart, ([part, spots]) => {
    const text = spotsText(spots, byPart.size === 1 ? more : 0);
    return part === '' ? text : `${text} of ${part}`;
  });
  if (byPart.size === 1) more = 0;
  const rest = more > 0 ? ` and ${more} more` : '';
  return [`${origins.length > 1 ? several : one}: ${texts.join('; ')}${rest}`];
}

/** Where a finding stands in its file, in a line for its vertices and one for its faces, as far as it has them. */
export function fileLines({ vertices, triangles }: FindingPlace): string[] {
  return [
    ...sortText(['vertex', 'vertices'], vertices, vertexSpot),
    ...sortText(['face', 'faces'], triangles, triangleSpot),
  ];
}

/**
 * A triangle by its number, and by where it stands in the file if that says more: `triangle 3`, `3 (line 12 of object lid)`.
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
