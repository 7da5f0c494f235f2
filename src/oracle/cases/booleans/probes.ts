import { deriveSeed, Random } from '../random.js';
import { type Operands, pointsOf, ruleOf, trianglesOf } from './meshes.js';

type Point = readonly [number, number, number];
type Triangle = readonly [Point, Point, Point];

/**
 * A point to ask for, by doubles: itself; at a share of the way between two; where the line through two meets the plane
 * of a triangle; where the planes of three triangles meet. The last two may not exist.
 */
export type Probe =
  | { readonly type: 'point'; readonly at: Point }
  | { readonly type: 'between'; readonly ends: readonly [Point, Point]; readonly share: number }
  | { readonly type: 'on-plane'; readonly ends: readonly [Point, Point]; readonly plane: Triangle }
  | { readonly type: 'planes'; readonly planes: readonly [Triangle, Triangle, Triangle] };

/** How many of each kind. */
const COUNTS = { vertices: 4, between: 4, onPlane: 6, planes: 4 };

const SHARES = [0.5, 0.25, -0.25];

const times = <T>(n: number, draw: () => T): T[] => Array.from({ length: n }, draw);

/**
 * Points that have to do with meshes: vertices, middles of edges and between vertices of both, crossings of edges and
 * planes, and corners of three planes. The same ones whatever the numbering of the meshes is.
 */
export function probesOf(values: ArrayLike<number>, operands: Operands): Probe[] {
  const meshes = trianglesOf(values, operands);
  const given = pointsOf(values, operands);
  const random = new Random(
    ...deriveSeed('probes', ruleOf(values, operands), ...meshes.flat(3), ...given.flat()),
  );
  const triangle = (): Triangle => {
    const mesh = meshes[random.below(meshes.length)]!;
    return mesh[random.below(mesh.length)]!;
  };
  const vertex = (): Point => triangle()[random.below(3)]!;
  const edge = (): readonly [Point, Point] => {
    const [a, b] = triangle();
    return [a, b];
  };
  const ends = () => (random.oneIn(3) ? ([vertex(), vertex()] as const) : edge());
  return [
    ...given.map((at): Probe => ({ type: 'point', at })),
    ...times(COUNTS.vertices, (): Probe => ({ type: 'point', at: vertex() })),
    ...times(
      COUNTS.between,
      (): Probe => ({ type: 'between', ends: ends(), share: SHARES[random.below(SHARES.length)]! }),
    ),
    ...times(COUNTS.onPlane, (): Probe => ({ type: 'on-plane', ends: edge(), plane: triangle() })),
    ...times(COUNTS.planes, (): Probe => ({ type: 'planes', planes: [triangle(), triangle(), triangle()] })),
  ];
}

/** All doubles of a probe. */
export function numbersOf(probe: Probe): number[] {
  if (probe.type === 'point') return [...probe.at];
  if (probe.type === 'between') return probe.ends.flat();
  if (probe.type === 'on-plane') return [...probe.ends, ...probe.plane].flat();
  return probe.planes.flat(2);
}
