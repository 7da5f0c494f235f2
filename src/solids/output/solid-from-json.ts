import { PlaneTable } from '../../bsp/index.js';
import {
  reject,
  rejectWords,
  requireBoolean,
  requireIndex,
  requireList,
  requireObject,
  requireOneOf,
  requirePoint3,
} from '../../core/arguments/index.js';
import {
  compareLexicographic,
  type ExactPlane,
  type PointLike3,
  side,
  threePlanesPoint,
} from '../../implicit/index.js';
import { planeFrom } from '../../implicit/revive.js';
import { compareFaces, compareLists } from '../canonical-form.js';
import type { Solid, SolidFace, SolidVertex } from '../solid.js';
import { requireTurns } from './require-turns.js';

const WHERE = 'solidFromJson';

/**
 * A solid from what `solidToJson` gave, or from its text. Everything is looked at that a vertex, an edge or a face
 * shows by itself: that planes are planes, and distinct; that vertices exist, are distinct, and lie in the planes of
 * their faces; that each edge is run as often one way as the other; that rings run the right way round an area, and
 * faces look away from the solid; and that all is in canonical order. That rings and faces do not cross is not looked
 * at.
 *
 * @throws RangeError naming the part that is wrong
 * @example
 * const axes = [[1, 0, 0], [0, 1, 0], [0, 0, 1], [-1, 0, 0], [0, -1, 0], [0, 0, -1]];
 * const cube = convexSolid(axes.map((normal) => ({ normal, constant: -1 })));
 * solidFromJson(JSON.stringify(solidToJson(cube))).faces.length; // 6
 */
export function solidFromJson(json: unknown): Solid {
  const data = objectFrom(json);
  requireOneOf(WHERE, 'json.format', data.format, ['unerring-solid']);
  requireOneOf(WHERE, 'json.version', data.version, [1]);
  requireBoolean(WHERE, 'json.isUnbounded', data.isUnbounded);
  const planes = planesFrom(data.planes);
  const [vertices, points] = verticesFrom(data.vertices, planes);
  const faces = facesFrom(data.faces, planes, points);
  requireEdges(faces);
  requireAllUsed(faces, planes.length, vertices.length);
  const solid: Solid = { type: 'solid', isUnbounded: data.isUnbounded as boolean, planes, vertices, faces };
  requireTurns(WHERE, 'json', solid);
  return solid;
}

type Data = Readonly<Record<string, unknown>>;

function objectFrom(json: unknown): Data {
  let value = json;
  if (typeof json === 'string') {
    try {
      value = JSON.parse(json);
    } catch (error) {
      rejectWords(WHERE, 'json', 'JSON', `a string that is none: ${(error as Error).message}`);
    }
  }
  requireObject(WHERE, 'json', 'a solid', value);
  return value as Data;
}

function listFrom(path: string, what: string, value: unknown): unknown[] {
  requireList(WHERE, path, what, value);
  return Array.from(value as ArrayLike<unknown>);
}

function planesFrom(value: unknown): ExactPlane[] {
  const table = new PlaneTable();
  return listFrom('json.planes', 'a list of planes', value).map((data, i) => {
    const path = `json.planes[${i}]`;
    requireObject(WHERE, path, 'a plane', data);
    const plane = planeFrom(WHERE, path, data as ExactPlane) as unknown as ExactPlane;
    const { index } = table.add(plane);
    if (index !== i) rejectWords(WHERE, path, 'a plane of its own', `the same plane as planes[${index}]`);
    return plane;
  });
}

function verticesFrom(value: unknown, planes: readonly ExactPlane[]): [SolidVertex[], PointLike3[]] {
  const vertices: SolidVertex[] = [];
  const points: PointLike3[] = [];
  listFrom('json.vertices', 'a list of vertices', value).forEach((data, i) => {
    const path = `json.vertices[${i}]`;
    requireObject(WHERE, path, 'three coordinates or {planes}', data);
    const vertex =
      'planes' in (data as object) ? tripleFrom(path, data as Data, planes) : pointFrom(path, data);
    const point = 'planes' in vertex ? commonPoint(path, vertex.planes, planes) : vertex;
    if (i > 0 && compareLexicographic(points[i - 1]!, point) >= 0) {
      rejectWords(WHERE, path, 'behind the vertex before it in lexicographic order', 'one that is not');
    }
    vertices.push(vertex);
    points.push(point);
  });
  return [vertices, points];
}

function pointFrom(path: string, data: unknown): [number, number, number] {
  requirePoint3(WHERE, path, data as ArrayLike<number>);
  const [x, y, z] = data as [number, number, number];
  return [x + 0, y + 0, z + 0];
}

function tripleFrom(
  path: string,
  data: Data,
  planes: readonly ExactPlane[],
): { planes: [number, number, number] } {
  const triple = listFrom(`${path}.planes`, 'three numbers of planes', data.planes) as [
    number,
    number,
    number,
  ];
  if (triple.length !== 3) reject(WHERE, `${path}.planes`, 'three numbers of planes', triple);
  triple.forEach((plane, k) => {
    requireIndex(WHERE, `${path}.planes[${k}]`, plane, planes.length);
  });
  return { planes: triple };
}

function commonPoint(
  path: string,
  [p, q, r]: readonly [number, number, number],
  planes: readonly ExactPlane[],
): PointLike3 {
  const point = threePlanesPoint(planes[p]!, planes[q]!, planes[r]!);
  if (point === null) {
    rejectWords(WHERE, `${path}.planes`, 'planes with one common point', 'planes that have none, or more');
  }
  return point;
}

function facesFrom(
  value: unknown,
  planes: readonly ExactPlane[],
  points: readonly PointLike3[],
): SolidFace[] {
  const faces: SolidFace[] = [];
  const seen = new Map<string, number>();
  listFrom('json.faces', 'a list of faces', value).forEach((data, i) => {
    const face = faceFrom(`json.faces[${i}]`, data, planes, points);
    const name = `${face.plane} ${face.facing}`;
    const first = seen.get(name);
    if (first !== undefined) {
      rejectWords(
        WHERE,
        `json.faces[${i}]`,
        'all of its plane',
        `the same plane and facing as faces[${first}]`,
      );
    }
    seen.set(name, i);
    if (i > 0) requireOrder(`json.faces[${i}]`, compareFaces(faces[i - 1]!, face), 'face');
    faces.push(face);
  });
  return faces;
}

function faceFrom(
  path: string,
  value: unknown,
  planes: readonly ExactPlane[],
  points: readonly PointLike3[],
): SolidFace {
  requireObject(WHERE, path, '{plane, facing, rings}', value);
  const { plane, facing, rings } = value as Record<string, unknown>;
  requireIndex(WHERE, `${path}.plane`, plane as number, planes.length);
  requireOneOf(WHERE, `${path}.facing`, facing, [1, -1]);
  const lists = listFrom(`${path}.rings`, 'a list of rings', rings);
  if (lists.length === 0) reject(WHERE, `${path}.rings`, 'a list of at least one ring', rings);
  const own = lists.map((ring, k) => ringFrom(`${path}.rings[${k}]`, ring, planes[plane as number]!, points));
  for (let k = 1; k < own.length; k++)
    requireOrder(`${path}.rings[${k}]`, compareLists(own[k - 1]!, own[k]!), 'ring');
  return { plane: plane as number, facing: facing as 1 | -1, rings: own };
}

function ringFrom(
  path: string,
  value: unknown,
  plane: ExactPlane,
  points: readonly PointLike3[],
): readonly number[] {
  const ring = listFrom(path, 'a list of at least 3 vertex numbers', value) as number[];
  if (ring.length < 3) reject(WHERE, path, 'a list of at least 3 vertex numbers', value);
  const seen = new Set<number>();
  ring.forEach((vertex, k) => {
    requireIndex(WHERE, `${path}[${k}]`, vertex, points.length);
    if (seen.has(vertex))
      rejectWords(WHERE, `${path}[${k}]`, 'a vertex that the ring passes once', `${vertex} again`);
    if (vertex < ring[0]!)
      rejectWords(WHERE, path, 'a ring that begins at its least vertex', `one with ${vertex} in it`);
    if (side(plane, points[vertex]!) !== 0) {
      rejectWords(WHERE, `${path}[${k}]`, 'a vertex in the plane of its face', 'one beside it');
    }
    seen.add(vertex);
  });
  return ring;
}

function requireOrder(path: string, order: number, what: string): void {
  if (order >= 0) {
    rejectWords(WHERE, path, `behind the ${what} before it in lexicographic order`, 'one that is not');
  }
}

/** Each edge is run as often one way as the other. */
function requireEdges(faces: readonly SolidFace[]): void {
  const counts = new Map<string, number>();
  for (const { rings } of faces) {
    for (const ring of rings) {
      ring.forEach((from, k) => {
        const to = ring[(k + 1) % ring.length]!;
        const name = from < to ? `${from} to ${to}` : `${to} to ${from}`;
        counts.set(name, (counts.get(name) ?? 0) + (from < to ? 1 : -1));
      });
    }
  }
  for (const [name, count] of counts) {
    if (count !== 0) rejectWords(WHERE, 'json.faces', 'closed', `an open edge from vertex ${name}`);
  }
}

/** Vertices are those of faces, and planes come in the order of their first faces. */
function requireAllUsed(faces: readonly SolidFace[], planes: number, vertices: number): void {
  const used = new Set(faces.map(({ plane }) => plane));
  const isOrdered = [...used].every((plane, i) => plane === i);
  if (!isOrdered || used.size !== planes) {
    rejectWords(WHERE, 'json.planes', 'in the order in which faces use them', 'others');
  }
  const corners = new Set(faces.flatMap(({ rings }) => rings.flat()));
  for (let v = 0; v < vertices; v++) {
    if (!corners.has(v)) rejectWords(WHERE, `json.vertices[${v}]`, 'a vertex of a face', 'one of none');
  }
}
