import { roundedWordQuotient } from '../../arithmetic/measured-words.js';
import {
  WORD_ERRORS_CIRCLE_CENTER,
  WORD_ERRORS_POWER_CENTER,
  WORDS_CIRCLE_CENTER,
  WORDS_POWER_CENTER,
  wordsCircleCenter,
  wordsPowerCenter,
} from '../../implicit/generated/constructions.js';
import { roundScaledQuotient } from '../../implicit/objects/round-quotient.js';
import type { TriangulationWatch } from '../progress.js';
import { type CenterForm, centerOf, integersOfSites } from './power-center2d.js';

/** What says where a vertex is: the sites, their weights, and which three of them each vertex belongs to. */
export interface VertexSource {
  readonly coordinates: Float64Array;
  readonly weights?: Float64Array;
  readonly vertexSites: Uint32Array;
}

/** A vertex of a diagram, exactly. */
export function vertexForm({ coordinates, weights, vertexSites }: VertexSource, vertex: number): CenterForm {
  const sites = Array.from(vertexSites.subarray(3 * vertex, 3 * vertex + 3));
  const {
    xy,
    weights: w,
    exponent,
  } = integersOfSites(
    sites.flatMap((i) => [coordinates[2 * i]!, coordinates[2 * i + 1]!]),
    sites.map((i) => weights?.[i] ?? 0),
  );
  return { ...centerOf(xy, w), exponent };
}

/**
 * Leaves x, y and w of a vertex in places of double-words, with bounds of their errors.
 *
 * @returns the places and the errors
 */
function approach({ coordinates, weights, vertexSites }: VertexSource, vertex: number): Approach {
  const [a, b, c] = [vertexSites[3 * vertex]!, vertexSites[3 * vertex + 1]!, vertexSites[3 * vertex + 2]!];
  if (weights === undefined) {
    wordsCircleCenter(coordinates, a, b, c);
    return OF_CIRCLES;
  }
  wordsPowerCenter(coordinates, weights, a, b, c);
  return OF_POWERS;
}

interface Approach {
  readonly at: { readonly xResult: number; readonly yResult: number; readonly wResult: number };
  readonly errors: { readonly x: number; readonly y: number; readonly w: number };
}

const OF_CIRCLES: Approach = { at: WORDS_CIRCLE_CENTER, errors: WORD_ERRORS_CIRCLE_CENTER };
const OF_POWERS: Approach = { at: WORDS_POWER_CENTER, errors: WORD_ERRORS_POWER_CENTER };

/** x and y of all vertices, each rounded to the nearest double: by double-words where these are certain. */
export function roundedVertices(source: VertexSource, watch?: TriangulationWatch): Float64Array<ArrayBuffer> {
  const count = source.vertexSites.length / 3;
  const result = new Float64Array(2 * count);
  for (let v = 0; v < count; v++) {
    watch?.step('vertices', v, count);
    const { at, errors } = approach(source, v);
    const x = roundedWordQuotient(at.xResult, errors.x, at.wResult, errors.w);
    const y = roundedWordQuotient(at.yResult, errors.y, at.wResult, errors.w);
    const form = Number.isNaN(x + y) ? vertexForm(source, v) : undefined;
    result[2 * v] = form === undefined ? x : roundScaledQuotient(form.x, form.w, form.exponent);
    result[2 * v + 1] = form === undefined ? y : roundScaledQuotient(form.y, form.w, form.exponent);
  }
  watch?.report('vertices', count, count);
  return result;
}
