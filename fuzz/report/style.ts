import Table from 'cli-table3';

/** Colours for a terminal, or the same functions doing nothing. */
export interface Style {
  bold(text: string): string;
  dim(text: string): string;
  good(text: string): string;
  bad(text: string): string;
}

const paint = (code: number) => (text: string) => `\u001b[${code}m${text}\u001b[0m`;
const leave = (text: string) => text;

/** The style for a stream: colours on a terminal, unless NO_COLOR asks for none. */
export function styleFor(isTerminal: boolean): Style {
  if (!isTerminal || process.env.NO_COLOR) return { bold: leave, dim: leave, good: leave, bad: leave };
  return { bold: paint(1), dim: paint(2), good: paint(32), bad: paint(31) };
}

/** An integer with thousands separated: 1,234,567. */
export function grouped(n: number): string {
  return String(Math.round(n)).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** A count in a table: a quiet dot for zero. */
export function quiet(n: number, style: Style): string {
  return n === 0 ? style.dim('·') : style.bad(grouped(n));
}

/** A share: 12.3 %, or < 0.1 % for what would look like none. */
export function percent(part: number, whole: number): string {
  if (part === 0 || whole === 0) return '·';
  const value = (100 * part) / whole;
  return value < 0.1 ? '< 0.1 %' : `${value.toFixed(1)} %`;
}

/** A duration for people. */
export function duration(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} min ${Math.floor(seconds % 60)} s`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** A table in light lines: the first columns (one unless said) of words, the others of numbers. */
export function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  style: Style,
  words = 1,
): string {
  const made = new Table({
    head: head.map((text) => style.bold(text)),
    colAligns: head.map((_, i) => (i < words ? 'left' : 'right')),
    style: { head: [], border: [], compact: true },
    chars: {
      top: '─',
      'top-mid': '┬',
      'top-left': '┌',
      'top-right': '┐',
      bottom: '─',
      'bottom-mid': '┴',
      'bottom-left': '└',
      'bottom-right': '┘',
      left: '│',
      'left-mid': '├',
      mid: '─',
      'mid-mid': '┼',
      right: '│',
      'right-mid': '┤',
      middle: '│',
    },
  });
  for (const row of rows) made.push([...row]);
  return made.toString();
}
