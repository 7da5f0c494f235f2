/**
 * What a query says about itself beyond its flat values: its arguments as shapes, named, as text and as JSON, and what
 * a yes means. Campaigns, reports and failure files use these functions only.
 */
import { toDecimal } from '../cases/doubles.js';
import { argumentsText } from './argument-text.js';
import { type Shapes, shapesFrom } from './layout-shapes.js';
import { type AnyQuestion, isPredicate } from './question.js';

export type { Shapes } from './layout-shapes.js';
export { holds, takesBoolean, yesMeans } from './question.js';

const derived = new WeakMap<AnyQuestion['layout'], Shapes>();

/** How a query makes shapes of its values: as it says itself, else as the names of its layout tell. */
function shapesFor({ shapes, layout }: AnyQuestion): Shapes {
  if (shapes !== undefined) return shapes;
  const known = derived.get(layout) ?? shapesFrom(layout);
  derived.set(layout, known);
  return known;
}

/** The names of the arguments of {@link shapesOf}: `['point', 'triangle']`. */
export function shapeNames(query: AnyQuestion): readonly string[] {
  return shapesFor(query).names;
}

/**
 * The arguments of a question as the kernel's function of that name takes them: points are arrays, shapes plain objects
 * (`{ a, b, c }`, `{ start, end }`, `{ origin, direction }`, `{ normal, constant }`, `{ min, max }`,
 * `{ center, axes, halfSize }`, `{ outer, holes }`, `{ vertices, faces }`), meshes `{ positions, indices }` in typed
 * arrays. They are made anew with every call, so that an engine may change them.
 *
 * @example shapesOf(requireQuestion('pointSegment'), [0, 0, 0, 4, 0, 0, 1, 0, 0]);
 * // [[1, 0, 0], { start: [0, 0, 0], end: [4, 0, 0] }]
 */
export function shapesOf(query: AnyQuestion, values: ArrayLike<number>): readonly unknown[] {
  return shapesFor(query).of(values);
}

/**
 * Whether an engine that takes flat numbers can be asked: the values of some queries are a code (the number of a mesh
 * in a table, of a template, of a choice), which only shapes tell.
 */
export function takesFlat(query: AnyQuestion): boolean {
  return query.coded !== true;
}

/**
 * A question for people: `pointSegment(point [1, 0, 0], segment {start: [0, 0, 0], end: [4, 0, 0]})`. Numbers are exact
 * (the shortest decimal that is that double); long lists are cut short and say how many items are left out. Of
 * predicates, which take flat numbers, the call: `orient2d(0, 0, 1, 0, 0, 1)`.
 */
export function describeArguments(query: AnyQuestion, values: ArrayLike<number>): string {
  if (isPredicate(query)) return `${query.name}(${Array.from(values, toDecimal).join(', ')})`;
  return `${query.name}(${argumentsText(shapeNames(query), shapesOf(query, values))})`;
}

/**
 * The arguments for a file, by name: plain JSON whose numbers are the doubles exactly. A negative zero, which JSON's
 * writers lose, is the text "-0".
 */
export function shapesJson(query: AnyQuestion, values: ArrayLike<number>): Readonly<Record<string, unknown>> {
  const shapes = shapesOf(query, values);
  return Object.fromEntries(shapeNames(query).map((name, i) => [name, plain(shapes[i])]));
}

/** The same value with arrays for typed arrays, and text for negative zeros. */
function plain(value: unknown): unknown {
  if (typeof value === 'number') return Object.is(value, -0) ? '-0' : value;
  if (typeof value !== 'object' || value === null) return value;
  if (ArrayBuffer.isView(value)) return Array.from(value as unknown as ArrayLike<number>, plain);
  if (Array.isArray(value)) return value.map(plain);
  return Object.fromEntries(Object.entries(value).map(([field, part]) => [field, plain(part)]));
}
