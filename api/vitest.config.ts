import { defineConfig } from 'vitest/config';

/** Tests migrate and fill real databases, which takes its time on a busy machine. */
export default defineConfig({
  test: { name: 'api', include: ['src/**/*.test.ts'], testTimeout: 30_000, hookTimeout: 60_000 },
});
