import type { Layout, Part } from './layout.js';

/** How the flat values of a query become the arguments of the kernel's function: points, plain objects, lists. */
export interface Shapes<T extends readonly unknown[] = readonly unknown[]> {
  /** The names of the arguments, in the order of the function. */
  readonly names: readonly string[];
  /** The arguments: plain data, made anew with every call. */
  of(values: ArrayLike<number>): T;
}

type Plain = { [field: string]: unknown };

/** What a part alone stands for. */
function partValue({ kind, at, size }: Part & { readonly at: number }, n: number, values: ArrayLike<number>) {
  const numbers = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, i) => values[at + from + i]!);
  if (kind === 'plane') return { normal: numbers(0, n), constant: values[at + n]! };
  if (kind === 'box') return { min: numbers(0, n), max: numbers(n, 2 * n) };
  return kind === 'number' || kind === 'length' || kind === 'integer' ? values[at]! : numbers(0, size);
}

/** Objects all of whose fields are numbered are lists. */
function withLists(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const fields = Object.entries(value).map(([field, part]) => [field, withLists(part)] as const);
  const isList = fields.length > 0 && fields.every(([field]) => /^\d+$/.test(field));
  return isList ? fields.map(([, part]) => part) : Object.fromEntries(fields);
}

/** The words before the first dot of the layout's names, each once. */
export function argumentsOf({ parts }: Pick<Layout, 'parts'>): string[] {
  return [...new Set(parts.map(({ name }) => name.split('.')[0]!))];
}

/**
 * The arguments that the names of a layout tell: a part is an argument, or with dots in its name a field of one
 * (`triangle.a`, `box.axes.0`).
 *
 * @param order The names of the arguments in the order of the function, separated by spaces; default: that of the
 *   layout.
 * @example shapesFrom(layoutOf(2, ...parts.points('p segment.start segment.end')), 'segment p').of([1, 2, 3, 4, 5, 6]);
 * // [{ start: [3, 4], end: [5, 6] }, [1, 2]]
 */
export function shapesFrom(layout: Layout, order?: string): Shapes {
  const names = order === undefined ? argumentsOf(layout) : order.split(' ');
  return {
    names,
    of(values) {
      const root: Plain = {};
      for (const part of layout.parts) {
        const fields = part.name.split('.');
        const last = fields.pop()!;
        let place = root;
        for (const field of fields) {
          place[field] ??= {};
          place = place[field] as Plain;
        }
        place[last] = partValue(part, layout.dimension, values);
      }
      return names.map((name) => withLists(root[name]));
    },
  };
}

/**
 * Arguments that a function makes, for values that are a code: counts in front of rings, numbers of templates.
 *
 * @param names The names of the arguments, separated by spaces
 */
export function shapesBy<T extends readonly unknown[]>(
  names: string,
  of: (values: ArrayLike<number>) => T,
): Shapes<T> {
  return { names: names.split(' '), of };
}
