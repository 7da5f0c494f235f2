/** How values of other libraries become values of this one: the end of an error's sentence. */

/** No shape has more. */
const MOST_MEMBERS = 6;

type Members = Readonly<Record<string, unknown>>;

/**
 * What to do with an object that was refused: `: pass [v.x, v.y, v.z]`; empty if it is not known.
 *
 * @param expected  what was asked for, in words
 * @example hintFor({ x: 0, y: 1 }); // ': pass [v.x, v.y]'
 */
export function hintFor(value: object, expected = ''): string {
  try {
    const way = wayTo(expected, value as Members) ?? (Array.isArray(value) ? '' : wayOf(value as Members));
    return way === '' ? '' : `: pass ${way}`;
  } catch {
    // An object may refuse to show what it has.
    return '';
  }
}

/** What is given where something else of this package is asked for, and how that is made of it. */
const WAYS: readonly (readonly [expected: RegExp, fits: (value: Members) => boolean, way: string])[] = [
  [/solid of unerring\/solids/, isMesh, 'solidFromMesh(mesh)'],
  [/solid of unerring\/solids/, isListOfObjects, 'the solids one by one, f(...solids)'],
  [
    /solid of unerring\/solids/,
    (v) => v.type === 'solid',
    'a solid of unerring/solids, as convexSolid(planes) makes; this is a convex shape of unerring/spatial',
  ],
  [/positions, indices/, (v) => v.type === 'solid' && 'isUnbounded' in v, 'solidToMesh(solid)'],
  [/positions, indices/, (v) => isMesh(v.mesh), 'v.mesh'],
  [/^a point of \d coordinates/, (v) => 'point' in v, 'v.point'],
  [/\{normal, constant\}/, (v) => isNumbers(v, 4), '{normal: v.slice(0, 3), constant: v[3]}'],
  [/\{center, radius\}/, (v) => isNumbers(v, 4), '{center: v.slice(0, 3), radius: v[3]}'],
  [/\{min, max\}/, (v) => isNumbers(v, 6), '{min: v.slice(0, 3), max: v.slice(3)}'],
  [
    /16 numbers/,
    (v) => 'projectionMatrix' in v,
    'the elements of camera.projectionMatrix times camera.matrixWorldInverse',
  ],
  [/^a list of points/, (v) => 'outer' in v, 'v.outer; holes are not taken here'],
  [/^a point of 2 coordinates/, isPolygon, 'one polygon after the other: these are several'],
  [
    /list of numbers, [23] of one/,
    (v) => isNumbers((v as unknown as ArrayLike<unknown>)[0]),
    'points.flat()',
  ],
  [/finite number/, (v) => isNumbers(v), 'the numbers one behind the other, as points.flat()'],
  [/string, an ArrayBuffer/, (v) => isStream(v.body), 'v.body'],
  [/BufferGeometry|with a position/, (v) => isGeometry(v.geometry), 'mesh.geometry'],
];

function wayTo(expected: string, value: Members): string | undefined {
  return WAYS.find(([what, fits]) => what.test(expected) && fits(value))?.[2];
}

function isMesh(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'positions' in value && 'indices' in value;
}

function isListOfObjects(value: unknown): boolean {
  return (
    Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'object' && one !== null)
  );
}

function isNumbers(value: unknown, count?: number): boolean {
  if (!(Array.isArray(value) || ArrayBuffer.isView(value))) return false;
  const numbers = Array.from(value as ArrayLike<unknown>);
  return numbers.every((x) => typeof x === 'number') && (count === undefined || numbers.length === count);
}

/** A list of points, or an object with one. */
function isPolygon(value: unknown): boolean {
  const ring = Array.isArray(value) ? value : (value as { outer?: unknown } | null)?.outer;
  return Array.isArray(ring) && ring.length > 0 && isNumbers(ring[0], 2);
}

function isStream(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'getReader' in value;
}

function wayOf(value: Members): string {
  if (isForeignVector(value)) return listOf('v', value);
  if (isGeometry(value)) return 'meshFromBufferGeometry(geometry)';
  if (isGeometry(value.geometry)) return 'meshFromBufferGeometry(mesh.geometry)';
  if ('coordinates' in value && 'type' in value) return geoJson(value);
  if (Array.isArray(value.elements)) return 'm.elements';
  return hasForeignVectors(value) ? shapeOf(value) : '';
}

/**
 * Is this a vector of a library whose vectors are objects, with numbers x and y?
 *
 * @param says whether it has to say of itself that it is one, as those of three.js do
 */
export function isForeignVector(value: unknown, says = false): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const v = value as Members;
  if (says) return v.isVector3 === true || v.isVector2 === true;
  return typeof v.x === 'number' && typeof v.y === 'number' && typeof v.length !== 'number';
}

/** Does an object, not a list, hold vectors that are objects, as the shapes of three.js do? */
export function hasForeignVectors(value: object): boolean {
  return Object.values(value).some((part) => isForeignVector(part));
}

function listOf(name: string, vector: Members): string {
  const axes = ['x', 'y', 'z'].filter((axis) => typeof vector[axis] === 'number');
  return `[${axes.map((axis) => `${name}.${axis}`).join(', ')}]`;
}

/** The same shape with lists for vectors. What a shape says of itself, `isPlane`, does not belong to it. */
function shapeOf(shape: Members): string {
  const members = Object.entries(shape).filter(([, part]) => typeof part !== 'boolean');
  // Cameras and meshes of three.js hold vectors among much else: no shape is made of that.
  if (members.length > MOST_MEMBERS) return '';
  const written = members.map(([key, part]) => {
    if (!isForeignVector(part)) return `${key}: v.${key}`;
    const { toArray } = part as { toArray?: unknown };
    return `${key}: ${typeof toArray === 'function' ? `v.${key}.toArray()` : listOf(`v.${key}`, part as Members)}`;
  });
  return `{${written.join(', ')}}`;
}

function isGeometry(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { attributes } = value as { attributes?: unknown };
  return typeof attributes === 'object' && attributes !== null && 'position' in attributes;
}

/** GeoJSON repeats the first point of a ring at its end, as rings here may. */
function geoJson({ type }: Members): string {
  if (type === 'Polygon') return '{outer: v.coordinates[0], holes: v.coordinates.slice(1)}';
  if (type === 'MultiPolygon')
    return 'one polygon: {outer: v.coordinates[0][0], holes: v.coordinates[0].slice(1)}';
  return 'v.coordinates';
}
