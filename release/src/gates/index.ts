export { type Candidate, keepGates } from './gates.ts';
