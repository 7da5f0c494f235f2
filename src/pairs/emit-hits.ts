import { answerTo, askOf } from './call.js';
import { emitFunction } from './emit-function.js';
import type { Documented } from './emit-module.js';
import { type HitPair, hitAsksOf, hitFilterOf } from './hits.js';
import type { Example } from './kind.js';
import { argumentsOf, endingOf } from './pair.js';
import { capitalized, docOf, exampleText, throwsText, withArticle } from './text.js';

interface Rounded {
  readonly parameter: number;
  readonly point: ArrayLike<number>;
}

/** What is read of hits for examples. */
interface Hits {
  readonly relation: string;
  readonly entry: { readonly rounded: Rounded } | null;
  readonly exit: { readonly rounded: Rounded } | null;
}

/** What the engine says of a linear shape and the example of a solid. */
function hitsOf(pair: HitPair, linear: Example): Hits {
  const { a, b, place, second } = pair;
  const call = askOf('example', hitAsksOf(pair).hits, ...argumentsOf(a, b, place));
  return answerTo(call, { [a.name]: linear, [b.name]: second }) as Hits;
}

function relationOf(pair: HitPair) {
  const { a, b, place, linear, solid, second } = pair;
  const { relation, entry, exit } = hitsOf(pair, linear.through);
  const name = `${a.name}${capitalized(b.name)}${endingOf(place)}`;
  const features = [b.says, solid.features, solid.hitsOnly].filter((text) => text !== undefined);
  const doc = docOf(
    [
      `Where does ${withArticle(a.words)} meet ${withArticle(b.words)}? The first and the last common point, each with its exact parameter, the point, and the feature on which it lies. ${features.join(' ')}`,
      `Source: ${solid.source}.`,
    ],
    [throwsText([a, b])],
    [
      `const { relation, entry, exit } = ${name}(${exampleText(linear.through)}, ${exampleText(second)});`,
      `relation; // ${exampleText(relation)}`,
      `[entry, exit].map((hit) => hit!.rounded.parameter); // ${exampleText([entry, exit].map((hit) => hit!.rounded.parameter))}`,
      `entry!.rounded.point; // ${exampleText(Array.from(entry!.rounded.point))}`,
    ],
  );
  const { hits: ask } = hitAsksOf(pair);
  return { doc, ...emitFunction({ name, args: argumentsOf(a, b, place), answer: 'RoundHits', ask }) };
}

function booleanOf(pair: HitPair) {
  const { a, b, place, linear, solid, second } = pair;
  const name = `${a.name}Intersects${capitalized(b.name)}${endingOf(place)}`;
  const shapes = [linear.through, linear.beside];
  const answers = shapes.map((one) => hitsOf(pair, one).relation !== 'disjoint');
  if (!answers[0] || answers[1]) throw new Error(`${name}: an example shows nothing`);
  const lines = shapes.map(
    (one, i) => `${name}(${exampleText(one)}, ${exampleText(second)}); // ${answers[i]}`,
  );
  const doc = docOf(
    [
      `Do ${withArticle(a.words)} and ${withArticle(b.words)} have a common point? Touching counts.`,
      `Source: ${solid.source}.`,
    ],
    [throwsText([a, b])],
    lines,
  );
  const { meets: ask } = hitAsksOf(pair);
  const asked = { name, args: argumentsOf(a, b, place), answer: 'boolean', ask, fast: hitFilterOf(pair) };
  return { doc, ...emitFunction(asked) };
}

/** The functions for hits, and their booleans. */
export function hitFunctions(pairs: readonly HitPair[]): Documented[] {
  return pairs.flatMap((pair) => [relationOf(pair), booleanOf(pair)]);
}
