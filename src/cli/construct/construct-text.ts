import { styleFor } from '../../../fuzz/report/style.js';
import { indented } from '../../../fuzz/report/text-width.js';
import { printable } from '../../pictures/printable.js';
import { counted, noteText } from '../polygons/polygons-text.js';
import type { Constructed, Construction, ConstructResult } from './construct-types.js';

const NOUNS: Readonly<Record<Construction, string>> = {
  delaunay: 'triangle',
  voronoi: 'cell',
  triangles: 'triangle',
  skeleton: 'skeleton',
};

/** What was made, for a person. */
export function constructText(
  construction: Construction,
  { features, vertices, area, deviation }: Constructed,
  { notes, written }: ConstructResult,
): string {
  const { width, dim, bold } = styleFor(process.stdout.isTTY);
  const rounded = deviation === 0 ? 'nothing was rounded' : `no corner is moved by more than ${deviation}`;
  const facts: readonly (readonly [string, string])[] = [
    ...(construction === 'skeleton' ? [] : [['area', String(area ?? 'beyond the largest double')] as const]),
    ['doubles', rounded],
    ...notes.map((note) => ['note', noteText(note)] as const),
    ...written.map((path) => ['written', path] as const),
  ];
  const lines = facts.map(([label, text]) =>
    indented(`  ${dim(label.padEnd(7))}  `, printable(text), width, 11),
  );
  const what = `${counted(features, NOUNS[construction])}, ${counted(vertices, 'corner')}`;
  return [bold(what), ...lines, ''].join('\n');
}
