// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not reach a terminal
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/g;

/** A word of a file without what would do something to a terminal. */
export function printable(word: string): string {
  return word.replace(CONTROL, '?');
}

const utf8 = new TextDecoder('utf-8', { fatal: true });
const latin1 = new TextDecoder('latin1');

/**
 * A name in a file as text: UTF-8, or a character for each byte where it is none; without control characters and outer
 * spaces.
 */
export function nameOf(bytes: Uint8Array): string {
  let name: string;
  try {
    name = utf8.decode(bytes);
  } catch {
    name = latin1.decode(bytes);
  }
  return printable(name.trim());
}
