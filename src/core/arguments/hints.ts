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
  if (isGeometry(value)) return 'meshFromGeometry(geometry) of unerring/three';
  // A mesh that was made of one has it, too.
  if (isGeometry(value.geometry) && !('positions' in value)) {
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

/** Types of shapes by their members, as three.js has them. */
const TYPES: Members = {
  'min max': 'box',
  'center radius': 'sphere',
  'start end': 'segment',
  'start end radius': 'capsule',
  'origin direction': 'ray',
  'normal constant': 'plane',
  'a b c': 'triangle',
};

/** The same shape with lists for vectors, and its type. What it says of itself, `isPlane`, does not belong to it. */
function shapeOf(shape: Members): string {
  const members = Object.entries(shape).filter(([, part]) => typeof part !== 'boolean');
  // Cameras and meshes of three.js hold vectors among much else: no shape is made of that.
  if (members.length > MOST_MEMBERS) return '';
  const type = TYPES[members.map(([key]) => key).join(' ')];
  const written = members.map(([key, part]) => {
    if (!isForeignVector(part)) return `${key}: v.${key}`;
    const { toArray } = part as { toArray?: unknown };
    return `${key}: ${typeof toArray === 'function' ? `v.${key}.toArray()` : listOf(`v.${key}`, part as Members)}`;
  });
  if (type !== undefined) written.unshift(`type: '${type}'`);
  return `{${written.join(', ')}}`;
}

/** A shape without its type, or a list of its corners: how it becomes one with its type; empty if it is not known. */
export function typedWay(value: unknown): string {
  if (typeof value !== 'object' || value === null || hasForeignVectors(value)) return '';
  if (!Array.isArray(value)) {
    const type = TYPES[Object.keys(value).join(' ')];
    const isPlanar = type === 'sphere' && Object((value as Members).center).length === 2;
    return type === undefined ? '' : `{type: '${isPlanar ? 'circle' : type}', ...v}`;
  }
  if (value.length === 0 || !value.every((point) => typeof Object(point)[0] === 'number')) return '';
  if (value.length === 1) return 'v[0]';
  if (value.length === 2) return "{type: 'segment', start: v[0], end: v[1]}";
  if (value.length === 3) return "{type: 'triangle', a: v[0], b: v[1], c: v[2]}";
  const polygon = "{type: 'polygon', outer: v}";
  return Object(value[0]).length === 2 ? polygon : `${polygon}, or {type: 'hull', points: v}`;
}

function isGeometry(value: unknown): boolean {
  return Object(value).attributes?.position?.itemSize !== undefined;
}

/** A list of rings as a polygon: the outer one comes first. */
export function ringsAsPolygon(list: string): string {
  return `{outer: ${list}[0], holes: ${list}.slice(1)}`;
}

/** GeoJSON repeats the first point of a ring at its end, as rings here may. */
function geoJson({ type }: Members): string {
  if (type === 'Polygon') return ringsAsPolygon('v.coordinates');
  if (type === 'MultiPolygon') return `each polygon alone, ${ringsAsPolygon('v.coordinates[i]')}`;
  return 'v.coordinates';
}

const AREAS = /^(Multi)?Polygon$/;
const DOCUMENTS = /^(Feature|FeatureCollection|GeometryCollection)$/;

/**
 * What makes a polygon set of something else: rings, polygons, GeoJSON; what has a set or polygons as a member has it
 * there. Empty if nothing is known.
 *
 * @example polygonSetWay([[0, 0], [1, 0], [0, 1]]); // 'polygonSet(v)'
 */
export function polygonSetWay(value: unknown): string {
  if (isPolygons(value)) return 'polygonSet(v)';
  if (Array.isArray(value)) return value.every(isPolygonsOrSet) ? 'polygonUnion(...v)' : '';
  const { type, document, set, region, polygons } = Object(value) as Members;
  if (DOCUMENTS.test(String(type)) || document !== undefined) return 'polygonSet(polygonsOfGeoJson(v))';
  if (isPolygonSet(set)) return 'v.set';
  if (isPolygonSet(region)) return 'v.region';
  // What was rounded has its polygons as lists of points, an offset as numbers of vertices.
  return isPolygons(polygons) ? 'polygonSet(v.polygons)' : '';
}

const isPolygonSet = (value: unknown): boolean => Object(value).type === 'polygon-set';
const isPolygonsOrSet = (value: unknown): boolean => isPolygonSet(value) || isPolygons(value);

/** Polygons lie in three lists: of polygons, of rings, and of points. */
const DEEPEST = 3;

/** Does this look like what `polygonSet` takes? What is wrong in it `polygonSet` says. */
function isPolygons(value: unknown, depth = 0): boolean {
  if (!Array.isArray(value)) {
    const { outer, type, coordinates } = Object(value) as Members;
    return (
      depth < 2 &&
      (Array.isArray(outer) || (depth === 0 && AREAS.test(String(type)) && coordinates !== undefined))
    );
  }
  const [first] = value as readonly unknown[];
  // A point has two numbers: of one list alone nothing is known, but that nothing is in it.
  if (isPoint(first)) return true;
  return value.length === 0 || (depth + 1 < DEEPEST && isPolygons(first, depth + 1));
}

const isPoint = (value: unknown): boolean =>
  Object(value).length === 2 && typeof Object(value)[0] === 'number' && typeof value === 'object';
