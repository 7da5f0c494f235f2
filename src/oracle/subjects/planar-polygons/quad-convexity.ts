import { isConvexQuad2d, quadConvexity2d } from '../../../planar/polygons/quad-convexity.js';

/** The kernel's word, and whether the boolean says the same. */
export function subject(values: Float64Array): string {
  const [a, b, c, d] = [0, 2, 4, 6].map((i) => values.subarray(i, i + 2)) as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  const answer = quadConvexity2d(a, b, c, d);
  return answer + (isConvexQuad2d(a, b, c, d) === (answer === 'strictly-convex') ? '' : ' BOOLEAN DIFFERS');
}
