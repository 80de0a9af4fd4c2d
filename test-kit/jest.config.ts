import { suite } from './src/jest-preset.ts';

export default suite({ name: 'test-kit', folder: import.meta.dirname, environment: 'process' });
