/** The page of the books, `docs/books.md`, from their rows. */
import { type Book, type BookRow, REASONS, readBooks } from './read.js';

/** Where the page is. */
export const BOOKS_PAGE = 'docs/books.md';

const code = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

function answerOf({ functions, absent }: BookRow): string {
  if (absent !== undefined) return `none: ${absent.reason}`;
  return [...functions].map(([entry, names]) => `\`unerring/${entry}\`: ${code(names)}`).join('; ');
}

function tableOf(rows: readonly BookRow[]): string[] {
  const named = rows.some(({ routines }) => routines.length > 0);
  const line = (section: string, topic: string, routine: string, answer: string, note: string): string =>
    `| ${[section, topic, ...(named ? [routine] : []), answer, note.replaceAll('|', '\\|')].join(' | ')} |`;
  return [
    line('section', 'topic', 'in the book', 'here', 'notes'),
    `|${'---|'.repeat(named ? 5 : 4)}`,
    ...rows.map((row) => line(row.section, row.topic, code(row.routines), answerOf(row), row.note)),
  ];
}

/** Rows by the chapter that their section begins with, in their order; sections without numbers are one group. */
function chaptersOf(rows: readonly BookRow[]): Map<string, BookRow[]> {
  const chapters = new Map<string, BookRow[]>();
  for (const row of rows) {
    const [, number = '', letter] = /^(?:(\d+)|([A-Z]))(?:\.|$)/.exec(row.section) ?? [];
    const title = letter === undefined ? number && `Chapter ${number}` : `Appendix ${letter}`;
    chapters.set(title, [...(chapters.get(title) ?? []), row]);
  }
  return chapters;
}

function bookText({ title, rows }: Book): string[] {
  const chapters = [...chaptersOf(rows)].flatMap(([chapter, some]) => [
    ...(chapter === '' ? [] : [`### ${chapter}`, '']),
    ...tableOf(some),
    '',
  ]);
  return [`## ${title}`, '', ...chapters];
}

function countsOf(books: readonly Book[]): string[] {
  const count = (rows: readonly BookRow[]) => {
    const answered = rows.filter(({ absent }) => absent === undefined).length;
    const missing = rows.filter(
      ({ absent }) => absent?.reason === 'motion' || absent?.reason === 'missing',
    ).length;
    return `${rows.length} | ${answered} | ${missing} | ${rows.length - answered - missing}`;
  };
  return [
    '| book | rows | answered | motion or missing | no question for a kernel |',
    '|---|---:|---:|---:|---:|',
    ...books.map(({ title, rows }) => `| ${title} | ${count(rows)} |`),
  ];
}

/** The whole page. */
export function booksPage(): string {
  const books = readBooks();
  return [
    '# The books, section by section',
    '',
    'Written by `npm run generate` from the lists in `scripts/books`. Four texts on collision and rendering are here section by',
    'section: what is asked, the name that the book gives its routine, and the function that answers here, with the entry that',
    'exports it. Search the page for a name such as `ClosestPtPointTriangle`. A test holds that every function is there, and that',
    'nothing which is there is denied. Files that are named here are in the repository, not in the package.',
    '',
    'The functions differ from the routines in what they promise: the answer is the truth about the doubles, touching is meeting,',
    'degenerate shapes are sets of points, and lengths of directions and normals do not matter ([contract.md](contract.md)). Where',
    'two shapes are given by their types, `unerring/shapes` finds the function ([shapes.md](shapes.md), [matrix.md](matrix.md)).',
    '',
    'A row without a function has a reason:',
    '',
    '| reason | |',
    '|---|---|',
    ...Object.entries(REASONS).map(([name, { says }]) => `| ${name} | ${says} |`),
    '',
    ...countsOf(books),
    '',
    ...books.flatMap(bookText),
  ]
    .join('\n')
    .replace(/\n+$/, '\n');
}
