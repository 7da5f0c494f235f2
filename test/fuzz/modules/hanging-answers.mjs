// An implementation of a query that never comes back where a.x and b.x are 1, and knows nothing else.
export function plantedWrong(...values) {
  while (values[0] === 1 && values[2] === 1);
  return undefined;
}
