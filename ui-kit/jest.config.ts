import { suite } from '@ecocircle/test-kit/jest';

export default suite({
  name: 'ui-kit',
  folder: import.meta.dirname,
  environment: 'browser',
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
});
