/** Longer texts end in an ellipsis. */
export const LONGEST = 4000;
/** Deeper objects are told by their names. */
const DEEPEST = 8;

const NAME = /^[A-Za-z_$][\w$]*$/;

/** A text between single quotes. */
function quoted(text: string): string {
  const inside = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  return `'${inside.replaceAll("'", "\\'")}'`;
}

function primitiveText(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'bigint') return `${value}n`;
  return Object.is(value, -0) ? '-0' : String(value);
}

/** The name of what made an object; none for plain ones. */
function makerOf(value: object): string {
  const name: unknown = Object.getPrototypeOf(value)?.constructor?.name;
  return typeof name === 'string' && name !== 'Object' ? name : '';
}

/** Writes values until the text is long enough: large meshes take no longer than small ones. */
class Writer {
  #left = LONGEST;
  readonly #above: object[] = [];

  #take(text: string): string {
    this.#left -= text.length;
    return text;
  }

  #list(values: Iterable<() => string>): string {
    const parts: string[] = [];
    for (const part of values) {
      if (this.#left <= 0) {
        parts.push('...');
        break;
      }
      parts.push(part());
      this.#left -= 2;
    }
    return parts.join(', ');
  }

  #members(value: object): string {
    const text = this.#list(
      Object.keys(value).map((key) => () => {
        const name = this.#take(NAME.test(key) ? key : quoted(key));
        return `${name}: ${this.write((value as Record<string, unknown>)[key])}`;
      }),
    );
    return text === '' ? '{}' : `{ ${text} }`;
  }

  #elements(values: Iterable<unknown>): string {
    const writers = function* (this: Writer) {
      for (const value of values) yield () => this.write(value);
    };
    return this.#list(writers.call(this));
  }

  #object(value: object): string {
    if (Array.isArray(value)) return `[${this.#elements(value)}]`;
    const maker = makerOf(value);
    if (ArrayBuffer.isView(value) && Symbol.iterator in value)
      return `${maker} [${this.#elements(value as unknown as Iterable<unknown>)}]`;
    if (value instanceof Set) return `Set {${this.#elements(value)}}`;
    if (value instanceof Map) return `Map {${this.#elements([...value].map((pair) => pair))}}`;
    if (value instanceof Date || value instanceof RegExp) return String(value);
    return maker === '' ? this.#members(value) : `${maker} ${this.#members(value)}`;
  }

  write(value: unknown): string {
    if (typeof value === 'function') return this.#take(`[function ${value.name || 'without a name'}]`);
    if (typeof value !== 'object' || value === null) return this.#take(primitiveText(value));
    if (value instanceof Error) return this.#take(`${value.name}: ${value.message}`);
    if (this.#above.includes(value)) return this.#take('[circular]');
    if (this.#above.length >= DEEPEST) return this.#take(`[${makerOf(value) || 'object'}]`);
    this.#above.push(value);
    try {
      return this.#object(value);
    } finally {
      this.#above.pop();
    }
  }
}

/**
 * A value as the examples of the documentation write it: no library has their quotes, their brackets and their zeros.
 *
 * @example valueText({ relation: 'touching', at: [-0, 1n] }); // "{ relation: 'touching', at: [-0, 1n] }"
 */
export function valueText(value: unknown): string {
  const text = new Writer().write(value);
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}...`;
}
