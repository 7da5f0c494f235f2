/** What is used of the package, which has no types of its own. */
declare module 'amaro' {
  export function transformSync(code: string, options: { mode: 'strip-only' }): { code: string };
}
