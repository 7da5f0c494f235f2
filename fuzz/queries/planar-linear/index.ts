import type { Query } from '../query.js';

/** The queries of this folder. */
export const planarLinearQueries: readonly Query[] = [];
