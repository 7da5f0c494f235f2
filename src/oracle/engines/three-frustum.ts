import { DEPTH, SHAPE } from '../cases/half-spaces.js';
import type { YesOrNo } from './engine.js';
import { isExactSum } from './exact-shapes.js';
import { type Frustum, shapesOfThree, type Three } from './three-classes.js';

/** Whether the planes of a matrix, the sums and differences of its rows, are doubles, and planes. */
function hasExactPlanes(v: ArrayLike<number>): boolean {
  const columns = [0, 4, 8, 12];
  const rows = [0, 1, 2].flatMap((row) => [
    [row, 1],
    [row, -1],
  ]);
  return (
    rows.every(([row, sign]) => columns.every((at) => isExactSum(v[at + 3]!, sign! * v[at + row!]!))) &&
    rows.every(([row, sign]) => columns.slice(0, 3).some((at) => v[at + 3]! !== -sign! * v[at + row!]!)) &&
    (v[DEPTH] === 0 || columns.slice(0, 3).some((at) => v[at + 2] !== 0))
  );
}

/** What a Frustum of three.js is asked: that of a matrix, as its users make it. */
export function frustumAnswers(three: Three): Readonly<Record<string, YesOrNo>> {
  const { point, box, sphere } = shapesOfThree(three);
  const of =
    (ask: (frustum: Frustum, v: Float64Array) => boolean): YesOrNo =>
    (v) => {
      if (!hasExactPlanes(v)) return undefined;
      const matrix = new three.Matrix4().fromArray(v.subarray(0, DEPTH));
      const system = v[DEPTH] === 1 ? three.WebGPUCoordinateSystem : three.WebGLCoordinateSystem;
      return ask(new three.Frustum().setFromProjectionMatrix(matrix, system), v);
    };
  return {
    pointFrustum: of((frustum, v) => frustum.containsPoint(point(v, SHAPE))),
    boxFrustum: of((frustum, v) => frustum.intersectsBox(box(v, SHAPE))),
    sphereFrustum: of((frustum, v) => frustum.intersectsSphere(sphere(v, SHAPE))),
  };
}
