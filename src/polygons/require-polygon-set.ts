import {
  polygonSetWay,
  reject,
  rejectWords,
  requireIndex,
  requireList,
  requireObject,
  requirePoint2,
} from '../core/arguments/index.js';
import { cross2d } from '../predicates/index.js';
import { isMade } from './made-sets.js';
import type { PolygonSet, PolygonSetVertex } from './polygon-set.js';
import { lineOfEdge } from './set-edges.js';

/** Sets that were looked at before. The data must not be changed after that. */
const sound: WeakSet<PolygonSet> = /* @__PURE__ */ new WeakSet();

/**
 * Checks that an argument is a polygon set: one that was made here, or one whose parts fit together. That is looked at
 * once for each object: that lines are lines; that vertices exist; that rings have at least three vertices, and edges
 * lie on lines of their ends. What turns which way, what comes first, and whether rings cross is taken on trust;
 * `polygonSetFromJson` looks at it.
 *
 * @throws RangeError naming the part that is wrong
 */
export function requirePolygonSet(where: string, name: string, set: PolygonSet): PolygonSet {
  if (isMade(set) || sound.has(set)) return set;
  requireObject(where, name, 'a polygon set', set);
  const { type, lines, vertices, polygons } = set;
  if (type !== 'polygon-set') reject(where, name, 'a polygon set', set, polygonSetWay(set));
  requireList(where, `${name}.lines`, 'a list of lines', lines);
  for (const [i, line] of lines.entries()) requireLine(where, `${name}.lines[${i}]`, line);
  requireList(where, `${name}.vertices`, 'a list of vertices', vertices);
  for (const [i, vertex] of vertices.entries()) requireVertex(where, `${name}.vertices[${i}]`, vertex, set);
  requireList(where, `${name}.polygons`, 'a list of polygons', polygons);
  for (const [i, rings] of polygons.entries()) {
    requireList(where, `${name}.polygons[${i}]`, 'a list of rings', rings);
    for (const [k, ring] of rings.entries()) requireRing(where, `${name}.polygons[${i}][${k}]`, ring, set);
  }
  sound.add(set);
  return set;
}

function requireLine(where: string, name: string, line: PolygonSet['lines'][number]): void {
  requireList(where, name, 'four coordinates of two points', line);
  const isLine = (line.length === 4 || line.length === 6) && line.every((x) => Number.isFinite(x));
  if (!isLine || (line[0] === line[2] && line[1] === line[3])) {
    reject(where, name, 'four coordinates of two points', line);
  }
}

function requireVertex(where: string, name: string, vertex: PolygonSetVertex, { lines }: PolygonSet): void {
  requireObject(where, name, 'two coordinates or {lines}', vertex);
  if (!('lines' in vertex)) {
    requirePoint2(where, name, vertex);
    return;
  }
  const pair = vertex.lines;
  const isPair = Array.isArray(pair) && pair.length === 2;
  if (!isPair) reject(where, `${name}.lines`, 'two numbers of lines', pair);
  for (const k of [0, 1] as const) requireIndex(where, `${name}.lines[${k}]`, pair[k]!, lines.length);
  const [p, q] = [lines[pair[0]]!, lines[pair[1]]!];
  if (cross2d(p[0], p[1], p[2], p[3], q[0], q[1], q[2], q[3]) === 0) {
    rejectWords(where, `${name}.lines`, 'two lines that cross', 'parallel lines');
  }
}

function requireRing(where: string, name: string, ring: readonly number[], set: PolygonSet): void {
  requireList(where, name, 'a list of at least 3 vertex numbers', ring);
  if (ring.length < 3) reject(where, name, 'a list of at least 3 vertex numbers', ring);
  for (const [i, v] of ring.entries()) requireIndex(where, `${name}[${i}]`, v, set.vertices.length);
  ring.forEach((v, i) => {
    const w = ring[i + 1 === ring.length ? 0 : i + 1]!;
    if (lineOfEdge(set, v, w) === null) {
      rejectWords(
        where,
        `${name}[${i}]`,
        'where an edge on one of the lines begins',
        `one from vertex ${v} to ${w}`,
      );
    }
  });
}
