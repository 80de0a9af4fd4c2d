import { defineConfig } from 'vitest/config';

/** Tests start real processes, which takes its time on a busy machine. */
export default defineConfig({
  test: {
    name: 'bin',
    include: ['*.test.ts', '{translations,lists}/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
