import { describe, expect, it } from 'vitest';
import { closureOf, massProperties, prepareMesh } from '../../src/mesh/index.js';
import { type GeometryMesh, meshFromGeometry, meshFromObject, placementOf } from '../../src/three/index.js';
import { type Geometry, geometryOf, make, material, meshOf, three } from './library.js';
import { models } from './models.js';

/** The corners of each triangle of a mesh, as numbers in a row. */
const cornersOf = ({ positions, indices }: GeometryMesh): number[][] =>
  Array.from({ length: indices.length / 3 }, (_, t) =>
    [0, 1, 2].flatMap((k) => {
      const v = indices[3 * t + k]!;
      return [positions[3 * v]!, positions[3 * v + 1]!, positions[3 * v + 2]!];
    }),
  );

/** The corners of a triangle of a geometry, as three.js reads them. */
function drawn({ attributes, index }: Geometry, t: number): number[] {
  const position = attributes.position!;
  return [0, 1, 2].flatMap((k) => {
    const v = index === null ? 3 * t + k : index.getX(3 * t + k);
    return [position.getX(v), position.getY(v), position.getZ(v)];
  });
}

describe.each(models)('$name', ({ geometry, closes }) => {
  it('has the triangles that three.js draws, with its numbers', () => {
    const mesh = meshFromGeometry(geometry);
    expect(mesh.isExact).toBe(true);
    expect(mesh.triangles.length).toBeGreaterThan(0);
    const expected = Array.from(mesh.triangles, (t) => drawn(geometry, t));
    expect(cornersOf(mesh).map((c) => c.map((x) => x + 0))).toEqual(expected.map((c) => c.map((x) => x + 0)));
  });

  it('has each point once, and is closed if it ought to be', () => {
    const mesh = meshFromGeometry(geometry, { distance: closes ?? 0 });
    const points = new Set(
      Array.from({ length: mesh.positions.length / 3 }, (_, v) =>
        mesh.positions
          .slice(3 * v, 3 * v + 3)
          .map((x) => x + 0)
          .join(),
      ),
    );
    expect(points.size).toBe(mesh.positions.length / 3);
    expect(closureOf(mesh).openEdges === 0).toBe(closes !== null);
    if (closes === 0) expect(mesh.isExact).toBe(true);
    if (closes !== null) expect(massProperties(mesh).rounded.volume).toBeGreaterThan(0);
  });

  it('is elsewhere what its object shows', () => {
    const object = meshOf(geometry);
    object.position.set(3, -1, 0.5);
    object.scale.set(2, 4, -1);
    const mesh = meshFromObject(object);
    expect(mesh.isMirrored).toBe(true);
    const whole = meshFromGeometry(geometry);
    // Where vertices of a seam are rounded to one, a triangle there is none any more.
    expect(whole.triangles.length - mesh.triangles.length).toBeLessThan(9);
    const places = new Map(Array.from(whole.triangles, (t, i) => [t, i]));
    const moved = ([x, y, z]: readonly number[]) => [2 * x! + 3, 4 * y! - 1, 0.5 - z!];
    const expected = cornersOf(whole).map((c) =>
      [c.slice(0, 3), c.slice(6, 9), c.slice(3, 6)].flatMap(moved),
    );
    cornersOf(mesh).forEach((corners, t) => {
      const there = expected[places.get(mesh.triangles[t]!)!]!;
      corners.forEach((x, i) => {
        expect(Math.abs(x - there[i]!)).toBeLessThan(1e-14);
      });
    });
    expect(prepareMesh(mesh).triangles).toBe(mesh.triangles.length);
  });
});

describe('meshFromObject', () => {
  it('brings the matrix up to date, of parents too', () => {
    const object = meshOf(make<Geometry>('BoxGeometry', 1, 1, 1));
    object.position.set(5, 0, 0);
    const parent = make<{ position: { set(x: number, y: number, z: number): void }; add(o: unknown): void }>(
      'Group',
    );
    parent.add(object);
    parent.position.set(0, 7, 0);
    expect(Math.max(...meshFromObject(object).positions.filter((_, i) => i % 3 === 1))).toBe(7.5);
    expect(Math.max(...meshFromObject(object).positions.filter((_, i) => i % 3 === 0))).toBe(5.5);
  });

  it('rounds each coordinate to the nearest double, and says so', () => {
    const object = meshOf(geometryOf(new Float64Array([0.1, 0.2, 0.3, 1, 0, 0, 0, 1, 0])));
    object.rotation.set(0, 0, 1);
    const mesh = meshFromObject(object);
    expect(mesh.isExact).toBe(false);
    const still = meshOf(geometryOf(new Float64Array([0.1, 0.2, 0.3, 1, 0, 0, 0, 1, 0])));
    expect(meshFromObject(still).isExact).toBe(true);
    expect(meshFromObject(still).placement).toBe(null);
  });

  it('says that vertices were merged that are not equal', () => {
    const near = new Float64Array([0, 0, 0, 1, 0, 0, 0, 1, 0, 1e-9, 0, 0, 1, 0, 0, 0, 0, 1]);
    expect(meshFromGeometry(geometryOf(near), { distance: 1e-8 }).isExact).toBe(false);
    expect(() => meshFromGeometry(geometryOf(near), { distance: 1e9 })).toThrow(
      /options.distance must be less than what the mesh measures, got 1000000000, at which all \d+ triangles/,
    );
    expect(meshFromGeometry(geometryOf(near), { distance: 1e-10 }).isExact).toBe(true);
  });

  it.each(['SkinnedMesh', 'InstancedMesh', 'BatchedMesh'])('refuses a %s by name', (name) => {
    const geometry = make<Geometry>('BoxGeometry', 1, 1, 1);
    const object = name === 'BatchedMesh' ? make('BatchedMesh', 2, 100) : make(name, geometry, material(), 3);
    expect(() => meshFromObject(object as never)).toThrow(
      `meshFromObject: object must be a mesh whose vertices are those of its geometry, got a three.js ${name}`,
    );
  });

  it('refuses morph targets by name', () => {
    const geometry = make<Geometry>('BoxGeometry', 1, 1, 1);
    geometry.morphAttributes.position = [geometry.attributes.position];
    expect(() => meshFromObject(meshOf(geometry))).toThrow(
      'meshFromObject: object.geometry.morphAttributes must be empty, got morph targets of position',
    );
    expect(() => meshFromGeometry(geometry)).toThrow(
      /^meshFromGeometry: geometry.morphAttributes must be empty/,
    );
  });

  it('refuses what is no mesh', () => {
    const geometry = make<Geometry>('BoxGeometry', 1, 1, 1);
    expect(() => meshFromObject(geometry as never)).toThrow(/must be a Mesh of three.js, got a geometry/);
    expect(() => meshFromObject(make('Group') as never)).toThrow(/object must be a Mesh of three.js, got a/);
    expect(() => meshFromObject(meshOf(geometry), { distance: -1 })).toThrow(
      'meshFromObject: options.distance must be a finite number, at least 0, got -1',
    );
    expect(() => meshFromObject(meshOf(geometry), { weld: 1 } as never)).toThrow(
      "meshFromObject: options.weld must be a known name (distance), got 'weld'",
    );
    const far = meshOf(geometry);
    far.matrixWorld.elements[3] = 1;
    (far as unknown as { updateWorldMatrix: unknown }).updateWorldMatrix = undefined;
    expect(() => meshFromObject(far)).toThrow(/^meshFromObject: object.matrixWorld.elements\[3\] must be 0/);
    far.matrixWorld.elements[3] = 0;
    far.matrixWorld.elements[0] = 0;
    expect(() => meshFromObject(far)).toThrow(
      'meshFromObject: object.matrixWorld must be a placement that can be undone, got one with a determinant of 0',
    );
  });
});

describe('meshFromGeometry', () => {
  it('refuses geometries that are none', () => {
    expect(() => meshFromGeometry(new three.BufferGeometry())).toThrow(
      'meshFromGeometry: geometry.attributes.position must be a BufferAttribute of 3 numbers for each vertex, got undefined',
    );
    const flat = new three.BufferGeometry().setAttribute(
      'position',
      new three.BufferAttribute(new Float32Array(8), 2),
    );
    expect(() => meshFromGeometry(flat)).toThrow(/^meshFromGeometry: geometry.attributes.position must be/);
    const nan = geometryOf(new Float32Array([0, 0, 0, 1, Number.NaN, 0, 0, 1, 0]));
    expect(() => meshFromGeometry(nan)).toThrow(
      'meshFromGeometry: geometry.attributes.position[4] must be a finite number, got NaN',
    );
    const beyond = geometryOf(new Float32Array(9), [0, 1, 3]);
    expect(() => meshFromGeometry(beyond)).toThrow(
      'meshFromGeometry: geometry.index[2] must be an integer from 0 to 2, got 3',
    );
    expect(() => meshFromGeometry(meshOf(nan) as never)).toThrow(
      /geometry must be a BufferGeometry of three.js/,
    );
  });

  it('takes triangles in the drawing range, and those that are whole', () => {
    const geometry = make<Geometry>('BoxGeometry', 1, 1, 1);
    geometry.setDrawRange(6, 7);
    expect([...meshFromGeometry(geometry).triangles]).toEqual([2, 3, 4]);
    geometry.setDrawRange(33, Number.POSITIVE_INFINITY);
    expect([...meshFromGeometry(geometry).triangles]).toEqual([11]);
    geometry.setDrawRange(99, 9);
    expect(meshFromGeometry(geometry).indices).toHaveLength(0);
    geometry.setDrawRange(1, 9);
    expect(() => meshFromGeometry(geometry)).toThrow(
      'meshFromGeometry: geometry.drawRange.start must be a multiple of 3, got 1',
    );
    const four = geometryOf(new Float32Array([0, 0, 0, 1, 0, 0, 0, 1, 0, 5, 5, 5]));
    expect([...meshFromGeometry(four).triangles]).toEqual([0]);
  });

  it('takes a placement, and keeps a copy of the lists', () => {
    const geometry = geometryOf(new Float64Array([0, 0, 0, 1, 0, 0, 0, 1, 0]), [0, 1, 2]);
    const matrix = make<{ elements: number[]; makeTranslation(x: number, y: number, z: number): void }>(
      'Matrix4',
    );
    matrix.makeTranslation(1, 2, 3);
    const mesh = meshFromGeometry(geometry, { placement: placementOf(matrix) });
    expect([...mesh.positions]).toEqual([1, 2, 3, 2, 2, 3, 1, 3, 3]);
    const own = meshFromGeometry(geometry);
    geometry.attributes.position!.setX(0, 7);
    expect(own.positions[0]).toBe(0);
  });
});
