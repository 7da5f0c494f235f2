import { grouped, styleFor } from '../../../fuzz/report/style.js';
import { indented } from '../../../fuzz/report/text-width.js';
import { printable } from '../../pictures/printable.js';
import type { PolygonFaultJson, PolygonsMade, PolygonsNote, PolygonsResult } from './polygons-types.js';

/** A number with its noun. */
export const counted = (n: number, noun: string, plural = `${noun}s`): string =>
  `${grouped(n)} ${n === 1 ? noun : plural}`;

function roundedText({ certificate, deviation, vanished }: PolygonsMade): string {
  if (deviation === 0 && certificate === 'valid') return 'valid: nothing was rounded';
  const moved = `nothing is moved by more than ${deviation}`;
  if (certificate === 'valid') return `valid: ${moved}, and nothing meets that did not before`;
  if (certificate === 'rounded') return `valid, and off by no more than ${deviation}`;
  const lost =
    vanished === 0 ? '' : `; ${counted(vanished, 'polygon or hole', 'polygons or holes')} vanished`;
  return `valid after repairs where rounding made rings meet: ${moved}${lost}`;
}

function faultText({ file, feature, polygon, other, type, rings, points }: PolygonFaultJson): string {
  if (other !== null) return `${file}: feature ${feature}, polygons ${polygon} and ${other}: ${type}`;
  const places = points.map((point) => `(${point.join(', ')})`).join(' to ');
  const where = places === '' ? '' : ` at ${places}`;
  return `${file}: feature ${feature}, polygon ${polygon}: ${type} of ring ${rings.join(' and ')}${where}`;
}

/** A note with its place. */
export const noteText = ({ file, line, message }: PolygonsNote): string =>
  `${file}${line === null ? '' : `:${line}`}: ${message}`;

/** What was made, for a person. */
export function polygonsText(made: PolygonsMade, { faults, notes, written }: PolygonsResult): string {
  const { width, dim, bold } = styleFor(process.stdout.isTTY);
  const what = [
    counted(made.polygons, 'polygon'),
    counted(made.holes, 'hole'),
    counted(made.vertices, 'vertex', 'vertices'),
  ].join(', ');
  const facts: readonly (readonly [string, string])[] = [
    ...faults.map((fault) => ['fault', faultText(fault)] as const),
    ['area', made.area === null ? 'beyond the largest double' : String(made.area)],
    ['doubles', roundedText(made)],
    ...notes.map((note) => ['note', noteText(note)] as const),
    ...written.map((path) => ['written', path] as const),
  ];
  const lines = facts.map(([label, text]) =>
    indented(`  ${dim(label.padEnd(7))}  `, printable(text), width, 11),
  );
  return [bold(what), ...lines, ''].join('\n');
}
