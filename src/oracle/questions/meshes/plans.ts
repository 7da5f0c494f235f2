import type { Topology } from '../../cases/meshes/topology.js';
import { type MeshTable, ORDERS } from '../../cases/meshes/values.js';
import type { Random } from '../../cases/random.js';
import { type AffineMap, latticePoint, type Point, pick, relatedPoint, UNIT } from '../families/plant.js';

/** A mesh before it is written: where the places of its topology are, in integers below 2^9. */
export interface Plan {
  readonly topology: number;
  readonly order: number;
  readonly points: readonly Point[];
  readonly triangles: Topology['triangles'];
}

/** What is done to the vertices of a topology. */
export type Shaping = 'own' | 'moved' | 'collapsed' | 'lattice' | 'flat' | 'any';

const SHAPINGS = ['own', 'moved', 'moved', 'collapsed', 'lattice', 'flat'] as const;

/** Meshes of more triangles are taken less often: judging them takes longer, and shows little more. */
const FEW = 14;

/** Draws a topology and shapes it. Orders are mostly other ones than the topology's own. */
export function plan(random: Random, { topologies }: MeshTable, shaping: Shaping): Plan {
  let topology = random.below(topologies.length);
  while (topologies[topology]!.triangles.length > FEW && !random.oneIn(4)) {
    topology = random.below(topologies.length);
  }
  const { places, triangles } = topologies[topology]!;
  const own = places.map(([x, y, z]): Point => [UNIT * x, UNIT * y, UNIT * z]);
  const how = shaping === 'any' ? pick(random, SHAPINGS) : shaping;
  const order = random.oneIn(4) ? random.below(2) : random.below(ORDERS);
  return { topology, order, triangles, points: SHAPERS[how](random, own) };
}

const SHAPERS: Readonly<Record<Exclude<Shaping, 'any'>, (random: Random, own: Point[]) => Point[]>> = {
  own: (_, own) => own,
  moved(random, own) {
    const points = [...own];
    for (let i = random.between(1, 3); i > 0; i--) {
      points[random.below(own.length)] = random.oneIn(3)
        ? latticePoint(random, 3)
        : relatedPoint(random, own);
    }
    return points;
  },
  collapsed(random, own) {
    const points = [...own];
    for (let i = random.between(1, 4); i > 0; i--) points[random.below(own.length)] = [...pick(random, own)];
    return points;
  },
  lattice(random, own) {
    const reach = pick(random, [1, 1, 2, 3]);
    const draw = () => UNIT * random.between(-reach, reach);
    return own.map((): Point => [draw(), draw(), draw()]);
  },
  flat(random, own) {
    if (random.oneIn(2)) return own.map(([x, y]): Point => [x, y, 0]);
    return own.map((): Point => latticePoint(random, 2));
  },
};

/** The same mesh elsewhere: every point p becomes k·p + shift. */
export function shifted(of: Plan, k: number, [dx, dy, dz]: Point): Plan {
  const points = of.points.map(([x, y, z]): Point => [k * x + dx, k * y + dy, k * z + dz]);
  return { ...of, points };
}

/** The same mesh with each axis stretched by its own factor. */
export function stretched(of: Plan, [kx, ky, kz]: Point): Plan {
  return { ...of, points: of.points.map(([x, y, z]): Point => [kx * x, ky * y, kz * z]) };
}

/** Of each place of a topology the lowest one that it is connected with. */
function componentsOf({ places, triangles }: Topology): number[] {
  const lowest = places.map((_, i) => i);
  for (let changed = true; changed; ) {
    changed = false;
    for (const corners of triangles) {
      const least = Math.min(...corners.map((i) => lowest[i]!));
      for (const i of corners) {
        changed ||= lowest[i] !== least;
        lowest[i] = least;
      }
    }
  }
  return lowest;
}

/** A mesh of several components in its own places, the first of them moved far away. */
export function torn(random: Random, table: MeshTable): Plan {
  const several = table.topologies.filter((topology) => componentsOf(topology).some((i) => i > 0));
  const topology = pick(random, several);
  const components = componentsOf(topology);
  const points = topology.places.map(([x, y, z], i): Point => {
    const away = components[i] === 0 ? 250 : 0;
    return [UNIT * (x + away), UNIT * y, UNIT * z];
  });
  const order = random.below(ORDERS);
  return { topology: table.topologies.indexOf(topology), order, points, triangles: topology.triangles };
}

/**
 * A point that has to do with a mesh: of one of its triangles, in the middle of vertices (inside, mostly), between two
 * points of it, or in line with vertices along the axes.
 */
export function pointNear(random: Random, mesh: Plan): Point {
  const way = random.below(8);
  if (way < 3) return pointOn(random, mesh);
  if (way < 5) return middle([0, 1, 2, 3].map(() => pick(random, mesh.points)));
  if (way < 6) return middle([pointOn(random, mesh), pointOn(random, mesh)]);
  if (way < 7) return inLine(random, mesh);
  return latticePoint(random, 3);
}

function pointOn(random: Random, { points, triangles }: Plan): Point {
  const corners = pick(random, triangles).map((i) => points[i]!);
  return random.oneIn(4) ? middle(corners) : relatedPoint(random, corners);
}

/** The middle of points, rounded to integers: exact for two, three or four multiples of 12. */
function middle(points: readonly Point[]): Point {
  const mean = (axis: 0 | 1 | 2) => Math.round(points.reduce((sum, p) => sum + p[axis], 0) / points.length);
  return [mean(0), mean(1), mean(2)];
}

/** In the middle of different vertices: inside the mesh, if that is anything like convex. */
export function pointWithin(random: Random, { points }: Plan): Point {
  const from = random.below(points.length);
  const step = random.between(1, Math.max(1, Math.floor(points.length / 4)));
  return middle([0, 1, 2, 3].map((i) => points[(from + i * step) % points.length]!));
}

/** Each coordinate is that of a vertex. */
function inLine(random: Random, { points }: Plan): Point {
  return [pick(random, points)[0], pick(random, points)[1], pick(random, points)[2]];
}

/** The matrix of an integer quaternion: a rotation, times the quaternion's squared length. */
export function drawRotation(random: Random): AffineMap {
  const bits = pick(random, [2, 5, 18]);
  const draw = () => random.integer(bits);
  const [a, b, c, d] = [draw() || 1, draw(), draw(), draw()];
  const matrix = [
    [a * a + b * b - c * c - d * d, 2 * (b * c - a * d), 2 * (b * d + a * c)],
    [2 * (b * c + a * d), a * a - b * b + c * c - d * d, 2 * (c * d - a * b)],
    [2 * (b * d - a * c), 2 * (c * d + a * b), a * a - b * b - c * c + d * d],
  ].flat();
  return { matrix, shift: [0, 0, 0] };
}
