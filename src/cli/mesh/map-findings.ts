/** What a check finds in maps of Quake, beside what it finds in meshes. */
import type { Severity } from '../../mesh/validation/finding-kinds.js';
import type { Explanation } from '../explanations.js';

export const MAP_FINDING_KINDS = ['brush-without-solid', 'leak', 'entity-in-solid'] as const;

/** The name of a kind of findings in maps. */
export type MapFindingKind = (typeof MAP_FINDING_KINDS)[number];

/** The faces of a brush: three points each, clockwise as seen from outside. */
const brushText = (...faces: readonly string[]): string =>
  ['{', ...faces.map((points) => `${points} stone 0 0 0 1 1`), '}'].join('\n');

/** Below x + y + z = 1, between the planes of the axes. */
const CORNER = brushText(
  '( 0 0 0 ) ( 0 1 0 ) ( 0 0 1 )',
  '( 0 0 0 ) ( 0 0 1 ) ( 1 0 0 )',
  '( 0 0 0 ) ( 1 0 0 ) ( 0 1 0 )',
  '( 1 0 0 ) ( 0 0 1 ) ( 0 1 0 )',
);
/** The same with all faces turned over. */
const TURNED_OVER = brushText(
  '( 0 0 0 ) ( 0 0 1 ) ( 0 1 0 )',
  '( 0 0 0 ) ( 1 0 0 ) ( 0 0 1 )',
  '( 0 0 0 ) ( 0 1 0 ) ( 1 0 0 )',
  '( 1 0 0 ) ( 0 1 0 ) ( 0 0 1 )',
);

const world = (brush: string): string => `{\n"classname" "worldspawn"\n${brush}\n}\n`;
const player = (origin: string): string => `{\n"classname" "info_player_start"\n"origin" "${origin}"\n}\n`;

/** How grave a kind is, and what a person is told about it; the example is the text of a map. */
export const MAP_EXPLANATIONS: Readonly<
  Record<MapFindingKind, Explanation & { readonly severity: Severity }>
> = {
  'brush-without-solid': {
    severity: 'error',
    what: 'A brush whose faces bound no solid: nothing is behind all of them, or what is has no end.',
    why: 'It is nowhere in the level. Where it was meant to be a wall, the level may leak.',
    mend: 'Take it out, or turn its faces over: their points run clockwise as seen from outside.',
    example: world(TURNED_OVER),
  },
  leak: {
    severity: 'error',
    what: 'An entity that is not separated from the outside by brushes, however narrow the opening is.',
    why: 'Compilers of levels refuse such a map, or cannot tell what is visible from where.',
    mend: 'Follow the way from the entity to the outside, and close it; move an entity that stands outside.',
    example: world(CORNER) + player('2 2 2'),
  },
  'entity-in-solid': {
    severity: 'warning',
    what: 'An entity whose place is inside a brush.',
    why: 'A player would start in a wall, and a light would light nothing.',
    mend: 'Move the entity, or the brush.',
    example: world(CORNER) + player('0.125 0.125 0.125'),
  },
};
