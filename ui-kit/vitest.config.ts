import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'ui-kit',
    environment: 'jsdom',
    // One jsdom for all files: every test cleans up after itself, and starting one takes longer than the tests.
    isolate: false,
    restoreMocks: true,
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['node_modules', 'dist'],
    setupFiles: ['./vitest.setup.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
