import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import type { QuakeMap, QuakeMapEntity, QuakeMapFace } from '../../../src/formats/index.js';

/** Small maps that stand beside this file, each as a standard map and as one of Valve 220. */
export const FIXTURES = ['cube', 'wedge', 'room'].flatMap((name) => [name, `${name}-valve`]);

export function fixture(name: string): string {
  return readFileSync(new URL(`fixtures/${name}.map`, import.meta.url), 'utf8');
}

type Entities = Pick<QuakeMap, 'entities'>;

/** What a map says, without lines: two of these are equal if everything is, the sign of a zero, too. */
export function bare({ entities }: Entities): unknown {
  return entities.map(({ properties, brushes }) => [
    // Of an object, a property of the name `__proto__` would not be compared.
    Object.entries(properties),
    brushes.map(({ faces }) =>
      faces.map((face) => [
        face.points.map((point) => Array.from(point)),
        face.texture,
        face.axes?.map((axis) => Array.from(axis)) ?? null,
        [...face.offset],
        face.rotation,
        [...face.scale],
        [...face.extra],
      ]),
    ),
  ]);
}

const double = fc.oneof(
  { arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }), weight: 4 },
  fc.constantFrom(-0, 0, 5e-324, 1.7976931348623157e308, 0.1, 1 / 3, 2 ** 53 + 2),
  fc.integer({ min: -1000, max: 1000 }).map((n) => n / 64),
);
const point = fc.tuple(double, double, double);
const pair = fc.tuple(double, double);
const anyText = fc.oneof(fc.string(), fc.string({ unit: 'binary' }));
/** What can stand in quotes. */
const text = fc.oneof(
  anyText.map((s) => s.replaceAll('"', "'")),
  fc.constantFrom('__proto__', 'constructor', '', '\\', 'a\r\nb', '// no comment', '{', '\ufeff'),
);
/** A word may have quotes behind its first letter. */
const texture = fc.oneof(
  text,
  fc.constantFrom('{grate', '*lava1', '(', '[', '//a', 'a//b', '+0slip', 'a"b', '1e5', '}', 'é 水'),
);

const face: fc.Arbitrary<QuakeMapFace> = fc.record({
  points: fc.tuple(point, point, point),
  texture,
  axes: fc.option(fc.tuple(point, point)),
  offset: pair,
  rotation: double,
  scale: pair,
  extra: fc.array(double, { maxLength: 3 }),
});

const entity: fc.Arbitrary<QuakeMapEntity> = fc.record({
  properties: fc
    .array(fc.tuple(text, text), { maxLength: 4 })
    .map((pairs) => Object.fromEntries(pairs) as Record<string, string>),
  brushes: fc.array(fc.record({ faces: fc.array(face, { maxLength: 5 }) }), { maxLength: 3 }),
});

/** Maps of all kinds, good ones and such as no program would make. */
export const maps: fc.Arbitrary<Entities> = fc.record({ entities: fc.array(entity, { maxLength: 3 }) });
