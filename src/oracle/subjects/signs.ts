import {
  angle2d,
  angle3d,
  awayFromLine3d,
  compareAlong2d,
  compareAlong3d,
  compareCrossings2d,
  compareCrossings3d,
  compareDistance2d,
  compareDistance3d,
  compareDistanceToPlane,
  compareLength2d,
  compareLength3d,
  cross2d,
  dihedralAngle3d,
  dot2d,
  dot3d,
  incircle,
  inDiametralCircle,
  inDiametralSphere,
  insphere,
  orient2d,
  orient3d,
  orientDirection3d,
  orientOffset3d,
  powerTest2d,
  powerTest3d,
  sideOfLine2d,
  sideOfPlane,
  sideOfThickPlane,
  triple3d,
} from '../../predicates/index.js';
import { tiers } from '../../predicates/tiers.js';
import { bind, type OnNumbers } from '../cases/bind.js';

/** One by one: the room as one object would keep bundlers from leaving out of an application what it does not use. */
const predicates: Readonly<Record<string, unknown>> = {
  orient2d,
  orient3d,
  incircle,
  insphere,
  sideOfPlane,
  compareDistanceToPlane,
  sideOfThickPlane,
  dot2d,
  dot3d,
  angle2d,
  angle3d,
  cross2d,
  dihedralAngle3d,
  awayFromLine3d,
  triple3d,
  compareDistance2d,
  compareDistance3d,
  compareLength2d,
  compareLength3d,
  inDiametralCircle,
  inDiametralSphere,
  powerTest2d,
  powerTest3d,
  compareAlong2d,
  compareAlong3d,
  sideOfLine2d,
  compareCrossings2d,
  compareCrossings3d,
  orientDirection3d,
  orientOffset3d,
};

/** A predicate of ours on its arguments in an array. */
export function predicate(name: string, arity: number): (values: ArrayLike<number>) => number {
  return bind(predicates[name] as OnNumbers<number>, arity);
}

/** The tiers of a predicate of ours, each alone; `undefined`: it is composed of others. */
export function tiersOf(name: string, arity: number) {
  const known = tiers as unknown as Readonly<
    Record<
      string,
      { readonly tiers: readonly { readonly name: string; readonly decide: OnNumbers<number> }[] }
    >
  >;
  return known[name]?.tiers.map((tier) => ({ name: tier.name, decide: bind(tier.decide, arity) })) ?? [];
}
