import { answerPattern, TOKENS, tokensOf } from '../../src/oracle/answers/grammar.js';
import { canonicalRing } from '../../src/oracle/answers/text.js';
import { type AnyQuery, formOf } from '../../src/oracle/questions/question.js';

/** Tells what is wrong with the form of an answer; undefined if it is as the question says. */
export function answerFormOf(query: AnyQuery): (answer: string) => string | undefined {
  const said = formOf(query);
  const form = answerPattern(said);
  const [order] = tokensOf(said).filter((token) => /^(A\/B( sorted)?|x,y|point)$/.test(token));
  const item = order === undefined ? undefined : new RegExp(`(?<= )${TOKENS[order]!.pattern}`, 'g');
  const isSorted = order === 'A/B sorted' || order === 'point';
  return (answer) => {
    if (!form.test(answer)) return `is not in the form '${said}'`;
    if (item === undefined) return undefined;
    const items = answer.match(item) ?? [];
    const inOrder = isSorted ? [...items].sort() : canonicalRing(items);
    return items.every((text, i) => text === inOrder[i]) ? undefined : 'has its points in another order';
  };
}
