import type { Distance } from '../distance/distance.js';
import { answerTo, askOf, shapeOf } from './call.js';
import type { DistancePair } from './distance.js';
import { emitFunction } from './emit-function.js';
import type { Documented } from './emit-module.js';
import type { Example, Kind, Side } from './kind.js';
import { docOf, exampleText, throwsText, withArticle } from './text.js';

/**
 * The arguments of an example, and the lines before it: the parts of polyhedra have lines of their own, and what is
 * made by a function imports it.
 */
export function exampleOf(
  [first, second]: readonly [Example, Example],
  [a, b]: readonly [Kind, Kind],
): { readonly before: string[]; readonly call: string } {
  const before: string[] = [];
  const other = textOf(b, second, 'vertices', before);
  const one = textOf(a, first, a === b ? 'a' : 'vertices', before);
  return { before, call: `${one}, ${other}` };
}

function textOf({ madeBy }: Kind, shape: Example, vertices: string, before: string[]): string {
  if (madeBy !== undefined) {
    const line = `import { ${madeBy.name} } from '${madeBy.from}';`;
    if (!before.includes(line)) before.unshift(line);
    return `${madeBy.name}(${exampleText(shape)})`;
  }
  if (typeof shape === 'number' || !('faces' in shape)) return exampleText(shape);
  const add = (name: string, value: Example) => {
    const text = `const ${name} = ${exampleText(value)};`;
    if (!before.includes(text)) before.push(text);
  };
  add('faces', shape.faces!);
  add(vertices, shape.vertices!);
  return vertices === 'vertices' ? '{ vertices, faces }' : `{ vertices: ${vertices}, faces }`;
}

/** What the engine says of the examples of two kinds. */
function answersOf(pair: DistancePair): string[] {
  const [a, b] = pair.args;
  const call = askOf('example', askTo(pair), a, b);
  const found = answerTo(call, {
    [a.name]: shapeOf(a.kind, a.side.first!),
    [b.name]: shapeOf(b.kind, b.side.second),
  }) as Distance;
  const { numerator, denominator } = found.squaredDistance;
  return [
    `found.distance; // ${found.distance}`,
    `found.squaredDistance; // { numerator: ${numerator}n, denominator: ${denominator}n }`,
    `found.closest[0]!.rounded.pointB; // ${exampleText(Array.from(found.closest[0]!.rounded.pointB))}`,
  ];
}

export const between = (a: Kind, b: Kind) =>
  a === b ? `between two ${a.plural}` : `from ${withArticle(a.words)} to ${withArticle(b.words)}`;

function docOfPair(pair: DistancePair): string {
  const { name, a, b, isPlanar, source } = pair;
  const where = isPlanar ? ' of the plane' : '';
  const said = [...new Set([a.says, b.says])].filter((text) => text !== undefined);
  const [first, second] = pair.args.map(({ side }) => side) as [Side, Side];
  const { before, call } = exampleOf([first.first!, second.second], [a, b]);
  return docOf(
    [
      [
        `The distance ${between(a, b)}${where}: its square exactly, the closest points, and the features that they lie on.`,
        ...said,
      ].join(' '),
      `Source: ${source}.`,
    ],
    [throwsText([a, b], true)],
    [...before, `const found = ${name}(${call});`, ...answersOf(pair)],
  );
}

/** What is taken by its corners has an end, or is refused. */
const hasEnd = ({ isBounded, refusedAsHull }: Kind) => isBounded || refusedAsHull !== undefined;
const isBounded = ({ a, b, isPlanar }: DistancePair) => hasEnd(a) && hasEnd(b) && !isPlanar;

/** Kinds of which each is its own box, and those of up to three corners: doubles prove distances of these. */
const BOXES: readonly string[] = ['point', 'box'];
const FEW_CORNERS: readonly string[] = ['point', 'segment', 'triangle'];

function measureOf({ a, b }: DistancePair): string {
  const areAll = (kinds: readonly string[]) => kinds.includes(a.name) && kinds.includes(b.name);
  if (areAll(BOXES)) return 'measureGaps';
  if (a.name === 'point' && b.name === 'segment') return 'measureToSegment';
  if (areAll(FEW_CORNERS)) return 'measureCorners';
  return hasEnd(a) && hasEnd(b) ? 'measureHulls' : 'measureAny';
}

function askTo(pair: DistancePair): string {
  return `${measureOf(pair)}${pair.isPlanar ? '2d' : ''}(a.given, b.given)`;
}

const answerOf = (pair: DistancePair) => (isBounded(pair) ? 'ConvexDistance' : 'Distance');

/** The functions for the distances of pairs. */
export function distanceFunctions(pairs: readonly DistancePair[]): Documented[] {
  return pairs.map((pair) => {
    const { name, args } = pair;
    return {
      doc: docOfPair(pair),
      ...emitFunction({ name, args, answer: answerOf(pair), ask: askTo(pair) }),
    };
  });
}
