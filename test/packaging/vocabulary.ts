import type { ExportedFunction } from './exported-functions.js';

/**
 * The words that names of functions are made of, and what follows from a name: which shapes it is about, in which
 * order, in which file it stands, and what its answer has. `docs/conventions.md` has the same as a table.
 */

/**
 * The shapes as they stand in a function's name, longest first, each with the plural that a boolean of two of a kind
 * has.
 */
const SHAPES: readonly (readonly [string, string])[] = [
  ['ConvexPolyhedron', 'ConvexPolyhedra'],
  ['ConvexPolygon', 'ConvexPolygons'],
  ['OrientedBox', 'OrientedBoxes'],
  ['ThickPlane', 'ThickPlanes'],
  ['Tetrahedron', 'Tetrahedra'],
  ['Triangle', 'Triangles'],
  ['Segment', 'Segments'],
  ['Frustum', 'Frusta'],
  ['Polygon', 'Polygons'],
  ['Point', 'Points'],
  ['Plane', 'Planes'],
  ['Convex', 'Convexes'],
  ['KDop', 'KDops'],
  ['Line', 'Lines'],
  ['Ray', 'Rays'],
  ['Box', 'Boxes'],
  ['Mesh', 'Meshes'],
];

/** What a function's name says. */
export interface Named {
  readonly kind: 'pair' | 'boolean';
  /** The two shapes, in kebab-case and in the order of the name. */
  readonly shapes: readonly [string, string];
  /** Whether it reads flat buffers. */
  readonly at: boolean;
}

const kebab = (shape: string) => shape.replace(/(?<!^)(?=[A-Z])/g, '-').toLowerCase();

/** The two shapes that a text is made of. */
function pairOf(text: string): [string, string] | undefined {
  for (const [first] of SHAPES) {
    if (!text.startsWith(first)) continue;
    const rest = text.slice(first.length);
    if (SHAPES.some(([second]) => second === rest)) return [kebab(first), kebab(rest)];
  }
  return undefined;
}

/** What the name of a query between two shapes says; `undefined` for other functions. */
export function namedPair(name: string): Named | undefined {
  const at = name.endsWith('At');
  const stem = name.replace(/At$/, '').replace(/2d$/, '');
  const text = stem.charAt(0).toUpperCase() + stem.slice(1);
  const pair = pairOf(text);
  if (pair !== undefined) return { kind: 'pair', shapes: pair, at };
  const plural = SHAPES.find(([, shapes]) => text === `${shapes}Intersect`);
  if (plural !== undefined) {
    return { kind: 'boolean', shapes: [kebab(plural[0]), kebab(plural[0])], at };
  }
  const [, first, second] = /^(.+)(?:Intersects|Contains)(.+)$/.exec(text) ?? [];
  const both = first === undefined ? undefined : pairOf(first + second);
  return both === undefined ? undefined : { kind: 'boolean', shapes: both, at };
}

/** The file of a pair: that of the classification, whose name has the point first. */
export function fileOfPair({ shapes: [first, second], kind }: Named): string {
  return kind === 'boolean' && second === 'point' ? `point-${first}.ts` : `${first}-${second}.ts`;
}

/**
 * Words that no answer has any longer, and what is said instead. (A shape may be `on` a plane: its classification says
 * so.)
 */
export const RETIRED: Readonly<Record<string, string>> = {
  t: 'parameter',
  enter: 'parameter',
  contained: 'containment',
  around: 'containing',
  nested: 'inside',
  'a-inside-b': 'inside',
  'b-inside-a': 'containing',
  on: 'boundary',
  off: 'outside',
  'weakly-convex': 'convex',
};

/** What the answer of a query must have, by its name; `undefined` where the name asks for nothing. */
export function membersAsked(named: Named): readonly string[] | undefined {
  if (named.kind === 'boolean' || named.at) return undefined;
  if (named.shapes.includes('thick-plane')) return ['classification', 'sides'];
  return named.shapes[0] === 'point' ? ['location', 'feature'] : ['relation', 'contact'];
}

/** What a side is asked of: a sign says more there than inside and outside. */
export function asksForSide(entry: string, { shapes: [first, second] }: Named): boolean {
  return first === 'point' && (second === 'plane' || (entry === 'planar' && second === 'line'));
}

/** The words of an answer, of all functions. */
export function wordsOf(functions: readonly ExportedFunction[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { name, words, members } of functions) {
    for (const word of [...words, ...members]) found.set(word, [...(found.get(word) ?? []), name]);
  }
  return found;
}
