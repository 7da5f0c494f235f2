/** How wide text is on a terminal, and how it is broken into lines. */

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours are control sequences
const COLORS = /\u001b\[[\d;]*m/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above
const PAINTED = /^(\u001b\[[\d;]*m)([^\u001b]*)(\u001b\[0m)$/;

/** Characters that stand on the one before, and those that take two places. */
const NONE = /[\p{Mn}\p{Me}\p{Cf}]/u;
const WIDE =
  /[\p{Emoji_Presentation}\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303e\uff01-\uff60]/u;

/** How many places a text takes, without the sequences that colour it. */
export function textWidth(text: string): number {
  const plain = text.replaceAll(COLORS, '');
  if (/^[ -~]*$/.test(plain)) return plain.length;
  let width = 0;
  for (const character of plain) width += NONE.test(character) ? 0 : WIDE.test(character) ? 2 : 1;
  return width;
}

/** The width of the longest word: no line that is not to break words can be shorter. */
export function longestWord(text: string): number {
  return Math.max(0, ...text.split(/\s+/).map(textWidth));
}

/**
 * A text in lines of at most `width` places, broken between words only: a word that is longer has a line of its own.
 * Each line has the colour of the text, if that has one as a whole.
 *
 * @example wrapped('volume 0.25, 1.5', 12); // ['volume 0.25,', '1.5']
 */
export function wrapped(text: string, width: number): string[] {
  const [, color = '', plain = text, end = ''] = PAINTED.exec(text) ?? [];
  const lines: string[] = [];
  let line = '';
  for (const word of plain.split(' ')) {
    if (line === '') line = word;
    else if (textWidth(line) + 1 + textWidth(word) <= width) line += ` ${word}`;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line].map((each) => `${color}${each}${end}`);
}

/** A text after a first indentation, and its further lines indented deeper: `hanging` is where those begin. */
export function indented(first: string, text: string, width: number, hanging = textWidth(first)): string {
  const lines = wrapped(text, Math.max(1, width - hanging));
  return lines.map((line, i) => (i === 0 ? first : ' '.repeat(hanging)) + line).join('\n');
}
