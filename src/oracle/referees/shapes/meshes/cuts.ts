/**
 * Parts of solids on both sides of a plane by integrals over the triangles of their surface. With the form f of the
 * plane, the vector field that has f / n_k as its component k and no other has the divergence 1 and is 0 on the plane:
 * what flows out of the clipped surface is the volume, and the area that is missing in it is the section's.
 */
import * as rational from '../../../../arithmetic/rational.js';
import { axisOfSection, cutText } from '../../../answers/cuts.js';
import { isOneSurface } from '../../../cases/meshes/one-surface.js';
import { ALL, meshAt, meshSize } from '../../../cases/meshes/values.js';
import { dot, type Vector } from '../index.js';
import { selfPairs } from './pairs.js';
import { type ExactSectionScene, sectionScene } from './sections.js';

type Rational = rational.Rational;
type Point = readonly [Rational, Rational, Rational];

const ZERO = rational.fromParts(0n, 1n);
const { add, divide, multiply, subtract } = rational;

/** What of a triangle is in front of a plane, by the values of its form there. */
function clipped(points: readonly Point[], values: readonly Rational[]): [Point, Rational][] {
  return points.flatMap((p, i): [Point, Rational][] => {
    const j = (i + 1) % points.length;
    const [f, g, q] = [values[i]!, values[j]!, points[j]!];
    const own: [Point, Rational][] = f.numerator >= 0n ? [[p, f]] : [];
    if (f.numerator < 0n === g.numerator < 0n || f.numerator === 0n || g.numerator === 0n) return own;
    const t = divide(f, subtract(f, g));
    const at = (k: 0 | 1 | 2) => add(p[k], multiply(t, subtract(q[k], p[k])));
    return [...own, [[at(0), at(1), at(2)], ZERO]];
  });
}

/** The integrals of the form over what is in front, and of 1, both over the surface as seen along an axis, signed. */
function integrals(
  { mesh, normal, constant }: ExactSectionScene,
  turn: 1n | -1n,
  k: number,
): { flow: Rational; area: Rational } {
  const [i, j] = [(k + 1) % 3, (k + 2) % 3] as [0 | 1 | 2, 0 | 1 | 2];
  let [flow, area] = [ZERO, ZERO];
  const third = rational.fromParts(1n, 6n);
  for (const corners of mesh.triangles) {
    const vectors = corners.map((v) => mesh.vertices[v]!);
    const points = vectors.map((v) => v.map((x) => rational.fromParts(x, 1n)) as unknown as Point);
    const values = vectors.map((v: Vector) => rational.fromParts(turn * (dot(normal, v) + constant), 1n));
    const part = clipped(points, values);
    for (let n = 1; n + 1 < part.length; n++) {
      const [[a, f], [b, g], [c, h]] = [part[0]!, part[n]!, part[n + 1]!];
      const twice = subtract(
        multiply(subtract(b[i], a[i]), subtract(c[j], a[j])),
        multiply(subtract(b[j], a[j]), subtract(c[i], a[i])),
      );
      area = add(area, twice);
      flow = add(flow, multiply(multiply(twice, third), add(add(f, g), h)));
    }
  }
  return { flow, area };
}

/** The answer about the mesh and the plane of a case; `?` of a mesh that is no single surface without crossings. */
export function cutSolidReferee(v: Float64Array): string {
  const mesh = meshAt(v, 0, ALL);
  const scene = sectionScene(mesh, Array.from(v.subarray(meshSize(ALL), meshSize(ALL) + 4)));
  if (!isOneSurface(mesh.indices) || selfPairs(scene.mesh).length > 0) return '?';
  const k = axisOfSection(scene.normal);
  const part = (turn: 1n | -1n) => {
    const { flow, area } = integrals(scene, turn, k);
    const cube = scene.one * scene.one * scene.one;
    const volume = divide(flow, rational.fromParts(turn * scene.normal[k]! * cube, 1n));
    return { volume, area: divide(area, rational.fromParts(2n * scene.one * scene.one, 1n)) };
  };
  const [front, behind] = [part(1n), part(-1n)];
  const isInsideOut = add(front.volume, behind.volume).numerator < 0n;
  const outward = (x: Rational) => (isInsideOut ? rational.negate(x) : x);
  // What lies in the plane belongs to the surface behind it: the part in front lacks its bottom.
  const facing =
    scene.normal[k]! > 0n
      ? outward(flat(scene, k, front.area))
      : rational.negate(outward(flat(scene, k, front.area)));
  return cutText(outward(behind.volume), outward(front.volume), facing);
}

/** The area of the surface in front without the triangles that are in the plane. */
function flat({ mesh, normal, constant, one }: ExactSectionScene, k: number, all: Rational): Rational {
  const [i, j] = [(k + 1) % 3, (k + 2) % 3];
  let twice = 0n;
  for (const corners of mesh.triangles) {
    const [a, b, c] = corners.map((v) => mesh.vertices[v]!) as [Vector, Vector, Vector];
    if ([a, b, c].some((p) => dot(normal, p) + constant !== 0n)) continue;
    twice += (b[i]! - a[i]!) * (c[j]! - a[j]!) - (b[j]! - a[j]!) * (c[i]! - a[i]!);
  }
  return subtract(all, rational.fromParts(twice, 2n * one * one));
}
