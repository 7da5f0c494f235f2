const REFUSED = /closed and convex|an empty one|without an end/;

/** The answer, or `rejected` where a convex polyhedron is none, or half-spaces have no point, or no end. */
export function unlessRejected(answer: () => string): string {
  try {
    return answer();
  } catch (error) {
    if (error instanceof RangeError && REFUSED.test(error.message)) return 'rejected';
    throw error;
  }
}
