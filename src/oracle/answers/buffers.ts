import { NoConstruction } from './construction.js';
import type { FractionLike } from './mass.js';
import { fractionText } from './numbers.js';

/** A buffer as answers have it: rings of exact points, and by how much it is off at most. */
export interface BufferLike {
  readonly rings: readonly (readonly (readonly [FractionLike, FractionLike])[])[];
  readonly deviation: number;
}

/** `{"rings":[[["0/1","-1/1"],...],...],"deviation":0.01}` */
export function bufferText({ rings, deviation }: BufferLike): string {
  const said = rings.map((ring) =>
    ring.map((point) => point.map(({ numerator, denominator }) => fractionText(numerator, denominator))),
  );
  return JSON.stringify({ rings: said, deviation });
}

function fraction(text: unknown): FractionLike {
  const [, numerator, denominator] = /^(-?\d+)\/([1-9]\d*)$/.exec(String(text)) ?? [];
  if (numerator === undefined) throw new NoConstruction(`${JSON.stringify(text)} is no fraction`);
  return { numerator: BigInt(numerator), denominator: BigInt(denominator!) };
}

/** @throws NoConstruction if a text is no buffer */
export function readBuffer(text: string): BufferLike {
  let said: { rings: unknown[][][]; deviation: number };
  try {
    said = JSON.parse(text);
  } catch {
    throw new NoConstruction('no JSON');
  }
  const { rings, deviation } = said ?? {};
  if (!Array.isArray(rings) || !(Number.isFinite(deviation) && deviation >= 0)) {
    throw new NoConstruction('no rings and deviation');
  }
  return {
    rings: rings.map((ring) => ring.map(([x, y]) => [fraction(x), fraction(y)] as const)),
    deviation,
  };
}
