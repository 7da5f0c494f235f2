/**
 * Compares the distance from a point to a polygon with that of jsts (the JavaScript translation of JTS), both in one
 * run over the same points:
 *
 *   npx tsx bench/queries/point-polygon-distance.ts
 *
 * Each gets its data as it likes it: arrays here, geometries that are made before there. Printed are microseconds a
 * call of the median pass, and the median ratio; also what a call costs of which nothing is read, and one of which all
 * is.
 */
import { pointPolygonDistance2d } from '../../src/distance/polygon/point-polygon.js';
import { deriveSeed, Random } from '../../src/oracle/cases/random.js';
import { medianOf } from '../measure.js';

const POINTS = 1024;
const PASSES = 30;

type Point = readonly [number, number];
interface Geometries {
  createPoint(at: object): object;
  createPolygon(ring: object[]): object;
}
interface Jsts {
  readonly Coordinate: new (x: number, y: number) => object;
  readonly factory: Geometries;
  readonly distance: (a: object, b: object) => number;
}

async function loadPeer(): Promise<Jsts> {
  const part = async (path: string): Promise<unknown> => {
    const name = `jsts/org/locationtech/jts/${path}.js`;
    return ((await import(name)) as { readonly default: unknown }).default;
  };
  const Factory = (await part('geom/GeometryFactory')) as new () => Geometries;
  const { distance } = (await part('operation/distance/DistanceOp')) as Pick<Jsts, 'distance'>;
  return {
    Coordinate: (await part('geom/Coordinate')) as Jsts['Coordinate'],
    factory: new Factory(),
    distance,
  };
}

/** A star of so many corners around the origin, of radii from 1 to 2. */
function star(random: Random, corners: number): Point[] {
  const [x, y] = [random.unit(), random.unit()];
  return Array.from({ length: corners }, (_, i) => {
    const [angle, radius] = [(2 * Math.PI * i) / corners, 1 + random.unit()];
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

const timed = (pass: () => number): number => {
  const before = process.cpuUsage();
  pass();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / POINTS;
};

const { Coordinate, factory, distance } = await loadPeer();
const at = ([x, y]: Point): object => new Coordinate(x, y);

function passesOf(corners: number, size: number): readonly (() => number)[] {
  const random = new Random(...deriveSeed(1, 'point-polygon-distance'));
  const ring = star(random, corners);
  const points = Array.from(
    { length: POINTS },
    (): Point => [size * (random.unit() - 0.5), size * (random.unit() - 0.5)],
  );
  const polygon = factory.createPolygon([...ring, ring[0]!].map(at));
  const others = points.map((p) => factory.createPoint(at(p)));
  const sum = (of: (i: number) => number): (() => number) => {
    return () => points.reduce((total, _, i) => total + of(i), 0);
  };
  return [
    sum((i) => pointPolygonDistance2d(points[i]!, ring).distance),
    sum((i) => distance(others[i]!, polygon)),
    sum((i) => +(pointPolygonDistance2d(points[i]!, ring) === null)),
    sum((i) => pointPolygonDistance2d(points[i]!, ring).closest.length),
  ];
}

const rows = [8, 32, 128, 512].flatMap((corners) =>
  [
    ['around it', 8],
    ['far away', 1000],
  ].map(([where, size]) => [`${corners} corners, ${where}`, passesOf(corners, Number(size))] as const),
);
// An application meets all kinds of input in one process.
for (const [, passes] of [...rows, ...rows]) for (const pass of passes.slice(0, 3)) pass();
for (const [name, passes] of rows) {
  const times = passes.map((): number[] => []);
  for (let k = 0; k < PASSES; k++) {
    for (const i of k % 2 === 0 ? [0, 1, 2] : [2, 1, 0]) times[i]!.push(timed(passes[i]!));
  }
  for (let k = 0; k < 3; k++) times[3]!.push(timed(passes[3]!));
  const [ours, peer, call, closest] = times.map((all) => medianOf(all).toFixed(2)) as [
    string,
    string,
    string,
    string,
  ];
  const ratio = medianOf(times[0]!.map((t, k) => t / times[1]![k]!)).toFixed(2);
  const sums = passes.slice(0, 2).map((pass) => pass());
  console.log(
    `${name.padEnd(24)} distance ${ours} us, jsts ${peer} us, ratio ${ratio}; nothing read ${call}, closest ${closest}; sums ${sums.join(' ')}`,
  );
}
