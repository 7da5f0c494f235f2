import { ArgumentError, reject, rejectWords } from '../core/arguments/errors.js';
import type { Shape, ShapeType } from './shape.js';

/** Where the first point of a shape is: its length tells the plane from space. */
const FIRST_POINT: Readonly<Record<ShapeType, ((shape: never) => unknown) | null>> = {
  point: (point: ArrayLike<number>) => point,
  line: ({ origin }: { origin: unknown }) => origin,
  ray: ({ origin }: { origin: unknown }) => origin,
  segment: ({ start }: { start: unknown }) => start,
  triangle: ({ a }: { a: unknown }) => a,
  box: ({ min }: { min: unknown }) => min,
  polygon: ({ outer }: { outer?: ArrayLike<unknown> }) => outer?.[0],
  circle: ({ center }: { center: unknown }) => center,
  ellipse: ({ center }: { center: unknown }) => center,
  capsule: ({ start }: { start: unknown }) => start,
  plane: null,
  tetrahedron: null,
  'oriented-box': null,
  'convex-polyhedron': null,
  'k-dop': null,
  frustum: null,
  disk: null,
  sphere: null,
  lozenge: null,
  cylinder: null,
  'infinite-cylinder': null,
  cone: null,
  'truncated-cone': null,
  ellipsoid: null,
};

/** What stands in errors for the types that there are. */
const TYPES = Object.keys(FIRST_POINT)
  .filter((type) => type !== 'point')
  .map((type) => `'${type}'`)
  .join(', ');

/** A shape, what it is, and whether it lies in the plane. */
export interface Known {
  readonly shape: Shape;
  readonly type: ShapeType;
  readonly isPlanar: boolean;
}

/**
 * What a shape is, by its `type`; what has a length and no `type` is a point. The numbers are not looked at.
 *
 * @throws RangeError naming the argument, if it has no type, or one that there is not
 */
export function known(where: string, name: string, shape: Shape): Known {
  const type = typeOf(where, name, shape);
  const first = FIRST_POINT[type]?.(shape as never) as ArrayLike<number> | undefined;
  return { shape, type, isPlanar: first?.length === 2 };
}

function typeOf(where: string, name: string, shape: Shape): ShapeType {
  if (typeof shape !== 'object' || shape === null) return refuse(where, name, shape);
  const { type } = shape as { readonly type?: unknown };
  // What constructs planes calls one that has its coefficients by that name.
  if (type === 'coefficients') return 'plane';
  if (type === undefined) return 'length' in shape ? 'point' : refuse(where, name, shape);
  if (typeof type === 'string' && type !== 'point' && Object.hasOwn(FIRST_POINT, type))
    return type as ShapeType;
  return reject(where, `${name}.type`, `one of ${TYPES}`, type);
}

const refuse = (where: string, name: string, shape: unknown): never =>
  reject(where, name, `a point, or a shape with its type (${TYPES})`, shape);

/** The functions of an operation, by the types of two shapes: `sphere box`. */
// biome-ignore lint/suspicious/noExplicitAny: the table has functions of all shapes, and its key says of which
export type Table = Readonly<Record<string, (a: any, b: any) => unknown>>;

/** A function of a table, and the shapes in its order. */
export interface Row {
  readonly answer: Table[string];
  readonly first: Known;
  readonly second: Known;
  readonly isSwapped: boolean;
}

/** The row of two shapes, in either order; `null` if there is none. */
export function rowOf(table: Table, a: Known, b: Known): Row | null {
  const straight = functionAt(table, a.type, b.type);
  if (straight !== undefined) return { answer: straight, first: a, second: b, isSwapped: false };
  const swapped = functionAt(table, b.type, a.type);
  return swapped === undefined ? null : { answer: swapped, first: b, second: a, isSwapped: true };
}

type ByTypes = ReadonlyMap<string, ReadonlyMap<string, Table[string]>>;
/** The tables by the one type and by the other: a key that is put together for each question takes longer. */
const indexes = /* @__PURE__ */ new WeakMap<Table, ByTypes>();

function functionAt(table: Table, a: ShapeType, b: ShapeType): Table[string] | undefined {
  let index = indexes.get(table);
  if (index === undefined) {
    index = byTypes(table);
    indexes.set(table, index);
  }
  return index.get(a)?.get(b);
}

function byTypes(table: Table): ByTypes {
  const index = new Map<string, Map<string, Table[string]>>();
  for (const [key, answer] of Object.entries(table)) {
    const [a, b] = key.split(' ') as [string, string];
    const row = index.get(a) ?? new Map<string, Table[string]>();
    index.set(a, row.set(b, answer));
  }
  return index;
}

/** Both shapes, which have to lie in the plane or in space together. @throws RangeError naming the second, if not */
export function bothKnown(where: string, a: Shape, b: Shape): readonly [Known, Known] {
  const [first, second] = [known(where, 'a', a), known(where, 'b', b)];
  if (first.isPlanar === second.isPlanar) return [first, second];
  const place = ({ isPlanar }: Known) => (isPlanar ? 'the plane' : 'space');
  return rejectWords(
    where,
    'b',
    `in ${place(first)}, as a is`,
    `${article(second.type)} of ${place(second)}`,
  );
}

/** @throws RangeError, always: there is no answer for these types */
export function noAnswer(where: string, a: Known, b: Known): never {
  const place = a.isPlanar ? ' of the plane' : '';
  throw new ArgumentError(`${where}: no answer for ${article(a.type)} and ${article(b.type)}${place}`);
}

/** `an oriented box`. */
function article(type: ShapeType): string {
  const words = type === 'k-dop' ? 'k-DOP' : type.replace('-', ' ');
  return `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;
}

/** What a named function takes of a shape: of a polygon of space its ring. */
function argumentOf({ shape, type, isPlanar }: Known, where: string): unknown {
  if (type !== 'polygon' || isPlanar) return shape;
  const { outer, holes } = shape as { readonly outer: unknown; readonly holes?: ArrayLike<unknown> };
  if (holes !== undefined && holes.length > 0)
    rejectWords(where, 'polygon.holes', 'empty: polygons of space have none', `${holes.length} of them`);
  return outer;
}

/** The answer of a row. What is wrong with a shape is said in the name of the function that was called. */
export function ask(where: string, { answer, first, second }: Row): unknown {
  try {
    return answer(argumentOf(first, where), argumentOf(second, where));
  } catch (error) {
    if (error instanceof ArgumentError)
      throw new ArgumentError(`${where}${error.message.replace(/^\w+/, '')}`);
    throw error;
  }
}
