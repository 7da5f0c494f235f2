import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brushPlanes, parseQuakeMap, type QuakeMapBrush } from '../../../src/formats/index.js';
import {
  coordinates,
  isDegeneratePlane,
  side,
  type ThreePointsPlane,
  threePlanesPoint,
} from '../../../src/implicit/index.js';
import { fixture } from './maps.js';

type Triple = [number, number, number];
type Big = readonly [bigint, bigint, bigint];

const big = (p: Triple): Big => [BigInt(p[0]), BigInt(p[1]), BigInt(p[2])];
const minus = (a: Big, b: Big): Big => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const cross = (a: Big, b: Big): Big => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const dot = (a: Big, b: Big): bigint => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const sign = (x: bigint): number => (x > 0n ? 1 : x < 0n ? -1 : 0);

/** What compilers of maps compute, in integers: the side of x by the normal (p0 - p1) × (p2 - p1). */
function sideByDefinition([p0, p1, p2]: readonly [Triple, Triple, Triple], x: Triple): number {
  const [a, b, c] = [big(p0), big(p1), big(p2)];
  return sign(dot(cross(minus(a, b), minus(c, b)), minus(big(x), b)));
}

/** The points where three planes meet that are in front of none: the corners of the solid behind all. */
function cornersOf(planes: readonly ThreePointsPlane[]): string[] {
  const corners = new Set<string>();
  for (const [i, a] of planes.entries()) {
    for (const [j, b] of planes.slice(0, i).entries()) {
      for (const c of planes.slice(0, j)) {
        const corner = threePlanesPoint(a, b, c);
        if (corner === null || planes.some((plane) => side(plane, corner) > 0)) continue;
        corners.add(coordinates(corner).join(' '));
      }
    }
  }
  return [...corners].sort();
}

async function brushesOf(name: string): Promise<readonly QuakeMapBrush[]> {
  return (await parseQuakeMap(fixture(name))).entities[0]!.brushes;
}

const coordinate = fc.integer({ min: -9, max: 9 });
const point: fc.Arbitrary<Triple> = fc.tuple(coordinate, coordinate, coordinate);

describe('brushPlanes', () => {
  it.each(['cube', 'cube-valve'])('the planes of %s face outward', async (name) => {
    const planes = brushPlanes((await brushesOf(name))[0]!);
    // The faces of the file: +x, -x, +y, -y, +z, -z.
    const outside: Triple[] = [
      [65, 32, 32],
      [-1, 32, 32],
      [32, 65, 32],
      [32, -1, 32],
      [32, 32, 65],
      [32, 32, -1],
    ];
    for (const [i, x] of outside.entries()) {
      expect(planes.map((plane) => side(plane, x))).toEqual(planes.map((_, k) => (k === i ? 1 : -1)));
    }
    expect(planes.map((plane) => side(plane, [32, 32, 32]))).toEqual([-1, -1, -1, -1, -1, -1]);
    expect(planes.map((plane) => side(plane, [64, 0, 64]))).toEqual([0, -1, -1, 0, 0, -1]);
  });

  it.each(['', '-valve'])('the solids of the fixtures%s have the corners that were drawn', async (kind) => {
    const [cube] = await brushesOf(`cube${kind}`);
    const ends = [0, 64];
    const drawn = ends.flatMap((x) => ends.flatMap((y) => ends.map((z) => `${x} ${y} ${z}`)));
    expect(cornersOf(brushPlanes(cube!))).toEqual(drawn.sort());
    const [wedge] = await brushesOf(`wedge${kind}`);
    expect(cornersOf(brushPlanes(wedge!))).toEqual(
      ['0 0 0', '0 0 32', '0 32 0', '0 32 32', '64 0 0', '64 32 0'].sort(),
    );
    const room = (await brushesOf(`room${kind}`)).map(brushPlanes);
    expect(room.map((planes) => cornersOf(planes).length)).toEqual([8, 8, 8, 8, 8, 8]);
    const isSolid = (x: Triple) => room.some((planes) => planes.every((plane) => side(plane, x) <= 0));
    // The room is empty inside, its walls are closed sets, and there is nothing outside.
    const asked: Triple[] = [
      [64, 64, 32],
      [0, 64, 32],
      [64, 64, 64],
      [-8, -8, 72],
      [136, 64, 10],
      [64, 64, 81],
      [145, 0, 0],
    ];
    expect(asked.map(isSolid)).toEqual([false, true, true, true, true, false, false]);
  });

  it('has the normal (p0 - p1) × (p2 - p1)', () => {
    fc.assert(
      fc.property(fc.tuple(point, point, point), point, (points, x) => {
        const [plane] = brushPlanes({ faces: [{ points }] });
        expect(side(plane!, x)).toBe(sideByDefinition(points, x));
      }),
      { seed: 17, numRuns: 2000 },
    );
  });

  it('puts the opposite corner of a tetrahedron behind each face that runs clockwise as seen from outside', () => {
    let solids = 0;
    fc.assert(
      fc.property(fc.tuple(point, point, point, point), (corners) => {
        const volume = sideByDefinition([corners[1], corners[0], corners[2]], corners[3]);
        fc.pre(volume !== 0);
        solids++;
        // Corner 3 is on the side from which 0, 1, 2 run counterclockwise if volume > 0: from the other side they run
        // clockwise.
        const [a, b, c, d] = volume > 0 ? corners : [corners[0], corners[2], corners[1], corners[3]];
        const opposite = [d, c, b, a];
        const planes = brushPlanes({
          faces: [[a, b, c] as const, [a, d, b] as const, [a, c, d] as const, [b, d, c] as const].map(
            (points) => ({ points }),
          ),
        });
        expect(planes.map((plane, i) => side(plane, opposite[i]!))).toEqual([-1, -1, -1, -1]);
        expect(cornersOf(planes)).toEqual(corners.map((corner) => corner.map((x) => x + 0).join(' ')).sort());
      }),
      { seed: 18, numRuns: 300 },
    );
    expect(solids).toBe(300);
  });

  it('keeps a face whose points are on one line as a plane that is none', () => {
    const line: [Triple, Triple, Triple] = [
      [0, 0, 0],
      [1, 1, 1],
      [2, 2, 2],
    ];
    const [plane] = brushPlanes({ faces: [{ points: line }] });
    expect(isDegeneratePlane(plane!)).toBe(true);
    expect(side(plane!, [5, 0, 0])).toBe(0);
    expect(brushPlanes({ faces: [] })).toEqual([]);
  });

  it('names what is wrong', () => {
    const points = [
      [0, 0, 0],
      [0, 0, 0],
      [0, Number.NaN, 0],
    ];
    expect(() => brushPlanes({ faces: [{ points: points as never }] })).toThrow(
      'brushPlanes: brush.faces[0].points[2][1] must be a finite number, got NaN',
    );
    expect(() => brushPlanes({ faces: [{ points: [[0, 0, 0]] as never }] })).toThrow(
      'brushPlanes: brush.faces[0].points must be a list of 3 points, got',
    );
    expect(() => brushPlanes({} as never)).toThrow('brushPlanes: brush.faces must be a list of faces');
    expect(() => brushPlanes(null as never)).toThrow('brushPlanes: brush must be {faces}, got null');
  });
});
