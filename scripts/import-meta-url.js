// What `import.meta.url` is in the CommonJS build (injected by tsup.config.ts where it is used).
import { pathToFileURL } from 'node:url';

export const importMetaUrl = /* @__PURE__ */ pathToFileURL(__filename).href;
