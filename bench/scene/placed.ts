/**
 * What a placement costs: a mesh at its place (`placeMesh`) beside the same mesh whose vertices were moved there
 * (`transformMesh`), each asked the same, in one run:
 *
 *   npx tsx bench/scene/placed.ts [triangles] [words of rows] [passes]
 *
 * Passes take turns. Printed are the least user times of passes, in microseconds per question, and their ratio (below
 * 1: the mesh at its place is faster), and how many answers differ: vertices that were moved are rounded, so that some
 * may. Meshes: a torus that is shaken, and the surface of a lattice cube, asked with lattice shapes. The `cube` has no
 * placement but a quarter turn and sizes that are powers of two, so that nothing is rounded and all is degenerate.
 */
import type { Placement } from '../../src/core/shapes.js';
import * as mesh from '../../src/mesh/index.js';
import * as motion from '../../src/motion/index.js';
import { Random } from '../../src/oracle/cases/random.js';
import * as scene from '../../src/scene/index.js';
import { latticeCube, shaken, torusOf } from '../meshes/shapes.js';

type AnyMesh = mesh.PreparedMesh | mesh.PlacedMesh;
type Vector = readonly [number, number, number];

interface World {
  readonly name: string;
  readonly unplaced: mesh.PreparedMesh;
  readonly placed: mesh.PlacedMesh;
  /** The same mesh a little away. */
  readonly others: readonly (readonly [mesh.PreparedMesh, mesh.PlacedMesh])[];
  /** A place on the surface, or near it. */
  readonly place: () => Vector;
  /** A length, of so many parts of the size of the mesh. */
  readonly length: (part: number) => number;
}

const random = new Random(2, 7, 1, 8);
const triangles = Number(process.argv[2] ?? 100_000);
const only = process.argv[3];
const QUESTIONS = 200;
const PASSES = Number(process.argv[4] ?? 9);

function worldOf(
  name: string,
  soup: mesh.IndexedMesh,
  placement: Placement,
  size: number,
  move: (placement: Placement, i: number) => Placement,
  isLattice: boolean,
): World {
  const local = mesh.prepareMesh(soup);
  const at = (to: Placement) => mesh.prepareMesh(mesh.transformMesh(soup, to));
  const unplaced = at(placement);
  const { positions } = unplaced;
  const vertices = positions.length / 3;
  const snap = (x: number) => (isLattice ? Math.round(2 * x) / 2 : x);
  const length = (part: number) => (isLattice ? Math.max(0.5, snap(part * size)) : part * size);
  return {
    name,
    unplaced,
    placed: mesh.placeMesh(local, placement),
    others: Array.from({ length: 12 }, (_, i) => i / 3).map((i) => {
      const to = move(placement, i);
      return [at(to), mesh.placeMesh(local, to)] as const;
    }),
    place: () => {
      const from = 3 * Math.floor(vertices * random.unit());
      const off = () => snap(0.1 * size * (random.unit() - 0.5) * (random.unit() < 0.5 ? 1 : 0.1));
      return [positions[from]! + off(), positions[from + 1]! + off(), positions[from + 2]! + off()];
    },
    length,
  };
}

const moved = (by: (i: number) => Vector) => (placement: Placement, i: number) => {
  const { translation = [0, 0, 0], ...rest } = placement as { readonly translation?: Vector };
  const [x, y, z] = by(i);
  return {
    ...rest,
    type: 'parts',
    translation: [translation[0] + x, translation[1] + y, translation[2] + z],
  } as Placement;
};

const turn = [0.31, -0.52, 0.17, 0.78] as const;
const away = moved((i) => [0.11 + 0.9 * i, 0.07, 0.05 * i]);
const worlds = (): World[] => {
  const soup = shaken(torusOf(triangles), 0.001);
  const n = Math.round(Math.sqrt(triangles / 12));
  return [
    worldOf('turned', soup, { type: 'parts', rotation: turn, translation: [3, 1, -2] }, 6, away, false),
    worldOf(
      'scaled',
      soup,
      { type: 'parts', rotation: turn, scale: [1.3, 0.8, 0.6], translation: [3, 1, -2] },
      6,
      away,
      false,
    ),
    worldOf(
      'mirrored',
      soup,
      { type: 'reflection', plane: { normal: [0.3, 0.5, -0.7], constant: 0.25 } },
      6,
      (_, i) => ({ type: 'reflection', plane: { normal: [0.3, 0.5, -0.7], constant: 0.2 - 0.3 * i } }),
      false,
    ),
    worldOf(
      'cube',
      latticeCube(n),
      { type: 'parts', rotation: [0, 0, 1, 1], scale: [2, 2, 2], translation: [3, 1, -2] },
      2 * n,
      moved((i) => [Math.round(3 * i), Math.round(6 * i), (2 * n) >> i]),
      true,
    ),
  ];
};

/** What a question is about. */
type Asked = (world: World) => (m: AnyMesh) => unknown;

const around = (world: World) => {
  const p = world.place();
  return (part: number): Vector => {
    const off = () => (Math.round(2 * random.unit()) - 1) * world.length(part);
    return [p[0] + off(), p[1] + off(), p[2] + off()];
  };
};
/** A point is at no edge of anything with a normal of 0. */
const shapeOf = (world: World, type: string, part: number): object => {
  const near = around(world);
  const [a, b, c, d] = [near(part), near(part), near(part), near(part)];
  const low = near(0.001);
  const size = world.length(part);
  switch (type) {
    case 'point':
      return low;
    case 'sphere':
      return { type, center: low, radius: size };
    case 'capsule':
      return { type, start: low, end: [low[0] + size, low[1] + size, low[2]], radius: size };
    case 'box':
      return { type, min: low, max: low.map((x) => x + size) };
    case 'oriented-box':
      return {
        type,
        center: low,
        axes: [
          [3, 4, 0],
          [-4, 3, 0],
          [0, 0, 5],
        ],
        halfSize: [size / 8, size / 8, size / 8],
      };
    case 'segment':
      return { type, start: low, end: [low[0] + size, low[1] + 2 * size, low[2] - size] };
    case 'triangle':
      return { type, a: low, b: [low[0] + size, low[1], low[2]], c: [low[0], low[1] + size, low[2] + size] };
    case 'tetrahedron':
      return {
        type,
        a: low,
        b: [low[0] + size, low[1], low[2]],
        c: [low[0], low[1] + size, low[2]],
        d: [low[0], low[1], low[2] + size],
      };
    case 'plane':
    case 'half-space': {
      const normal = [2, -1, 3];
      return { type, normal, constant: -(normal[0]! * a[0] + normal[1]! * a[1] + normal[2]! * a[2]) };
    }
    default:
      return { type, a, b, c, d };
  }
};

const meeting =
  (type: string, part: number): Asked =>
  (world) => {
    const shape = shapeOf(world, type, part);
    return (m) => scene.trianglesMeeting(m, shape as never).length;
  };
const any =
  (type: string, part: number): Asked =>
  (world) => {
    const shape = shapeOf(world, type, part);
    return (m) => scene.anyTriangleMeets(m, shape as never);
  };
const near =
  (type: string, part: number): Asked =>
  (world) => {
    const shape = shapeOf(world, type, part);
    const r = world.length(0.02);
    return (m) => scene.trianglesNear(m, shape as never, r).length;
  };
const nearest =
  (type: string, part: number): Asked =>
  (world) => {
    const shape = shapeOf(world, type, part);
    return (m) => scene.nearestTriangles(m, shape as never).triangles.length;
  };
const solid =
  (type: string, part: number): Asked =>
  (world) => {
    const shape = shapeOf(world, type, part);
    return (m) => scene.meetsSolid(m, shape as never);
  };
const cast =
  (ask: (m: AnyMesh, ray: mesh.Cast) => unknown): Asked =>
  (world) => {
    const [p, q] = [world.place(), world.place()];
    const ray = { origin: p, direction: [q[0] - p[0] + 1, q[1] - p[1], q[2] - p[2]] as Vector };
    return (m) => ask(m, ray);
  };
const swept =
  (type: string): Asked =>
  (world) => {
    const shape = shapeOf(world, type, 0.02);
    const [p, q] = [world.place(), world.place()];
    const by = [q[0] - p[0], q[1] - p[1], q[2] - p[2]];
    // How closely doubles know the time depends on how far corners are off.
    return (m) => {
      const { within } = motion.sweepMesh(shape as never, by, m);
      return within === null ? null : Math.round(within[0] * 1e6);
    };
  };
const pointed =
  (ask: (m: AnyMesh, point: Vector) => unknown): Asked =>
  (world) => {
    const p = world.place();
    return (m) => ask(m, p);
  };

const within: Asked = (world) => {
  const p = world.place();
  const r = world.length(0.02);
  return (m) => mesh.trianglesWithin(m, p, r).length;
};

const ROWS: readonly (readonly [name: string, questions: number, asked: Asked])[] = [
  ['anyHit', 5, cast((m, ray) => mesh.anyHit(m, ray))],
  ['firstHit', 5, cast((m, ray) => mesh.firstHit(m, ray)[0]?.triangle)],
  ['allHits', 5, cast((m, ray) => mesh.allHits(m, ray).length)],
  ['lastHit', 5, cast((m, ray) => mesh.lastHit(m, ray)[0]?.triangle)],
  ['locatePoint', 5, pointed((m, p) => mesh.locatePoint(m, p).location)],
  ['pointOnSurface', 5, pointed((m, p) => mesh.pointOnSurface(m, p)?.index)],
  ...(['sphere', 'capsule', 'box'] as const).map((type) => [`sweepMesh ${type}`, 2, swept(type)] as const),
  ['windingNumber', 5, pointed((m, p) => mesh.windingNumber(m, p))],
  ['nearestOnMesh', 2, pointed((m, p) => mesh.nearestOnMesh(m, p)?.triangle)],
  ['nearestDistance', 2, pointed((m, p) => Math.fround(mesh.nearestDistance(m, p)))],
  ['signedDistance', 2, pointed((m, p) => Math.fround(mesh.signedDistance(m, p)))],
  ['trianglesWithin', 2, within],
  ...(
    ['point', 'segment', 'triangle', 'tetrahedron', 'box', 'oriented-box', 'sphere', 'capsule'] as const
  ).map((type) => [`trianglesMeeting ${type}`, 1, meeting(type, 0.05)] as const),
  ['trianglesMeeting plane', 0.1, meeting('plane', 0.05)],
  ['trianglesMeeting half-space', 0.1, meeting('half-space', 0.05)],
  ...(['sphere', 'capsule', 'box'] as const).map(
    (type) => [`anyTriangleMeets ${type}`, 2, any(type, 0.02)] as const,
  ),
  ...(['point', 'segment', 'sphere', 'capsule', 'box'] as const).map(
    (type) => [`trianglesNear ${type}`, 1, near(type, 0.05)] as const,
  ),
  ...(['point', 'segment', 'sphere', 'capsule', 'box'] as const).map(
    (type) => [`nearestTriangles ${type}`, 0.5, nearest(type, 0.005)] as const,
  ),
  ...(['point', 'sphere', 'box'] as const).map(
    (type) => [`meetsSolid ${type}`, 2, solid(type, 0.02)] as const,
  ),
];

function userTime(run: () => void): number {
  const before = process.cpuUsage().user;
  run();
  return process.cpuUsage().user - before;
}

/** The processor's time is counted in steps of some milliseconds: shorter passes are repeated. */
const LEAST_PASS = 100_000;

/** Least times of both, in microseconds per question, of passes that take turns. */
function inTurns(count: number, first: () => void, second: () => void): [number, number] {
  const least: [number, number] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const sides = [first, second] as const;
  const repeated = sides.map((run) => {
    // Until the optimising compiler has been there.
    for (let spent = 0; spent < 60_000; ) spent += userTime(run) + 1;
    const begin = performance.now();
    run();
    const times = Math.max(1, Math.ceil(LEAST_PASS / 1000 / (performance.now() - begin)));
    return { times, run: () => Array.from({ length: times }, run) };
  });
  for (let pass = 0; pass < PASSES; pass++) {
    for (const i of pass % 2 === 0 ? [0, 1] : [1, 0]) {
      const { times, run } = repeated[i]!;
      least[i as 0] = Math.min(least[i as 0], userTime(run) / (count * times));
    }
  }
  return least;
}

function report(name: string, world: World, count: number, ask: readonly ((side: 0 | 1) => unknown)[]): void {
  const answers: [unknown[], unknown[]] = [[], []];
  const pass = (side: 0 | 1) => () => {
    for (let i = 0; i < ask.length; i++) answers[side][i] = ask[i]!(side);
  };
  const [placed, unplaced] = inTurns(count, pass(1), pass(0));
  const differ = answers[0].filter((answer, i) => answer !== answers[1][i]).length;
  const numbers = [placed, unplaced].map((x) => x.toFixed(2));
  console.log(
    `${world.name} | ${name} | ${numbers.join(' | ')} | ${(placed / unplaced).toFixed(2)} | ${differ} of ${count}`,
  );
}

/**
 * The same of each pair alone. A search that ends at the first pair of triangles that meet finds one sooner in one of
 * two trees, as it happens: one pair may outweigh all others.
 */
function reportEach(world: World, pairs: readonly ((side: 0 | 1) => unknown)[]): void {
  const ratios = pairs.map((ask) => {
    const [placed, unplaced] = inTurns(
      1,
      () => ask(1),
      () => ask(0),
    );
    return placed / unplaced;
  });
  const mean = Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length);
  const each = ratios.map((ratio) => ratio.toFixed(1)).join(' ');
  console.log(
    `${world.name} | meshesIntersect, geometric mean of the ratios | | | ${mean.toFixed(2)} | (${each})`,
  );
}

console.log('placement | question | placed, µs | unplaced, µs | ratio | answers that differ');
for (const world of worlds()) {
  const asked = (name: string) => only === undefined || `${world.name} ${name}`.includes(only);
  for (const [name, times, of] of ROWS) {
    if (!asked(name)) continue;
    const count = Math.ceil(QUESTIONS * times);
    const questions = Array.from({ length: count }, () => of(world));
    const sides = [world.unplaced, world.placed] as const;
    report(
      name,
      world,
      count,
      questions.map((ask) => (side: 0 | 1) => ask(sides[side])),
    );
  }
  for (const [name, ask] of [
    ['meshesIntersect', mesh.meshesIntersect],
    ['meshContacts', (a: AnyMesh, b: AnyMesh) => mesh.meshContacts(a, b).length],
    ['meshMeshDistance', (a: AnyMesh, b: AnyMesh) => Math.fround(mesh.meshMeshDistance(a, b)?.distance ?? 0)],
  ] as const) {
    if (!asked(name)) continue;
    const pairs = world.others.map((other) => (side: 0 | 1) => {
      const own = [world.unplaced, world.placed] as const;
      return ask(own[side], other[side]);
    });
    report(name, world, pairs.length, pairs);
    if (name === 'meshesIntersect') reportEach(world, pairs);
  }
}
