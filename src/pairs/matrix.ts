import { typesThatMove } from '../motion/translation/types.js';
import { type FaceRow, type Operation, TAGS } from './face.js';

const LETTERS: Readonly<Record<string, string>> = {
  relations: 'r',
  distances: 'd',
  hits: 'h',
  penetrations: 'p',
};

const INTRO = `# Which pairs of shapes have an answer

Written by \`npm run generate\` from the functions that there are. A cell has a letter for each answer:

| letter | answer | of \`unerring/shapes\` |
|---|---|---|
| r | how they meet, and which contains which | \`relation\`, \`intersects\`, \`contains\` |
| c | and where, by the features of both | \`relation\`, its \`contact\` |
| d | how far they are apart, and where they are closest | \`distance\`, \`isWithin\` |
| h | where a line, ray or segment comes in and goes out, with parameters | \`hits\` |
| p | how deep they are in each other, and the shortest ways out | \`penetration\` |
| s | when they meet while they translate, and where | \`sweep\`, \`sweptIntersects\` of \`unerring/motion\` |

The named functions are called by both shapes: \`sphereBox\` and \`sphereIntersectsBox\`, \`segmentBoxDistance\`, \`rayCone\`; in
the plane they end with \`2d\`. [shapes.md](shapes.md) tells how any two shapes are asked by their types,
[motion.md](motion.md) what moves.
`;

/** The letters of a pair, in either order. */
type Cells = ReadonlyMap<string, string>;

const bothOrders = (tags: string): readonly string[] => {
  const [a, b] = tags.split(' ') as [string, string];
  return [`${a} ${b}`, `${b} ${a}`];
};

const LINEAR = /^(?:line|ray|segment) /;
/** Functions for round shapes tell no contact, but for lines, rays and segments; those for polygon sets tell none. */
const tellsContact = ({ from, tags }: FaceRow) =>
  !from.includes('/polygons/') && (!from.includes('/round/') || LINEAR.test(tags));

function cellsOf(operations: readonly Operation[], side: 'plane' | 'space'): Cells {
  const cells = new Map<string, Set<string>>();
  const add = (tags: string, letter: string) => {
    for (const key of bothOrders(tags)) cells.set(key, (cells.get(key) ?? new Set()).add(letter));
  };
  for (const operation of operations) {
    const letter = LETTERS[operation.name];
    if (letter === undefined) continue;
    for (const row of operation[side]) {
      add(row.tags, letter);
      if (letter === 'r' && tellsContact(row)) add(row.tags, 'c');
    }
  }
  // A point is related as a segment without length.
  for (const tag of TAGS) {
    const letters = [...(cells.get(`segment ${tag}`) ?? [])].filter((letter) => 'rc'.includes(letter));
    for (const letter of letters) add(tag === 'segment' ? 'point segment' : `point ${tag}`, letter);
  }
  for (const letter of 'rc') add('point point', letter);
  // One function takes any two of the shapes that move.
  for (const [a, b] of typesThatMove(side)) add(`${a} ${b}`, 's');
  return new Map(
    [...cells].map(([key, letters]) => [key, [...'rcdhps'].filter((l) => letters.has(l)).join('')]),
  );
}

function tableOf(title: string, cells: Cells): string {
  const tags = TAGS.filter((tag) => TAGS.some((other) => cells.has(`${tag} ${other}`)));
  const row = (parts: readonly string[]) => `| ${parts.join(' | ')} |\n`;
  return [
    `\n## ${title}\n\n`,
    row(['', ...tags]),
    row(['---', ...tags.map(() => '---')]),
    ...tags.map((a) => row([`**${a}**`, ...tags.map((b) => cells.get(`${a} ${b}`) ?? '')])),
  ].join('');
}

/** The page with all pairs of shapes. */
export function matrixPage(operations: readonly Operation[]): string {
  return [
    INTRO,
    tableOf('In the plane', cellsOf(operations, 'plane')),
    tableOf('In space', cellsOf(operations, 'space')),
  ].join('');
}
