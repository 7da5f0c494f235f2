import { grouped, styleFor } from '../../fuzz/report/style.js';
import { indented } from '../../fuzz/report/text-width.js';
import { printable } from '../pictures/printable.js';
import type { MeshFault } from '../solids/index.js';
import type { Combined } from './mesh/boolean-types.js';

function counted(n: number, noun: string, plural = `${noun}s`): string {
  return `${grouped(n)} ${n === 1 ? noun : plural}`;
}

/** Longer fractions are said as the nearest double. */
const SHORT = 24;

const LEAST = 'above 0, and nearer to that than to any other double';

function volumeText({ volume, volumeNumber }: Combined): string {
  if (volume === null) return volumeNumber === 0 ? LEAST : `${volumeNumber} (the nearest double)`;
  const { numerator, denominator } = volume;
  if (denominator === '1' && numerator.length <= SHORT) return numerator;
  const fraction = `${numerator}/${denominator}`;
  if (volumeNumber === Infinity) return `${greatText(numerator, denominator)}, beyond the largest double`;
  if (volumeNumber === 0) return LEAST;
  return fraction.length <= SHORT ? `${fraction} = ${volumeNumber}` : `${volumeNumber} (the nearest double)`;
}

/** The power of ten that a great fraction reaches. */
function greatText(numerator: string, denominator: string): string {
  const whole = BigInt(numerator) / BigInt(denominator);
  return `at least 10^${whole.toString().length - 1}`;
}

const NUMBERS = { double: 'double', single: '32-bit number' } as const;

/** What is wrong with a mesh, for a person. */
function remainingText(remaining: readonly MeshFault[], numbers: string): string {
  const beyond = remaining.find(({ type: kind }) => kind === 'too-large');
  if (beyond !== undefined) {
    const vertices = beyond.count === 1 ? '1 vertex has' : `${grouped(beyond.count)} vertices have`;
    return `${vertices} a coordinate beyond the largest ${numbers}, which stands in its place`;
  }
  const kinds = remaining.map(({ type: kind, count }) => `${kind} (${grouped(count)})`).join(', ');
  return `rounding made faults that could not be mended: ${kinds}`;
}

/** How far the mesh is from the solid, for a person. */
function movedText(deviation: number | null): string {
  return deviation === null ? 'moved by more than the largest double' : `moved by at most ${deviation}`;
}

/** What the certificate says, for a person. */
function certificateText({ certificate, precision }: Combined, isTouching: boolean): string {
  const { type: kind, deviation, cause, isManifold, remaining } = certificate;
  if (kind === 'unresolved') {
    const what = remainingText(remaining, NUMBERS[precision]);
    return `unresolved: ${what}; ${movedText(deviation)}; --exact keeps the solid as it is`;
  }
  const parted = isTouching ? '' : ', and could not be parted there: it is not valid for check';
  const touches = isManifold ? '' : `; it touches itself, as the solid does${parted}`;
  if (kind === 'valid') {
    const rounded = deviation === 0 ? 'no coordinate was rounded' : `rounded by at most ${deviation}`;
    return `valid: ${rounded}, and nothing meets that did not before${touches}`;
  }
  const why =
    cause === 'contacts'
      ? 'parted where the solid touches itself'
      : 'mended where rounding made triangles meet';
  return `repaired: ${why}, ${movedText(deviation)}${touches}`;
}

/** What was written, for a person. */
export function combinedText(
  out: string,
  combined: Combined,
  written: readonly string[],
  isTouching: boolean,
): string {
  const { width, dim, bold } = styleFor(process.stdout.isTTY);
  const { format, vertices, triangles, faces, notes, precision } = combined;
  const what = `${counted(vertices, 'vertex', 'vertices')}, ${counted(triangles, 'triangle')}, ${format.toUpperCase()}`;
  const facts: readonly (readonly [string, string])[] = [
    ['faces', grouped(faces)],
    ['volume', volumeText(combined)],
    [precision === 'single' ? '32 bits' : 'doubles', certificateText(combined, isTouching)],
    ...notes.map(({ message }) => ['note', message] as const),
    ...written.map((path) => ['written', path] as const),
  ];
  const lines = facts.map(([label, text]) =>
    indented(`  ${dim(label.padEnd(7))}  `, printable(text), width, 11),
  );
  return [`${bold(printable(out))}: ${what}`, ...lines, ''].join('\n');
}
