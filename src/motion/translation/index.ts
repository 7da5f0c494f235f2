/** Rigid shapes that translate. */
export {};
