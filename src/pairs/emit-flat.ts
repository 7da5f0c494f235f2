import { answerTo, askOf, carried, isCheckedBy, shapeOf } from './call.js';
import { emitFunction } from './emit-function.js';
import type { Documented } from './emit-module.js';
import type { FlatPair } from './flat.js';
import type { FlatAsk } from './flat-rule.js';
import type { Example, Kind, Value } from './kind.js';
import { endingOf } from './pair.js';
import { camel, capitalized, docOf, exampleText, throwsText, withArticle } from './text.js';

/** A function of a pair: its name, what is asked, and whether the second shape comes first. */
interface Function {
  readonly name: string;
  readonly ask: FlatAsk;
  readonly isTurned: boolean;
  readonly shown: FlatPair['shown'];
}

const both = (a: Kind, b: Kind) =>
  a === b ? `two ${a.plural}` : `${withArticle(a.words)} and ${withArticle(b.words)}`;

const turned = <T>([a, b]: readonly [T, T], isTurned: boolean): readonly [T, T] =>
  isTurned ? [b, a] : [a, b];

/** `boxContainsPoint` of a point and a box, `boxesIntersect` of two, `lineIntersectsBox` of others. */
function booleanOf({ a, b, place, rule, shown }: FlatPair): Function[] {
  if (rule.boolean === undefined) return [];
  const isTurned = a.name === 'point';
  const two = a === b ? `${camel(a.plural)}Intersect` : `${a.name}Intersects${capitalized(b.name)}`;
  const name = (isTurned ? `${b.name}ContainsPoint` : two) + endingOf(place);
  const side = place === 'plane' ? ' of the plane' : '';
  const question = () =>
    isTurned
      ? `Does ${withArticle(b.words)}${side} contain a point? The boundary counts.`
      : `Do ${both(a, b)}${side} have a common point? Touching counts.`;
  const ask = { ...rule.boolean, answer: 'boolean', question };
  return [{ name, ask, isTurned, shown: [shown[0]!, shown.at(-1)!] }];
}

function functionsOf(pair: FlatPair): Function[] {
  const { a, b, place, rule, shown } = pair;
  const asks = [rule.relation, ...(rule.others ?? [])];
  const named = asks.map((ask) => ({
    name: `${a.name}${capitalized(b.name)}${ask.ending ?? ''}${endingOf(place)}`,
    ask,
    isTurned: false,
    shown: a.name === 'point' ? shown : shown.slice(0, -1),
  }));
  return [...named, ...booleanOf(pair)];
}

/** The carriers that check a shape before it is asked about; none where the call checks it. */
function checksOf({ args }: FlatPair, { call, checks }: FlatAsk): (string | undefined)[] {
  const places = ['a', 'b'] as const;
  return places.map((place, i) => {
    if (isCheckedBy(call, args[i]!, place)) return undefined;
    const { carriers = {} } = args[i]!.side;
    if (checks?.[i] === null) return undefined;
    return checks?.[i] ?? ('flatChecked' in carriers ? 'flatChecked' : 'checked');
  });
}

function answerOf(pair: FlatPair, ask: FlatAsk, [x, y]: readonly [Example, Example]): unknown {
  const { a, b, args } = pair;
  const values = { [args[0].name]: shapeOf(a, x), [args[1].name]: shapeOf(b, y), rule: 'even-odd' };
  // Some engines read what a check has loaded.
  checksOf(pair, ask).forEach((carrier, i) => {
    if (carrier !== undefined) answerTo(carried('example', args[i]!, carrier), values);
  });
  return answerTo(askOf('example', ask.call, ...args), values);
}

const textOf = ({ madeBy }: Kind, shape: Example) =>
  madeBy === undefined ? exampleText(shape) : `${madeBy.name}(${exampleText(shape)})`;

/** A call with its answer, or with the parts of it that are shown. */
function linesOf(call: string, answer: unknown, parts: FlatAsk['shown']): string[] {
  if (parts === undefined) return [`${call}; // ${exampleText(answer as Value)}`];
  const members = [...new Set(parts.map(({ member }) => member))].join(', ');
  const shown = parts.map(({ text, of }) => `${text}; // ${exampleText(of(answer as never))}`);
  return [`const { ${members} } = ${call};`, ...shown];
}

function exampleOf(pair: FlatPair, { name, ask, isTurned, shown }: Function): string[] {
  const rows = ask.shown === undefined ? shown : shown.slice(0, 1);
  const texts = rows.map(([x, y]) => [textOf(pair.a, x), textOf(pair.b, y)] as const);
  const common = texts.every(([, text]) => text === texts[0]![1]) ? 1 : 0;
  const lines = texts.flatMap(([x, y], i) => {
    const both = turned(common === 1 ? [x, 'one'] : ['one', y], isTurned);
    return linesOf(`${name}(${both.join(', ')})`, answerOf(pair, ask, rows[i]!), ask.shown);
  });
  return [`const one = ${texts[0]![common]};`, ...lines];
}

function documented(pair: FlatPair, one: Function): Documented {
  const { name, ask, isTurned } = one;
  const { a, b, args, rule } = pair;
  const says = [ask.question(a, b), ...(ask.says?.(a, b) ?? [])].filter((text) => text !== undefined);
  // What is refused of a polygon of the plane, the rule says.
  const refusing = rule.isFilled ? [a].filter((kind) => kind !== b) : [a, b];
  const doc = docOf(
    [says.join(' '), ...(ask.source === undefined ? [] : [`Source: ${ask.source}.`])],
    [throwsText(refusing, false, ask.refused)],
    exampleOf(pair, one),
  );
  const refusesMore = a === b && ask.answer === 'boolean';
  const asked = { name, args, answer: ask.answer, ask: ask.call, checks: checksOf(pair, ask), refusesMore };
  const isFilled = rule.isFilled === true;
  return { doc, ...emitFunction({ ...asked, isFilled, parameters: turned(args, isTurned) }) };
}

/** A boolean has to show that it says yes and no. */
function requireBoth(pair: FlatPair, { name, ask, shown }: Function): void {
  if (ask.answer !== 'boolean') return;
  const answers = shown.map((row) => answerOf(pair, ask, row));
  if (answers[0] !== true || answers[1] !== false) throw new Error(`${name}: an example shows nothing`);
}

/** The functions of pairs of flat shapes. */
export function flatFunctions(pairs: readonly FlatPair[]): Documented[] {
  return pairs.flatMap((pair) =>
    functionsOf(pair).map((one) => {
      requireBoth(pair, one);
      return documented(pair, one);
    }),
  );
}
