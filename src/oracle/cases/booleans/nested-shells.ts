/** Two solids of several shells, boxes of a lattice in each other and beside each other: made from a few numbers. */

import { powerOfTwo } from '../doubles.js';
import type { MeshValues } from '../meshes/values.js';
import { Random } from '../random.js';
import { BASES, boxMesh, type Frame, type LatticeBox, SHIFTS } from './box-chain.js';
import { type FillRule, OPERATIONS, type Operation, RULES } from './meshes.js';

/**
 * The values: what the second solid is to the first, how they are combined, when a point is inside, where the lattice
 * is, the seed.
 */
export const SHELLS = { pattern: 0, operation: 1, rule: 2, frame: 3, seed: 4 } as const;

/** Lattice lines are numbered 0 to this along each axis. */
const LAST = 15;
const NUMBERS = Array.from({ length: LAST + 1 }, (_, k) => k);

const SPACINGS: readonly (readonly number[])[] = [
  NUMBERS,
  NUMBERS.map((k) => k / 4),
  NUMBERS.map((k) => k * k),
  // Thin shells.
  NUMBERS.map((k) => Math.floor(k / 2) + (k % 2) * powerOfTwo(-20)),
];
export const SHELL_FRAMES = SPACINGS.length * BASES.length * SHIFTS.length;

type Line = readonly [number, number, number];
const three = (draw: (axis: 0 | 1 | 2) => number): Line => [draw(0), draw(1), draw(2)];

/** A closed shell, its inside counted as there or as taken away. */
interface Shell extends LatticeBox {
  readonly from: Line;
  readonly to: Line;
  readonly isTurned: boolean;
}

type Shells = readonly Shell[];

const isBox = ({ from, to }: LatticeBox) => from.every((line, axis) => line < to[axis]!);

/** Every second one taken away, as in solids with cavities; any of them, now and then. */
function oriented(random: Random, boxes: readonly (LatticeBox & Pick<Shell, 'from' | 'to'>)[]): Shell[] {
  const isAny = random.oneIn(6);
  return boxes.map((box, i) => ({ ...box, isTurned: isAny ? random.oneIn(2) : i % 2 === 1 }));
}

/** Two boxes in place of the innermost one, which have a corner, a part of an edge or of a side in common. */
function parted(
  random: Random,
  { from, to }: Shell,
): [LatticeBox & Pick<Shell, 'from' | 'to'>, Shell] | undefined {
  const cut = three((axis) => random.between(from[axis] + 1, to[axis] - 1));
  if (!from.every((line, axis) => line < cut[axis]! && cut[axis]! < to[axis]!)) return undefined;
  const kept = random.below(4);
  const isSame = (axis: number) => axis >= kept && random.oneIn(2);
  const flipped = three(() => random.below(2));
  const low = {
    from: three((k) => (flipped[k] ? cut[k] : from[k])),
    to: three((k) => (flipped[k] ? to[k] : cut[k])),
  };
  const high = {
    from: three((k) => (isSame(k) ? low.from[k] : flipped[k] ? from[k] : cut[k])),
    to: three((k) => (isSame(k) ? low.to[k] : flipped[k] ? cut[k] : to[k])),
    isTurned: false,
  };
  return [low, high];
}

/** Three or four shells, each in the one before, with sides in common or not; the innermost may be two. */
function nest(random: Random): Shells {
  const [low, high] = [random.below(3), LAST - random.below(3)];
  const most = random.between(1, 2);
  const boxes = [{ from: three(() => low), to: three(() => high) }];
  for (let i = random.between(2, 3); i > 0; i--) {
    const before = boxes.at(-1)!;
    const next = {
      from: three((k) => before.from[k] + random.between(0, most)),
      to: three((k) => before.to[k] - random.between(0, most)),
    };
    if (isBox(next)) boxes.push(next);
  }
  const shells = oriented(random, boxes);
  const innermost = shells.at(-1)!;
  const parts = random.oneIn(2) ? parted(random, innermost) : undefined;
  if (parts === undefined) return shells;
  return [...shells.slice(0, -1), ...parts.map((part) => ({ ...part, isTurned: innermost.isTurned }))];
}

/** What has an inside only. */
const proper = (shells: Shells): Shells => shells.filter(isBox);

interface Pattern {
  readonly name: string;
  readonly summary: string;
  /** The second solid. */
  make(random: Random, first: Shells): Shells;
}

/** A box between some lines, perhaps within others. */
function anyBox(random: Random, low: Line, high: Line): Shell {
  const ends = [0, 1, 2].map((k) => {
    const [p, q] = [random.between(low[k]!, high[k]!), random.between(low[k]!, high[k]!)];
    if (p !== q) return p < q ? [p, q] : [q, p];
    return p < high[k]! ? [p, p + 1] : [p - 1, p];
  });
  return { from: three((k) => ends[k]![0]!), to: three((k) => ends[k]![1]!), isTurned: false };
}

const all = (line: number): Line => [line, line, line];

/** The patterns, by their number. New ones come last: the numbers are in the ids of cases. */
export const SHELL_PATTERNS: readonly Pattern[] = [
  {
    name: 'across-shells',
    summary: 'a box through several shells, or two that touch it',
    make(random) {
      const boxes = [anyBox(random, all(0), all(LAST))];
      return random.oneIn(2)
        ? boxes
        : [
            ...boxes,
            ...boxes.map(({ from, to }) => {
              const k = random.below(3);
              const moved = (line: Line, by: number) =>
                three((axis) => (axis === k ? Math.min(LAST, line[axis] + by) : line[axis]));
              return {
                from: three((axis) => (axis === k ? to[axis] : from[axis])),
                to: moved(to, 2),
                isTurned: false,
              };
            }),
          ];
    },
  },
  {
    name: 'within-one-shell',
    summary: 'a box that lies in what one shell leaves, perhaps with sides on the shells',
    make(random, first) {
      const i = random.below(first.length - 1);
      const [outer, inner] = [first[i]!, first[i + 1]!];
      const box = anyBox(random, outer.from, outer.to);
      const axis = random.below(3);
      const below = random.oneIn(2);
      const [low, high] = below ? [outer.from, inner.from] : [inner.to, outer.to];
      // A side that both shells have in common leaves nothing there: then any box of the outer one.
      if (low[axis]! >= high[axis]!) return [box];
      return [
        {
          from: three((k) => (k === axis ? low[k] : box.from[k])),
          to: three((k) => (k === axis ? high[k] : box.to[k])),
          isTurned: false,
        },
      ];
    },
  },
  {
    name: 'equal-shells',
    summary: 'one of the shells, or all from one of them on, perhaps inside out',
    make(random, first) {
      const i = random.below(first.length);
      const some = random.oneIn(2) ? [first[i]!] : first.slice(i);
      const flips = some[0]!.isTurned && !random.oneIn(8);
      return some.map((shell) => ({ ...shell, isTurned: flips !== shell.isTurned }));
    },
  },
  { name: 'other-nests', summary: 'another solid of such shells', make: (random) => nest(random) },
  {
    name: 'shifted-nests',
    summary: 'the same shells, a line further along one axis or two',
    make(random, first) {
      const by = three(() => (random.oneIn(2) ? 0 : random.sign()));
      const inRange = (line: number) => Math.min(LAST, Math.max(0, line));
      return first.map(({ from, to, isTurned }) => ({
        from: three((k) => inRange(from[k] + by[k]!)),
        to: three((k) => inRange(to[k] + by[k]!)),
        isTurned,
      }));
    },
  },
  {
    name: 'bars',
    summary: 'bars and slabs through everything',
    make(random) {
      return Array.from({ length: random.between(1, 3) }, () => {
        const thin = three((k) => (k === 0 || random.oneIn(2) ? random.below(LAST) : -1));
        const turn = random.below(3);
        const at = three((k) => thin[(k + turn) % 3]!);
        return {
          from: three((k) => Math.max(0, at[k])),
          to: three((k) => (at[k] < 0 ? LAST : at[k] + random.between(1, Math.min(3, LAST - at[k])))),
          isTurned: false,
        };
      });
    },
  },
  {
    name: 'touching-boxes',
    summary:
      'a box that has a corner, a part of an edge or of a side in common with a shell, from one side or the other',
    make(random, first) {
      const shell = first[random.below(first.length)]!;
      const side = three(() => random.below(4));
      const size = () => random.between(1, 3);
      const inRange = (line: number) => Math.min(LAST, Math.max(0, line));
      // At the lower end from below or above, at the upper end likewise.
      const from = three(
        (k) => [shell.from[k] - size(), shell.from[k], shell.to[k] - size(), shell.to[k]][side[k]!]!,
      );
      const to = three(
        (k) => [shell.from[k], shell.from[k] + size(), shell.to[k], shell.to[k] + size()][side[k]!]!,
      );
      return [{ from: three((k) => inRange(from[k])), to: three((k) => inRange(to[k])), isTurned: false }];
    },
  },
];

/** Two solids, how they are combined, and where. */
export interface NestedShells {
  readonly solids: readonly [Shells, Shells];
  readonly operation: Operation;
  readonly rule: FillRule;
  readonly frame: Frame;
}

function frameAt(number: number): Frame {
  const rest = Math.floor(number / SPACINGS.length);
  return {
    spacing: SPACINGS[number % SPACINGS.length]!,
    basis: BASES[rest % BASES.length]!,
    shift: SHIFTS[Math.floor(rest / BASES.length)]!,
  };
}

/** The solids of a case, in either order. A second one of which nothing is left is a box. */
export function nestedShellsOf(v: ArrayLike<number>): NestedShells {
  const random = new Random(v[SHELLS.seed]!, v[SHELLS.pattern]!, 0x6e657374, 0);
  const first = nest(random);
  const made = proper(SHELL_PATTERNS[v[SHELLS.pattern]!]!.make(random, first));
  const second = made.length > 0 ? made : [anyBox(random, all(0), all(LAST))];
  return {
    solids: random.oneIn(3) ? [second, first] : [first, second],
    operation: OPERATIONS[v[SHELLS.operation]!]!,
    rule: RULES[v[SHELLS.rule]!]!,
    frame: frameAt(v[SHELLS.frame]!),
  };
}

/** A solid as a mesh, shell after shell; or with one vertex for all corners at one place. */
export function shellMesh(frame: Frame, shells: Shells, isWelded: boolean): MeshValues {
  const places = new Map<string, number>();
  const [positions, indices]: [number[], number[]] = [[], []];
  for (const shell of shells) {
    const box = boxMesh(frame, shell);
    const numbers = Array.from({ length: 8 }, (_, i) => {
      const at = [...box.positions.slice(3 * i, 3 * i + 3)];
      const known = isWelded ? places.get(at.join()) : undefined;
      if (known !== undefined) return known;
      places.set(at.join(), positions.length / 3);
      positions.push(...at);
      return positions.length / 3 - 1;
    });
    for (let t = 0; t < box.indices.length; t += 3) {
      const [a, b, c] = [0, 1, 2].map((k) => numbers[box.indices[t + k]!]!) as [number, number, number];
      indices.push(...(shell.isTurned ? [a, c, b] : [a, b, c]));
    }
  }
  return { positions: Float64Array.from(positions), indices: Uint32Array.from(indices) };
}

/** The meshes of a case. */
export function shellMeshes(v: ArrayLike<number>): [MeshValues, MeshValues] {
  const { frame, solids } = nestedShellsOf(v);
  const weld = new Random(v[SHELLS.seed]!, 0x77656c64, 0, 0);
  const [a, b] = solids.map((shells) => shellMesh(frame, shells, weld.oneIn(2)));
  return [a!, b!];
}

/** Places to ask for, on lines of both solids and a step beside them, by numbers as `placePoint` has them. */
export function shellPlaces(v: ArrayLike<number>): (readonly [number, number, number])[] {
  const shells = nestedShellsOf(v).solids.flat();
  const random = new Random(v[SHELLS.seed]!, 0x706c6163, 0, 0);
  const draw = (axis: number) => {
    const { from, to } = shells[random.below(shells.length)]!;
    const line = (random.oneIn(2) ? from : to)[axis]!;
    return Math.min(2 * LAST, Math.max(0, 2 * line + random.between(-1, 1)));
  };
  return Array.from({ length: 40 }, () => three(draw));
}
