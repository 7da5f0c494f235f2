/** The classes of three.js, as far as tests need them: its types are not installed. */
import * as library from 'three';
import type { GeometrySink, ObjectLike } from '../../src/three/index.js';

export interface Vector {
  x: number;
  y: number;
  z: number;
  set(x: number, y: number, z: number): Vector;
  clone(): Vector;
  toArray(): number[];
}

export interface Attribute {
  readonly array: ArrayLike<number>;
  readonly count: number;
  readonly itemSize: number;
  needsUpdate: boolean;
  setX(i: number, x: number): void;
  getX(i: number): number;
  getY(i: number): number;
  getZ(i: number): number;
}

export interface Geometry extends GeometrySink {
  attributes: Record<string, Attribute>;
  index: Attribute | null;
  groups: { start: number; count: number; materialIndex: number }[];
  drawRange: { start: number; count: number };
  morphAttributes: Record<string, unknown>;
  setAttribute(name: string, attribute: unknown): Geometry;
  deleteAttribute(name: string): Geometry;
  setIndex(index: unknown): Geometry;
  setDrawRange(start: number, count: number): void;
  addGroup(start: number, count: number, materialIndex: number): void;
  clearGroups(): void;
  clone(): Geometry;
  toNonIndexed(): Geometry;
}

export interface Hit {
  readonly distance: number;
  readonly point: Vector;
  readonly object: unknown;
  readonly faceIndex: number;
  readonly face: { a: number; b: number; c: number; normal: Vector; materialIndex: number };
  readonly barycoord: Vector;
  readonly uv?: Vector;
  readonly uv1?: Vector;
  readonly normal?: Vector;
}

export interface Caster {
  ray: { origin: Vector; direction: Vector };
  near: number;
  far: number;
  intersectObject(object: unknown): Hit[];
}

export interface Mesh extends ObjectLike {
  geometry: Geometry;
  material: unknown;
  position: Vector;
  rotation: Vector;
  scale: Vector;
  matrixWorld: { elements: number[]; fromArray(elements: readonly number[]): void };
  updateMatrixWorld(): void;
  raycast(caster: unknown, hits: unknown[]): void;
}

type Class<T> = (new (...values: never[]) => T) & { readonly prototype: T };

/** The module as `geometryFromMesh` takes it. */
export const three = library as unknown as Record<string, Class<unknown>> & {
  readonly BufferGeometry: { new (): Geometry; readonly prototype: Geometry };
  readonly BufferAttribute: new (
    array: ArrayLike<number>,
    itemSize: number,
    normalized?: boolean,
  ) => Attribute;
  readonly Vector2: new (x: number, y: number) => object;
};

/** An object of a class of three.js. */
export const make = <T>(name: string, ...values: readonly unknown[]): T =>
  new (three[name] as unknown as new (...all: readonly unknown[]) => T)(...values);

/** The sides of materials. */
export const [FRONT, BACK, DOUBLE] = [0, 1, 2] as const;

export const material = (side: number = FRONT): object => make<object>('MeshBasicMaterial', { side });

export const meshOf = (geometry: Geometry, of: unknown = material()): Mesh =>
  make<Mesh>('Mesh', geometry, of);

/** A geometry of numbers. */
export function geometryOf(positions: ArrayLike<number>, indices?: readonly number[]): Geometry {
  const geometry = new three.BufferGeometry();
  geometry.setAttribute('position', new three.BufferAttribute(positions, 3));
  return indices === undefined
    ? geometry
    : geometry.setIndex(new three.BufferAttribute(Uint32Array.from(indices), 1));
}
