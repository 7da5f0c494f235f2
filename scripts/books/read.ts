/** The rows of the books as they are kept: `scripts/books/*.txt`, a row in each line. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('./', import.meta.url));

/** Why a row has no function. */
export type Reason = keyof typeof REASONS;

/** What each reason means, and which names of functions would show that it no longer holds. */
export const REASONS = {
  motion: {
    says: 'what moves in another way than by translation, rotation or vertices, disks, or what is round beside cylinders, cones and ellipsoids',
    denied: /(?:sweep|moving)(?:cylinder|cone|ellipsoid)|timeOfImpact/i,
  },
  missing: { says: 'it could be here, and is not there yet', denied: undefined },
  curves: {
    says: 'there are no curves and curved surfaces but circles and quadrics',
    denied: /bezier|spline|curve/i,
  },
  number: { says: 'a number, and no decision about one', denied: undefined },
  definition: { says: 'a word or an identity: there is no question to answer', denied: undefined },
  method: { says: 'a way of working inside, on which no answer depends', denied: undefined },
  numeric: { says: 'no exact decision: transcendental, or the end of an iteration', denied: undefined },
  drawing: { says: 'drawing and animation', denied: undefined },
} as const;

/** One row: what a section of a book asks, by which routine, and what answers it here. */
export interface BookRow {
  readonly section: string;
  readonly topic: string;
  /** The book's own names of its routines. */
  readonly routines: readonly string[];
  /** Names of functions by the entry that exports them. Empty if there is none. */
  readonly functions: ReadonlyMap<string, readonly string[]>;
  /** Why there is none. */
  readonly absent?: { readonly reason: Reason; readonly denied?: RegExp };
  readonly note: string;
}

/** A book with its rows, in the order of its sections. */
export interface Book {
  readonly title: string;
  readonly rows: readonly BookRow[];
}

const BOOKS: readonly (readonly [title: string, ...files: string[]])[] = [
  ['Ericson, *Real-Time Collision Detection*', 'ericson-1-4', 'ericson-5', 'ericson-6-7', 'ericson-8-13'],
  ['Eberly, *3D Game Engine Design*', 'eberly-2-5', 'eberly-6-b'],
  ['Akenine-Möller, Haines, Hoffman et al., *Real-Time Rendering*', 'rtr'],
  ['Lander, columns on collision in *Game Developer*', 'lander'],
];

function functionsOf(text: string): Map<string, string[]> {
  const functions = new Map<string, string[]>();
  for (const part of text.split('; ')) {
    const [, entry, names] = /^([a-z-]+): ([\w ]+)$/.exec(part) ?? [];
    if (entry === undefined || functions.has(entry))
      throw new Error(`not \`entry: names\`, or twice: ${part}`);
    functions.set(entry, names!.split(' '));
  }
  return functions;
}

/**
 * Reads `section | topic | routines | entry: names; entry: names | note`. A row without a function has `- reason: note`
 * in place of names, with a pattern of names (`- missing /pattern/i: note`) that would show that there is one.
 */
export function readRow(line: string): BookRow {
  const [section, topic, routines, where, note = ''] = line.split(/ \|(?= |$)/).map((field) => field.trim());
  if (!section || !topic || !where) throw new Error(`not a row of a book: ${line}`);
  const common = { section, topic, routines: routines === '' ? [] : routines!.split(' ') };
  if (!where.startsWith('- ')) return { ...common, functions: functionsOf(where), note };
  const [, name, pattern, says] = /^- ([a-z]+)(?: \/(.+)\/i?)?: (.+)$/.exec(where) ?? [];
  if (name === undefined || !(name in REASONS)) throw new Error(`not a reason: ${where}`);
  const reason = name as Reason;
  const denied = pattern === undefined ? REASONS[reason].denied : new RegExp(pattern, 'i');
  return { ...common, functions: new Map(), absent: { reason, ...(denied && { denied }) }, note: says! };
}

/** All books. */
export function readBooks(): Book[] {
  return BOOKS.map(([title, ...files]) => ({
    title,
    rows: files.flatMap((file) => {
      const lines = readFileSync(`${FOLDER}${file}.txt`, 'utf8').split('\n');
      return lines.filter((line) => line !== '').map(readRow);
    }),
  }));
}
