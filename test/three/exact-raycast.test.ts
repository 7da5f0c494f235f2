import { describe, expect, it } from 'vitest';
import { exactRaycast, exactRaycastWith } from '../../src/three/index.js';
import {
  BACK,
  type Caster,
  DOUBLE,
  FRONT,
  type Geometry,
  geometryOf,
  type Hit,
  type Mesh,
  make,
  material,
  meshOf,
  three,
} from './library.js';
import { models, random } from './models.js';
import {
  meanOf,
  type RaycastCase,
  rootOf,
  roundedVector,
  type TrueHit,
  trueHits,
} from './raycast-referee.js';

const caster = ({ origin, direction, near, far }: RaycastCase): Caster =>
  make('Raycaster', make('Vector3', ...origin), make('Vector3', ...direction), near, far);

/** The mesh of a case, with a texture coordinate and a colour of its own at each vertex. */
function objectOf({ triangles, elements, side }: RaycastCase, raycast = exactRaycast): Mesh {
  const geometry = geometryOf(Float64Array.from(triangles.flat().flatMap((p) => Array.from(p))));
  const uv = Float32Array.from({ length: 6 * triangles.length }, (_, i) => ((7 * i) % 11) / 8);
  geometry.setAttribute('uv', new three.BufferAttribute(uv, 2));
  const object = meshOf(geometry, material(side));
  object.matrixWorld.fromArray(elements);
  object.raycast = raycast as Mesh['raycast'];
  return object;
}

/** Hits as `raycast` pushes them, without what `Raycaster` sorts. */
function pushed(one: RaycastCase, raycast = exactRaycast): Hit[] {
  const hits: Hit[] = [];
  objectOf(one, raycast).raycast(caster(one), hits);
  return hits;
}

/** The rounding of -0 is 0 here. */
const plain = (numbers: readonly number[]) => numbers.map((x) => x + 0);

/** What is wrong with the hits of a case, in words; undefined if nothing is. */
function faultOf(one: RaycastCase, raycast = exactRaycast): string | undefined {
  const hits = pushed(one, raycast);
  const truth = trueHits(one);
  const faces = (all: readonly { faceIndex: number }[]) => all.map(({ faceIndex }) => faceIndex).join();
  if (faces(hits) !== faces(truth)) return `triangles ${faces(hits)} in place of ${faces(truth)}`;
  return hits.map((hit, i) => wrongNumber(one, hit, truth[i]!)).find((text) => text !== undefined);
}

function wrongNumber({ triangles }: RaycastCase, hit: Hit, truth: TrueHit): string | undefined {
  const expected = {
    distance: [rootOf(truth.squared)],
    point: roundedVector(truth.point),
    barycoord: roundedVector(truth.weights),
    uv: [0, 1].map((axis) =>
      meanOf(
        truth.weights,
        [0, 1, 2].map((k) => ((7 * (2 * (3 * hit.faceIndex + k) + axis)) % 11) / 8),
      ),
    ),
  };
  const { distance, point, barycoord, uv } = hit;
  const got = {
    distance: [distance],
    point: point.toArray(),
    barycoord: barycoord.toArray(),
    uv: [uv!.x, uv!.y],
  };
  expect(triangles.length).toBeGreaterThan(hit.faceIndex);
  return Object.keys(got).find((name) => {
    const [a, b] = [got, expected].map((all) => plain(all[name as keyof typeof all]));
    return a!.some((x, i) => !Object.is(x, b![i]));
  });
}

const IDENTITY = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
const lattice = (size: number): number[] => [0, 0, 0].map(() => Math.floor(size * random()));
const doubles = (): number[] => [0, 0, 0].map(() => 4 * random() - 2);

/** Matrices by what they do: exactly on a lattice, or to full doubles. */
const MATRICES: Readonly<Record<string, () => number[]>> = {
  nothing: () => IDENTITY,
  moves: () => [...IDENTITY.slice(0, 12), ...lattice(3), 1],
  'mirrors and scales': () => [-1, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0.5, 0, 1, 2, 3, 1],
  shears: () => [1, 0, 0, 0, 1, 1, 0, 0, 0, -1, 2, 0, 0, 1, 0, 1],
  'any doubles': () => [...doubles(), 0, ...doubles(), 0, ...doubles(), 0, ...doubles(), 1],
  flattens: () => [1, 0, 0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 0, 0, 0, 1],
};

/** Where a matrix takes a point, in doubles; exactly for those of lattices. */
const moved = (e: readonly number[], [x, y, z]: readonly number[]): number[] =>
  [0, 1, 2].map((i) => e[i]! * x! + e[i + 4]! * y! + e[i + 8]! * z! + e[i + 12]!);

/** Triangles and rays on one lattice: through corners, along edges, in planes. */
function onLattice(elements: number[]): RaycastCase {
  const points = Array.from({ length: 6 }, () => lattice(4));
  const triangles = Array.from({ length: 10 }, () => [0, 1, 2].map(() => points[Math.floor(6 * random())]!));
  const [p, r] = [moved(elements, lattice(4)), moved(elements, points[0]!)];
  const towards = r.map((x, i) => x - p[i]!);
  const direction = towards.some((x) => x !== 0) ? towards : [1, 0, 0];
  return {
    triangles,
    elements,
    origin: p,
    direction,
    near: 0,
    far: Infinity,
    side: Math.floor(3 * random()),
  };
}

/** Triangles and rays of full doubles; the ray goes to a point that doubles have put on an edge. */
function nearEdges(elements: number[]): RaycastCase {
  const triangles = Array.from({ length: 6 }, () => [doubles(), doubles(), doubles()]);
  const [a, b] = triangles[0]!;
  const t = random();
  const target = moved(
    elements,
    a!.map((x, i) => x + t * (b![i]! - x)),
  );
  const origin = doubles();
  const direction = target.map((x, i) => x - origin[i]!);
  return { triangles, elements, origin, direction, near: 0, far: Infinity, side: DOUBLE };
}

/** The same with ends that are a distance of the hits, or a double beside it. */
function* withEnds(one: RaycastCase): Generator<RaycastCase> {
  yield one;
  for (const { squared } of trueHits(one).slice(0, 2)) {
    const distance = rootOf(squared);
    for (const end of [distance, distance * (1 + 2 ** -52), distance * (1 - 2 ** -52)]) {
      yield { ...one, near: end };
      yield { ...one, far: end };
    }
  }
}

const FAMILIES = { 'on a lattice': onLattice, 'near edges': nearEdges } as const;

/** Cases of a family and a matrix. */
function casesOf(family: keyof typeof FAMILIES, matrix: string, count: number): RaycastCase[] {
  return Array.from({ length: count }, () => FAMILIES[family](MATRICES[matrix]!())).flatMap((one) => [
    ...withEnds(one),
  ]);
}

describe.each(Object.keys(FAMILIES) as (keyof typeof FAMILIES)[])('exactRaycast, %s', (family) => {
  it.each(Object.keys(MATRICES))('where the matrix does this: %s', (matrix) => {
    const cases = casesOf(family, matrix, 12);
    const faults = cases.flatMap((one) => faultOf(one) ?? []);
    expect(faults).toEqual([]);
    const hits = cases.reduce((sum, one) => sum + trueHits(one).length, 0);
    expect(hits > 0).toBe(matrix !== 'flattens');
  });
});

describe('the judge', () => {
  const cases = (['on a lattice', 'near edges'] as const).flatMap((family) =>
    ['nothing', 'mirrors and scales', 'any doubles'].flatMap((matrix) => casesOf(family, matrix, 8)),
  );
  /** A raycast with something done to the mesh, the caster or the hits. */
  const faulty = (
    change: (object: Mesh, cast: Caster, hits: Hit[]) => void,
    after = false,
  ): typeof exactRaycast =>
    function raycast(this: Mesh, cast: Caster, hits: Hit[]) {
      const own = { ray: cast.ray, near: cast.near, far: cast.far } as Caster;
      if (!after) change(this, own, hits);
      exactRaycast.call(this, own, hits);
      if (after) change(this, own, hits);
    } as never;

  it.each<[string, typeof exactRaycast]>([
    ['the last hit is lost', faulty((_, __, hits) => hits.pop(), true)],
    ['all sides are seen', faulty((object) => (object.material = material(DOUBLE)))],
    [
      'front and back are one for the other',
      faulty((o) => (o.material = material([BACK, FRONT, DOUBLE][(o.material as { side: 0 }).side]))),
    ],
    ['hits at the near end are none', faulty((_, cast) => (cast.near = cast.near * (1 + 2 ** -52)))],
    ['hits at the far end are none', faulty((_, cast) => (cast.far = cast.far * (1 - 2 ** -53)))],
    ['the near end is not looked at', faulty((_, cast) => (cast.near = 0))],
    [
      'the distance is off by a bit',
      faulty(
        (_, __, hits) =>
          hits.splice(0, 9, ...hits.map((hit) => ({ ...hit, distance: hit.distance * (1 + 2 ** -52) }))),
        true,
      ),
    ],
    [
      'the matrix is rounded to 32 bits',
      faulty((o) => o.matrixWorld.fromArray(o.matrixWorld.elements.map(Math.fround))),
    ],
    ['three.js itself', make<Mesh>('Mesh').raycast as never],
  ])('finds that %s', (_, raycast) => {
    const found = cases.filter((one) => faultOf(one, raycast) !== undefined);
    expect(found.length).toBeGreaterThan(0);
  });
});

describe('exactRaycast beside three.js', () => {
  it.each(models)('hits what it hits, on rays that meet no edge: $name', ({ geometry }) => {
    const object = meshOf(geometry, material(DOUBLE));
    object.position.set(0.3, -0.2, 0.1);
    object.rotation.set(1, 2, 3);
    object.scale.set(1.5, -1, 0.75);
    object.updateMatrixWorld();
    const inherited = object.raycast;
    let met = 0;
    for (let i = 0; i < 60; i++) {
      object.material = material(i % 3);
      const target = doubles().map((x) => x / 4);
      const origin = doubles().map((x) => 3 * x);
      const direction = make<{ normalize(): unknown }>('Vector3', ...target.map((x, k) => x - origin[k]!));
      const cast = make<Caster>('Raycaster', make('Vector3', ...origin), direction.normalize());
      object.raycast = inherited;
      const theirs = cast.intersectObject(object);
      object.raycast = exactRaycastWith(three as never) as Mesh['raycast'];
      const ours = cast.intersectObject(object);
      expect(ours.map(({ faceIndex }) => faceIndex).sort()).toEqual(
        theirs.map(({ faceIndex }) => faceIndex).sort(),
      );
      met += ours.length;
      for (const hit of ours) compareHits(hit, theirs.find(({ faceIndex }) => faceIndex === hit.faceIndex)!);
    }
    expect(met).toBeGreaterThan(0);
  });
});

/** Numbers beside each other, to some 1e-9: three.js rounds on the way. */
function compareHits(ours: Hit, theirs: Hit): void {
  expect(Object.keys(ours).sort()).toEqual(Object.keys(theirs).sort());
  expect(ours.object).toBe(theirs.object);
  const numbers = ({ distance, point, barycoord, uv, normal, face }: Hit) => [
    distance,
    ...[point, barycoord, face.normal].flatMap((v) => v.toArray()),
    ...[uv, normal].flatMap((v) => v?.toArray() ?? []),
    face.a,
    face.b,
    face.c,
    face.materialIndex,
  ];
  numbers(ours).forEach((x, i) => {
    expect(Math.abs(x - numbers(theirs)[i]!)).toBeLessThan(1e-7);
  });
  expect(ours.point.constructor).toBe(theirs.point.constructor);
  expect(ours.uv?.constructor).toBe(theirs.uv?.constructor);
}

const down = (x: number, y: number): Caster =>
  make('Raycaster', make('Vector3', x, y, 9), make('Vector3', 0, 0, -1));
const square = () => make<Geometry>('PlaneGeometry', 2, 2);

describe('a mesh with exactRaycast', () => {
  const ready = (geometry: Geometry, of?: unknown): Mesh => {
    const object = meshOf(geometry, of);
    object.raycast = exactRaycast as Mesh['raycast'];
    return object;
  };
  const facesOf = (object: Mesh, x = 0.25, y = 0.5) =>
    down(x, y)
      .intersectObject(object)
      .map(({ faceIndex, face }) => [faceIndex, face.materialIndex]);

  it('is looked at anew when its vertices, its index or its place change', () => {
    const object = ready(square());
    expect(facesOf(object)).toEqual([[0, 0]]);
    const { position } = object.geometry.attributes;
    for (let i = 0; i < 4; i++) position!.setX(i, position!.getX(i) + 5);
    expect(facesOf(object)).toEqual([[0, 0]]);
    position!.needsUpdate = true;
    expect(facesOf(object)).toEqual([]);
    expect(facesOf(object, 5.25, 0.5)).toEqual([[0, 0]]);
    object.geometry.setIndex([2, 3, 1]);
    expect(facesOf(object, 5.25, 0.5)).toEqual([]);
    object.position.set(-5, 0, 0);
    object.updateMatrixWorld();
    expect(facesOf(object, 0.5, -0.25)).toEqual([[0, 0]]);
  });

  it('knows where an edge is: both triangles there, at one distance', () => {
    const object = ready(square());
    expect(facesOf(object, 0, 0)).toEqual([
      [0, 0],
      [1, 0],
    ]);
    expect(facesOf(object, 1, 1)).toHaveLength(2);
    expect(facesOf(object, 1, -1)).toEqual([[1, 0]]);
    expect(facesOf(object, 1 + 2 ** -52, 1)).toEqual([]);
  });

  it('pushes the first hit alone where that is all that is wanted', () => {
    const one: RaycastCase = {
      triangles: [
        [
          [0, 0, 0],
          [4, 0, 0],
          [0, 4, 0],
        ],
        [
          [0, 0, 1],
          [4, 0, 1],
          [0, 4, 1],
        ],
        [
          [0, 0, 3],
          [0, 4, 3],
          [4, 0, 3],
        ],
      ],
      elements: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1],
      side: FRONT,
      origin: [1, 1, 5],
      direction: [0, 0, -1],
      near: 0,
      far: 9,
    };
    const hits: Hit[] = [];
    const first = Object.assign(caster(one), { firstHitOnly: true });
    objectOf(one).raycast(first, hits);
    expect(pushed(one)).toHaveLength(2);
    expect(hits.map(({ faceIndex, distance }) => [faceIndex, distance])).toEqual([[1, 4]]);
    hits.length = 0;
    first.near = 4.5;
    objectOf(one).raycast(first, hits);
    expect(hits.map(({ faceIndex }) => faceIndex)).toEqual([0]);
  });

  it('goes by groups and the drawing range as three.js does', () => {
    for (const [start, count] of [
      [0, Infinity],
      [0, 3],
      [3, 3],
      [0, 4],
    ] as const) {
      const geometry = square();
      geometry.setDrawRange(start, count);
      for (const groups of [
        [],
        [[0, 3, 1]],
        [
          [0, 6, 0],
          [0, 3, 1],
        ],
        [[0, 6, 7]],
      ]) {
        geometry.clearGroups();
        for (const [a, b, c] of groups) geometry.addGroup(a!, b!, c!);
        for (const looks of [material(), [material(DOUBLE), material(BACK)]]) {
          const object = meshOf(geometry, looks);
          for (const [x, y] of [
            [0.25, 0.5],
            [-0.25, -0.5],
          ] as const) {
            // A group without a material is an error there, and not drawn.
            const theirs = groups[0]?.[2] === 7 && Array.isArray(looks) ? [] : facesOf(object, x, y);
            expect(facesOf(ready(geometry, looks), x, y)).toEqual(theirs);
          }
        }
      }
    }
  });

  it('has no hits without material or positions', () => {
    const object = ready(square());
    object.material = undefined;
    expect(facesOf(object)).toEqual([]);
    expect(facesOf(ready(new three.BufferGeometry()))).toEqual([]);
  });

  it('interpolates a second set of texture coordinates, too, and takes vectors with methods', () => {
    const geometry = square();
    geometry.setAttribute('uv1', geometry.attributes.uv);
    const object = meshOf(geometry);
    object.raycast = exactRaycastWith(three as never) as Mesh['raycast'];
    const [hit] = down(0.25, 0.5).intersectObject(object);
    expect(hit!.uv1).toEqual(new three.Vector2(0.625, 0.75));
    expect(hit!.normal!.toArray()).toEqual([0, 0, 1]);
  });

  it('refuses what has no answer, by name', () => {
    const refusal = (object: unknown, cast: unknown = down(0, 0), hits: unknown = []) => {
      try {
        exactRaycast.call(object as never, cast as never, hits as never);
      } catch (error) {
        return (error as Error).message;
      }
      return 'nothing';
    };
    expect(refusal(undefined)).toBe(
      'exactRaycast: this must be a Mesh, got nothing: set mesh.raycast = exactRaycast',
    );
    expect(refusal(ready(square()), 5)).toMatch(
      /^exactRaycast: raycaster must be a Raycaster of three.js, got 5/,
    );
    expect(refusal(ready(square()), down(0, 0), 5)).toMatch(
      /^exactRaycast: intersects must be a list, got 5/,
    );
    const still = make<Caster>('Raycaster', make('Vector3'), make('Vector3'));
    expect(refusal(ready(square()), still)).toMatch(/^exactRaycast: raycaster.ray.direction must/);
    const nan = down(0, 0);
    nan.near = Number.NaN;
    expect(refusal(ready(square()), nan)).toMatch(
      /^exactRaycast: raycaster.near must be a finite number, got NaN/,
    );
    const skinned = make<Mesh>('SkinnedMesh', square(), material());
    expect(refusal(skinned)).toMatch(
      /^exactRaycast: mesh must be a mesh whose vertices are those of its geometry/,
    );
    const far = ready(square());
    far.matrixWorld.elements[0] = Number.POSITIVE_INFINITY;
    expect(refusal(far)).toMatch(/^exactRaycast: mesh.matrixWorld.elements\[0\] must be a finite number/);
    const uv = ready(square());
    (uv.geometry.attributes.uv!.array as Float32Array)[0] = Number.NaN;
    expect(refusal(uv)).toMatch(
      /^exactRaycast: mesh.geometry.attributes.uv must be a finite number, got NaN/,
    );
    expect(() => exactRaycastWith({} as never)).toThrow('exactRaycastWith: three.Vector2 must be a class');
  });
});
