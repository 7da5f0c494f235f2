/** Configurations that are simple and degenerate: what each engine makes of them. */
import { Random } from '../../src/oracle/cases/random.js';
import type { SolidEngine } from './engines.js';
import { box, cylinder, type Mesh, tetrahedron } from './shapes.js';

/** One case: what is done, and the true volume. */
interface Case {
  build<S>(engine: SolidEngine<S>): S;
  readonly volume: number;
}

/** How many edges of triangles, by the coordinates of their ends, have no opposite. */
function openEdges({ positions, indices }: Mesh): number {
  const names = new Map<string, number>();
  const name = (i: number): number => {
    // Adding zero makes 0 of -0.
    const key = [0, 1, 2].map((k) => positions[3 * i + k]! + 0).join();
    const known = names.get(key);
    if (known !== undefined) return known;
    names.set(key, names.size);
    return names.size - 1;
  };
  const balance = new Map<string, number>();
  for (let t = 0; t < indices.length; t += 3) {
    const corners = [0, 1, 2].map((k) => name(indices[t + k]!));
    for (const [k, from] of corners.entries()) {
      const to = corners[(k + 1) % 3]!;
      if (from === to) continue;
      const [key, way] = from < to ? [`${from} ${to}`, 1] : [`${to} ${from}`, -1];
      balance.set(key, (balance.get(key) ?? 0) + way);
    }
  }
  return [...balance.values()].reduce((sum, count) => sum + Math.abs(count), 0);
}

function volumeOf({ positions, indices }: Mesh): number {
  let sum = 0;
  const at = (i: number, k: number) => positions[3 * indices[i]! + k]!;
  for (let t = 0; t < indices.length; t += 3) {
    for (let k = 0; k < 3; k++) {
      const [u, v] = [(k + 1) % 3, (k + 2) % 3];
      sum += at(t, k) * (at(t + 1, u) * at(t + 2, v) - at(t + 1, v) * at(t + 2, u));
    }
  }
  return sum / 6;
}

const three = (draw: () => number): [number, number, number] => [draw(), draw(), draw()];

/** Three boxes on a lattice of quarters: the first without the others. The true volume is counted. */
function boxesOnQuarters(random: Random): Case {
  const boxes = Array.from({ length: 3 }, () => {
    const from = three(() => random.below(4));
    return { from, to: from.map((x) => random.between(x + 1, 4)) };
  });
  const [first, second, third] = boxes.map(({ from, to }) =>
    box(
      from.map((x) => x / 4),
      to.map((x) => x / 4),
    ),
  ) as [Mesh, Mesh, Mesh];
  let cells = 0;
  for (let i = 0; i < 64; i++) {
    const cell = [i & 3, (i >> 2) & 3, i >> 4];
    const [a, b, c] = boxes.map(({ from, to }) => cell.every((x, k) => x >= from[k]! && x < to[k]!));
    if (a && !b && !c) cells++;
  }
  return {
    volume: cells / 64,
    build: (engine) =>
      engine.difference(engine.difference(engine.solid(first), engine.solid(second)), engine.solid(third)),
  };
}

/** A cube of 6 and a cylinder of radius 10 with five sides and a height of 3, both around the origin. */
function cubeAndCylinder(): Case {
  const [cube, disc] = [box([-3, -3, -3], [3, 3, 3]), cylinder(10, 5, -1.5, 1.5)];
  // The square lies within the pentagon, whose sides are 8.09 away.
  const pentagon = (5 / 2) * 100 * Math.sin((2 * Math.PI) / 5);
  return {
    volume: 36 * 6 + (pentagon - 36) * 3,
    build: (engine) => engine.union(engine.solid(cube), engine.solid(disc)),
  };
}

/** Two tetrahedra over one base, on both sides of it. */
function tetrahedraOverOneBase(random: Random): Case {
  const draw = () => Math.fround(random.unit());
  const base = [three(draw), three(draw), three(draw)];
  const [up, down] = [three(draw), three(draw)];
  const middle = (k: number) => (base[0]![k]! + base[1]![k]! + base[2]![k]!) / 3;
  const mirrored = down.map((x, k) => Math.fround(2 * middle(k) - x));
  const one = tetrahedron(base, up);
  const sideOf = (tip: readonly number[]) => tetrahedron(base, tip).positions[3] === base[1]![0];
  const other = tetrahedron(base, sideOf(up) === sideOf(mirrored) ? down : mirrored);
  return {
    volume:
      sideOf(up) === sideOf([...other.positions.subarray(9)]) ? Number.NaN : volumeOf(one) + volumeOf(other),
    build: (engine) => engine.union(engine.solid(one), engine.solid(other)),
  };
}

const RANDOM_CASES = 200;

function casesOf(draw: (random: Random) => Case): Case[] {
  const random = new Random(2, 7, 1, 8);
  const cases: Case[] = [];
  while (cases.length < RANDOM_CASES) {
    const drawn = draw(random);
    if (!Number.isNaN(drawn.volume)) cases.push(drawn);
  }
  return cases;
}

/** What became of cases: how many are closed, have the right volume, and threw. */
function judge(engine: SolidEngine, cases: readonly Case[]): string {
  let [closed, right, thrown, worst] = [0, 0, 0, 0];
  for (const { build, volume } of cases) {
    try {
      const solid = build(engine);
      const mesh = engine.mesh(solid);
      engine.free?.(solid);
      if (openEdges(mesh) === 0) closed++;
      const error = Math.abs(volumeOf(mesh) - volume);
      if (error <= 1e-6 * Math.max(volume, 1e-3)) right++;
      worst = Math.max(worst, error);
    } catch {
      thrown++;
    }
  }
  const ends = thrown === 0 ? '' : `, ${thrown} threw`;
  return `${closed} closed, ${right} right (off by at most ${worst.toPrecision(2)})${ends}`;
}

/** The rows of the record: a case, then what each engine made of it. */
export function recordRows(engines: readonly SolidEngine[]): string[] {
  const rows: readonly (readonly [string, readonly Case[]])[] = [
    [`cube − cube − cube on quarters, ${RANDOM_CASES}`, casesOf(boxesOnQuarters)],
    ['cube 6 ∪ five-sided cylinder of radius 10', [cubeAndCylinder()]],
    [`two tetrahedra over one base, ${RANDOM_CASES}`, casesOf(tetrahedraOverOneBase)],
  ];
  return rows.map(
    ([name, cases]) => `| ${name} | ${engines.map((engine) => judge(engine, cases)).join(' | ')} |`,
  );
}
