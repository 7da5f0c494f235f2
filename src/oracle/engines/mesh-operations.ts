import { boxMesh, type PlainMesh } from '../cases/constructions/meshes.js';
import { builder } from './builder.js';
import type { Engine } from './engine.js';

interface Box {
  readonly min: readonly number[];
  readonly max: readonly number[];
}

/** How a package makes a mesh of two. */
export type MeshOperation = (a: PlainMesh, b: PlainMesh) => PlainMesh;
type Levels = readonly ('Volume' | 'Closed')[];

/** A package that combines meshes of floats of 32 bits, asked about boxes and about other solids. */
export function meshOperations(
  name: string,
  functions: Readonly<Record<'Union' | 'Intersection' | 'Difference', MeshOperation>>,
  levels: Levels = ['Volume', 'Closed'],
): Engine {
  const engine = builder(
    name,
    Object.fromEntries(
      Object.entries(functions).flatMap(([operation, operate]) =>
        levels.flatMap((level) => [
          [
            `box${operation}${level}`,
            (a: Box, b: Box) => operate(boxMesh(a.min, a.max), boxMesh(b.min, b.max)),
          ],
          [`mesh${operation}${level}`, operate],
        ]),
      ),
    ),
  );
  return { ...engine, declares: { '*': { float32: true } } };
}
