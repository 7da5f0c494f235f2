import { answerTo, askOf } from './call.js';
import { emitFunction } from './emit-function.js';
import { moduleText } from './emit-module.js';
import { type HitPair, hitAsksOf, hitFilterOf } from './hits.js';
import type { Example } from './kind.js';
import { argumentsOf } from './pair.js';
import { capitalized, docOf, exampleText, throwsText, withArticle } from './text.js';

/** What is read of hits for examples. */
interface Hits {
  readonly relation: string;
  readonly entry: { readonly roundedParameter: number; readonly coordinates: ArrayLike<number> } | null;
  readonly exit: { readonly roundedParameter: number } | null;
}

/** What the engine says of a linear shape and the example of a solid. */
function hitsOf({ a, b }: HitPair, linear: Example): Hits {
  const call = askOf('example', hitAsksOf(b).hits, ...argumentsOf(a, b));
  return answerTo(call, { [a.name]: linear, [b.name]: b.space.second }) as Hits;
}

function relationOf(pair: HitPair) {
  const { a, b } = pair;
  const { relation, entry, exit } = hitsOf(pair, a.linear.through);
  const name = `${a.name}${capitalized(b.name)}`;
  const features = [b.solid.features, b.solid.hitsOnly].filter((text) => text !== undefined);
  const doc = docOf(
    [
      `Where does ${withArticle(a.words)} meet ${withArticle(b.words)}? The first and the last common point, each with its exact parameter, the point, and the feature on which it lies. ${features.join(' ')}`,
      `Source: ${b.solid.source}.`,
    ],
    [throwsText([a, b])],
    [
      `const { relation, entry, exit } = ${name}(${exampleText(a.linear.through)}, ${exampleText(b.space.second)});`,
      `relation; // ${exampleText(relation)}`,
      `[entry, exit].map((hit) => hit!.roundedParameter); // ${exampleText([entry, exit].map((hit) => hit!.roundedParameter))}`,
      `entry!.coordinates; // ${exampleText(Array.from(entry!.coordinates))}`,
    ],
  );
  const { hits: ask } = hitAsksOf(b);
  return { doc, ...emitFunction({ name, args: argumentsOf(a, b), answer: 'RoundHits', ask }) };
}

function booleanOf(pair: HitPair) {
  const { a, b } = pair;
  const name = `${a.name}Intersects${capitalized(b.name)}`;
  const second = exampleText(b.space.second);
  const lines = [a.linear.through, a.linear.beside].map(
    (linear) =>
      `${name}(${exampleText(linear)}, ${second}); // ${hitsOf(pair, linear).relation !== 'disjoint'}`,
  );
  const doc = docOf(
    [
      `Do ${withArticle(a.words)} and ${withArticle(b.words)} have a common point? Touching counts.`,
      `Source: ${b.solid.source}.`,
    ],
    [throwsText([a, b])],
    lines,
  );
  const { meets: ask } = hitAsksOf(b);
  const asked = { name, args: argumentsOf(a, b), answer: 'boolean', ask, fast: hitFilterOf(pair) };
  return { doc, ...emitFunction(asked) };
}

/** The functions for hits, and their booleans. */
export function hitsModule(title: string, folder: string, pairs: readonly HitPair[]): string {
  const types = pairs.flatMap(({ a, b }) => [a.space.type, b.space.type, 'RoundHits']);
  const emitted = pairs.flatMap((pair) => [relationOf(pair), booleanOf(pair)]);
  return moduleText(title, folder, emitted, types);
}
