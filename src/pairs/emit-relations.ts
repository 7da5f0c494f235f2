import { answerTo, askOf, shapeOf } from './call.js';
import { emitFunction } from './emit-function.js';
import type { Documented } from './emit-module.js';
import type { Example, Value } from './kind.js';
import { argumentsOf, endingOf, shownCalls } from './pair.js';
import { type RelationPair, shownOf } from './relations.js';
import { BOUNDARIES } from './says.js';
import { capitalized, docOf, exampleText, pluralOf, throwsText, withArticle } from './text.js';

const both = ({ a, b }: RelationPair) =>
  a === b ? `two ${a.plural}` : `${withArticle(a.words)} and ${withArticle(b.words)}`;

/** Lines of an example: calls with shapes, each with the answer of the engine. */
function exampleOf(
  name: string,
  { a, b, place }: RelationPair,
  ask: string,
  shapes: readonly (readonly [Example, Example])[],
): string[] {
  const { before, calls } = shownCalls(name, [a, b], shapes);
  const [first, second] = argumentsOf(a, b, place);
  const call = askOf('example', ask, first, second);
  const answers = shapes.map(([x, y]) =>
    answerTo(call, { [first.name]: shapeOf(a, x), [second.name]: shapeOf(b, y) }),
  );
  if (answers[0] === false || answers[1] === true) throw new Error(`${name}: an example shows nothing`);
  return [...before, ...calls.map((text, i) => `${text}; // ${exampleText(answers[i] as Value)}`)];
}

function relationOf(pair: RelationPair) {
  const { a, b, place, rule, fast, source } = pair;
  const name = `${a.name}${capitalized(b.name)}${endingOf(place)}`;
  const [first, ...more] = rule.says(a, b);
  const boundaries = rule.answer === 'BoundaryRelation' ? ` ${BOUNDARIES}` : '';
  const doc = docOf(
    [`How do ${both(pair)} meet, exactly? ${first}${boundaries}`, ...more, `Source: ${source}.`],
    [throwsText([a, b], false, rule.refused)],
    exampleOf(name, pair, rule.relation, shownOf(pair).relation),
  );
  const args = argumentsOf(a, b, place);
  const { answer, relation: ask } = rule;
  return { doc, ...emitFunction({ name, args, answer, ask, fast: fast.relation }) };
}

function booleanOf(pair: RelationPair) {
  const { a, b, place, rule, fast, source } = pair;
  const two = a === b ? `${pluralOf(a.plural)}Intersect` : `${a.name}Intersects${capitalized(b.name)}`;
  const name = two + endingOf(place);
  const says = ['Touching counts.', ...(rule.saysOfBoolean === undefined ? [] : [rule.saysOfBoolean(a, b)])];
  const doc = docOf(
    [`Do ${both(pair)} have a common point? ${says.join(' ')}`, `Source: ${source}.`],
    [throwsText([a, b], false, rule.refused)],
    exampleOf(name, pair, rule.boolean, shownOf(pair).boolean),
  );
  const asked = { name, args: argumentsOf(a, b, place), answer: 'boolean', refusesMore: a === b };
  return fast.always === undefined
    ? { doc, ...emitFunction({ ...asked, ask: rule.boolean, fast: fast.boolean }) }
    : { doc, ...emitFunction({ ...asked, ask: fast.always, checks: ['checked', 'checked'] }) };
}

/** How two shapes meet, and whether they have a common point. */
export function relationFunctions(pairs: readonly RelationPair[]): Documented[] {
  return pairs.flatMap((pair) => [relationOf(pair), booleanOf(pair)]);
}
