/** Who else unites polygons: packages, each as a function from rings to how many vertices its result has. */
import * as clipper from 'clipper2-ts';
import * as martinez from 'martinez-polygon-clipping';
import * as polyclip from 'polyclip-ts';
import polygonClipping from 'polygon-clipping';
import { polygonUnion } from '../../src/polygons/index.js';
import type { Ring } from './shapes.js';

export type Unite = (rings: readonly Ring[]) => number;

type Coordinates = [number, number][][];
const closed = (ring: Ring): Coordinates => [[...ring, ring[0]!].map(([x, y]): [number, number] => [x, y])];
const verticesOf = (polygons: readonly (readonly (readonly unknown[])[])[]) =>
  polygons.flat().reduce((sum, { length }) => sum + length - 1, 0);

/** Integers as large as clipper2-ts takes without BigInt: on a grid of 1e-8 of the largest coordinate. */
function onGrid(rings: readonly Ring[]): { x: number; y: number }[][] {
  const largest = rings.flat(2).reduce((most, x) => Math.max(most, Math.abs(x)), 0);
  const scale = 1e8 / largest;
  return rings.map((ring) => ring.map(([x, y]) => ({ x: Math.round(x * scale), y: Math.round(y * scale) })));
}

/** What is prepared before the clock runs, and then what it measures. */
export const peers: Readonly<Record<string, (rings: readonly Ring[]) => () => number>> = {
  unerring: (rings) => () => polygonUnion(...rings).polygons.flat(2).length,
  'clipper2-ts': (rings) => {
    const paths = onGrid(rings);
    return () => clipper.union(paths, clipper.FillRule.NonZero).reduce((sum, { length }) => sum + length, 0);
  },
  'polygon-clipping': (rings) => {
    const [first, ...others] = rings.map(closed) as [Coordinates, ...Coordinates[]];
    return () => verticesOf(polygonClipping.union(first, ...others));
  },
  'polyclip-ts': (rings) => {
    const [first, ...others] = rings.map(closed) as [Coordinates, ...Coordinates[]];
    return () => verticesOf(polyclip.union(first, ...others));
  },
  martinez: (rings) => {
    const [first, ...others] = rings.map((ring) => [closed(ring)]) as [Coordinates[], ...Coordinates[][]];
    return () =>
      verticesOf(others.reduce((sum, one) => martinez.union(sum, one) as unknown as Coordinates[], first));
  },
};
