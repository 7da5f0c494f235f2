/** What the bench calls of the hull of three.js, which has no types of its own. */
declare module 'three/addons/math/ConvexHull.js' {
  import type { Vector3 } from 'three';

  export class ConvexHull {
    readonly faces: readonly unknown[];
    setFromPoints(points: readonly Vector3[]): this;
  }
}
