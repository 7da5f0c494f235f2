/** What the loops of a section of a solid enclose. */
import { coordinates, exactCoordinates, type FoundPoint3, type PointLike3 } from '../implicit/index.js';
import type { PlaneObject } from '../implicit/objects/plane-object.js';
import { PointAbove, type View, viewOf } from '../implicit/points-above-plane.js';
import { nestingOf } from '../mesh/sections/nesting.js';
import { regionsOf, type SectionRegion } from '../mesh/sections/regions.js';

/** A point of the plane as it is seen along an axis: what is in the plane does not depend on how far in front it is. */
function seenAlong({ first, second }: View, point: FoundPoint3): PointAbove {
  const rounded = coordinates(point as PointLike3);
  return new PointAbove(rounded[first]!, rounded[second]!, () => {
    const exact = exactCoordinates(point as PointLike3);
    const [x, y] = [exact[first]!, exact[second]!];
    return {
      first: [x.numerator * y.denominator, 0n],
      second: [y.numerator * x.denominator, 0n],
      weight: x.denominator * y.denominator,
    };
  });
}

/** The parts that loops in a plane enclose, each by its outer loop and its holes. The loops do not cross each other. */
export function regionsInPlane(
  plane: PlaneObject,
  loops: readonly (readonly FoundPoint3[])[],
): SectionRegion[] {
  const view = viewOf(plane);
  const rings = loops.map((loop) => loop.map((point) => seenAlong(view, point)));
  return regionsOf(nestingOf(rings, view.isFront), 'positive');
}
