import { availableParallelism } from 'node:os';
import type { Config } from 'jest';

export default {
  projects: ['<rootDir>/*/jest.config.ts'],
  // Many tests wait for processes, sockets and pauses: with one worker more than cores, the cores do more.
  maxWorkers: availableParallelism() + 1,
  testSequencer: '<rootDir>/test-kit/src/longest-first.ts',
  // Tests start processes and fill real databases, which takes its time on a busy machine.
  testTimeout: 60_000,
  // A worker that has grown large takes so long to end that jest kills it.
  workerIdleMemoryLimit: '800MB',
  watchman: false,
} satisfies Config;
