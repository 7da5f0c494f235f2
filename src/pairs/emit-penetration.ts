import type { Penetration } from '../distance/penetration/penetration.js';
import { answerTo, askOf, shapeOf } from './call.js';
import { exampleOf } from './emit-distance.js';
import { emitFunction } from './emit-function.js';
import type { Documented } from './emit-module.js';
import type { Example } from './kind.js';
import { apartOf, type PenetrationPair } from './penetration.js';
import { docOf, throwsText, withArticle } from './text.js';

const shownOf = ({ a, b }: PenetrationPair): readonly [Example, Example] => [
  a.space!.deep!.first,
  b.space!.deep!.second,
];

/** What the engine says of the example, which overlaps. */
function answersOf(pair: PenetrationPair): string[] {
  const { name, args, ask } = pair;
  const [a, b] = args;
  const [first, second] = shownOf(pair);
  const found = answerTo(askOf('example', ask, a, b), {
    [a.name]: shapeOf(a.kind, first),
    [b.name]: shapeOf(b.kind, second),
  }) as Penetration | null;
  const [way] = found?.ways ?? [];
  if (found === null || way === undefined) throw new Error(`${name}: an example shows nothing`);
  const { numerator, denominator } = found.squaredDepth;
  return [
    `found.squaredDepth; // { numerator: ${numerator}n, denominator: ${denominator}n }`,
    `found.depth; // ${found.depth}`,
    `found.ways[0]!.direction; // [${way.direction.map((x) => `${x}n`).join(', ')}]`,
  ];
}

function docOfPair(pair: PenetrationPair): string {
  const { name, a, b, source } = pair;
  const both = a === b ? `two ${a.plural}` : `${withArticle(a.words)} and ${withArticle(b.words)}`;
  const { before, call } = exampleOf(shownOf(pair), [a, b]);
  const says = [...new Set([a.says, b.says])].filter((text) => text !== undefined);
  const what = `How deep ${both} are in each other: the shortest move of the first that leaves them with no inner point in common, and every direction that is as short; \`null\` if they are apart, depth 0 if they touch.`;
  return docOf(
    [[what, ...says].join(' '), `Source: ${source}.`],
    [throwsText([a, b], true)],
    [...before, `const found = ${name}(${call})!;`, ...answersOf(pair)],
  );
}

/** The functions for how deep solids are in each other. */
export function penetrationFunctions(pairs: readonly PenetrationPair[]): Documented[] {
  return pairs.map((pair) => {
    const { name, a, b, args, ask } = pair;
    const asked = { name, args, answer: 'Penetration | null', ask, fast: apartOf(a, b, 'space') };
    return { doc: docOfPair(pair), ...emitFunction(asked) };
  });
}
