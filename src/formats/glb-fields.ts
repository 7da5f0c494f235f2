import { FormatError } from './format-error.js';

type Fields = Readonly<Record<string, unknown>>;

/** Reads fields of JSON that may be anything, and says which is not what it must be: `meshes[2].primitives`. */
export class GlbFields {
  readonly #file: string;
  readonly #fields: Fields;
  readonly path: string;

  constructor(file: string, fields: Fields, path: string) {
    this.#file = file;
    this.#fields = fields;
    this.path = path;
  }

  /** Throws the error about a field. */
  fail(name: string, expected: string): never {
    throw new FormatError(this.#file, `${this.#at(name)} must be ${expected}`);
  }

  #at(name: string): string {
    return this.path === '' ? name : `${this.path}.${name}`;
  }

  has(name: string): boolean {
    return Object.hasOwn(this.#fields, name) && this.#fields[name] !== undefined;
  }

  /** The names of all fields. */
  names(): string[] {
    return Object.keys(this.#fields);
  }

  /** A field as it is. */
  raw(name: string): unknown {
    return this.has(name) ? this.#fields[name] : undefined;
  }

  /** A whole number that is not negative. */
  count(name: string, missing?: number): number {
    const value = this.raw(name) ?? missing;
    if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value;
    return this.fail(name, 'a whole number, not negative');
  }

  /** Numbers, as many as asked for; undefined if the field is missing. */
  numbers(name: string, length: number): number[] | undefined {
    const value = this.raw(name);
    if (value === undefined) return undefined;
    if (!Array.isArray(value) || value.length !== length || !value.every(Number.isFinite)) {
      return this.fail(name, `a list of ${length} finite numbers`);
    }
    return value as number[];
  }

  /** A list of whole numbers; empty if it is missing. */
  counts(name: string): number[] {
    const value = this.raw(name) ?? [];
    if (!Array.isArray(value) || !value.every((n) => Number.isSafeInteger(n) && n >= 0)) {
      return this.fail(name, 'a list of whole numbers');
    }
    return value as number[];
  }

  /** A list; empty if it is missing. */
  list(name: string): readonly unknown[] {
    const value = this.raw(name) ?? [];
    return Array.isArray(value) ? value : this.fail(name, 'a list');
  }

  /** An object of a list. */
  item(name: string, index: number): GlbFields {
    const list = this.list(name);
    if (index >= list.length)
      return this.fail(`${name}[${index}]`, `one of the ${list.length} that there are`);
    return this.#object(list[index], `${name}[${index}]`);
  }

  /** An object. */
  object(name: string): GlbFields {
    return this.#object(this.raw(name), name);
  }

  #object(value: unknown, name: string): GlbFields {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return this.fail(name, 'an object');
    return new GlbFields(this.#file, value as Fields, this.#at(name));
  }
}
