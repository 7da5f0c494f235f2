/**
 * Answers whose members are found when they are first read, and which are there as any others are: in `Object.keys`, in
 * copies by `...`, in comparisons of tests. An object of own getters takes V8 a fifth of a microsecond for each of
 * them; a view of a record, whose class has the getters, a hundredth for all.
 */

/** The key by which the kernel finds the record behind a view. */
const RECORD: unique symbol = /* @__PURE__ */ Symbol('record');

const refuse = (): boolean => false;

/** What is behind a view: its class has a getter for each member, and no other public names. */
export abstract class LazyRecord {
  /** What Node prints: all members, as of a plain object. Called on the view. */
  [Symbol.for('nodejs.util.inspect.custom')](): object {
    return { ...this };
  }
}

/** How views of one class of records are read. Members cannot be written, added or deleted. */
export function viewerOf<T extends LazyRecord>(members: readonly (keyof T & string)[]): ProxyHandler<T> {
  const isMember = (key: string | symbol): key is keyof T & string => members.includes(key as never);
  return {
    get(record, key, view) {
      if (isMember(key)) return record[key];
      // Not of what inherits from a view, and may have other members.
      if (key === RECORD) return Reflect.getPrototypeOf(view as object) === Object.prototype ? record : undefined;
      return Reflect.get(Object.prototype, key, view) as unknown;
    },
    has: (_, key) => isMember(key) || key in Object.prototype,
    ownKeys: () => members,
    getOwnPropertyDescriptor: (record, key) =>
      isMember(key) ? { get: () => record[key], enumerable: true, configurable: true } : undefined,
    getPrototypeOf: () => Object.prototype,
    set: refuse,
    defineProperty: refuse,
    deleteProperty: refuse,
    setPrototypeOf: refuse,
    preventExtensions: refuse,
  };
}

/** The record behind a view; undefined of all else. */
export function recordOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null
    ? (value as { readonly [RECORD]?: unknown })[RECORD]
    : undefined;
}
