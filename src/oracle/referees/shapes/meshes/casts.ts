/**
 * What a ray or segment hits: each triangle's hull cuts the line by its planes, in rationals, and parameters and points
 * are rounded by bisection over the doubles. The kernel decides by the signs of edges around the line and bounds of
 * rounded quotients.
 */
import { hitsText, meshHitText } from '../../../answers/meshes.js';
import { ALL, meshAt, meshSize, vectorAt } from '../../../cases/meshes/values.js';
import { compareParameters, type LineLike, type Parameter, pointAt, ray, type Vector } from '../index.js';
import { nearestDouble } from '../nearest-double.js';
import { type ExactMesh, exactScene } from './exact-mesh.js';
import { type LineHit, lineHits, segmentLine } from './line-hits.js';

const rounded = ({ numerator, denominator }: Parameter) => nearestDouble(numerator, denominator) + 0;

/** The features of a triangle by the names that the mesh has for them. */
function featureText(feature: string, triangle: number, mesh: ExactMesh): string {
  const corners = mesh.triangles[triangle]!;
  const k = Number(feature.slice(1));
  const edge = [corners[k % 3]!, corners[(k + 1) % 3]!].sort((a, b) => a - b);
  if (feature[0] === 'v') return `vertex:${corners[k]}`;
  return feature[0] === 'e' ? `edge:${3 * triangle + k}:${edge.join(':')}` : 'face';
}

function exactText(whole: LineLike, hit: LineHit, mesh: ExactMesh, unit: Parameter, rank: number): string {
  const { triangle, enter, exit, features, facing } = hit;
  const place = compareParameters(enter, exit) === 0 ? rounded(enter) : `${rounded(enter)}..${rounded(exit)}`;
  const { x, y, z, w } = pointAt(whole, enter);
  const point = [x, y, z].map((n) =>
    rounded({ numerator: n * unit.numerator, denominator: w * unit.denominator }),
  );
  return meshHitText(triangle, featureText(features[0], triangle, mesh), facing, `${place}`, point, rank);
}

const refereeOf = (lineOf: (a: Vector, b: Vector) => LineLike) => (v: Float64Array) => {
  const at = meshSize(ALL);
  const scene = exactScene([meshAt(v, 0, ALL)], [...vectorAt(v, at), ...vectorAt(v, at + 3)]);
  const mesh = scene.meshes[0]!;
  const whole = lineOf(scene.others[0]!, scene.others[1]!);
  const hits = lineHits(whole, mesh);
  let rank = -1;
  const texts = hits.map((hit, i) => {
    const before = hits[i - 1];
    if (before === undefined || compareParameters(before.enter, hit.enter) !== 0) rank++;
    return exactText(whole, hit, mesh, scene.unit, rank);
  });
  return hitsText(texts);
};

export const rayCastReferee = refereeOf(ray);
export const segmentCastReferee = refereeOf(segmentLine);
