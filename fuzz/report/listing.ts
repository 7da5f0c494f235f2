import { families } from '../families/index.js';
import { predicateNames, signatures } from '../signatures.js';
import { builtInTargets } from '../targets/index.js';
import type { Style } from './style.js';

/** The names that the options take, each with what it stands for. */
export function listing(style: Style): string {
  const width = Math.max(
    ...[...predicateNames, ...families.map((family) => family.name)].map((name) => name.length),
  );
  const line = (name: string, text: string) => `  ${name.padEnd(width)}  ${style.dim(text)}`;
  return [
    style.bold('predicates'),
    ...predicateNames.map((name) => line(name, signatures[name].parameters.join(', '))),
    '',
    style.bold('families'),
    ...families.map((family) => line(family.name, family.summary)),
    '',
    style.bold('targets'),
    ...builtInTargets.map((name) => `  ${name}`),
    '',
  ].join('\n');
}
