// Somebody's implementations of queries: a yes or no, which is wrong, and one that does not know every question.
export const plantedWrong = () => false;
export const plantedIncomplete = (ax) => (ax > 0 ? true : undefined);
