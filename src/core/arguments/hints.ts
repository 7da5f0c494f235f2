/** How values of other libraries become values of this one: the end of an error's sentence. */

/** No shape has more. */
const MOST_MEMBERS = 6;

type Members = Readonly<Record<string, unknown>>;

/**
 * What to do with an object that was refused: `: pass [v.x, v.y, v.z]`; empty if it is not known.
 *
 * @example hintFor({ x: 0, y: 1 }); // ': pass [v.x, v.y]'
 */
export function hintFor(value: object): string {
  try {
    const way = wayOf(value as Members);
    return way === '' ? '' : `: pass ${way}`;
  } catch {
    // An object may refuse to show what it has.
    return '';
  }
}

function wayOf(value: Members): string {
  if (isForeignVector(value)) return listOf('v', value);
  if (isGeometry(value)) return 'meshFromBufferGeometry(geometry)';
  if (isGeometry(value.geometry)) {
    // Who has a place is an object of three.js; others only hold a geometry.
    const way = 'matrixWorld' in value ? 'Object(mesh)' : 'Geometry(v.geometry)';
    return `meshFrom${way} of unerring/three`;
  }
  if ('coordinates' in value && 'type' in value) return geoJson(value);
  if ('then' in value) return 'await v';
  if (typeof Object(value.signal).aborted === 'boolean') return 'v.signal';
  if (Array.isArray(value.features) && 'document' in value) return 'polygonsOfGeoJson(file.document)';
  // A frustum has the elements of its matrix, too, and is a shape.
  if (Object(value.elements).length === 16 && value.type !== 'frustum') return 'm.elements';
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

/** Its coordinates as a list: `[v.x, v.y]`. */
export function listOf(name: string, vector: Members): string {
  const axes = ['x', 'y', 'z', 'w'].filter((axis) => typeof vector[axis] === 'number');
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
  return Object(value).attributes?.position?.itemSize !== undefined;
}

/** GeoJSON repeats the first point of a ring at its end, as rings here may. */
function geoJson({ type }: Members): string {
  if (type === 'Polygon') return '{outer: v.coordinates[0], holes: v.coordinates.slice(1)}';
  if (type === 'MultiPolygon')
    return 'one polygon: {outer: v.coordinates[0][0], holes: v.coordinates[0].slice(1)}';
  return 'v.coordinates';
}
