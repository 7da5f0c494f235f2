import { POLYGON_FILL_RULES, type PolygonFillRule } from '../arrangement/fill-rule.js';
import { reject, rejectWords, requireList, requireOneOf, requirePoint2 } from '../core/arguments/index.js';
import { isList } from '../core/arguments/kinds.js';
import { refuseOtherRings } from '../core/arguments/rings.js';
import { GrowableFloat64, GrowableUint32 } from '../core/collections/growable.js';
import type { Point2, PolygonWithHoles, Ring } from '../core/shapes.js';
import type { PolygonSet } from './polygon-set.js';
import type { PolygonProgressOptions } from './progress.js';
import { requirePolygonSet } from './require-polygon-set.js';

/** Rings: the first is the outer one as a rule; any may be holes. */
export type PolygonRings = readonly Ring[];

/** GeoJSON's `Polygon` or `MultiPolygon`. */
export type PolygonGeometry =
  | { readonly type: 'Polygon'; readonly coordinates: PolygonRings }
  | { readonly type: 'MultiPolygon'; readonly coordinates: readonly PolygonRings[] };

/**
 * What is read as a set of polygons. A list is told by its depth: of points it is a ring, of rings one polygon, of
 * lists of rings several polygons; `{outer, holes}` and lists of these are taken, too, and GeoJSON's geometries. The
 * last point of a ring may repeat the first.
 *
 * Rings may have any faults: they may cross and touch themselves and each other, run along each other, turn either way,
 * be flat or empty. Each polygon has what an odd number of its rings is wound around, by the even-odd rule, and several
 * polygons are united. Of `{outer, holes}` it is what the outer ring has, and no hole, as for `pointPolygon2d`: not the
 * same, if holes overlap or leave the outer ring.
 */
export type PolygonOperand =
  | PolygonSet
  | Ring
  | PolygonRings
  | readonly PolygonRings[]
  | PolygonWithHoles
  | readonly PolygonWithHoles[]
  | PolygonGeometry;

/** What options say about operands. */
export interface PolygonSetOptions extends PolygonProgressOptions {
  /**
   * The fill rule for all rings of an operand together. Without it each polygon is filled by the even-odd rule
   * (`{outer, holes}` ring by ring), and polygons are united.
   */
  readonly rule?: PolygonFillRule | undefined;
}

/** Rings of all operands as they are read, one behind the other. */
export class RingLists {
  readonly coordinates = new GrowableFloat64();
  /** Where the coordinates of each ring end. */
  readonly ringEnds = new GrowableUint32();
  /** Before which ring each polygon ends. */
  readonly polygonEnds = new GrowableUint32();
  /** The numbers of polygons that came as `{outer, holes}` with holes. */
  readonly withHoles = new Set<number>();
}

/** An operand that was read into lists: what they have from some place on to before another. */
export class ReadRings {
  readonly lists: RingLists;
  readonly from: readonly [coordinate: number, ring: number, polygon: number];
  to: readonly [coordinate: number, ring: number, polygon: number];

  /** What is read from now on; or from some place on. */
  constructor(lists: RingLists, from = ReadRings.#ends(lists), to = from) {
    this.lists = lists;
    this.from = from;
    this.to = to;
  }

  static #ends({ coordinates, ringEnds, polygonEnds }: RingLists): ReadRings['from'] {
    return [coordinates.length, ringEnds.length, polygonEnds.length];
  }

  /** Notes that all has been read. */
  finish(): this {
    this.to = ReadRings.#ends(this.lists);
    return this;
  }
}

export type ReadOperand = PolygonSet | ReadRings;

const OPERAND = 'a polygon set, polygons, {outer, holes}, a ring, or a GeoJSON Polygon or MultiPolygon';

/** What GeoJSON has beside polygons, and what to do with it. */
const DOCUMENTS = /^(Feature|FeatureCollection|GeometryCollection)$/;
const LINEAR = /^(Multi)?(Point|LineString)$/;
const FROM_DOCUMENT = `${OPERAND} (polygonsOfGeoJson of unerring/geojson gives that of a document)`;

const COMBINES = /^polygon(Union|Intersection|Difference|SymmetricDifference)$/;

/** Is this an operand of its own, and no part of one? */
function isWhole(value: unknown): boolean {
  const { type, outer } = Object(value) as Readonly<Record<string, unknown>>;
  return /^(polygon-set|(Multi)?Polygon)$/.test(String(type)) || outer !== undefined;
}

/** How operands that came in one list are passed; empty if the list has others. */
function wayOfMany(where: string, list: readonly unknown[]): string {
  const isMany = list.every((item) => isWhole(item) || isList(item));
  return isMany
    ? `each as an argument of its own, ${COMBINES.test(where) ? where : 'polygonUnion'}(...v)`
    : '';
}

/** Refuses polygons in the place of options: a second operand. */
export function refuseSecond(where: string, options: unknown): void {
  if (isWhole(options) || (isList(options) && options.length > 0))
    reject(where, 'options', 'an object of options', options, 'several to polygonUnion(a, b)');
}

/** Checks a rule that is given. */
export function requirePolygonRule(where: string, name: string, rule: unknown): void {
  if (rule !== undefined) requireOneOf(where, name, rule, POLYGON_FILL_RULES);
}

/**
 * Checks an operand, and copies it: nothing of the caller's is read later.
 *
 * @param lists where to, if several are read
 * @throws RangeError naming the part that is wrong
 */
export function readOperand(
  where: string,
  name: string,
  operand: PolygonOperand,
  lists = listsFor(operand),
): ReadOperand {
  if (
    typeof operand === 'object' &&
    operand !== null &&
    'type' in operand &&
    operand.type === 'polygon-set'
  ) {
    return requirePolygonSet(where, name, operand);
  }
  const own = new ReadRings(lists);
  const read = lists;
  if (isList(operand)) readList(read, where, name, operand as readonly unknown[]);
  else if (typeof operand !== 'object' || operand === null) reject(where, name, OPERAND, operand);
  else if ('outer' in operand) readShape(read, where, name, operand);
  else if (operand.type === 'Polygon') readRings(read, where, `${name}.coordinates`, operand.coordinates);
  else if (operand.type === 'MultiPolygon') readMany(read, where, `${name}.coordinates`, operand.coordinates);
  else refuse(where, name, operand);
  return own.finish();
}

function refuse(where: string, name: string, operand: { readonly type?: unknown }): never {
  const own = String(operand.type);
  if (['signal', 'aborted', 'onProgress'].some((option) => option in operand))
    return reject(where, name, OPERAND, operand, 'options to polygonsOfExpression(expression, options)');
  if (!LINEAR.test(own)) return reject(where, name, DOCUMENTS.test(own) ? FROM_DOCUMENT : OPERAND, operand);
  const way = own.endsWith('String') ? ': bufferPolyline2d makes polygons around lines' : '';
  return rejectWords(where, name, OPERAND, `a GeoJSON ${own}, which has no inside${way}`);
}

function readShape(read: RingLists, where: string, name: string, polygon: PolygonWithHoles): void {
  const { outer, holes = [] } = polygon;
  if (polygon.holes === undefined) refuseOtherRings(where, name, polygon);
  requireList(where, `${name}.holes`, 'a list of rings', holes);
  readRing(read, where, name, '.outer', -1, outer);
  for (let i = 0; i < holes.length; i++) readRing(read, where, name, '.holes', i, holes[i]!);
  if (holes.length > 0) read.withHoles.add(read.polygonEnds.length);
  read.polygonEnds.push(read.ringEnds.length);
}

/** Operands in their lists: no point is deeper. */
const DEEPEST = 6;

/** How many points operands seem to have: what is wrong with them is found when they are read. */
function pointCount(operand: unknown, depth: number): number {
  if (typeof operand !== 'object' || operand === null || depth > DEEPEST) return 0;
  if (!isList(operand)) {
    const { outer, holes, coordinates } = operand as Readonly<Record<string, unknown>>;
    return [outer, holes, coordinates].reduce<number>((sum, part) => sum + pointCount(part, depth + 1), 0);
  }
  const list = operand as readonly unknown[];
  if (isList(list[0]) && typeof (list[0] as readonly unknown[])[0] === 'number') return list.length;
  let sum = 0;
  for (let i = 0; i < list.length; i++) sum += pointCount(list[i], depth + 1);
  return sum;
}

/** Lists with place for all points of operands: growing copies, and leaves memory behind that is collected later. */
export function listsFor(operands: unknown): RingLists {
  const lists = new RingLists();
  lists.coordinates.reserve(2 * pointCount(operands, 0));
  return lists;
}

/** How many lists are around the first number, or shape, of a list; 0 if there is none. */
function depthOf(list: readonly unknown[]): { depth: number; isShape: boolean } {
  for (let i = 0; i < list.length; i++) {
    const item = list[i];
    if (!isList(item)) return { depth: 1, isShape: typeof item === 'object' && item !== null };
    const inner = depthOf(item as readonly unknown[]);
    if (inner.depth > 0) return { depth: inner.depth + 1, isShape: inner.isShape };
  }
  return { depth: 0, isShape: false };
}

function readList(read: RingLists, where: string, name: string, list: readonly unknown[]): void {
  const { depth, isShape } = depthOf(list);
  if (depth === 0) return;
  if (isShape && depth === 1) {
    for (let i = 0; i < list.length; i++) {
      const polygon = list[i] as PolygonWithHoles;
      if (typeof polygon !== 'object' || polygon === null || !('outer' in polygon)) {
        if (isWhole(polygon) || isList(polygon)) refuseMany(where, name, list);
        reject(where, `${name}[${i}]`, '{outer, holes}', polygon);
      }
      readShape(read, where, `${name}[${i}]`, polygon);
    }
  } else if (isShape || depth === 1 || depth > 4)
    reject(
      where,
      name,
      OPERAND,
      list,
      isShape && depth === 2 ? 'v.flat()' : depth > 4 ? wayOfMany(where, list) : '',
    );
  else if (depth === 2) {
    readRing(read, where, name, '', -1, list as Ring);
    read.polygonEnds.push(read.ringEnds.length);
  } else if (depth === 3) readRings(read, where, name, list as PolygonRings);
  else readMany(read, where, name, list as readonly PolygonRings[]);
}

/** Refuses a list of operands, of which some are no part of another one, if it is such a list. */
function refuseMany(where: string, name: string, list: readonly unknown[]): void {
  const way = wayOfMany(where, list);
  if (way !== '') reject(where, name, OPERAND, list, way);
}

function readMany(read: RingLists, where: string, name: string, list: readonly PolygonRings[]): void {
  requireList(where, name, 'a list of polygons', list);
  for (let i = 0; i < list.length; i++) {
    if (isWhole(list[i])) refuseMany(where, name, list);
    readRings(read, where, `${name}[${i}]`, list[i]!);
  }
}

function readRings(read: RingLists, where: string, name: string, rings: PolygonRings): void {
  requireList(where, name, 'a list of rings', rings);
  for (let i = 0; i < rings.length; i++) {
    if (isWhole(rings[i])) refuseMany(where, name, rings);
    readRing(read, where, name, '', i, rings[i]!);
  }
  read.polygonEnds.push(read.ringEnds.length);
}

/** Two numbers for each point. The path to the ring is made where something is wrong. */
function readRing(
  { coordinates, ringEnds }: RingLists,
  where: string,
  name: string,
  member: string,
  number: number,
  ring: Ring,
): void {
  const path = (): string => name + member + (number < 0 ? '' : `[${number}]`);
  if (!isList(ring)) reject(where, path(), 'a list of points', ring);
  coordinates.reserve(2 * ring.length);
  const data = coordinates.data;
  let at = coordinates.length;
  for (let i = 0; i < ring.length; i++) {
    const p: Point2 = ring[i]!;
    const x = p?.[0];
    const y = p?.[1];
    if (!(p?.length === 2 && Number.isFinite(x) && Number.isFinite(y))) {
      requirePoint2(where, `${path()}[${i}]`, p);
    }
    data[at++] = x! + 0;
    data[at++] = y! + 0;
  }
  coordinates.length = at;
  ringEnds.push(at);
}
