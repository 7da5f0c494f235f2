import type { MapScanner } from './map-scanner.js';
import type { QuakeMapFace } from './quake-map.js';

type Triple = [number, number, number];

const ORDINALS = ['first', 'second', 'third'] as const;

function readTriple(scanner: MapScanner, whose: string): Triple {
  return [scanner.number(`x of ${whose}`), scanner.number(`y of ${whose}`), scanner.number(`z of ${whose}`)];
}

function expectMark(scanner: MapScanner, mark: string, what: string): void {
  if (!scanner.pass(mark)) scanner.failExpecting(`"${mark}" ${what}`);
}

/** `( x y z )` */
function readPoint(scanner: MapScanner, ordinal: string): Triple {
  expectMark(scanner, '(', `before the ${ordinal} point`);
  const point = readTriple(scanner, `the ${ordinal} point`);
  expectMark(scanner, ')', `behind the ${ordinal} point`);
  return point;
}

/**
 * A word, or a text in quotes, as some editors write names with spaces. Names may begin with a bracket: `{grate`.
 */
function readTexture(scanner: MapScanner): string {
  if (scanner.atEnd) scanner.failExpecting('the name of a texture');
  return scanner.isAt('"') ? scanner.quoted() : scanner.word();
}

/** How a texture lies, without what both formats have. */
type Placing = Pick<QuakeMapFace, 'axes' | 'offset'>;

/** `[ x y z offset ]` */
function readAxis(scanner: MapScanner, ordinal: string): { axis: Triple; offset: number } {
  expectMark(scanner, '[', `before the ${ordinal} axis of the texture`);
  const axis = readTriple(scanner, `the ${ordinal} axis`);
  const offset = scanner.number(`the ${ordinal} offset`);
  expectMark(scanner, ']', `behind the ${ordinal} axis of the texture`);
  return { axis, offset };
}

function readPlacing(scanner: MapScanner): Placing {
  if (!scanner.isAt('[')) {
    return { axes: null, offset: [scanner.number('the first offset'), scanner.number('the second offset')] };
  }
  const u = readAxis(scanner, 'first');
  const v = readAxis(scanner, 'second');
  return { axes: [u.axis, v.axis], offset: [u.offset, v.offset] };
}

function readExtra(scanner: MapScanner): number[] {
  const extra: number[] = [];
  while (scanner.atNumber) extra.push(scanner.number('a flag'));
  return extra;
}

/** Reads a face, standard or of Valve 220; its opening bracket is next. */
export function readFace(scanner: MapScanner): QuakeMapFace & { line: number } {
  const { line } = scanner;
  const points = [
    readPoint(scanner, ORDINALS[0]),
    readPoint(scanner, ORDINALS[1]),
    readPoint(scanner, ORDINALS[2]),
  ] as const;
  const texture = readTexture(scanner);
  const placing = readPlacing(scanner);
  const rotation = scanner.number('the rotation');
  const scale: [number, number] = [scanner.number('the first scale'), scanner.number('the second scale')];
  return { points, texture, ...placing, rotation, scale, extra: readExtra(scanner), line };
}
