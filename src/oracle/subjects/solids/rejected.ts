/** The answer, or `rejected` where a convex polyhedron is none. */
export function unlessRejected(answer: () => string): string {
  try {
    return answer();
  } catch (error) {
    if (error instanceof RangeError && error.message.includes('closed and convex')) return 'rejected';
    throw error;
  }
}
