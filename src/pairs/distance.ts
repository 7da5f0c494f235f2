import type { Argument } from './call.js';
import type { Kind } from './kind.js';
import { KINDS } from './kinds.js';
import { argumentsOf } from './pair.js';
import { capitalized } from './text.js';

/** Two kinds of shapes whose distance there is, and where it is described. */
export interface DistancePair {
  readonly name: string;
  readonly a: Kind;
  readonly b: Kind;
  readonly args: readonly [Argument, Argument];
  readonly isPlanar: boolean;
  readonly source: string;
}

const ERICSON = 'Ericson, Real-Time Collision Detection, ';
/** Where no section is about the pair: the algorithm. */
const GJK = `Gilbert, Johnson, Keerthi 1988; ${ERICSON}9.5, by exact signs`;

/** The sections about pairs, in the plane and in space. */
const SECTIONS: Readonly<Record<string, string>> = {
  'point line': '5.1.2 (without clamping)',
  'point ray': '5.1.2',
  'point segment': '5.1.2',
  'point triangle': '5.1.5',
  'point plane': '5.1.1',
  'point tetrahedron': '5.1.6',
  'point box': '5.1.3',
  'point orientedBox': '5.1.4, without the assumption that the axes are orthonormal',
  'segment segment': '5.1.9',
};
/** Those about pairs of space. */
const SECTIONS_OF_SPACE: Readonly<Record<string, string>> = {
  'line line': '5.1.8',
  'segment triangle': '5.1.10',
  'triangle triangle': '5.1.11',
};

/** In the order of planes before everything that is solid, and of triangles before planes. */
function pairsOf(side: 'plane' | 'space'): DistancePair[] {
  const isPlanar = side === 'plane';
  const kinds = KINDS.filter((kind) => kind[side]?.carriers?.cells !== undefined);
  return kinds.flatMap((a, i) =>
    kinds.slice(i).map((b): DistancePair => {
      const section =
        SECTIONS[`${a.name} ${b.name}`] ?? (isPlanar ? undefined : SECTIONS_OF_SPACE[`${a.name} ${b.name}`]);
      return {
        name: `${a.name}${capitalized(b.name)}Distance${isPlanar ? '2d' : ''}`,
        a,
        b,
        args: argumentsOf(a, b, side),
        isPlanar,
        source: section === undefined ? GJK : ERICSON + section,
      };
    }),
  );
}

/** All pairs of kinds of the plane, and of space. */
export const PLANAR_DISTANCES: readonly DistancePair[] = pairsOf('plane');
export const DISTANCES: readonly DistancePair[] = pairsOf('space');
