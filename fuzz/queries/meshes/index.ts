import type { Query } from '../query.js';
import { selfIntersectionsQuery } from './self-intersections.js';

/** The queries of this folder. */
export const meshesQueries: readonly Query[] = [selfIntersectionsQuery];
