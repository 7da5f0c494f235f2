import type { Random } from '../cases/random.js';
import type { Layout, Part } from './layout.js';
import type { QuestionFamily } from './question.js';

/** Integers a, b, c whose squares sum up to one, and its root: over it they are a unit vector, once each is rounded. */
const QUADRUPLES = [
  [3, 4, 0, 5],
  [5, 12, 0, 13],
  [1, 2, 2, 3],
  [2, 3, 6, 7],
  [1, 4, 8, 9],
  [4, 4, 7, 9],
  [2, 6, 9, 11],
] as const;

/** Along an axis as often as not: there the length is 1 exactly, and nothing rounds. */
function unitVector(random: Random, dimension: 2 | 3): number[] {
  const at = random.below(dimension);
  const sign = () => (random.oneIn(2) ? 1 : -1);
  if (random.oneIn(2)) return Array.from({ length: dimension }, (_, k) => (k === at ? sign() : 0));
  const [a, b, c, root] = QUADRUPLES[random.below(dimension === 2 ? 2 : QUADRUPLES.length)]!;
  const parts = dimension === 2 ? [a, b] : [a, b, c];
  return parts.map((_, k) => (sign() * parts[(k + at) % dimension]!) / root);
}

/**
 * Three unit vectors that are across each other exactly: axes of space, turned around one of them by the angle of 3-4-5
 * or not at all.
 */
function frame(random: Random): number[] {
  const at = random.below(3);
  const [c, s] = random.oneIn(2) ? [1, 0] : [3 / 5, 4 / 5];
  const unit = (x: number, y: number, z: number) => [0, 1, 2].map((k) => [x, y, z][(k + at) % 3]!);
  return [...unit(c, s, 0), ...unit(-s, c, 0), ...unit(0, 0, random.oneIn(2) ? 1 : -1)];
}

/** Small integers for one part; of a plane the constant of a point on it, as often as not. */
function fillPart(random: Random, { kind, size, low, high }: Part, dimension: 2 | 3): number[] {
  const integer = () => random.between(-4, 4);
  if (kind === 'direction') return unitVector(random, dimension);
  if (kind === 'plane') {
    const normal = unitVector(random, dimension);
    const through = normal.reduce((sum, x) => sum - x * integer(), 0);
    return [...normal, random.oneIn(2) ? through : integer()];
  }
  if (kind === 'integer') return [random.between(low, high)];
  if (kind === 'sizes' || kind === 'length') return Array.from({ length: size }, () => random.between(0, 4));
  return Array.from({ length: size }, integer);
}

/** The axes of the oriented boxes: three directions one behind the other. */
function framesOf({ parts }: Layout): (readonly Part[])[] {
  return parts.flatMap((part, i) => {
    const axes = parts.slice(i, i + 3);
    const isFrame = axes.every(({ kind, name }, k) => kind === 'direction' && name.endsWith(`.axes.${k}`));
    return part.name.endsWith('.axes.0') && axes.length === 3 && isFrame ? [axes] : [];
  });
}

/**
 * Directions and normals of unit length, as exactly as doubles tell it: many engines ask for such. Everything else is
 * small integers. Axes of oriented boxes are across each other.
 */
export function unitVectors(layout: Layout): QuestionFamily {
  return {
    name: 'unit-vectors',
    summary: 'directions, normals and axes of unit length, small integers for the rest',
    fill(random, out) {
      const framed = framesOf(layout);
      for (const part of layout.parts) {
        if (!framed.some(([, ...others]) => others.includes(part)))
          out.set(
            framed.some(([first]) => first === part)
              ? frame(random)
              : fillPart(random, part, layout.dimension),
            part.at,
          );
      }
    },
  };
}
