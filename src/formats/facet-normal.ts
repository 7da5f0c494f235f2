import { orientDirection3d } from '../predicates/index.js';

/**
 * Puts the unit normal of the triangle in `facet[3]` ... `facet[11]` into `facet[0]` ... `facet[2]`, in plain doubles
 * rounded to binary32: it is for programs that draw. Where it would not point to the side that the order of the
 * vertices says, because the triangle has no area or too little of it, it is zero, which means that readers are to find
 * it themselves.
 */
export function facetNormal(facet: Float64Array): void {
  const f = facet;
  const [ux, uy, uz] = [f[6]! - f[3]!, f[7]! - f[4]!, f[8]! - f[5]!];
  const [vx, vy, vz] = [f[9]! - f[3]!, f[10]! - f[4]!, f[11]! - f[5]!];
  const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const length = Math.sqrt(x * x + y * y + z * z);
  f[0] = Math.fround(x / length);
  f[1] = Math.fround(y / length);
  f[2] = Math.fround(z / length);
  const finite = Number.isFinite(f[0]) && Number.isFinite(f[1]) && Number.isFinite(f[2]);
  if (finite && length > 0 && length < Number.POSITIVE_INFINITY && agrees(f)) return;
  f.fill(0, 0, 3);
}

function agrees(f: Float64Array): boolean {
  return (
    orientDirection3d(f[0]!, f[1]!, f[2]!, f[3]!, f[4]!, f[5]!, f[6]!, f[7]!, f[8]!, f[9]!, f[10]!, f[11]!) >
    0
  );
}
