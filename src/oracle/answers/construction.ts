/**
 * Constructed answers as text: compact JSON, in which shortest decimals give back every double. What an engine says is read
 * with all care; what is no such text is no answer.
 */

/** What JSON a text is; `undefined`: none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A list of triangles as `[[0,1,2],...]`, or with all numbers in one list; each number from 0 to below `count`. */
export function trianglesIn(text: string, count: number): [number, number, number][] | undefined {
  const value = parsed(text);
  if (!Array.isArray(value)) return undefined;
  const flat: unknown[] = value.flat();
  const isList = value.every(Array.isArray)
    ? value.every(({ length }) => length === 3)
    : value.length % 3 === 0;
  const isIndex = (i: unknown) => typeof i === 'number' && Number.isInteger(i) && i >= 0 && i < count;
  if (!isList || !flat.every(isIndex)) return undefined;
  const indices = flat as number[];
  return Array.from({ length: indices.length / 3 }, (_, k) => [
    indices[3 * k]!,
    indices[3 * k + 1]!,
    indices[3 * k + 2]!,
  ]);
}

/** A point of the plane. */
export type Place = readonly [number, number];
/** Rings: the outer one, then holes. */
export type Rings = readonly (readonly Place[])[];

const isPlace = (value: unknown): value is Place =>
  Array.isArray(value) && value.length === 2 && value.every((x) => Number.isFinite(x));

/** Polygons as GeoJSON has them: a list of polygons, each a list of rings, each a list of points. */
export function polygonsIn(text: string): readonly Rings[] | undefined {
  const value = parsed(text);
  const listOf = (each: (one: unknown) => boolean) => (list: unknown) =>
    Array.isArray(list) && list.every(each);
  return listOf(listOf(listOf(isPlace)))(value) ? (value as Rings[]) : undefined;
}

/** So many finite numbers. */
export function numbersIn(text: string, count: number): readonly number[] | undefined {
  const value = parsed(text);
  const isOne = Array.isArray(value) && value.length === count && value.every((x) => Number.isFinite(x));
  return isOne ? (value as number[]) : undefined;
}
