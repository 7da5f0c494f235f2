import type { SweptDistance } from '../round/distances/swept-distance.js';
import { answerTo, askOf, shapeOf } from './call.js';
import { between, exampleOf } from './emit-distance.js';
import { emitFunction } from './emit-function.js';
import type { Documented } from './emit-module.js';
import type { SweptDistancePair, SweptKinds } from './swept-distance.js';
import { docOf, exampleText, throwsText } from './text.js';

/** What the engine says of the example, which is apart. */
function answersOf({ name, args, ask, shown }: SweptDistancePair): string[] {
  const [a, b] = args;
  const found = answerTo(askOf('example', ask, a, b), {
    [a.name]: shapeOf(a.kind, shown[0]),
    [b.name]: shapeOf(b.kind, shown[1]),
  }) as SweptDistance;
  if (found.distance === 0) throw new Error(`${name}: an example shows nothing`);
  const [{ rounded }] = found.closest as readonly [SweptDistance['closest'][number]];
  return [
    `found.distance; // ${found.distance}`,
    `found.closest[0]!.rounded.pointA; // ${exampleText(Array.from(rounded.pointA))}`,
    `found.closest[0]!.rounded.pointB; // ${exampleText(Array.from(rounded.pointB))}`,
  ];
}

/** The kinds' own words, and the numbers of features of what is round. */
export function saysOf({ a, b }: SweptKinds): string[] {
  const texts = [a, b].flatMap((kind) => [
    kind.says,
    kind.solid === undefined ? undefined : featuresOf(kind.words, kind.solid.features),
  ]);
  return [...new Set(texts.filter((text) => text !== undefined))];
}

const featuresOf = (words: string, text: string) =>
  `Features of a ${words}: ${text[0]!.toLowerCase()}${text.slice(1)}`;

function docOfPair(pair: SweptDistancePair): string {
  const { name, a, b, place, shown, source } = pair;
  const where = place === 'plane' ? ' of the plane' : '';
  const { before, call } = exampleOf(shown, [a, b]);
  return docOf(
    [
      `The distance ${between(a, b)}${where}: that of the cores minus the radii, and 0 if they meet. Its square as an exact number a + b√c, the closest points, exactly and rounded, and the features that they lie on. What is given of shapes that meet: {@link SweptDistance}.`,
      saysOf(pair).join(' '),
      `Source: ${source}.`,
    ],
    [throwsText([a, b], true)],
    [...before, `const found = ${name}(${call});`, ...answersOf(pair)],
  );
}

/** The functions for the distances of pairs of which one is swept. */
export function sweptDistanceFunctions(pairs: readonly SweptDistancePair[]): Documented[] {
  return pairs.map((pair) => {
    const { name, args, ask } = pair;
    return { doc: docOfPair(pair), ...emitFunction({ name, args, answer: 'SweptDistance', ask }) };
  });
}
