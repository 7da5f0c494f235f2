/** What a check finds in maps of Quake, beside what it finds in meshes. */
export const MAP_FINDING_KINDS = ['brush-without-solid', 'leak', 'entity-in-solid'] as const;

/** The name of a kind of findings in maps. */
export type MapFindingKind = (typeof MAP_FINDING_KINDS)[number];
