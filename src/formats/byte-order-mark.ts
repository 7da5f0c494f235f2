/** How many bytes the byte order mark of UTF-8 takes at a place: 3, or 0 if there is none. */
export function markLength(bytes: Uint8Array, at = 0): 0 | 3 {
  return bytes[at] === 0xef && bytes[at + 1] === 0xbb && bytes[at + 2] === 0xbf ? 3 : 0;
}

/** How many letters in a row with a zero byte each are no accident. */
const LETTERS = 4;

/** Are these the first bytes of text in UTF-16? It has a byte order mark, or a zero byte beside each letter. */
export function looksLikeUtf16(bytes: Uint8Array): boolean {
  const [a, b] = bytes;
  if ((a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff)) return true;
  return isSpread(bytes, 0) || isSpread(bytes, 1);
}

/** Whether the letters are at every second place from `first` on, and zeros between them. */
function isSpread(bytes: Uint8Array, first: 0 | 1): boolean {
  for (let i = 0; i < LETTERS; i++) {
    const letter = bytes[2 * i + first] ?? 0;
    const isText = letter === 9 || letter === 10 || letter === 13 || (letter >= 32 && letter < 127);
    if (!isText || bytes[2 * i + 1 - first] !== 0) return false;
  }
  return true;
}
