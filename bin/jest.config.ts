import { suite } from '@ecocircle/test-kit/jest';

export default suite({ name: 'bin', folder: import.meta.dirname, environment: 'process' });
