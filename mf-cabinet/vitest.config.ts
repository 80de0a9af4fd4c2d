import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'mf-cabinet',
    environment: 'jsdom',
    testTimeout: 20_000,
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['node_modules', 'dist'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
