import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'app-kit',
    environment: 'jsdom',
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['node_modules', 'dist'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
