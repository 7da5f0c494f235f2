/**
 * The form of text answers. A form is alternatives between ` | `, each of words between spaces; `<token>` stands for
 * what the table says, `<a|b>` for one of the words, and a word with `*` behind it comes any number of times, also
 * never.
 */
interface Token {
  readonly pattern: string;
  readonly meaning: string;
}

const DOUBLE = '-?(?:\\d+(?:\\.\\d+)?(?:e[+-]\\d+)?|Infinity)';
const FEATURE = '(?:[vef]\\d+|in|-)';
const RING_FEATURE = `${FEATURE}(?:\\.\\d+)?`;
const PAIR = `\\d+-\\d+ (?:touching|crossing|overlapping)(?: ${FEATURE}/${FEATURE})+`;
const ON_MESH = '(?:vertex \\d+|edge \\d+ from \\d+ to \\d+|face \\d+)';
const MESH_HIT = `\\d+ (?:vertex:\\d+|edge:\\d+:\\d+:\\d+|face) -?[01] ${DOUBLE}(?:\\.\\.${DOUBLE})? \\(${DOUBLE},${DOUBLE},${DOUBLE}\\) r\\d+`;
const FINDING = '[a-z]+(?:-[a-z]+)*(?: \\d+(?: \\d+)*(?:, \\d+(?: \\d+)*)*| )';
const CORNER = '(?:v\\d+|\\(-?\\d+/\\d+,-?\\d+/\\d+,-?\\d+/\\d+\\))';
const SPLIT = `(?:front|back|on|straddling) (?:-?1|0)(?:,(?:-?1|0))* (?:-?1|0)(?: front(?: ${CORNER})+)*(?: back(?: ${CORNER})+)*`;
const FRACTION = '-?\\d+/\\d+';
const RATIONAL_RING = `(?:\\(${FRACTION},${FRACTION}\\))+`;
const SOLID_FACE = `\\(${FRACTION},${FRACTION},${FRACTION}\\)@${FRACTION}`;
const STRETCH = '(?:inside|boundary)(?:\\[\\d+/\\d+\\]|[[(]\\d+/\\d+\\.\\.(?:inf|\\d+/\\d+)[\\])])';
const PART = 'part \\d+ \\d+ \\d+ \\d+ \\d+ -?\\d+ [01-]{4} (?:-?[01]|-) (?:\\d+|-)';

/** What may stand in a form. */
export const TOKENS: Readonly<Record<string, Token>> = {
  relation: {
    pattern: 'disjoint|touching|crossing|overlapping',
    meaning: '`disjoint`, `touching`, `crossing` or `overlapping`, as in [queries.md](queries.md)',
  },
  feature: {
    pattern: FEATURE,
    meaning:
      '`v0` (vertex 0), `e1` (edge 1), `f2` (face 2; of a triangle `f0`), `in` (the interior of a solid or a box), `-` (none: outside)',
  },
  location: {
    pattern: 'inside|boundary|outside',
    meaning: '`inside`, `boundary` or `outside`, as in [queries.md](queries.md)',
  },
  containment: {
    pattern: 'none|inside|containing|equal',
    meaning: 'what the first shape is to the second: `none`, `inside`, `containing` or `equal`',
  },
  'A/B': {
    pattern: `${FEATURE}/${FEATURE}`,
    meaning:
      'a common point: the feature of the first shape there, and that of the second. Two are sorted as text; of three and more, which go around, the rotation whose text is the smallest is taken',
  },
  'A/R': {
    pattern: `${FEATURE}(?:\\.\\d+)?/${FEATURE}(?:\\.\\d+)?`,
    meaning:
      'a common point: the feature of the first shape there, and that of the polygon; `e1` is edge 1 of its outer ring, `v0.2` vertex 0 of its second hole, `f0` its inside',
  },
  'A/B sorted': { pattern: `${FEATURE}/${FEATURE}`, meaning: 'as `<A/B>`; all are sorted as text' },
  'A/B along': {
    pattern: `${FEATURE}/${FEATURE}`,
    meaning: 'as `<A/B>`; two are in their order along the line, ray or segment',
  },
  'A/B@t(x,y,z)': {
    pattern: `${FEATURE}/${FEATURE}@-?\\d+/\\d+\\(${DOUBLE},${DOUBLE},${DOUBLE}\\)`,
    meaning:
      'where a line enters, and where it leaves: features as in `<A/B>`, the parameter as a fraction in lowest terms, and the point, each coordinate as `<x>` (`v0/f1@0/1(0,0.5,1)`). Once if both are the same',
  },
  'u/v@t': {
    pattern: `[vef][-\\d]*/[vef][-\\d]*@${DOUBLE}\\*?`,
    meaning:
      'features of meshes by the numbers of their vertices or of the face, and the time, rounded; `*`: none is earlier',
  },
  't..t@A/B': {
    pattern: `${DOUBLE}\\.\\.${DOUBLE}@${FEATURE}/${FEATURE}(?:,${FEATURE}/${FEATURE})?`,
    meaning:
      'a contact while shapes move: the times when it begins and ends, from 0 to 1, each as `<x>`, and the features of both shapes when it begins, as in `<A/B>`, at one point or at two (`0.25..0.75@v0/e0`)',
  },
  stretch: {
    pattern: STRETCH,
    meaning:
      'a part of a line inside a solid or on its boundary, between two parameters as fractions in lowest terms: `inside(1/2..3/4)`; with brackets for ends that are inside, too (`inside[0/1..3/4)`) or on the boundary, as all ends of `boundary[0/1..1/2]` are. `boundary[1/2]` is a point; `inf` stands where a ray does not leave',
  },
  cell: {
    pattern: `(?:cell \\d+|portal \\d+-\\d+)(?: ${CORNER})+`,
    meaning:
      'a cell by the number of its leaf, or a portal by those of two leaves, and the corners, whose texts are sorted: coordinates as fractions in lowest terms',
  },
  'grid-cell': {
    pattern: '-?\\d+(?:,-?\\d+){1,2}',
    meaning: 'a cell of a grid by its numbers along x, y and, in space, z (`3,-1`)',
  },
  'set-polygon': {
    pattern: `\\[${RATIONAL_RING}(?:\\|${RATIONAL_RING})*\\]`,
    meaning:
      'a polygon: the points of its outer ring, then of each hole behind a bar, coordinates as fractions in lowest terms (`[(0/1,0/1)(4/1,0/1)(0/1,4/1)|(1/1,1/1)(1/1,2/1)(2/1,1/1)]`)',
  },
  'diagram-vertex': {
    pattern: `\\(${FRACTION},${FRACTION}\\)\\d+(?:-\\d+)*`,
    meaning:
      'a vertex of a diagram: its coordinates as fractions in lowest terms, and the numbers of the sites around it (`(2/1,2/1)0-1-2-3`)',
  },
  'diagram-edge': {
    pattern: `\\d+\\|\\d+:(?:inf|\\(${FRACTION},${FRACTION}\\))\\.\\.(?:inf|\\(${FRACTION},${FRACTION}\\))`,
    meaning:
      'an edge of a diagram: the numbers of its two sites, and the points where it ends, sorted as text; `inf` where it does not (`0|1:(2/1,2/1)..inf`)',
  },
  'diagram-cell': {
    pattern: `${FRACTION}(?:\\(${FRACTION},${FRACTION}\\))*`,
    meaning:
      'a cell: its area as a fraction in lowest terms, and its corners (`1/2(0/1,0/1)(1/1,0/1)(0/1,1/1)`)',
  },
  'diagram-solid': {
    pattern: `${FRACTION}(?:\\(${FRACTION},${FRACTION},${FRACTION}\\))*(?:\\|[sr]\\d+:\\d+(?:-\\d+)+)*`,
    meaning:
      'a cell of space: its volume, its corners, coordinates as fractions in lowest terms, and its faces: `s` and the number of the site beyond, or `r` and the side of the region, with the numbers of the corners, counterclockwise from outside (`1/6(0/1,0/1,0/1)(0/1,0/1,1/1)(0/1,1/1,0/1)(1/1,0/1,0/1)|s1:1-3-2|r0:0-1-2|r2:0-3-1|r4:0-2-3`); the volume alone if that is 0',
  },
  chain: {
    pattern: `\\d+(?:-\\d+)*@(?:\\(${DOUBLE},${DOUBLE},${DOUBLE}\\))+`,
    meaning:
      'a part of a section: the numbers of the triangles of its edges between hyphens, and its points, each coordinate as `<x>` (`0-3-5@(0,0,1)(1,0,1)(0,1,1)`)',
  },
  nest: {
    pattern: '-?[01]/\\d+/(?:\\d+|-)|\\?',
    meaning:
      'for each loop its turn, how many loops are around it, and the innermost of these or `-` (`-1/1/0`); `?` where it is not asked',
  },
  times: {
    pattern: '\\d+/\\d+\\.\\.\\d+/\\d+',
    meaning: 'the first and the last parameter of an interval, as fractions in lowest terms',
  },
  passage: {
    pattern: '\\d+:(?:inside|boundary):\\d+/\\d+\\.\\.\\d+/\\d+',
    meaning:
      'the number of a leaf, whether the line passes through its cell or along its boundary, and the parameters of the ends as fractions in lowest terms',
  },
  sign: { pattern: '-?1|0', meaning: '`-1`, `0` or `1`' },
  signs: { pattern: '(?:-?1|0)(?:,(?:-?1|0))*', meaning: 'signs between commas' },
  facing: {
    pattern: '-?1|0',
    meaning:
      '`1`: the line meets the front, which it runs against; `-1`: the back; `0`: it lies within the plane, or misses',
  },
  side: {
    pattern: '-?1|0',
    meaning:
      '`1`: all of the shape is in front of the plane or on it; `-1`: behind or on it; `0`: neither, or all on it',
  },
  i: { pattern: '\\d+', meaning: 'the number of something, from 0' },
  'i|-': { pattern: '\\d+|-', meaning: 'a number from 0, or `-` for none' },
  list: { pattern: '\\d*(?:,\\d+)*', meaning: 'numbers between commas; nothing if there are none' },
  lists: {
    pattern: '\\d*(?:[-,]\\d+)*',
    meaning: 'lists between commas, each of numbers between hyphens; nothing if there are none',
  },
  change: {
    pattern: '[+-]?\\d+-\\d+|=',
    meaning:
      '`=`: a look; `+0-1`: the pair of 0 and 1 began to meet, `-0-1`: it ended, `0-1`: it is left at the end',
  },
  'clipped-line': {
    pattern: `(?:in|out)${RATIONAL_RING}`,
    meaning:
      'a part of a line that is in a set, or outside of it, by its points in exact coordinates: `in(0/1,0/1)(1/2,0/1)`',
  },
  'pair-fault': {
    pattern: '\\d+-\\d+:(?:overlap|edges)',
    meaning: 'two polygons by their numbers, and what is wrong with them together',
  },
  n: { pattern: '-?\\d+', meaning: 'a whole number' },
  'x,y:x,y': {
    pattern: `${DOUBLE},${DOUBLE}:${DOUBLE},${DOUBLE}`,
    meaning: 'an edge from a point to another one',
  },
  'n|-': { pattern: '-?\\d+|-', meaning: 'a whole number, or `-` where it has no meaning' },
  t: {
    pattern: '-?\\d+/\\d+',
    meaning: 'a fraction in lowest terms with a positive denominator: `-1/2`, `3/1`',
  },
  x: {
    pattern: DOUBLE,
    meaning:
      'the double that is nearest to the exact number, as the shortest decimal that JavaScript writes (`0.1`, `1e-7`, `Infinity`)',
  },
  'x|-': { pattern: `${DOUBLE}|-`, meaning: 'a number as `<x>`, or `-` where it has no meaning' },
  'xs|-': {
    pattern: `${DOUBLE}(?:,${DOUBLE})*|-`,
    meaning: 'numbers between commas, each as `<x>`; `-` for none',
  },
  ts: {
    pattern: `${FRACTION}(?:,${FRACTION})*`,
    meaning: 'fractions between commas, each as `<t>`',
  },
  'ts|-': {
    pattern: `${FRACTION}(?:,${FRACTION})*|-`,
    meaning: 'fractions between commas, each as `<t>`; `-` for none',
  },
  'square|irrational': {
    pattern: '\\d+/\\d+|irrational',
    meaning: 'a square as a fraction in lowest terms with a positive denominator, or `irrational`',
  },
  't-√t': {
    pattern: '\\d+/\\d+(?:[+-]√\\(\\d+/\\d+\\))?',
    meaning:
      'a square: a fraction as `<t>`, or a fraction minus the root of another one, or plus it (`3/1-√(8/1)`)',
  },
  't±√t': {
    pattern: '-?\\d+/\\d+(?:[+-]√\\(\\d+/\\d+\\))?',
    meaning:
      'a number: a fraction as `<t>`, or one plus or minus the root of another one (`2/5`, `1/2-√(1/8)`)',
  },
  meeting: {
    pattern: `${FEATURE}/${FEATURE}(?:\\(${DOUBLE},${DOUBLE}(?:,${DOUBLE})?\\))?`,
    meaning:
      'a point that shapes have in common when they first meet: the features of both, and each coordinate as `<x>`, where the time is rational; all are sorted as text',
  },
  'sign|-': {
    pattern: '-?1|0|-',
    meaning: '`-1`, `0` or `1`, or `-` where there is nothing to compare with',
  },
  'x,y': {
    pattern: `${DOUBLE},${DOUBLE}`,
    meaning: 'a point of the plane, each coordinate as `<x>`; in the order of `<A/B>`',
  },
  point: {
    pattern: `\\(${DOUBLE} ${DOUBLE} ${DOUBLE}\\)`,
    meaning: 'a point of space, `(0 0.5 1)`; several are sorted as text',
  },
  hit: {
    pattern: `${DOUBLE}\\(${DOUBLE} ${DOUBLE} ${DOUBLE}\\)`,
    meaning: 'parameter and point, `0.5(6 -6 12)`, in the order of the parameters',
  },
  'round-point': {
    pattern: `\\(${DOUBLE},${DOUBLE}\\)`,
    meaning: 'a point of the plane, each coordinate as `<x>`: `(0,0.5)`',
  },
  'conic-point': {
    pattern: `\\(${DOUBLE},${DOUBLE}\\)\\*[1-4]`,
    meaning:
      'a common point of two curves, each coordinate as `<x>`, and how often it counts: `(0,5)*2` where they touch',
  },
  'round-hit': {
    pattern: `-|(?:[vef]\\d+|in)@${DOUBLE}\\(${DOUBLE},${DOUBLE}(?:,${DOUBLE})?\\)`,
    meaning:
      'where a line enters a round solid, or leaves it: the feature of the solid, the parameter as `<x>`, and the point, each coordinate as `<x>` (`f0@0.5(0,0.5,1)`); `-` where it never does, inside of what is infinite',
  },
  closest: {
    pattern: `${FEATURE}/${FEATURE}(?:\\(${DOUBLE},${DOUBLE}(?:,${DOUBLE})?\\)){2}`,
    meaning:
      'a pair of closest points: the features of both shapes, and the points, each coordinate as `<x>`: `v0/e1(0,1,0)(0,0,0)`. The extreme ones of all, in the lexicographic order of the points of the first shape; where the set is a line or a plane, the one nearest to the origin',
  },
  'closest-point': {
    pattern: `${FEATURE}\\(${DOUBLE},${DOUBLE},${DOUBLE}\\)`,
    meaning:
      'the closest point of a shape: the feature that it lies on, and the point, each coordinate as `<x>`: `e0(3,4,0)`; of all points of a circle the first in lexicographic order',
  },
  'closest-on-rings': {
    pattern: `${RING_FEATURE}/${RING_FEATURE}(?:\\(${DOUBLE},${DOUBLE}\\)){2}`,
    meaning:
      'a pair of closest points of which one is on a polygon: as `<closest>`, of a hole with its number behind a dot (`v0/e1.1(0,1)(0,0)`); in the lexicographic order of the points of the first shape, then of the second one',
  },
  way: {
    pattern: `\\(-?\\d+,-?\\d+(?:,-?\\d+)?\\)${FEATURE}/${FEATURE}`,
    meaning:
      'a shortest way out: the direction in which the first shape moves, as integers without a common divisor (two in the plane), and the features of both that come apart last: `(0,0,1)f4/f5`; in the lexicographic order of the directions',
  },
  'on-ring': {
    pattern: `[ve]\\d+\\.\\d+\\(${DOUBLE},${DOUBLE}\\)`,
    meaning:
      'a closest point of a polygon: the vertex or edge with the number of its ring behind a dot, and the point, each coordinate as `<x>`: `e1.0(2,0.5)`; in lexicographic order',
  },
  order: { pattern: '[<=]*', meaning: 'between neighbours `<`, or `=` where they have the same angle' },
  'on-mesh': {
    pattern: ON_MESH,
    meaning:
      '`vertex 3`, `edge 22 from 2 to 5` (half-edge 3 t + k, side k of the first triangle t that has it, and its vertices, the lower first) or `face 7`: the first vertex at the point, else the first triangle',
  },
  pairs: {
    pattern: `(?:touching|crossing|overlapping): ${PAIR}(?:; ${PAIR})*`,
    meaning:
      'the worst relation of all, a colon, then every pair of triangles with its relation and `<A/B>`s, in lexicographic order: `crossing: 0-3 crossing e0/f0 f0/e1; 1-2 touching v0/f0`',
  },
  'mesh-hits': {
    pattern: `${MESH_HIT}(?:; ${MESH_HIT})*`,
    meaning:
      'every triangle that is hit, by the parameter and then by its number: triangle, `face`, `edge:10:1:4` (half-edge and vertices) or `vertex:2`, `<facing>`, the parameter (or `0..1`, where the line runs within the triangle), the point, and `r` with the rank of the parameter among all: `3 edge:10:1:4 1 0.5 (0,0.5,2) r0; 5 face -1 0.75 (0,0.5,1) r1`',
  },
  splits: {
    pattern: `${SPLIT}(?: then ${SPLIT})*`,
    meaning:
      'classification, sides of the vertices, facing, then the pieces, each `front` before each `back`, in the order of their texts: a vertex is `v0` (vertex 0 of the polygon), or its coordinates as fractions in lowest terms, and the rotation of a piece whose text is the smallest is taken: `straddling 1,-1,-1 0 front (1/1,0/1,0/1) v0 (1/2,1/2,0/1) back ...`; behind each `then` the same of a piece and the second plane, the sides of its vertices turned to the smallest text; pieces in the order of these texts',
  },
  place: {
    pattern: `[a-z-]+:\\d*(?:-\\d+)*@(?:\\(${DOUBLE},${DOUBLE},${DOUBLE}\\)|nowhere)`,
    meaning:
      'a kind of finding, the numbers of an item between hyphens as in `<report>`, and where it is, each coordinate as `<x>`: `crossing-triangles:0-3@(1,0.5,0)`; `nowhere` where there is no place. In the order of the texts',
  },
  'hit-along': {
    pattern: `\\d+:(?:entry|exit|point):\\d+:${FEATURE}@-?\\d+/\\d+\\(${DOUBLE},${DOUBLE},${DOUBLE}\\)`,
    meaning:
      'the number of a solid, whether the line enters, leaves, or meets it in a point, the rank of the place along the line, the feature of the solid there, the parameter as a fraction in lowest terms, and the point, each coordinate as `<x>`',
  },
  solid: {
    pattern: `(?:empty|space|(?:solid|unbounded) ${FRACTION}(?: ${SOLID_FACE})+)(?: at [ibo-]+)?`,
    meaning:
      '`empty`; or `solid`, its volume as a fraction, and its faces, sorted as text, one for each plane and side of it that the solid is on: the area vector, which points outwards, and behind `@` its scalar product with a point of the face; `unbounded` solids have the negated volume of the complement, and `space` is everything. Behind `at` a letter for each point that was asked for: `i` inside, `b` on the boundary, `o` outside, `-` where there is no such point',
  },
  'file-face': {
    pattern: '\\d+:(?:\\d+-\\d+-\\d+(?:\\+\\d+-\\d+-\\d+)*|\\[(?:\\d+-\\d+(?:,\\d+-\\d+)*)?\\])',
    meaning:
      'a face of a file: its number, a colon, and its triangles, each the numbers of its vertices: `0:0-1-2`, `1:0-1-2+0-2-3` of a fan; of one that is cut in some other way the edges around it, in brackets, sorted as text, each from vertex to vertex, cut at all vertices that lie on it, those at one place under the lowest number: `2:[0-1,1-4,4-0]`',
  },
  report: {
    pattern: `(?:valid|invalid)(?:; ${FINDING})*(?:; ${PART})*; (?:true|false) (?:true|false)`,
    meaning:
      '`valid` or `invalid`; every kind of finding with its items, in the order of [meshes.md](meshes.md); `part` for every component (first triangle, triangles, vertices, edges, border edges, Euler characteristic; closed, oriented, manifold, orientable as 0 or 1; sign of the volume; genus); whether all is closed, and oriented',
  },
};

function wordPattern(word: string): string {
  const isRepeated = word.endsWith('*');
  const pattern = (isRepeated ? word.slice(0, -1) : word).replace(
    /<([^>]+)>|([^<]+)/g,
    (_, token: string | undefined, literal: string | undefined) =>
      token === undefined ? escaped(literal!) : `(?:${TOKENS[token]?.pattern ?? token})`,
  );
  return isRepeated ? `(?: ${pattern})*` : ` ${pattern}`;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The words of an alternative; a token may have a space within. */
const wordsOf = (words: string): string[] => words.match(/(?:<[^>]*>|[^ <])+/g) ?? [];

/** The pattern of a form: what an answer in this form matches as a whole. */
export function answerPattern(form: string): RegExp {
  const alternatives = form.split(' | ').map((words) => wordsOf(words).map(wordPattern).join('').slice(1));
  return new RegExp(`^(?:${alternatives.join('|')})$`);
}

/** The names of the tokens in a form that are in the table. */
export function tokensOf(form: string): string[] {
  return [...form.matchAll(/<([^>]+)>/g)].map(([, token]) => token!).filter((token) => token in TOKENS);
}
