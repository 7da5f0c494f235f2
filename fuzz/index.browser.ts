// The fuzz harness in a browser.
export * from './portable.js';
