/** A point of a topology's own position, in small integers. */
export type Place = readonly [number, number, number];

/** Which vertices the triangles of a small mesh have, and places in which it is the shape that its name says. */
export interface Topology {
  readonly name: string;
  readonly places: readonly Place[];
  readonly triangles: readonly (readonly [number, number, number])[];
}

type Triangle = Topology['triangles'][number];

/** Polygons fanned out from their first corner. */
export function fans(polygons: readonly (readonly number[])[]): Triangle[] {
  return polygons.flatMap((polygon) =>
    polygon.slice(2).map((corner, i): Triangle => [polygon[0]!, polygon[i + 1]!, corner]),
  );
}

/** The topology of a name, places and polygons, which are fanned out. */
export function topology(
  name: string,
  places: readonly Place[],
  polygons: readonly (readonly number[])[],
): Topology {
  return { name, places, triangles: fans(polygons) };
}

/** The six sides of the cube of one voxel: steps to its corners, counterclockwise from outside. */
const SIDES: readonly { readonly to: Place; readonly corners: readonly Place[] }[] = [0, 1, 2].flatMap(
  (axis) =>
    [0, 1].map((high) => {
      const step = (along: number, u: number, v: number): Place => {
        const p = [0, 0, 0];
        p[axis] = along;
        p[(axis + 1) % 3] = u;
        p[(axis + 2) % 3] = v;
        return [p[0]!, p[1]!, p[2]!];
      };
      const corners = [step(high, 0, 0), step(high, 1, 0), step(high, 1, 1), step(high, 0, 1)];
      return { to: step(2 * high - 1, 0, 0), corners: high === 1 ? corners : corners.reverse() };
    }),
);

/** The boundary of a union of voxels. Where they touch at an edge or corner only, it is not a manifold there. */
export function voxels(name: string, cells: readonly Place[]): Topology {
  const full = new Set(cells.map(String));
  const numbers = new Map<string, number>();
  const places: Place[] = [];
  const numberOf = (place: Place): number => {
    const known = numbers.get(String(place));
    if (known !== undefined) return known;
    numbers.set(String(place), places.length);
    return places.push(place) - 1;
  };
  const plus = (a: Place, b: Place): Place => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
  const quads = cells.flatMap((cell) =>
    SIDES.filter(({ to }) => !full.has(String(plus(cell, to)))).map(({ corners }) =>
      corners.map((corner) => numberOf(plus(cell, corner))),
    ),
  );
  return topology(name, places, quads);
}

/** Every triangle with corners of its own: what files without shared vertices hold. */
export function unwelded(name: string, { places, triangles }: Topology): Topology {
  return {
    name,
    places: triangles.flat().map((i) => places[i]!),
    triangles: triangles.map((_, t): Triangle => [3 * t, 3 * t + 1, 3 * t + 2]),
  };
}

/** Two meshes as one, the second at its own places. */
export function together(name: string, a: Topology, b: Topology): Topology {
  const n = a.places.length;
  const moved = b.triangles.map(([i, j, k]): Triangle => [i + n, j + n, k + n]);
  return { name, places: [...a.places, ...b.places], triangles: [...a.triangles, ...moved] };
}

/** The same at other places. */
export function placed(a: Topology, map: (place: Place) => Place): Topology {
  return { ...a, places: a.places.map(map) };
}

/** Inside out. */
export function insideOut(a: Topology): Topology {
  return { ...a, triangles: a.triangles.map(([i, j, k]): Triangle => [i, k, j]) };
}

/** Without some triangles. */
export function without(name: string, a: Topology, removed: readonly number[]): Topology {
  return { ...a, name, triangles: a.triangles.filter((_, t) => !removed.includes(t)) };
}

/** Every triangle cut into three at a new vertex `out` of the way from its centre of gravity (0: on it), times 3. */
export function spiked(name: string, a: Topology, out: number): Topology {
  const places = a.places.map(([x, y, z]): Place => [3 * x, 3 * y, 3 * z]);
  const triangles: Triangle[] = [];
  for (const [i, j, k] of a.triangles) {
    const [p, q, r] = [a.places[i]!, a.places[j]!, a.places[k]!];
    const middle = [0, 1, 2].map((axis) => (p[axis]! + q[axis]! + r[axis]!) * (1 + out));
    const tip = places.push([middle[0]!, middle[1]!, middle[2]!]) - 1;
    triangles.push([i, j, tip], [j, k, tip], [k, i, tip]);
  }
  return { name, places, triangles };
}

/** Every triangle cut into four at the middles of its edges, which are shared; places times 2. */
export function halved(name: string, a: Topology): Topology {
  const places = a.places.map(([x, y, z]): Place => [2 * x, 2 * y, 2 * z]);
  const middles = new Map<string, number>();
  const middle = (i: number, j: number): number => {
    const key = String([Math.min(i, j), Math.max(i, j)]);
    const known = middles.get(key);
    if (known !== undefined) return known;
    const [p, q] = [a.places[i]!, a.places[j]!];
    const at = places.push([p[0] + q[0], p[1] + q[1], p[2] + q[2]]) - 1;
    middles.set(key, at);
    return at;
  };
  const triangles = a.triangles.flatMap(([i, j, k]): Triangle[] => {
    const [ij, jk, ki] = [middle(i, j), middle(j, k), middle(k, i)];
    return [
      [i, ij, ki],
      [ij, j, jk],
      [ki, jk, k],
      [ij, jk, ki],
    ];
  });
  return { name, places, triangles };
}
