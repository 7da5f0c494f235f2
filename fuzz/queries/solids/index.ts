import type { Query } from '../query.js';

/** The queries of this folder. */
export const solidsQueries: readonly Query[] = [];
