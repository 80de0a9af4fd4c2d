import { suite } from '@ecocircle/test-kit/jest';

export default suite({
  name: 'api',
  folder: import.meta.dirname,
  environment: 'process',
  globalSetup: '<rootDir>/test/set-up.ts',
  globalTeardown: '<rootDir>/test/tear-down.ts',
  setupFilesAfterEnv: ['<rootDir>/test/put-back.ts'],
});
