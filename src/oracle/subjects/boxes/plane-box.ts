import { type PlaneBox, planeBox, planeIntersectsBox } from '../../../spatial/boxes/plane-box.js';
import { planeIntersectsOrientedBox, planeOrientedBox } from '../../../spatial/boxes/plane-oriented-box.js';
import { featureText, sortedPairs } from '../../answers/text.js';
import { boxOf, orientedBoxOf, planeOf } from '../../cases/shapes.js';

function textOf(found: PlaneBox, meet: boolean): string {
  const { relation, side, witness } = found;
  const differs = meet === (relation === 'disjoint') ? ' BOOLEAN DIFFERS' : '';
  return [relation, side, featureText(witness?.b), ...sortedPairs(found)].join(' ') + differs;
}

/** The kernel's answer for a box. */
export function planeBoxSubject(v: Float64Array): string {
  const [plane, box] = [planeOf(v, 0), boxOf(v, 4)];
  return textOf(planeBox(plane, box), planeIntersectsBox(plane, box));
}

/** The kernel's answer for an oriented box. */
export function planeOrientedBoxSubject(v: Float64Array): string {
  const [plane, box] = [planeOf(v, 0), orientedBoxOf(v, 4)];
  return textOf(planeOrientedBox(plane, box), planeIntersectsOrientedBox(plane, box));
}
