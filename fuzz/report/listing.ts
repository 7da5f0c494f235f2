import { builtInEngines } from '../../src/oracle/engines/index.js';
import { isPredicate } from '../../src/oracle/questions/question.js';
import { allQuestions } from '../../src/oracle/questions/registry.js';
import { families } from '../families/index.js';
import type { Style } from './style.js';

/** The names that the options take, each with what it stands for. */
export function listing(style: Style): string {
  const questions = allQuestions();
  const queries = questions.filter((question) => !isPredicate(question));
  const names = [...questions, ...families].map(({ name }) => name);
  const width = Math.max(...names.map((name) => name.length));
  const line = (name: string, text: string) => `  ${name.padEnd(width)}  ${style.dim(text)}`;
  const queryLines = queries.map((query) => {
    const own = query.families.map((family) => family.name).join(', ');
    const kind = query.hot ? `${query.area}, hot` : query.area;
    return line(query.name, `${kind}: ${query.layout.parts.map((part) => part.name).join(', ')}; ${own}`);
  });
  return [
    style.bold('predicates'),
    ...questions.flatMap(({ name, signature }) =>
      signature === undefined ? [] : [line(name, signature.parameters.join(', '))],
    ),
    '',
    style.bold('queries (area, arguments, families of their own)'),
    ...queryLines,
    '',
    style.bold('families'),
    ...families.map((family) => line(family.name, family.summary)),
    '',
    style.bold('targets'),
    ...builtInEngines.map((name) => `  ${name}`),
    '',
  ].join('\n');
}
