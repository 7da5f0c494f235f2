import type { MovedMesh } from './snap-mesh.js';

/** What was made of meshes, so that it is not made again of an equal one. */
export class MadeBefore<Made> {
  readonly #known: { readonly mesh: MovedMesh; readonly made: Made }[] = [];

  /** What is made of a mesh; of how far it is from the solid, nothing may depend. */
  of(mesh: MovedMesh, make: (mesh: MovedMesh) => Made): Made {
    const known = this.#known.find((one) => isEqual(one.mesh, mesh));
    if (known !== undefined) return known.made;
    const made = make(mesh);
    this.#known.push({ mesh, made });
    return made;
  }
}

function isEqual(a: MovedMesh, b: MovedMesh): boolean {
  return areEqual(a.positions, b.positions) && areEqual(a.indices, b.indices);
}

function areEqual(a: ArrayLike<number>, b: ArrayLike<number>): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
