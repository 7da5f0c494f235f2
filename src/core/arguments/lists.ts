/** Checks of objects and lists, where no other check says more. */
import { reject } from './errors.js';
import { isList } from './kinds.js';

/**
 * Checks that an argument has members that can be read: a shape, a list or a class's object, and neither `undefined`
 * nor a number.
 *
 * @param expected What it should be: `{start, end}`
 * @throws RangeError naming the argument
 */
export function requireObject(where: string, name: string, expected: string, value: unknown): void {
  if (typeof value !== 'object' || value === null) reject(where, name, expected, value);
}

/** Checks options: an object, or nothing at all. @throws RangeError `where: options must be an object, got null` */
export function requireOptions(where: string, name: string, value: unknown): void {
  if (value !== undefined) requireObject(where, name, 'an object', value);
}

/**
 * Checks that an argument is a list: an array or a typed array, of any length.
 *
 * @throws RangeError naming the argument
 */
export function requireList(where: string, name: string, expected: string, value: unknown): void {
  if (!isList(value)) reject(where, name, expected, value);
}
