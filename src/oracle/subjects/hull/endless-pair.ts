import type { Contact } from '../../../core/contact.js';
import type { Point3 } from '../../../core/shapes.js';
import { lineIntersectsRay, lineRay, rayRay, raysIntersect } from '../../../spatial/index.js';
import { contactText } from '../../answers/text.js';

/** The kernel's functions by the kind of the first shape. */
const FUNCTIONS = { line: [lineRay, lineIntersectsRay], ray: [rayRay, raysIntersect] } as const;

/** A line or a ray. */
interface Endless {
  readonly origin: Point3;
  readonly direction: Point3;
}

/** Both shapes. */
export function endlessPair(values: ArrayLike<number>): readonly [Endless, Endless] {
  const at = (i: number): Point3 => [values[i]!, values[i + 1]!, values[i + 2]!];
  return [
    { origin: at(0), direction: at(3) },
    { origin: at(6), direction: at(9) },
  ];
}

/** The kernel's answer for a line or a ray and a ray, and whether the boolean agrees. */
export function endlessPairSubject(kind: 'line' | 'ray'): (values: Float64Array) => string {
  const [classify, meet] = FUNCTIONS[kind];
  return (values) => {
    const [a, b] = endlessPair(values);
    const found: Contact = classify(a, b);
    const differs = meet(a, b) !== (found.relation !== 'disjoint');
    return `${contactText(found)}${differs ? ' BOOLEAN DIFFERS' : ''}`;
  };
}
