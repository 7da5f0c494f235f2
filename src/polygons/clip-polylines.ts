import { Subdivision } from '../arrangement/subdivision.js';
import { vertexAsPoint } from '../arrangement/vertex-as-point.js';
import { requireList, requireNoMore, requireRing2 } from '../core/arguments/index.js';
import { NONE } from '../core/collections/hashing.js';
import type { Point2 } from '../core/shapes.js';
import type { FoundPoint2 } from '../implicit/index.js';
import { type PolygonClip, readClip } from './clip-region.js';
import { membershipSides } from './combine.js';
import { loadOperands } from './load-operands.js';

/** A part of a line, by its points: they begin and end where the line does, or where it is cut. */
export interface ClippedPolyline {
  /** The number of the line. */
  readonly line: number;
  readonly points: readonly FoundPoint2[];
}

/** Lines, cut at the boundary of polygons; in the order of the lines, and along them. */
export interface ClippedPolylines {
  /** What is in the polygons, their boundary included. */
  readonly inside: readonly ClippedPolyline[];
  readonly outside: readonly ClippedPolyline[];
}

/**
 * The parts of lines that are in polygons, in a box or in a half-plane, and those that are not, exactly. What runs
 * along the boundary is inside. Points in which a line only touches are no parts of their own, and cut nothing.
 *
 * Source: Liang and Barsky 1984, "A New Concept and Method for Line Clipping", for the question.
 *
 * @param lines lists of points, each joined to the next
 * @param clip polygons, `{min, max}`, or `{start, end}`: the half-plane on the left of the line from start to end
 * @throws RangeError naming the part that is wrong
 * @example
 * const { inside, outside } = clipPolylines([[[-1, 1], [3, 1]]], { min: [0, 0], max: [2, 2] });
 * inside[0].points.map(([...p]) => p); // [[0, 1], [2, 1]]
 * outside.length; // 2
 */
export function clipPolylines(lines: readonly (readonly Point2[])[], clip: PolygonClip): ClippedPolylines {
  if (arguments.length > 2) requireNoMore('clipPolylines', 2, arguments[2]);
  requireList('clipPolylines', 'lines', 'a list of lines', lines);
  const read = Array.from(lines, (line, i) => {
    requireRing2('clipPolylines', `lines[${i}]`, line);
    return Array.from(line, (p): [number, number] => [p[0]! + 0, p[1]! + 0]);
  });
  let reach = 2;
  for (const line of read)
    for (const [x, y] of line) while (reach <= Math.max(Math.abs(x), Math.abs(y))) reach *= 2;
  const region = readClip('clipPolylines', 'clip', clip, Math.min(reach, Number.MAX_VALUE));
  return new PolylineClipper(read, region).clipped();
}

class PolylineClipper {
  readonly #lines: readonly (readonly [number, number][])[];
  readonly #subdivision: Subdivision;
  /** Whether each piece is in the polygons. */
  readonly #isIn: Uint8Array;
  /** The pieces of each edge, in order along it. */
  readonly #piecesOf: readonly number[][];
  /** The first use of the segments of each line. */
  readonly #uses: readonly number[];

  constructor(lines: readonly (readonly [number, number][])[], region: ReturnType<typeof readClip>) {
    this.#lines = lines;
    const loaded = loadOperands([region], undefined);
    const { soup } = loaded;
    this.#uses = lines.map((line) => {
      const first = soup.useEdge.length;
      for (let i = 1; i < line.length; i++) {
        soup.addSegment(soup.point(...line[i - 1]!), soup.point(...line[i]!));
      }
      return first;
    });
    const subdivision = new Subdivision(soup);
    this.#subdivision = subdivision;
    const clipUses = this.#uses[0] ?? soup.useEdge.length;
    this.#isIn = membershipSides(
      subdivision,
      { ...loaded, uses: clipUses },
      [{ type: 'union', parts: [~0] }],
      0,
    ).isIn;
    this.#piecesOf = piecesOfEdges(subdivision);
  }

  clipped(): ClippedPolylines {
    const parts: Record<'inside' | 'outside', ClippedPolyline[]> = { inside: [], outside: [] };
    this.#lines.forEach((line, number) => {
      let points: number[] = [];
      let isIn: number | null = null;
      const close = (): void => {
        if (isIn === null) return;
        const found = { line: number, points: points.map((v) => this.#point(v)) };
        parts[isIn === 1 ? 'inside' : 'outside'].push(found);
      };
      for (let i = 1; i < line.length; i++) {
        for (const [piece, isLast, v, w] of this.#alongSegment(this.#uses[number]! + i - 1)) {
          const now = this.#isIn[piece]!;
          if (now !== isIn) {
            if (isIn !== null && points.at(-1) !== v) points.push(v);
            close();
            points = [v];
            isIn = now;
          }
          if (isLast) points.push(w);
        }
      }
      close();
    });
    return parts;
  }

  /** The pieces of a segment in its direction, whether one is the last, and their ends. */
  *#alongSegment(use: number): Iterable<readonly [number, boolean, number, number]> {
    const { soup, origins } = this.#subdivision;
    const edge = soup.useEdge.data[use]!;
    if (edge === NONE) return;
    const turned = soup.useTurned.data[use]!;
    const pieces = this.#piecesOf[edge]!;
    for (let k = 0; k < pieces.length; k++) {
      const piece = pieces[turned === 1 ? pieces.length - 1 - k : k]!;
      yield [piece, k + 1 === pieces.length, origins[2 * piece + turned]!, origins[2 * piece + 1 - turned]!];
    }
  }

  #point(v: number): FoundPoint2 {
    return vertexAsPoint(this.#subdivision.soup, v);
  }
}

function piecesOfEdges(subdivision: Subdivision): number[][] {
  const { soup, origins, pieceCount, pieceEdge, geometry } = subdivision;
  const pieces: number[][] = Array.from({ length: soup.edgeCount }, () => []);
  for (let p = 0; p < pieceCount; p++) {
    pieces[pieceEdge[p]!]!.push(p);
    for (let at = subdivision.moreOf(p); at !== NONE; at = subdivision.moreAfter(at)) {
      pieces[subdivision.moreEdge(at)]!.push(p);
    }
  }
  pieces.forEach((own, edge) => {
    if (own.length < 2) return;
    const line = soup.edgeLine.data[edge]!;
    own.sort((p, q) => geometry.compareAlong(line, origins[2 * p]!, origins[2 * q]!));
  });
  return pieces;
}
