// The fuzz harness as a library: degenerate inputs as fast-check arbitraries, the referees, and campaigns.

export { loadQuestionModules } from '../src/oracle/questions/registry.js';
export { type Pace, type Progress, runCampaign } from './campaign/campaign.js';
export { missingClasses } from './campaign/classes.js';
export { readFindings, writeFindings } from './campaign/failure-file.js';
export type { Finding, Kind } from './campaign/finding.js';
export { type Plan, totalCases } from './campaign/plan.js';
export { type Replayed, replay } from './campaign/replay.js';
export type { Report } from './campaign/report.js';
export * from './portable.js';
export type { JudgePageOptions, PageReport } from './report/page/input.js';
export { judgePage } from './report/page/judge-page.js';
