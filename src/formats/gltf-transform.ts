/** What is used of @gltf-transform/core: by these names the bundler leaves out the rest, which needs Node's files. */
export { Document, GLB_BUFFER, Logger, Verbosity, WebIO } from '@gltf-transform/core';
