import { ArgumentError, reject, rejectWords } from '../core/arguments/errors.js';
import { typedWay } from '../core/arguments/hints.js';
import type { Shape, ShapeType } from './shape.js';

const PLANE = true;
const SPACE = false;

/**
 * The field with the first point of a shape, whose length tells the plane from space; or where all of them are.
 */
const FIRST_POINT: Readonly<Record<ShapeType, string | typeof PLANE | typeof SPACE>> = {
  point: '',
  line: 'origin',
  ray: 'origin',
  segment: 'start',
  triangle: 'a',
  box: 'min',
  polygon: 'outer',
  'polygon-set': PLANE,
  circle: 'center',
  ellipse: 'center',
  capsule: 'start',
  plane: SPACE,
  tetrahedron: SPACE,
  'oriented-box': SPACE,
  'convex-polyhedron': SPACE,
  hull: SPACE,
  'k-dop': SPACE,
  frustum: SPACE,
  disk: SPACE,
  sphere: SPACE,
  lozenge: SPACE,
  cylinder: SPACE,
  'infinite-cylinder': SPACE,
  cone: SPACE,
  'truncated-cone': SPACE,
  ellipsoid: SPACE,
};

/** What stands in errors for the types that there are. */
const TYPES = namesOf(Object.keys(FIRST_POINT));

/** A point is told by its length, and has no type. */
function namesOf(types: readonly string[]): string {
  const named = types.filter((type) => type !== 'point');
  return named.map((type) => `'${type}'`).join(', ');
}

/** A shape, what it is, and whether it lies in the plane. */
export interface Known {
  readonly shape: Shape;
  readonly type: ShapeType;
  readonly isPlanar: boolean;
}

/**
 * What a shape is, by its `type`; what has a length and no `type` is a point. The numbers are not looked at.
 *
 * @param ofSpace  the types of shapes of space that a function takes, which errors name in place of all; whether it is
 *   one of these is not looked at
 * @throws RangeError naming the argument, if it has no type, or one that there is not
 */
export function known(where: string, name: string, shape: Shape, ofSpace?: readonly ShapeType[]): Known {
  const type = typeOf(where, name, shape, ofSpace);
  const lengths = ofSpace === undefined ? '2 or 3' : '3';
  return { shape, type, isPlanar: isOfPlane(where, name, shape, type, lengths) };
}

/** Is a shape one of the plane? @throws RangeError naming its first point, if that has not two coordinates or three */
function isOfPlane(where: string, name: string, shape: Shape, type: ShapeType, lengths: string): boolean {
  const field = FIRST_POINT[type];
  if (typeof field !== 'string') return field;
  const found = field === '' ? shape : (shape as unknown as Readonly<Record<string, unknown>>)[field];
  const path = field === '' ? name : `${name}.${field}`;
  if (type !== 'polygon') return isPair(where, path, found, lengths);
  const isRing = typeof found === 'object' && found !== null && 'length' in found;
  if (!isRing) return reject(where, path, 'a list of points', found);
  const ring = found as ArrayLike<unknown>;
  return ring.length > 0 && isPair(where, `${path}[0]`, ring[0], lengths);
}

/** Whether a point has two coordinates, or three. @throws RangeError if it has neither */
function isPair(where: string, path: string, point: unknown, lengths: string): boolean {
  const length = typeof point === 'object' && point !== null ? (point as ArrayLike<unknown>).length : 0;
  return length === 2 || (length !== 3 && reject(where, path, `a point of ${lengths} coordinates`, point));
}

function typeOf(where: string, name: string, shape: Shape, ofSpace?: readonly ShapeType[]): ShapeType {
  if (typeof shape !== 'object' || shape === null) return refuse(where, name, shape, ofSpace);
  const { type } = shape as { readonly type?: unknown };
  // What constructs planes calls one that has its coefficients by that name.
  if (type === 'coefficients') return 'plane';
  if (type === undefined) return isFlatList(shape) ? 'point' : refuse(where, name, shape, ofSpace);
  if (typeof type === 'string' && type !== 'point' && Object.hasOwn(FIRST_POINT, type))
    return type as ShapeType;
  return reject(where, `${name}.type`, `one of ${typesIn(ofSpace)}`, type);
}

/** A list of numbers, and not one of points. */
const isFlatList = (value: object): boolean =>
  'length' in value && typeof (value as ArrayLike<unknown>)[0] !== 'object';

const typesIn = (taken: readonly string[] | undefined): string =>
  taken === undefined ? TYPES : namesOf(taken);

const refuse = (where: string, name: string, shape: unknown, ofSpace?: readonly ShapeType[]): never =>
  reject(
    where,
    name,
    `a point, or a shape with its type (${typesIn(ofSpace)})`,
    shape,
    wayOfMesh(shape) || typedWay(shape),
  );

/** Meshes are no shapes: what asks them is elsewhere. */
function wayOfMesh(value: unknown): string {
  const { mesh = value } = Object(value) as { readonly mesh?: unknown };
  const { positions, indices } = Object(mesh) as Readonly<Record<string, unknown>>;
  if (positions === undefined || indices === undefined) return '';
  return 'meshes to unerring/mesh (meshesIntersect, locatePoint), unerring/scene (meetsSolid, trianglesMeeting) and unerring/motion (sweepMesh)';
}

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

/** `k-dop` as it begins names of arguments: `kdop`. */
const plain = (type: ShapeType): string => type.replaceAll('-', '');

/** The argument of the face that a named function calls `sphere`, `polyhedron`: by the type that has this in it. */
function argumentNamed(name: string, { first, second, isSwapped }: Row): string {
  const lower = name.toLowerCase();
  const [one, other] = [first, second].map(({ type }) => plain(type)) as [string, string];
  if (one === other) return name;
  // Two polygon sets, of which one is given as a polygon.
  if (name === 'a' || name === 'b') return (name === 'a') === isSwapped ? 'b' : 'a';
  const isExact = one === lower || other === lower;
  const isOne = isExact ? one === lower : one.includes(lower);
  if (!isOne && !(isExact ? other === lower : other.includes(lower))) return name;
  return isOne === isSwapped ? 'b' : 'a';
}

/**
 * The answer of a row. What is wrong with a shape is said in the name of the function that was called, and of its
 * argument: `sphereBox: sphere.radius must be ...` becomes `relation: a.radius must be ...`.
 */
export function ask(where: string, row: Row): unknown {
  const { answer, first, second } = row;
  try {
    return answer(argumentOf(first, where), argumentOf(second, where));
  } catch (error) {
    if (!(error instanceof ArgumentError)) throw error;
    const [, name, rest] = /^\w+: (\w+)(.*)$/s.exec(error.message)!;
    const argument = argumentNamed(name!, row);
    const others = new RegExp(`\\b${name}(?=[.[])`, 'g');
    throw new ArgumentError(`${where}: ${argument}${rest!.replaceAll(others, argument)}`);
  }
}
