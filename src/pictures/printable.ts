/** Escapes that people know; all others are written as \xHH or \u{H}. */
const SHORT: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/**
 * Controls of the terminal (C0, DEL, C1), line and paragraph separators, what turns the direction of writing round,
 * what has no width, and halves of surrogate pairs.
 */
const UNPRINTABLE =
  /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

function escapeOf(character: string): string {
  const code = character.codePointAt(0)!;
  const hexadecimal = code.toString(16);
  return SHORT[character] ?? (code < 256 ? `\\x${hexadecimal.padStart(2, '0')}` : `\\u{${hexadecimal}}`);
}

/**
 * A file's name, or any other text from outside, as it may be printed in a line: what would move the cursor, change
 * colours, begin a new line or deceive the eye is shown as an escape. Everything else stays, also of other scripts.
 *
 * @example printable('red\u001b[31m.obj'); // 'red\\x1b[31m.obj'
 */
export function printable(text: string): string {
  return text.replaceAll(UNPRINTABLE, escapeOf);
}
