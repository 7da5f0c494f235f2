/** What an error says of a value that was refused: short, on one line, and never a value's source text. */
import { hintFor, isForeignVector } from './hints.js';

/** Members of a list or an object that are shown; and characters of a text. */
const MOST_MEMBERS = 6;
const MOST_CHARACTERS = 80;

/**
 * A value in words. A string is called a string. A vector or a shape of three.js, an object with coordinates x and y,
 * and a GeoJSON geometry are told how to become what is asked for here.
 *
 * @param way what is told in its place, by who knows better
 * @example
 * describe([1, -0]); // '[1, 0]'
 * describe('2'); // "the string '2'"
 * describe({ x: 0, y: 1 }); // 'an object {x: 0, y: 1}: pass [v.x, v.y]'
 */
export function describe(value: unknown, way = ''): string {
  const told = way && `: pass ${way}`;
  if (typeof value === 'string') return `the string '${cut(value)}'${told}`;
  if (typeof value !== 'object' || value === null) return describePrimitive(value) + told;
  if (isList(value)) return describeList(value, 2) + told;
  // Two ways out would lead to two places.
  return describeObject(value) + (told || hintFor(value));
}

/** The beginning of a text on one line: what would end it, or is not seen, is written as in a program. */
function cut(text: string): string {
  const shown = JSON.stringify(text.slice(0, MOST_CHARACTERS)).slice(1, -1).replaceAll('\\"', '"');
  // A byte order mark is not seen.
  const line = shown.replaceAll('\ufeff', '\\ufeff');
  return text.length > MOST_CHARACTERS ? `${line}...` : line;
}

function describePrimitive(value: unknown): string {
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value !== 'function') return String(value);
  return value.name === '' ? 'a function' : `the function ${value.name}`;
}

/** Arrays, typed arrays and the like. */
function isList(value: object): value is ArrayLike<unknown> {
  return 'length' in value && typeof value.length === 'number';
}

function describeList(list: ArrayLike<unknown>, depth: number): string {
  const shown = Array.from({ length: Math.min(list.length, MOST_MEMBERS) }, (_, i) => list[i]);
  const rest = list.length > MOST_MEMBERS ? [`... ${list.length} in all`] : [];
  return `[${[...shown.map((part) => describePart(part, depth - 1)), ...rest].join(', ')}]`;
}

/** A member of a list or an object. */
function describePart(part: unknown, depth: number): string {
  if (typeof part === 'string') return `'${cut(part)}'`;
  if (typeof part !== 'object' || part === null) return describePrimitive(part);
  if (isList(part)) return depth > 0 ? describeList(part, depth) : '[...]';
  const name = nameOf(part);
  return name === 'object' ? '{...}' : withArticle(name);
}

function describeObject(value: object): string {
  const members = membersOf(value).map(([key, part]) => `${key}: ${describePart(part, 1)}`);
  const shown = members.slice(0, MOST_MEMBERS);
  const rest = members.length > MOST_MEMBERS ? ['...'] : [];
  return `${withArticle(nameOf(value))} {${[...shown, ...rest].join(', ')}}`;
}

function withArticle(name: string): string {
  return `${/^[aeio]/i.test(name) ? 'an' : 'a'} ${name}`;
}

function nameOf(value: object): string {
  const maker: unknown = value.constructor;
  const name = typeof maker === 'function' ? maker.name : '';
  if (name === '' || name === 'Object') return 'object';
  return isOfThree(value) ? `three.js ${name}` : name;
}

/** Some classes of three.js say what they are, others hold vectors that do. */
function isOfThree(value: object): boolean {
  const says = (x: object) =>
    /\bis[A-Z]\w*[23]?\b/.test(Object.keys(x).join(' ')) || isForeignVector(x, true);
  return says(value) || membersOf(value).some(([, part]) => isForeignVector(part, true));
}

/** An object may refuse to show what it has. */
function membersOf(value: object): [string, unknown][] {
  try {
    return Object.entries(value);
  } catch {
    return [];
  }
}
