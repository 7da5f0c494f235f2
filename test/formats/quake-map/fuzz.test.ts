/**
 * Broken maps: whatever happens to one, reading it ends in a map or in a FormatError, after steps in proportion to its
 * length.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FormatError, formatQuakeMap, parseQuakeMap, type QuakeMap } from '../../../src/formats/index.js';
import type { MapText } from '../../../src/formats/quake-map/map-scanner.js';
import { readMap } from '../../../src/formats/quake-map/read-map.js';
import { bare, FIXTURES, fixture, maps } from './maps.js';

const patch = '{\npatchDef2\n{\ncaulk\n( 3 3 0 0 0 )\n(\n( ( 0 0 0 0 0 ) )\n)\n}\n}\n';
const texts = [...FIXTURES.map(fixture), fixture('cube').replace('}\n}', `}\n${patch}}`)];
const pieces = fc.oneof(
  fc.string({ maxLength: 3 }),
  fc.constantFrom(...'(){}[]"/\n\r -+.e0', '//', '"a" "b"', '{', '1e999', '\u0000', 'patchDef2 {', '\ufeff'),
);

/** Puts something in the place of some characters. */
interface Change {
  readonly at: number;
  readonly length: number;
  readonly piece: string;
}

const changes: fc.Arbitrary<Change[]> = fc.array(
  fc.record({ at: fc.nat(2500), length: fc.oneof(fc.constant(0), fc.nat(3), fc.nat(60)), piece: pieces }),
  { minLength: 1, maxLength: 4 },
);

function changed(text: string, list: readonly Change[]): string {
  return list.reduce((old, { at, length, piece }) => {
    const from = at % (old.length + 1);
    return old.slice(0, from) + piece + old.slice(from + length);
  }, text);
}

/** Reads a map that may be broken. */
async function survives(text: string): Promise<QuakeMap | null> {
  try {
    return await parseQuakeMap(text, { name: 'm' });
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    const lines = text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/);
    expect(error.message).toBe(`m:${error.line}:${error.column}: ${error.what}`);
    expect(error.column).toBeGreaterThanOrEqual(1);
    expect(error.column).toBeLessThanOrEqual(lines[error.line! - 1]!.length + 1);
    return null;
  }
}

describe('changed maps', () => {
  it('are maps or FormatErrors, and maps are written and read back the same', async () => {
    const ends = { map: 0, error: 0 };
    const broken = fc.oneof(
      fc.tuple(fc.constantFrom(...texts), changes),
      fc.tuple(maps.map(formatQuakeMap), changes),
    );
    await fc.assert(
      fc.asyncProperty(broken, async ([text, list]) => {
        const map = await survives(changed(text, list));
        ends[map === null ? 'error' : 'map']++;
        if (map !== null) expect(bare(await parseQuakeMap(formatQuakeMap(map)))).toEqual(bare(map));
      }),
      { seed: 11, numRuns: 3000 },
    );
    expect(Math.min(ends.map, ends.error)).toBeGreaterThan(200);
  });

  it('are FormatErrors or maps as noise, too', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(pieces, { maxLength: 40 }), async (list) => {
        await survives(list.join(''));
        await survives(`{{${list.join(' ')}`);
      }),
      { seed: 12, numRuns: 1000 },
    );
  });
});

/** A text that counts how many of its characters are looked at. */
function counting(text: string): MapText & { steps: number } {
  return {
    steps: 0,
    length: text.length,
    charCodeAt(i) {
      this.steps++;
      return text.charCodeAt(i);
    },
    slice(from, to) {
      this.steps += to - from;
      return text.slice(from, to);
    },
  };
}

function stepsFor(text: string): number {
  const counted = counting(text);
  try {
    readMap('m', counted);
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
  }
  return counted.steps;
}

const POINTS = '(0 0 0)(0 1 0)(1 0 0)';
const FACE = `${POINTS}a 0 0 0 1 1\n`;

describe('the steps of reading grow as the text', () => {
  it.each<[string, (n: number) => string]>([
    ['faces', (n) => `{{${FACE.repeat(n)}}}`],
    ['entities', (n) => '{}'.repeat(n)],
    ['brushes', (n) => `{${'{}'.repeat(n)}}`],
    ['properties', (n) => `{${'"a" "b"'.repeat(n)}}`],
    ['flags', (n) => `{{${FACE}${'7 '.repeat(n)}}}`],
    ['open braces', (n) => '{'.repeat(n)],
    ['white space', (n) => `{${' '.repeat(n)}x`],
    ['lines', (n) => `{${'\r\n'.repeat(n)}x`],
    ['comments', (n) => `{${'//\n'.repeat(n)}x`],
    ['a comment', (n) => `{//${'/'.repeat(n)}`],
    ['an open quotation', (n) => `{"${'a\n'.repeat(n)}`],
    ['a number', (n) => `{{(${'1'.repeat(n)}`],
    ['no number', (n) => `{{(${'1'.repeat(n)}x`],
    ['no fraction', (n) => `{{(0.${'1'.repeat(n)}x`],
    ['no exponent', (n) => `{{(0e${'1'.repeat(n)}x`],
    ['a word', (n) => `{{${'b'.repeat(n)}`],
    ['a texture', (n) => `{{${POINTS}${'b'.repeat(n)}`],
    ['a key without a value', (n) => `{"${'b'.repeat(n)}"`],
    ['patches', (n) => `{${'{patchDef2 { } }'.repeat(n)}}`],
    ['a patch without an end', (n) => `{{patchDef2 ${'{ '.repeat(n)}`],
    ['words of a patch', (n) => `{{patchDef2 { ${'x '.repeat(n)}`],
    ['words that are nearly patches', (n) => `{{patchDef${'a'.repeat(n)}-`],
  ])('%s', (_, textOf) => {
    const [short, long] = [textOf(500), textOf(4000)];
    // Each character is looked at a few times, and messages look at some more.
    expect(stepsFor(short)).toBeLessThanOrEqual(6 * short.length + 200);
    expect(stepsFor(long)).toBeLessThanOrEqual(6 * long.length + 200);
    expect(stepsFor(long)).toBeGreaterThan(500);
  });
});
