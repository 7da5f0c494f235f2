/** The version of the line protocol: another number means that a program for this one may not understand it. */
export const PROTOCOL_VERSION = 1;

/** Longer lines are refused, in bytes without their end: what is read never takes more memory than that. */
export const LONGEST_LINE = 1_048_576;
