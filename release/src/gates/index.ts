export { type Candidate, keepGates } from './gates.ts';
export type { TrialBrowser } from './opened-pages.ts';
