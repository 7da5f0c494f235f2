import { nearestFaces, type TreeShape } from '../../../scene/index.js';
import type { Solid } from '../../../solids/index.js';
import { solidSweepCase } from '../../cases/motion/solid-sweeps.js';
import { type TreeSweepKind, typedShape } from '../../cases/motion/tree-sweeps.js';
import { solidBy } from '../motion/solid-sweeps.js';

/** The kernel's answer, and whether its parts agree; asked again of a copy that nothing is known of. */
export function nearestFacesSubject(kind: TreeSweepKind): (values: Float64Array) => string {
  return (values) => {
    const { united, takenAway, shape: plain } = solidSweepCase(kind, values);
    const solid = solidBy(united, takenAway);
    if (solid.faces.length === 0) return 'empty';
    const shape = typedShape(kind, plain) as TreeShape;
    const { text, agrees } = answerOf(solid, shape);
    const isSame = answerOf(structuredClone(solid), shape).text === text;
    return `${text}${agrees ? '' : ' MEMBERS DIFFER'}${isSame ? '' : ' COPY DIFFERS'}`;
  };
}

function answerOf(solid: Solid, shape: TreeShape): { readonly text: string; readonly agrees: boolean } {
  const { isInside, faces, triangles, distance } = nearestFaces(solid, shape);
  const { rational, coefficient } = distance.squaredDistance;
  const isNought = rational === 0n && coefficient === 0n;
  const word = isInside ? 'inside' : isNought ? 'meeting' : 'outside';
  const areFaces = faces.length > 0 && faces.every((face) => face < solid.faces.length);
  const agrees = areFaces && triangles.length >= faces.length && distance.closest.length > 0;
  return { text: `${word} ${distance.distance}`, agrees };
}
