import { suite } from '@ecocircle/test-kit/jest';

export default suite({ name: 'release', folder: import.meta.dirname, environment: 'process' });
