import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'bin', include: ['*.test.ts'] } });
