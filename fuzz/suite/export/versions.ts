/** What an answer means, and the form of the files: raised when a runner that was right would not be right any more. */
export const RULES_VERSION = 1;

/** Which cases are drawn: raised whenever a size or a family changes what comes out of a seed. */
export const CASES_VERSION = 2;
