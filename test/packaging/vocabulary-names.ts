import { KINDS } from '../../src/pairs/kinds.js';
import { camel } from '../../src/pairs/text.js';

/**
 * What the names of functions of two shapes say: which shapes, in which order, and what is asked. Shapes and their
 * order are those of the table (`src/pairs/kinds.ts`); these, which no pairs are generated for, stand between them.
 */
const BESIDE: Readonly<Record<string, string>> = {
  thickPoint: 'point',
  disk: 'circle',
  thickPlane: 'plane',
  convexPolygon: 'polygon',
  mesh: 'convex',
  solidLeafTree: 'convex',
};

/** All shapes in the one order, each with the plural that a boolean of two has. */
export const SHAPES: readonly { readonly name: string; readonly plural: string }[] = KINDS.flatMap(
  ({ name, plural }) => [
    { name, plural: camel(plural.replace(/ of .*/, '')) },
    ...Object.keys(BESIDE)
      .filter((other) => BESIDE[other] === name)
      .map((other) => ({ name: other, plural: other.endsWith('h') ? `${other}es` : `${other}s` })),
  ],
);

/** What stands behind two shapes in the name of a function. */
const OPERATIONS = [
  '',
  'Distance',
  'SquaredDistance',
  'Penetration',
  'Points',
  'Conservative',
  'Intersection',
  'Parameters',
  'PassingSide',
];

export interface ReadName {
  readonly shapes: readonly [string, string];
  /** `Intersects`, `ContainsPoint` or what stands behind the shapes. */
  readonly operation: string;
}

const capitalized = (name: string) => name[0]!.toUpperCase() + name.slice(1);

/** What is made, in words that are names of shapes, too. */
const MADE = new Set(['convexHull', 'convexHull2d']);

/** The two shapes and the operation of a name; `undefined` if it has none. */
export function readName(name: string): ReadName | undefined {
  if (MADE.has(name)) return undefined;
  const stem = name.replace(/At$/, '').replace(/2d$/, '');
  for (const a of SHAPES) {
    if (stem === `${a.plural}Intersect`) return { shapes: [a.name, a.name], operation: 'Intersects' };
    if (stem === `${a.name}ContainsPoint`) return { shapes: ['point', a.name], operation: 'ContainsPoint' };
    for (const b of SHAPES) {
      const shapes = [a.name, b.name] as const;
      if (stem === `${a.name}Intersects${capitalized(b.name)}`) return { shapes, operation: 'Intersects' };
      const operation = OPERATIONS.find((one) => stem === a.name + capitalized(b.name) + one);
      if (operation !== undefined) return { shapes, operation };
    }
  }
  return undefined;
}

/** Whether two shapes stand in the one order. */
export function isInOrder([a, b]: ReadName['shapes']): boolean {
  const place = (name: string) => SHAPES.findIndex((shape) => shape.name === name);
  return place(a) <= place(b);
}
