/** Twenty models for round trips: made by three.js and by hand, closed and open, with every kind of attribute. */
import { type Geometry, geometryOf, make, three } from './library.js';

export interface Model {
  readonly name: string;
  readonly geometry: Geometry;
  /** Within which distance vertices have to be merged for it to be closed; null if it is open. */
  readonly closes: number | null;
}

let state = 11;
/** Numbers that look random, the same each time. */
export function random(): number {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
}

/** A height for each point of a grid, and texture coordinates. */
function terrain(size: number): Geometry {
  const plane = make<Geometry>('PlaneGeometry', 4, 4, size, size);
  const position = plane.attributes.position as unknown as {
    count: number;
    setZ(i: number, z: number): void;
  };
  for (let i = 0; i < position.count; i++) position.setZ(i, random());
  return plane;
}

/** The attributes of a geometry in one buffer. */
function interleaved(geometry: Geometry): Geometry {
  const { position, normal, uv } = geometry.attributes;
  const rows = Array.from({ length: position!.count }, (_, i) => [
    ...[position!, normal!].flatMap((a) => [a.getX(i), a.getY(i), a.getZ(i)]),
    ...[uv!.getX(i), uv!.getY(i)],
  ]);
  const buffer = make<object>('InterleavedBuffer', Float32Array.from(rows.flat()), 8);
  const part = (itemSize: number, offset: number) =>
    make<object>('InterleavedBufferAttribute', buffer, itemSize, offset);
  return new three.BufferGeometry()
    .setAttribute('position', part(3, 0))
    .setAttribute('normal', part(3, 3))
    .setAttribute('uv', part(2, 6))
    .setIndex(geometry.index);
}

/** Positions as integers of 16 bits that stand for fractions, and colours of bytes. */
function normalized(): Geometry {
  const box = make<Geometry>('BoxGeometry', 1, 1, 1);
  const integers = Int16Array.from(box.attributes.position!.array, (x) => Math.round(x * 32767));
  const colors = Uint8Array.from({ length: 72 }, (_, i) => (i * 37) % 256);
  return box
    .setAttribute('position', new three.BufferAttribute(integers, 3, true))
    .setAttribute('color', new three.BufferAttribute(colors, 3, true));
}

function inDoubles(): Geometry {
  const positions = Float64Array.from([0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1], (x) => x / 3);
  return geometryOf(positions, [0, 2, 1, 0, 1, 3, 1, 2, 3, 2, 0, 3]);
}

/** Vertices that no triangle has, triangles without corners, and each vertex several times. */
function withDuplicates(): Geometry {
  const box = make<Geometry>('BoxGeometry', 1, 2, 3).toNonIndexed();
  const { array } = box.attributes.position!;
  const positions = Float32Array.from([...Array.from(array), 9, 9, 9, 8, 8, 8]);
  const indices = Array.from({ length: 36 }, (_, i) => i);
  return geometryOf(positions, [...indices, 0, 0, 1, 5, 5, 5]);
}

const L_SHAPE = [0, 0, 3, 0, 3, 1, 1, 1, 1, 3, 0, 3];

/** An L, extruded as CAD programs do. */
function extruded(): Geometry {
  const points = Array.from({ length: 6 }, (_, i) =>
    make<object>('Vector2', L_SHAPE[2 * i], L_SHAPE[2 * i + 1]),
  );
  return make<Geometry>('ExtrudeGeometry', make<object>('Shape', points), {
    depth: 0.5,
    bevelEnabled: false,
  });
}

const box = () => make<Geometry>('BoxGeometry', 2, 2, 2);

/** Within this distance ends of seams meet, whose coordinates are sines of 0 and of 2 π. */
export const SEAM = 1e-6;

export const models: readonly Model[] = [
  { name: 'a box', geometry: box(), closes: 0 },
  { name: 'a box of many faces', geometry: make('BoxGeometry', 1, 2, 3, 3, 2, 4), closes: 0 },
  { name: 'a box without an index', geometry: box().toNonIndexed(), closes: 0 },
  { name: 'a sphere', geometry: make('SphereGeometry', 1.5, 12, 8), closes: SEAM },
  { name: 'a torus', geometry: make('TorusGeometry', 2, 0.5, 8, 12), closes: SEAM },
  { name: 'a knot', geometry: make('TorusKnotGeometry', 1, 0.25, 40, 6), closes: SEAM },
  { name: 'a cylinder', geometry: make('CylinderGeometry', 1, 0.5, 2, 12, 2), closes: SEAM },
  { name: 'a cone', geometry: make('ConeGeometry', 1, 2, 9), closes: SEAM },
  { name: 'a tube without ends', geometry: make('CylinderGeometry', 1, 1, 2, 8, 1, true), closes: null },
  { name: 'an icosahedron', geometry: make('IcosahedronGeometry', 1, 1), closes: SEAM },
  { name: 'an octahedron', geometry: make('OctahedronGeometry', 1), closes: SEAM },
  { name: 'a ring', geometry: make('RingGeometry', 0.5, 1, 8), closes: null },
  { name: 'a terrain', geometry: terrain(8), closes: null },
  { name: 'an interleaved box', geometry: interleaved(box()), closes: 0 },
  { name: 'a box of 16-bit integers', geometry: normalized(), closes: 0 },
  { name: 'a tetrahedron in doubles', geometry: inDoubles(), closes: 0 },
  { name: 'a box with vertices twice', geometry: withDuplicates(), closes: 0 },
  { name: 'an extruded L', geometry: extruded(), closes: 0 },
  { name: 'a capsule', geometry: make('CapsuleGeometry', 1, 1, 3, 8), closes: SEAM },
  {
    name: 'a single triangle',
    geometry: geometryOf(new Float32Array([0, 0, 0, 1, 0, 0, 0, 1, 0])),
    closes: null,
  },
];
