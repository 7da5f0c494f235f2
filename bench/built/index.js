/**
 * Measures the package as it is shipped, dist/, in place of its sources:
 *
 *   npm run build
 *   npm run bench:built -- bench/queries/triangle-distance.ts FOLDER
 *
 * What a benchmark imports from an entry of the package, src/<entry>/index.ts, is then that of dist/. What is inside it stays what it is.
 */
import { register } from 'node:module';

register('./resolve.js', import.meta.url);
