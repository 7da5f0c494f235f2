/** The one table of what a `GeometryWorker` does, and the types of its methods, made from those of the functions. */
import { isList, loadPoints, type PointList } from '../core/arguments/index.js';
import { type EdgeList, loadEdges } from '../triangulation/plane/edge-list.js';
import type { CrossingName } from './geometry-crossings.js';
import type { GeometryFunctions } from './geometry-functions.js';

/** How a function is called on a thread. */
interface Call {
  /** The place of its options among the arguments; null if it has none: then they may stand behind the last one. */
  readonly options: number | null;
  /** How its result crosses. */
  readonly result: CrossingName;
  /** Arguments as they are sent: in lists that cross fast. Those that are wrong are left to the function. */
  readonly ready?: (name: string, args: unknown[]) => unknown[];
}

/** A mesh by its two lists: whatever else an object has, a tree for example, stays here. */
function listsOfMesh(mesh: unknown): unknown {
  if (typeof mesh !== 'object' || mesh === null || isList(mesh)) return mesh;
  if (!('positions' in mesh && 'indices' in mesh)) return mesh;
  return { positions: mesh.positions, indices: mesh.indices };
}

const oneMesh = (_: string, [mesh, ...others]: unknown[]): unknown[] => [listsOfMesh(mesh), ...others];

/** One that is given twice stays one. */
function manyMeshes(_: string, [meshes, ...others]: unknown[]): unknown[] {
  if (!Array.isArray(meshes)) return [meshes, ...others];
  const lists = new Map(meshes.map((mesh) => [mesh, listsOfMesh(mesh)]));
  return [meshes.map((mesh) => lists.get(mesh)), ...others];
}

/** Points in a flat list. */
const flatPoints =
  (argument: string, dimension: 2 | 3) =>
  (name: string, [points, ...others]: unknown[]): unknown[] => [
    loadPoints(name, argument, points as PointList, dimension),
    ...others,
  ];

/** Points of the plane and edges between them in flat lists. */
function pointsAndEdges(name: string, args: unknown[]): unknown[] {
  const [points, edges, ...others] = args;
  const flat = loadPoints(name, 'points', points as PointList, 2);
  return [flat, loadEdges(name, edges as EdgeList, flat.length / 2), ...others];
}

const combining = { options: 1, result: 'combined-mesh', ready: manyMeshes } as const;
const operands = { options: null, result: 'polygon-set' } as const;

/** How each function is called, and how its result crosses. */
export const CALLS: { readonly [N in keyof GeometryFunctions]: Call } = {
  meshUnion: combining,
  meshIntersection: combining,
  meshDifference: combining,
  meshSymmetricDifference: combining,
  meshSection: { options: 2, result: 'section', ready: oneMesh },
  meshSections: { options: 3, result: 'sections', ready: oneMesh },
  checkMesh: { options: 1, result: 'report', ready: oneMesh },
  delaunay2d: { options: 1, result: 'plain', ready: flatPoints('points', 2) },
  constrainedDelaunay2d: { options: 2, result: 'plain', ready: pointsAndEdges },
  constrainedDelaunayWithCrossings2d: { options: 2, result: 'crossings', ready: pointsAndEdges },
  regularTriangulation2d: { options: 2, result: 'plain', ready: flatPoints('points', 2) },
  delaunay3d: { options: 1, result: 'plain', ready: flatPoints('points', 3) },
  regularTriangulation3d: { options: 2, result: 'plain', ready: flatPoints('points', 3) },
  voronoiDiagram2d: { options: 1, result: 'plain', ready: flatPoints('sites', 2) },
  powerDiagram2d: { options: 2, result: 'plain', ready: flatPoints('sites', 2) },
  voronoiCells2d: { options: 2, result: 'plain' },
  voronoiCells3d: { options: 2, result: 'plain', ready: flatPoints('sites', 3) },
  powerCells3d: { options: 3, result: 'plain', ready: flatPoints('sites', 3) },
  voronoiCellVolumes3d: { options: 2, result: 'plain', ready: flatPoints('sites', 3) },
  powerCellVolumes3d: { options: 3, result: 'plain', ready: flatPoints('sites', 3) },
  polygonSet: { options: 1, result: 'polygon-set' },
  polygonUnion: operands,
  polygonIntersection: operands,
  polygonDifference: operands,
  polygonSymmetricDifference: operands,
  minkowskiSum2d: { options: 2, result: 'polygon-set' },
  bufferPolygon2d: { options: 2, result: 'buffer' },
  roundPolygonSet: { options: 1, result: 'plain' },
};

/** The name of a function that a thread does. */
export type GeometryName = keyof GeometryFunctions;

/** What ends a call. */
export interface GeometryCallOptions {
  /** Ends the work at once when it is aborted: the promise is rejected with its reason. */
  readonly signal?: AbortSignal | undefined;
}

/** An argument; if it is options, with the signal of a call. */
type Taken<A> = A extends undefined
  ? A
  : 'signal' extends keyof A
    ? Omit<A, 'signal'> & GeometryCallOptions
    : Record<never, never> extends A
      ? A & GeometryCallOptions
      : A;

type AllTaken<A extends readonly unknown[]> = { readonly [K in keyof A]: Taken<A[K]> };

/** A function that gives a promise of what another gives. Behind any number of operands stand options of the call. */
export type AsyncForm<F> = F extends (...args: infer A extends readonly unknown[]) => infer R
  ? number extends A['length']
    ? (...args: A | readonly [...A, GeometryCallOptions]) => Promise<R>
    : (...args: AllTaken<A>) => Promise<R>
  : never;

/** The methods of a `GeometryWorker`: the functions of their names, as promises. */
export type GeometryMethods = { readonly [N in keyof GeometryFunctions]: AsyncForm<GeometryFunctions[N]> };

/** A call on its way to the thread. */
export interface GeometryTask {
  readonly name: GeometryName;
  readonly args: unknown[];
  /** Whether progress is to be told. */
  readonly isWatched: boolean;
  /** The places of arguments that are polygon sets which were made here, and so need no look. */
  readonly made: readonly number[];
}

/** What the thread says of it. */
export type GeometryResponse =
  | { readonly type: 'progress'; readonly values: readonly unknown[] }
  | { readonly type: 'done'; readonly result: unknown }
  | { readonly type: 'failed'; readonly error: unknown };
