/**
 * Answers whose members are found when they are first read, and which are plain objects all the same: for
 * `Object.keys`, copies, comparisons of tests, `structuredClone`. A view has a getter for each member, and these are
 * one for all views of a kind, so that V8 shares the shape of the objects, too; a literal with getters takes three
 * times as long.
 */

class Carrier {
  constructor(view: object) {
    // biome-ignore lint/correctness/noConstructorReturn: what is returned gets the private member of the class below
    return view;
  }
}

/** Puts a record behind a view, where nobody else sees it. */
class Behind extends Carrier {
  readonly #record: object;

  constructor(view: object, record: object) {
    super(view);
    this.#record = record;
  }

  static of(view: object): object | undefined {
    return #record in view ? view.#record : undefined;
  }
}

/** The record behind a view; undefined of all else. */
export function recordOf(value: unknown): object | undefined {
  return typeof value === 'object' && value !== null ? Behind.of(value) : undefined;
}

/** The record behind a view, or behind one that an object inherits from. */
function inheritedRecordOf(value: object): object {
  for (let at: object | null = value; at !== null; at = Object.getPrototypeOf(at) as object | null) {
    const record = Behind.of(at);
    if (record !== undefined) return record;
  }
  throw new TypeError('a member of an answer was read of another object');
}

type DefineGetter = (this: object, name: string, getter: (this: object) => unknown) => void;
/** `Object.defineProperty` with a descriptor takes more than twice as long. */
const defineGetter = (Object.prototype as unknown as { readonly __defineGetter__: DefineGetter })
  .__defineGetter__;

/** What makes views of records that have a getter for each of these members. */
export function viewerOf<T extends object>(members: readonly (keyof T & string)[]): (record: T) => T {
  const getters = members.map(
    (name) =>
      function (this: object): unknown {
        return (inheritedRecordOf(this) as T)[name];
      },
  );
  return (record) => {
    const view = {};
    new Behind(view, record);
    for (let i = 0; i < members.length; i++) defineGetter.call(view, members[i]!, getters[i]!);
    return view as T;
  };
}
