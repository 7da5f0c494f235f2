import { boxPlanesText } from '../../../answers/numbers.js';
import { BOX_PLANES as AT } from '../../../cases/implicit.js';
import { nearestDouble } from '../nearest-double.js';
import { add, cross, dot, exact, multiply, signOf, subtract, type Vector, vectorAt } from '../vectors.js';

/** Whether the axes of the oriented box span space: the question is asked of those only. */
export function hasIndependentAxes(v: Float64Array): boolean {
  const values = exact(v);
  const [a, b, c] = [0, 3, 6].map((k) => vectorAt(values, AT.axes + k, 3)) as [Vector, Vector, Vector];
  return dot(a, cross(b, c)) !== 0n;
}

/** Sides of the oriented box by coordinates along its axes (Cramer's rule), which the kernel never computes. */
export function referee(v: Float64Array): string {
  const values = exact(v);
  const { one } = values;
  const at = (k: number): Vector => vectorAt(values, k, 3);
  const axes = [at(AT.axes), at(AT.axes + 3), at(AT.axes + 6)] as const;
  const half = at(AT.half);
  const i = Math.floor(v[0]! / 2);
  const outward = v[0]! % 2 === 0 ? -1n : 1n;
  // In units of one²: center · one, and half · axis.
  let corner = multiply(at(AT.center), one);
  axes.forEach((axis, k) => {
    const plus = Math.floor(v[1]! / (1 << k)) % 2 === 1;
    corner = add(corner, multiply(axis, plus ? half[k]! : -half[k]!));
  });
  // The coordinate of x along axis i is det(x - center, others) / det(axes): outside if outward · it > half.
  const [second, third] = [axes[(i + 1) % 3]!, axes[(i + 2) % 3]!];
  const volume = dot(axes[i]!, cross(second, third));
  const beyond = (x: Vector): number => {
    const along = dot(subtract(x, multiply(at(AT.center), one)), cross(second, third));
    return signOf((outward * along - half[i]! * volume) * volume);
  };
  const p = at(AT.p);
  const sumNormal = add(at(AT.center), at(AT.normal));
  const sumConstant = values.numerators[AT.half]! + values.numerators[AT.p]!;
  const limit = values.numerators[(outward < 0n ? AT.box : AT.box + 3) + i]! * one;
  const signs = [
    beyond(multiply(p, one)),
    beyond(corner),
    signOf(outward * ((corner[i] ?? 0n) - limit)),
    signOf(dot(at(AT.normal), corner)),
    signOf(dot(sumNormal, p) + sumConstant * one),
    signOf(dot(at(AT.normal), cross(second, third)) * volume * outward),
    signOf(dot(sumNormal, subtract(p, at(AT.box)))),
  ];
  const rounded = corner.map((x) => nearestDouble(x, one * one));
  return boxPlanesText(signs, rounded);
}
