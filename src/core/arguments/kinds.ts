/**
 * The kinds of arguments as the messages see them. A kind is walked only after a fast check has failed: it finds the
 * part that is wrong, and says what that part must be. One text for each kind of mistake: these are all of them.
 */
import { reject, rejectWords } from './errors.js';
import { hasForeignVectors } from './hints.js';

/** What a kind of argument must be, and who says where a value is not. */
export interface Kind {
  /** As it stands after `must be`. */
  readonly what: string;
  /** Throws if a value is not of the kind; `path` leads to it: `triangle.a`. */
  readonly check: (where: string, path: string, value: unknown) => void;
}

/**
 * Throws the error for a value that a fast check has refused.
 *
 * @throws RangeError, always, naming the part that is wrong
 */
export function refuse(where: string, path: string, kind: Kind, value: unknown): never {
  kind.check(where, path, value);
  // What answers otherwise when it is asked again (a proxy, a getter) is refused as a whole.
  return reject(where, path, kind.what, value);
}

/** Whether a value is a list: an array, a typed array or another object with a length. */
export function isList(value: unknown): value is ArrayLike<unknown> {
  return (
    typeof value === 'object' && value !== null && typeof (value as { length?: unknown }).length === 'number'
  );
}

/** A finite number. */
export const NUMBER: Kind = {
  what: 'a finite number',
  check(where, path, value) {
    if (!Number.isFinite(value)) reject(where, path, 'a finite number', value);
  },
};

const PLANE_OF_LIST = '{normal: v.slice(0, 3), constant: v[3]}';

/** Of a hit or a contact its point was meant. */
function partOf(value: unknown): string {
  return typeof value === 'object' && value !== null && 'point' in value ? 'v.point' : '';
}

/** Finite numbers, as many as said. @param what 'a point of 3 coordinates' */
export function numbers(what: string, count: number): Kind {
  const check: Kind['check'] = (where, path, value) => {
    if (!isList(value) || value.length !== count) return reject(where, path, what, value, partOf(value));
    for (let i = 0; i < count; i++) NUMBER.check(where, `${path}[${i}]`, value[i]);
  };
  return { what, check };
}

/** Numbers that are not all zero. @param noun 'a direction' */
function nonzero(noun: string, count: number): Kind {
  const { what, check } = numbers(`${noun} of ${count} coordinates`, count);
  return {
    what,
    check(where, path, value) {
      check(where, path, value);
      for (let i = 0; i < count; i++) if ((value as ArrayLike<number>)[i] !== 0) return;
      reject(where, path, `${noun} other than zero`, value);
    },
  };
}

/** Whether a shape has no `type`, or has this one, or another one that will do. */
export const isOfType = (
  shape: { readonly type?: string | undefined },
  type: string,
  other = type,
): boolean => shape.type === undefined || shape.type === type || shape.type === other;

/** An exact plane that is given by its coefficients is a plane, too. */
export const COEFFICIENTS = 'coefficients';

/**
 * An object with members. One that has none of them, or vectors of another library, is refused as a whole.
 *
 * @param type what its `type` is, if there is one
 * @param other what it may be instead
 */
export function record(members: Readonly<Record<string, Kind>>, type: string, other = type): Kind {
  const names = Object.keys(members);
  const what = `{${names.join(', ')}}`;
  return {
    what,
    check(where, path, value) {
      if (typeof value !== 'object' || value === null) return reject(where, path, what, value);
      const isThere = (name: string) => (value as Record<string, unknown>)[name] !== undefined;
      if (!names.some(isThere) || hasForeignVectors(value))
        return reject(
          where,
          path,
          what,
          value,
          names[1] === 'constant' && isList(value) && value.length === 4 ? PLANE_OF_LIST : '',
        );
      const own = value as { readonly type?: string };
      if (!isOfType(own, type, other)) reject(where, `${path}.type`, `'${type}'`, own.type);
      for (const name of names) {
        members[name]!.check(where, `${path}.${name}`, (value as Record<string, unknown>)[name]);
      }
    },
  };
}

/** A list of things of a kind. @param what 'a list of points' */
export function list(what: string, item: Kind, least = 0): Kind {
  return {
    what,
    check(where, path, value) {
      if (!isList(value)) return reject(where, path, what, value);
      for (let i = 0; i < value.length; i++) item.check(where, `${path}[${i}]`, value[i]);
      if (value.length < least) rejectWords(where, path, what, `${value.length || 'an empty list'}`);
    },
  };
}

/** Bounds with min <= max in each coordinate. */
function ordered(bounds: Kind): Kind {
  const check: Kind['check'] = (where, path, value) => {
    bounds.check(where, path, value);
    const { min, max } = value as { min: ArrayLike<number>; max: ArrayLike<number> };
    for (let i = 0; i < min.length; i++) {
      if (min[i]! > max[i]!)
        reject(where, `${path}.min[${i}]`, `at most ${path}.max[${i}] = ${max[i]}`, min[i]);
    }
  };
  return { what: bounds.what, check };
}

export const POINT2: Kind = /* @__PURE__ */ numbers('a point of 2 coordinates', 2);
export const POINT3: Kind = /* @__PURE__ */ numbers('a point of 3 coordinates', 3);
export const VECTOR2: Kind = /* @__PURE__ */ numbers('a vector of 2 coordinates', 2);
export const VECTOR3: Kind = /* @__PURE__ */ numbers('a vector of 3 coordinates', 3);
export const DIRECTION2: Kind = /* @__PURE__ */ nonzero('a direction', 2);
export const DIRECTION3: Kind = /* @__PURE__ */ nonzero('a direction', 3);
export const NORMAL3: Kind = /* @__PURE__ */ nonzero('a normal', 3);
export const AXIS3: Kind = /* @__PURE__ */ nonzero('an axis', 3);

export const SEGMENT2: Kind = /* @__PURE__ */ record({ start: POINT2, end: POINT2 }, 'segment');
export const SEGMENT3: Kind = /* @__PURE__ */ record({ start: POINT3, end: POINT3 }, 'segment');
export const RAY2: Kind = /* @__PURE__ */ record({ origin: POINT2, direction: DIRECTION2 }, 'ray');
export const RAY3: Kind = /* @__PURE__ */ record({ origin: POINT3, direction: DIRECTION3 }, 'ray');
export const LINE2: Kind = /* @__PURE__ */ record({ origin: POINT2, direction: DIRECTION2 }, 'line');
export const TRIANGLE2: Kind = /* @__PURE__ */ record({ a: POINT2, b: POINT2, c: POINT2 }, 'triangle');
export const LINE3: Kind = /* @__PURE__ */ record({ origin: POINT3, direction: DIRECTION3 }, 'line');
export const TRIANGLE3: Kind = /* @__PURE__ */ record({ a: POINT3, b: POINT3, c: POINT3 }, 'triangle');
export const TETRAHEDRON: Kind = /* @__PURE__ */ record(
  { a: POINT3, b: POINT3, c: POINT3, d: POINT3 },
  'tetrahedron',
);
export const PLANE: Kind = /* @__PURE__ */ record(
  { normal: NORMAL3, constant: NUMBER },
  'plane',
  COEFFICIENTS,
);
export const BOX2: Kind = /* @__PURE__ */ ordered(
  /* @__PURE__ */ record({ min: POINT2, max: POINT2 }, 'box'),
);
export const BOX3: Kind = /* @__PURE__ */ ordered(
  /* @__PURE__ */ record({ min: POINT3, max: POINT3 }, 'box'),
);
