import { KINDS } from './kinds.js';
import { capitalized, pluralOf } from './text.js';

/** Kinds with their plurals that no pairs are generated for, or in the plane only: the face takes them, too. */
const OTHERS: Readonly<Record<string, string>> = {
  disk: 'disks',
  polygonSet: 'polygonSets',
};

/** What is of the plane, as no other kind. */
const SET = 'polygonSet';

/** The names of kinds with their plurals, as they are in names of functions. */
const NAMES: readonly (readonly [name: string, plural: string])[] = Object.entries({
  ...Object.fromEntries(
    KINDS.filter(({ isPrepared }) => !isPrepared).map(({ name, plural }) => [name, pluralOf(plural)]),
  ),
  ...OTHERS,
});

/** `orientedBox` as the tag of a shape: `oriented-box`. */
const tagOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The tags of all kinds. */
export const TAGS: readonly string[] = NAMES.map(([name]) => tagOf(name));

/** The rooms of the kernel with pairs, and the names that each exports. */
export type Rooms = Readonly<Record<string, ReadonlySet<string>>>;

/** Two tags, and the function that answers for shapes with them, in this order, with the module to import it from. */
export interface FaceRow {
  readonly tags: string;
  readonly function: string;
  readonly from: string;
}

/** The functions of an operation, in the plane and in space. */
export interface Operation {
  readonly name: string;
  readonly title: string;
  readonly plane: readonly FaceRow[];
  readonly space: readonly FaceRow[];
}

interface Pair {
  readonly a: string;
  readonly b: string;
  readonly plural: string;
  readonly isPlanar: boolean;
}

const LINEAR = new Set(['line', 'ray', 'segment']);
/** What is round in the plane. */
const PLANAR_ROUND = new Set(['circle', 'ellipse', 'capsule']);
const isLinear = (name: string) => LINEAR.has(name);
const joined = ({ a, b }: Pair) => `${a}${capitalized(b)}`;

/** What a linear shape meets in points with parameters; of planes and triangles the function has a longer name. */
function hitsName(pair: Pair): string | null {
  const { a, b, isPlanar } = pair;
  if (!isLinear(a) || isLinear(b) || b === 'polygon') return null;
  if (isPlanar) return PLANAR_ROUND.has(b) ? joined(pair) : null;
  return b === 'plane' || b === 'triangle' ? `${joined(pair)}Points` : joined(pair);
}

/** The operations of the face: a title, and how a pair's function is called; `null` where there is none. */
const OPERATIONS: Readonly<Record<string, readonly [title: string, name: (pair: Pair) => string | null]>> = {
  // A point is related as a segment without length: whether it is on a boundary is asked by `location`.
  relations: ['How two shapes meet.', (pair) => (pair.a === 'point' ? null : joined(pair))],
  booleans: [
    'Whether two shapes have a common point.',
    ({ a, b, plural }) => (a === b ? `${plural}Intersect` : `${a}Intersects${capitalized(b)}`),
  ],
  points: ['Whether a shape contains a point.', ({ a, b }) => (b === 'point' ? `${a}ContainsPoint` : null)],
  hits: ['Where lines, rays and segments meet shapes.', hitsName],
  distances: ['How far two shapes are apart.', (pair) => `${joined(pair)}Distance`],
  penetrations: ['How deep two shapes are in each other.', (pair) => `${joined(pair)}Penetration`],
};

function rowsOf(nameOf: (pair: Pair) => string | null, rooms: Rooms, isPlanar: boolean): FaceRow[] {
  const rows: FaceRow[] = [];
  for (const [a, plural] of NAMES) {
    for (const [b] of NAMES) {
      const stem = nameOf({ a, b, plural, isPlanar });
      // What polygon sets are asked for has no `2d`: there are none in space.
      const name = `${stem}${isPlanar && a !== SET && b !== SET ? '2d' : ''}`;
      if (!isPlanar && (a === SET || b === SET)) continue;
      const room = Object.keys(rooms).find((candidate) => rooms[candidate]!.has(name));
      if (stem === null || room === undefined) continue;
      rows.push({ tags: `${tagOf(a)} ${tagOf(b)}`, function: name, from: `../../${room}/index.js` });
    }
  }
  return rows;
}

/** The convex shapes with flat faces: one function answers for any two of them. */
const CONVEX = ['tetrahedron', 'box', 'oriented-box', 'convex-polyhedron', 'hull', 'k-dop', 'frustum'];
/** That function, by the operation. */
const OF_CONVEX: Readonly<Record<string, string>> = {
  relations: 'convexPair',
  booleans: 'convexPairMeets',
};

/** The pairs of convex shapes with flat faces that have no function of their own. */
function convexRows(operation: string, named: readonly FaceRow[]): FaceRow[] {
  const answer = OF_CONVEX[operation];
  if (answer === undefined) return [];
  const has = (tags: string) => named.some((row) => row.tags === tags);
  return CONVEX.flatMap((a, i) =>
    CONVEX.slice(i)
      .filter((b) => !has(`${a} ${b}`) && !has(`${b} ${a}`))
      .map((b) => ({ tags: `${a} ${b}`, function: answer, from: '../convex-pair.js' })),
  );
}

/** Where a polygon is taken as the set that it is. */
const AS_SETS: Readonly<Record<string, string>> = {
  relations: 'polygonSetPolygonSet',
  distances: 'polygonSetPolygonSetDistance',
};

function setRows(operation: string): FaceRow[] {
  const answer = AS_SETS[operation];
  if (answer === undefined) return [];
  return [{ tags: 'polygon polygon-set', function: answer, from: '../../polygons/index.js' }];
}

/** All operations of the face, with the functions that answer them. */
export function faceOperations(rooms: Rooms): Operation[] {
  return Object.entries(OPERATIONS).map(([name, [title, nameOf]]) => {
    const space = rowsOf(nameOf, rooms, false);
    return {
      name,
      title,
      plane: [...rowsOf(nameOf, rooms, true), ...setRows(name)],
      space: [...space, ...convexRows(name, space)],
    };
  });
}
