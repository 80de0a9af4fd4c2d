export { beginTestRun as default } from './test-run.ts';
