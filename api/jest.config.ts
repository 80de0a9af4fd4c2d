import { suite } from '@ecocircle/test-kit/jest';

export default suite({ name: 'api', folder: import.meta.dirname, environment: 'node' });
