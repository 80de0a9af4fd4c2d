import { defineConfig } from 'vitest/config';

/** Tests start real processes, which takes its time on a busy machine. */
export default defineConfig({
  test: { name: 'release', include: ['src/**/*.test.ts', 'test/**/*.test.ts'], testTimeout: 60_000 },
});
