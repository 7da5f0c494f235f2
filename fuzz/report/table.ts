import type { Style } from './style-type.js';
import { indented, longestWord, textWidth, wrapped } from './text-width.js';

/**
 * A cell that names things: `3-17; 4-18; ...`. As many as fit in a line, or all of them in as many lines as that takes.
 */
export interface Items {
  readonly items: readonly string[];
  /** Whether there are more than these. */
  readonly more: boolean;
  readonly all?: boolean;
}

export type Cell = string | Items;

/** A terminal that is narrower than this has no room for a frame round what does not fit. */
const FRAME_FROM = 72;
/** A frame is not worth more than so much room for the things that a cell names. */
const ROOM_FOR_ITEMS = 14;
/** No line is longer: nobody needs to know how much. */
const ENDLESS = 10_000;

/** What stands before an item that is not the first of its line, and what stands for more. */
const SEPARATOR = '; ';
const MORE = '...';

/** How many of the items fit in a line, with the dots for what is left out; at least one. */
function fitting({ items, more }: Items, width: number): number {
  let used = 0;
  let best = 1;
  for (let count = 1; count <= items.length; count++) {
    used += textWidth(items[count - 1]!) + (count > 1 ? SEPARATOR.length : 0);
    const rest = more || count < items.length ? SEPARATOR.length + MORE.length : 0;
    if (used + rest <= width) best = count;
    if (used > width) break;
  }
  return best;
}

/** All items in lines, each broken only if it is longer than a line. */
function allItems(items: readonly string[], width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const [i, item] of items.entries()) {
    const end = i + 1 < items.length ? 1 : 0;
    if (line !== '' && textWidth(line) + SEPARATOR.length + textWidth(item) + end <= width) {
      line += SEPARATOR + item;
    } else {
      if (line !== '') lines.push(...wrapped(`${line};`, width));
      line = item;
    }
  }
  return [...lines, ...wrapped(line, width)];
}

function naturalWidth(cell: Cell): number {
  if (typeof cell === 'string') return textWidth(cell);
  let width = cell.more ? SEPARATOR.length + MORE.length : 0;
  for (const [i, item] of cell.items.entries()) {
    width += textWidth(item) + (i > 0 ? SEPARATOR.length : 0);
    if (width > ENDLESS) return ENDLESS;
  }
  return width;
}

function linesOf(cell: Cell, width: number): string[] {
  if (typeof cell === 'string') return wrapped(cell, width);
  const { items, more, all = false } = cell;
  if (all) return allItems(more ? [...items, MORE] : items, width);
  const count = fitting(cell, width);
  const shown = items.slice(0, count);
  return wrapped((more || count < items.length ? [...shown, MORE] : shown).join(SEPARATOR), width);
}

interface Column {
  readonly head: string;
  readonly cells: readonly Cell[];
  readonly isWords: boolean;
  /** What it takes so that nothing is broken or left out. */
  readonly natural: number;
  /** What it takes at least: no word and no number is broken. */
  readonly least: number;
}

function leastWidth(cell: Cell, isWords: boolean): number {
  if (typeof cell === 'string') return isWords ? longestWord(cell) : textWidth(cell);
  const seen = cell.all === true ? cell.items : cell.items.slice(0, 1);
  return seen.reduce((width, item) => Math.max(width, longestWord(`${item};`)), MORE.length);
}

function columnOf(head: string, cells: readonly Cell[], isWords: boolean): Column {
  const natural = Math.max(textWidth(head), ...cells.map(naturalWidth));
  const least = Math.max(longestWord(head), ...cells.map((cell) => leastWidth(cell, isWords)));
  return { head, cells, isWords, natural, least };
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);

/**
 * Widths that make `room` in all: the widest column that can becomes narrower first. Nothing if there is too little
 * room.
 */
function fitted(columns: readonly Column[], room: number): number[] | undefined {
  if (total(columns.map(({ least }) => least)) > room) return undefined;
  const widths = columns.map(({ natural }) => natural);
  for (let excess = total(widths) - room; excess > 0; excess--) {
    let widest = -1;
    columns.forEach(({ least }, i) => {
      if (widths[i]! > least && (widest < 0 || widths[i]! > widths[widest]!)) widest = i;
    });
    widths[widest]!--;
  }
  return widths;
}

function padded(text: string, width: number, isWords: boolean): string {
  const space = ' '.repeat(Math.max(0, width - textWidth(text)));
  return isWords ? text + space : space + text;
}

/** The lines of one row of cells, each cell in its width. */
function rowLines(
  cells: readonly Cell[],
  columns: readonly Column[],
  widths: readonly number[],
  join: (cells: readonly string[]) => string,
): string[] {
  const lines = cells.map((cell, i) => linesOf(cell, widths[i]!));
  const height = Math.max(...lines.map(({ length }) => length));
  return Array.from({ length: height }, (_, k) =>
    join(lines.map((each, i) => padded(each[k] ?? '', widths[i]!, columns[i]!.isWords))),
  );
}

function framed(columns: readonly Column[], widths: readonly number[], style: Style): string {
  const rule = (left: string, middle: string, right: string) =>
    left + widths.map((width) => '─'.repeat(width + 2)).join(middle) + right;
  const join = (cells: readonly string[]) => `│ ${cells.join(' │ ')} │`;
  const heads = columns.map(({ head }) => style.bold(head));
  const rows = columns[0]!.cells.map((_, row) => columns.map(({ cells }) => cells[row]!));
  return [
    rule('┌', '┬', '┐'),
    ...rowLines(heads, columns, widths, join),
    rule('├', '┼', '┤'),
    ...rows.flatMap((cells) => rowLines(cells, columns, widths, join)),
    rule('└', '┴', '┘'),
  ].join('\n');
}

function plain(columns: readonly Column[], widths: readonly number[], style: Style): string {
  const join = (cells: readonly string[]) => cells.join('  ').trimEnd();
  const heads = columns.map(({ head }) => style.bold(head));
  const rows = columns[0]!.cells.map((_, row) => columns.map(({ cells }) => cells[row]!));
  return [heads, ...rows].flatMap((cells) => rowLines(cells, columns, widths, join)).join('\n');
}

/** A name and its value: beside each other, or below each other where that is too wide. */
function entry({ head, isWords }: Column, cell: Cell, label: number, style: Style, width: number): string {
  const beside = label + 4 + leastWidth(cell, isWords) <= width;
  const indent = ' '.repeat(beside ? label + 4 : 4);
  const lines = linesOf(cell, width - indent.length);
  if (!beside)
    return [indented('  ', style.dim(head), width), ...lines.map((line) => indent + line)].join('\n');
  const first = `  ${style.dim(padded(head, label, true))}  `;
  return lines.map((line, i) => (i === 0 ? first : indent) + line).join('\n');
}

/** Where not even the shortest lines fit: each row as a list. */
function blocks(columns: readonly Column[], style: Style, width: number): string {
  const [first, ...others] = columns;
  const label = Math.max(0, ...others.map(({ head }) => textWidth(head)));
  const lines = first!.cells.flatMap((title, row) => [
    ...linesOf(title, width),
    ...others
      .filter(({ cells }) => naturalWidth(cells[row]!) > 0)
      .map((column) => entry(column, column.cells[row]!, label, style, width)),
  ]);
  return lines.join('\n');
}

/**
 * A table that is not wider than the style says: in a frame if it fits, with fewer things named where that is enough,
 * else without a frame, and as a list if the lines are shorter than that. Words and numbers are never broken.
 *
 * @param words  so many columns at the left are words, the others are numbers
 */
export function table(
  head: readonly string[],
  rows: readonly (readonly Cell[])[],
  style: Style,
  words = 1,
): string {
  const { width } = style;
  const cellsOf = (i: number) => rows.map((row) => row[i]!);
  const columns = head.map((text, i) => columnOf(text, cellsOf(i), i < words));
  const frameRoom = width - 3 * columns.length - 1;
  const natural = columns.map((column) => column.natural);
  if (total(natural) <= frameRoom) return framed(columns, natural, style);
  const inFrame = width < FRAME_FROM ? undefined : fitted(columns, frameRoom);
  const hasItems = (i: number) => columns[i]!.cells.some((cell) => typeof cell !== 'string');
  const roomy = inFrame?.some((each, i) => hasItems(i) && each >= Math.min(ROOM_FOR_ITEMS, natural[i]!));
  if (inFrame !== undefined && roomy) return framed(columns, inFrame, style);
  const without = fitted(columns, width - 2 * (columns.length - 1));
  return without === undefined ? blocks(columns, style, width) : plain(columns, without, style);
}
