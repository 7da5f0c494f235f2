/** Two shapes as the arguments of a function. */
import type { Argument } from './call.js';
import type { Example, Kind, Place } from './kind.js';
import { exampleText } from './text.js';

/** Both as arguments, in the order of the name. */
export function argumentsOf(a: Kind, b: Kind, place: Place): readonly [Argument, Argument] {
  const [nameA, nameB] = a === b ? ['a', 'b'] : [a.name, b.name];
  return [
    { kind: a, side: a[place]!, name: nameA },
    { kind: b, side: b[place]!, name: nameB },
  ];
}

/** What names of functions of the plane end in. */
export const endingOf = (place: Place): string => (place === 'plane' ? '2d' : '');

/** Pairs of shapes as they are written: what all have in common is `one`. */
export function shownCalls(
  name: string,
  kinds: readonly [Kind, Kind],
  shapes: readonly (readonly [Example, Example])[],
): { readonly before: string[]; readonly calls: string[] } {
  const before: string[] = [];
  const [common] = [0, 1].filter((i) => shapes.every((pair) => pair[i] === shapes[0]![i]));
  const texts = shapes.map((pair) => pair.map((shape, i) => textOf(kinds[i]!, shape)));
  for (const { madeBy } of new Set(kinds)) {
    if (madeBy !== undefined) before.push(`import { ${madeBy.name} } from '${madeBy.from}';`);
  }
  if (common !== undefined) before.push(`const one = ${texts[0]![common]};`);
  const calls = texts.map(
    (pair) => `${name}(${pair.map((text, i) => (i === common ? 'one' : text)).join(', ')})`,
  );
  return { before, calls };
}

function textOf({ madeBy }: Kind, shape: Example): string {
  const text = exampleText(shape);
  return madeBy === undefined ? text : `${madeBy.name}(${text})`;
}
