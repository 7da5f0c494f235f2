/**
 * Solids of lattice cells, written down as data: faces with holes and several rings, edges and vertices that are no
 * manifold.
 */
import { compareLexicographic, planeOf, threePlanesPoint } from '../../src/implicit/index.js';
import { canonicalForm } from '../../src/solids/canonical-form.js';
import type { Solid, SolidFace } from '../../src/solids/solid.js';

export type Cell = readonly [number, number, number];

/** Three families of parallel planes: lattice plane i of a family is that of `offsets[i]` along the normal. */
export interface Lattice {
  readonly normals: readonly [Cell, Cell, Cell];
  readonly offsets: (axis: number, i: number) => number;
}

export const UNIT: Lattice = {
  normals: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  offsets: (_, i) => i,
};

const key = (p: readonly number[]): string => p.join();
const pointOf = (text: string): number[] => text.split(',').map(Number);

/** Lattice points of the boundary of each face: rings that pass a point once, the face on their left. */
function ringsOf(
  edges: Map<string, string[]>,
  isLeft: (a: number[], b: number[], c: number[]) => number,
): string[][] {
  const rings: string[][] = [];
  for (const start of [...edges.keys()].sort()) {
    while (edges.get(start)!.length > 0) {
      const walk: string[] = [];
      let [before, at] = ['', start];
      for (;;) {
        const ways = edges.get(at)!;
        // Where cells touch in a point, the walk stays with its own cell.
        if (walk.length > 0)
          ways.sort(
            (a, b) =>
              isLeft(pointOf(before), pointOf(at), pointOf(b)) -
              isLeft(pointOf(before), pointOf(at), pointOf(a)),
          );
        const next = ways.shift();
        if (next === undefined) break;
        walk.push(at);
        [before, at] = [at, next];
      }
      rings.push(...withoutRepeats(walk));
    }
  }
  return rings;
}

/** A closed walk as rings that pass each point once. */
function withoutRepeats(walk: readonly string[]): string[][] {
  const rings: string[][] = [];
  const open: string[] = [];
  for (const point of walk) {
    const first = open.indexOf(point);
    if (first >= 0) rings.push(open.splice(first));
    open.push(point);
  }
  return [...rings, open];
}

/** The solid that is the union of some cells of a lattice. */
export function voxelSolid(cells: readonly Cell[], { normals, offsets }: Lattice = UNIT): Solid {
  const full = new Set(cells.map(key));
  const [r, s, t] = normals;
  const determinant =
    r[0] * (s[1] * t[2] - s[2] * t[1]) +
    r[1] * (s[2] * t[0] - s[0] * t[2]) +
    r[2] * (s[0] * t[1] - s[1] * t[0]);
  const edgesOf = new Map<string, Map<string, string[]>>();
  for (const cell of cells) {
    for (let axis = 0; axis < 3; axis++) {
      for (const way of [1, -1]) {
        const beside = [...cell];
        beside[axis]! += way;
        if (full.has(key(beside))) continue;
        const plane = cell[axis]! + (way > 0 ? 1 : 0);
        addSquare(edgesOf, [axis, plane, way], cell, way * Math.sign(determinant));
      }
    }
  }
  const faces = [...edgesOf].map(([name, edges]) => {
    const [axis, plane, way] = pointOf(name) as [number, number, 1 | -1];
    const [u, v] = [(axis + 1) % 3, (axis + 2) % 3];
    const isLeft = (a: number[], b: number[], c: number[]) =>
      way * Math.sign(determinant) * ((b[u]! - a[u]!) * (c[v]! - b[v]!) - (b[v]! - a[v]!) * (c[u]! - b[u]!));
    for (const [from, to] of edges) if (to.length === 0) edges.delete(from);
    return { name: `${axis},${plane}`, facing: way, rings: ringsOf(edges, isLeft) };
  });
  return numbered(faces, { normals, offsets });
}

function addSquare(
  edgesOf: Map<string, Map<string, string[]>>,
  [axis, plane, way]: readonly [number, number, number],
  cell: Cell,
  turn: number,
): void {
  const name = `${axis},${plane},${way}`;
  const edges = edgesOf.get(name) ?? new Map<string, string[]>();
  edgesOf.set(name, edges);
  const [u, v] = [(axis + 1) % 3, (axis + 2) % 3];
  const corner = (du: number, dv: number) => {
    const p = [...cell];
    p[axis] = plane;
    p[u]! += du;
    p[v]! += dv;
    return key(p);
  };
  const square = [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)];
  if (turn < 0) square.reverse();
  square.forEach((from, i) => {
    const to = square[(i + 1) % 4]!;
    const back = edges.get(to)?.indexOf(from) ?? -1;
    if (back >= 0) edges.get(to)!.splice(back, 1);
    else edges.set(from, [...(edges.get(from) ?? []), to]);
  });
}

interface NamedFace {
  readonly name: string;
  readonly facing: 1 | -1;
  readonly rings: readonly (readonly string[])[];
}

function numbered(faces: readonly NamedFace[], { normals, offsets }: Lattice): Solid {
  const names = [...new Set(faces.flatMap(({ rings }) => rings.flatMap((ring) => cornersOf(ring))))];
  const planeNames = [...new Set(faces.map(({ name }) => name))];
  const numberOf = new Map(planeNames.map((name, i) => [name, i]));
  const planes = planeNames.map((name) => {
    const [axis, i] = pointOf(name);
    return planeOf({ normal: normals[axis!]!, constant: -offsets(axis!, i!) });
  });
  const triple = (name: string) => pointOf(name).map((i, axis) => numberOf.get(`${axis},${i}`)!);
  const points = new Map(
    names.map((name) => {
      const [p, q, r] = triple(name);
      return [name, threePlanesPoint(planes[p!]!, planes[q!]!, planes[r!]!)!];
    }),
  );
  names.sort((a, b) => compareLexicographic(points.get(a)!, points.get(b)!));
  const vertexOf = new Map(names.map((name, i) => [name, i]));
  return canonicalForm(
    false,
    planes,
    names.map((name) => ({ planes: triple(name) as [number, number, number] })),
    faces.map(
      ({ name, facing, rings }): SolidFace => ({
        plane: numberOf.get(name)!,
        facing,
        rings: rings.map((ring) => ring.flatMap((point) => vertexOf.get(point) ?? [])),
      }),
    ),
  );
}

/** The points of a ring where it turns. A point where no ring does is within a straight edge, and no vertex. */
function cornersOf(ring: readonly string[]): string[] {
  return ring.filter((point, i) => {
    const [a, b, c] = [ring.at(i - 1)!, point, ring[(i + 1) % ring.length]!].map(pointOf);
    return a!.some((x, k) => b![k]! - x !== c![k]! - b![k]!);
  });
}

/** A generator of numbers from 0 to 1, the same every time. */
export function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Some of the cells of a block. */
export function randomCells(seed: number, [nx, ny, nz]: Cell, share: number): Cell[] {
  const random = numbersFrom(seed);
  const cells: Cell[] = [];
  for (let x = 0; x < nx; x++) {
    for (let y = 0; y < ny; y++) for (let z = 0; z < nz; z++) if (random() < share) cells.push([x, y, z]);
  }
  return cells;
}

/** Planes whose normals are no axes and whose numbers are as long as doubles are. */
export function skewLattice(seed: number): Lattice {
  const random = numbersFrom(seed);
  const row = (axis: number): Cell => {
    const numbers = [random() - 0.5, random() - 0.5, random() - 0.5];
    numbers[axis]! += axis === 1 ? -2 : 2;
    return numbers as unknown as Cell;
  };
  const shift = random();
  return { normals: [row(0), row(1), row(2)], offsets: (axis, i) => i * (1 + axis / 3) + shift };
}
