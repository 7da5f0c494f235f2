/**
 * Polygons with holes in triangles, in turns with the package earcut on the same maps:
 *
 *   npx tsx bench/triangulation/earcut.ts [--rounds 9] [--least 100]
 *
 * Milliseconds of user time for all polygons of a map, the least of some rounds, each of at least so many milliseconds;
 * and the quotient.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import peer from 'earcut';
import earcut from '../../src/earcut/index.js';
import { type FlatPolygon, MAPS } from './rings.js';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '9' }, least: { type: 'string', default: '100' } },
});

type Triangulate = (vertices: number[], holes: number[]) => readonly number[];

function userTime(triangulate: Triangulate, map: readonly FlatPolygon[], times: number): number {
  const begin = process.cpuUsage();
  for (let i = 0; i < times; i++) for (const { vertices, holes } of map) triangulate(vertices, holes);
  return process.cpuUsage(begin).user / 1000 / times;
}

/** How often a map has to be triangulated to take long enough. */
function timesOf(triangulate: Triangulate, map: readonly FlatPolygon[]): number {
  for (let times = 1; ; times *= 2) {
    const time = userTime(triangulate, map, times) * times;
    if (time >= Number(values.least)) return times;
  }
}

const peers: readonly Triangulate[] = [earcut, peer];
console.log(`load ${loadavg()[0]!.toFixed(2)}`);
console.log('| map | unerring | earcut | quotient |\n|---|---:|---:|---:|');
for (const [name, make] of Object.entries(MAPS)) {
  const map = make();
  const times = peers.map((triangulate) => timesOf(triangulate, map));
  const best = peers.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < Number(values.rounds); round++) {
    for (const [i, triangulate] of peers.entries()) {
      best[i] = Math.min(best[i]!, userTime(triangulate, map, times[i]!));
    }
  }
  const [ours, theirs] = best as [number, number];
  console.log(`| ${name} | ${ours.toFixed(2)} | ${theirs.toFixed(2)} | ${(ours / theirs).toFixed(2)} |`);
}
