/**
 * What is used of the library that reads and writes glTF, and nothing else of it: loaded when GLB is, and named one by
 * one, so that a bundler leaves out the rest, which asks for modules of Node.
 */
export { Document, GLB_BUFFER, Logger, Verbosity, WebIO } from '@gltf-transform/core';
