// The line protocol: how programs in any language are asked, and ask. What reads and writes streams is elsewhere.

export { type CaseId, caseIdText, parseCaseId } from './case-id.js';
export type { Notation } from './double-text.js';
export type { RequestId } from './json-line.js';
export type { Line } from './line-splitter.js';
export { requestText } from './request.js';
export { type Answerer, respond, respondLater } from './respond.js';
export { parseResponse, type Response } from './response.js';
export { PROTOCOL_VERSION } from './version.js';
