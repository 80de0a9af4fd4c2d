import { beginTestRun } from './test-run.ts';

export default function setUp(): void {
  beginTestRun();
}
