/** Whether the number of an id is read without loss: a reader of JSON makes the nearest double of it, in silence. */

/** The pieces of a text of JSON: texts, marks, and whatever has none of both. */
const PIECES = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s"{}[\],:]+/g;

/** How the last member `id` of an object is written, which is the one that counts; the line is an object of JSON. */
function writtenId(line: string): string | undefined {
  let depth = 0;
  let [key, before]: (string | undefined)[] = [];
  let written: string | undefined;
  for (const [piece] of line.matchAll(PIECES)) {
    if (depth === 1 && before === ':' && key === 'id') written = piece;
    if (piece === '{' || piece === '[') depth++;
    if (piece === '}' || piece === ']') depth--;
    // Names may be written with escapes.
    if (depth === 1 && (before === '{' || before === ',') && piece.startsWith('"')) key = JSON.parse(piece);
    before = piece;
  }
  return written;
}

/** Digits without zeros at the ends, and the power of ten behind them: equal for equal numbers. */
function canonical(text: string): string {
  const [, sign, whole, part = '', power = '0'] = /^(-?)(\d+)(?:\.(\d*))?(?:e([+-]?\d+))?$/i.exec(text)!;
  const digits = `${whole}${part}`.replace(/^0+/, '');
  const kept = digits.replace(/0+$/, '');
  if (kept === '') return `${sign}0`;
  return `${sign}${kept}e${BigInt(power) - BigInt(part.length) + BigInt(digits.length - kept.length)}`;
}

/**
 * Whether the number that an id was read as, written again, is the number in the line.
 *
 * @example isExactId('{"id":0.1000000000000000055}', 0.1); // false
 */
export function isExactId(line: string, id: number): boolean {
  const text = Object.is(id, -0) ? '-0' : String(id);
  // The form that is promised has the id first: nothing has to be looked for.
  if (line.startsWith(`{"id":${text},`)) return true;
  const written = writtenId(line);
  return written === undefined || canonical(written) === canonical(text);
}
