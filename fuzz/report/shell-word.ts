import { printable } from '../../src/pictures/printable.js';

/** What no shell gives a meaning to. */
const PLAIN = /^[\w@%+:,./-][\w@%+=:,./-]*$/;

/** The bytes of a character, as `$'...'` takes them in any locale. */
function bytes(character: string): string {
  const hex = (byte: number) => `\\x${byte.toString(16).padStart(2, '0')}`;
  return Array.from(new TextEncoder().encode(character), hex).join('');
}

/**
 * A word of a command line as a shell takes it: as it is, between quotes, or, with characters in it that move or hide
 * what is shown, between `$'` and `'` with these as their bytes.
 *
 * @example shellWord("it's"); // "'it'\\''s'"
 */
export function shellWord(text: string): string {
  if (PLAIN.test(text)) return text;
  const characters = [...text];
  if (characters.every((each) => printable(each) === each)) return `'${text.replaceAll("'", "'\\''")}'`;
  const quoted = characters.map((each) => {
    if (each === '\\' || each === "'") return `\\${each}`;
    return printable(each) === each ? each : bytes(each);
  });
  return `$'${quoted.join('')}'`;
}
