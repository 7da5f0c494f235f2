/** What a polygon of space with many vertices is, and whether triangles are it, by its shadows along the axes. */
import { spaceCutRings } from '../../cases/constructions/large-polygons.js';
import { cross, dot, isZero, sameVector, subtract, type Vector } from '../shapes/vectors.js';
import { chainFault, exactRings } from './large-triangulation.js';
import { type Points, triples } from './plane.js';
import { type Chained, chained } from './ring-chains.js';
import { fanOf, isStrictlyConvex, parsed, shadow } from './space-polygons.js';

/** A normal of a plane through three of the points; none, if all are on one line. */
function normalOf(points: Points): Vector | undefined {
  const [p] = points;
  const q = points.find((other) => !sameVector(other, p!));
  if (q === undefined) return undefined;
  const normals = points.map((r) => cross(subtract(q, p!), subtract(r, p!)));
  return normals.find((normal) => !isZero(normal));
}

/** A shadow: its vertices, and what it is. */
interface Shadow extends Chained {
  readonly vertices: Points;
}

const isTouching = ({ kind }: Chained) => kind.startsWith('touching');

/** What it is, and those of its shadows along the axes that show what it is, and are polygons. */
function seen(rings: readonly Points[]): { readonly shape: string; readonly shadows: readonly Shadow[] } {
  const all = rings.flat();
  const normal = normalOf(all);
  if (normal === undefined) return { shape: 'flat', shadows: [] };
  const along = (axis: number): Shadow => {
    return { ...chained(rings.map((ring) => shadow(ring, axis))), vertices: shadow(all, axis) };
  };
  const isPlanar = all.every((p) => dot(normal, subtract(p, all[0]!)) === 0n);
  if (!isPlanar) {
    return { shape: 'not-planar', shadows: [0, 1, 2].map(along).filter(({ kind }) => kind !== 'none') };
  }
  const own = along(normal.findIndex((part) => part !== 0n));
  if (own.kind === 'none') return { shape: 'self-crossing', shadows: [] };
  if (isTouching(own)) return { shape: 'self-touching', shadows: [own] };
  const isConvex = rings.length === 1 && isStrictlyConvex(own.vertices);
  return { shape: isConvex ? 'convex' : 'not-convex', shadows: [own] };
}

/** What the polygon is, and how many vertices it has. */
export function largeSpacePolygonReferee(v: Float64Array): string {
  const { rings } = exactRings(spaceCutRings(v), 3);
  return `${seen(rings).shape} ${rings.flat().length}`;
}

/** What is wrong with triangles that have to be the polygon, or where there is none, a fan of its only ring. */
export function checkLargeSpacePolygon(v: Float64Array, text: string): string | undefined {
  const { rings } = exactRings(spaceCutRings(v), 3);
  const count = rings.flat().length;
  const { shape, shadows } = seen(rings);
  const said = parsed(text, count);
  if (said.shape !== shape) return `the polygon is ${shape}`;
  const isFan = said.triangles.join() === (rings.length > 1 ? '' : fanOf(count).join());
  const proper = shadows.filter((one) => !isTouching(one));
  const mayBeFan = shape === 'convex' || proper.length === 0;
  if (mayBeFan && shape !== 'self-touching' && isFan) return undefined;
  if (shape === 'convex') return 'a fan from the first vertex is needed';
  const faults = (proper.length > 0 ? proper : shadows).map((one) => {
    // With holes the chain is that of the shadow seen counterclockwise, and triangles run as the outer ring does.
    const isTurned = rings.length > 1 && one.way < 0;
    const triangles = triples(said.triangles).map(([a, b, c]) =>
      isTurned ? ([c, b, a] as const) : ([a, b, c] as const),
    );
    return chainFault(one.vertices, rings.length, one, triangles);
  });
  if (faults.length === 0) return 'there is no triangulation';
  return faults.includes(undefined) ? undefined : faults[0];
}
