import { JsonScanner } from './json-scanner.js';
import type { JsonObject, JsonValue } from './types.js';

/** Where a value stands: names of members, numbers of items. */
export type JsonPath = readonly (string | number)[];

/** Is told of numbers and of members that are there twice, with their places in the text. */
export interface JsonListener {
  number(text: string, value: number, at: number): void;
  again(key: string, at: number): void;
}

function put(object: { [key: string]: JsonValue }, key: string, value: JsonValue): void {
  // Set as a member, this one would be the object's prototype.
  if (key !== '__proto__') object[key] = value;
  else Object.defineProperty(object, key, { value, writable: true, enumerable: true, configurable: true });
}

function value(scanner: JsonScanner, listener: JsonListener): JsonValue {
  const first = scanner.next();
  if (first === '[') {
    const list: JsonValue[] = [];
    scanner.items(() => {
      list.push(value(scanner, listener));
    });
    return list;
  }
  if (first === '{') {
    const object: { [key: string]: JsonValue } = {};
    scanner.members((key, at) => {
      if (Object.hasOwn(object, key)) listener.again(key, at);
      put(object, key, value(scanner, listener));
    });
    return object;
  }
  if (first === '"') return scanner.string();
  if (first === '-' || (first >= '0' && first <= '9')) {
    const at = scanner.at;
    const text = scanner.number();
    const number = Number(text);
    if (number - number !== 0)
      scanner.fail(`expected a number within the doubles, found ${text.slice(0, 30)}`, at);
    listener.number(text, number, at);
    return number;
  }
  return scanner.word();
}

/** The value that a text is. @throws FormatError naming line and column, what was expected and what is there */
export function readJson(name: string, text: string, listener: JsonListener): JsonValue {
  const scanner = new JsonScanner(name, text);
  const read = value(scanner, listener);
  if (scanner.next() !== '') scanner.fail(`expected the end of the text, found ${scanner.found()}`);
  return read;
}

const SILENT: JsonListener = { number() {}, again() {} };

/** Where in a text that was read a value stands: of members that are there twice the last one counts. */
export function placeOf(text: string, path: JsonPath): number {
  const scanner = new JsonScanner('', text);
  const find = (steps: JsonPath): number => {
    scanner.next();
    if (steps.length === 0) return scanner.at;
    const [step, ...rest] = steps;
    let found = scanner.at;
    const visit = (key: string | number) => {
      if (key === step) {
        const start = scanner.at;
        found = find(rest);
        scanner.at = start;
      }
      value(scanner, SILENT);
    };
    if (typeof step === 'number') scanner.items(visit);
    else scanner.members(visit);
    return found;
  };
  return find(path);
}

export type { JsonObject };
