import type { SweptPenetration } from '../round/distances/swept-penetration.js';
import { answerTo, askOf, shapeOf } from './call.js';
import { exampleOf } from './emit-distance.js';
import { emitFunction } from './emit-function.js';
import type { Documented } from './emit-module.js';
import { saysOf } from './emit-swept-distance.js';
import { apartOf } from './penetration.js';
import type { SweptPenetrationPair } from './swept-penetration.js';
import { docOf, throwsText, withArticle } from './text.js';

const SOURCE =
  'Ericson, Real-Time Collision Detection, 2.3 (penetration depth), 3.11 (Minkowski difference) and 4.5.1 (sphere-swept volumes); van den Bergen 2003, 4.3.8';

/** What the engine says of the example, which is some way in. */
function answersOf({ name, args, ask, shown }: SweptPenetrationPair): string[] {
  const [a, b] = args;
  const found = answerTo(askOf('example', ask, a, b), {
    [a.name]: shapeOf(a.kind, shown[0]),
    [b.name]: shapeOf(b.kind, shown[1]),
  }) as SweptPenetration | null;
  const [way] = found?.ways ?? [];
  if (found === null || found.depth === 0 || way === undefined)
    throw new Error(`${name}: an example shows nothing`);
  const direction = way.direction.map((x) => `${x}n`).join(', ');
  return [`found.depth; // ${found.depth}`, `found.ways[0]!.direction; // [${direction}]`];
}

function docOfPair(pair: SweptPenetrationPair): string {
  const { name, a, b, place, shown } = pair;
  const where = place === 'plane' ? ' of the plane' : '';
  const two = a === b ? `two ${a.plural}` : `${withArticle(a.words)} and ${withArticle(b.words)}`;
  const { before, call } = exampleOf(shown, [a, b]);
  return docOf(
    [
      `How deep are ${two}${where} in each other? The shortest move of the first after which they only touch, its square as an exact number a + b√c, and the shortest ways out; \`null\` if they are apart, depth 0 if they touch: {@link SweptPenetration}.`,
      saysOf(pair).join(' '),
      `Source: ${SOURCE}.`,
    ],
    [throwsText([a, b], true)],
    [...before, `const found = ${name}(${call})!;`, ...answersOf(pair)],
  );
}

/** The functions for the depths of pairs of which one is swept. */
export function sweptPenetrationFunctions(pairs: readonly SweptPenetrationPair[]): Documented[] {
  return pairs.map((pair) => {
    const { name, a, b, place, args, ask } = pair;
    const fast = apartOf(a, b, place);
    const { text, functions } = emitFunction({ name, args, answer: 'SweptPenetration | null', ask, fast });
    const types = [...args.map(({ side }) => side.type), 'SweptPenetration'];
    return { doc: docOfPair(pair), text, functions, types };
  });
}
