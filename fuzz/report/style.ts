import type { Style } from './style-type.js';

export type { Style } from './style-type.js';
export { type Cell, type Items, table } from './table.js';

const paint = (code: number) => (text: string) => `\u001b[${code}m${text}\u001b[0m`;
const leave = (text: string) => text;

/** The variables of the environment that are heard. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Lines of a terminal that does not say how long they are, and of files and pipes. */
const TERMINAL_WIDTH = 80;
const PIPE_WIDTH = 100;
/** Narrower than this nothing can be shown that makes sense. */
const LEAST_WIDTH = 20;

/**
 * Whether to write in colours: FORCE_COLOR decides if it is set (no with `0` and `false`), as it does in Node; else
 * NO_COLOR (not empty) and a `dumb` terminal have none, and other terminals have.
 */
function isColoured(isTerminal: boolean, { FORCE_COLOR, NO_COLOR, TERM }: Environment): boolean {
  if (FORCE_COLOR !== undefined) return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
  return isTerminal && !NO_COLOR && TERM !== 'dumb';
}

/** A terminal has its own width; what goes elsewhere has that of the variable COLUMNS, else 100 places. */
function widthFor(isTerminal: boolean, columns: number | undefined, { COLUMNS }: Environment): number {
  const asked = /^[1-9]\d{0,4}$/.test(COLUMNS ?? '') ? Number(COLUMNS) : PIPE_WIDTH;
  return Math.max(LEAST_WIDTH, isTerminal ? columns || TERMINAL_WIDTH : asked);
}

/**
 * The style for standard output: colours on a terminal, and lines that fit it, unless the environment says otherwise.
 */
export function styleFor(
  isTerminal: boolean,
  environment: Environment = process.env,
  columns: number | undefined = process.stdout.columns,
): Style {
  const width = widthFor(isTerminal, columns, environment);
  if (!isColoured(isTerminal, environment))
    return { width, bold: leave, dim: leave, good: leave, warn: leave, bad: leave };
  return { width, bold: paint(1), dim: paint(2), good: paint(32), warn: paint(33), bad: paint(31) };
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
