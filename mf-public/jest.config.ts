import { suite } from '@ecocircle/test-kit/jest';

export default suite({ name: 'mf-public', folder: import.meta.dirname, environment: 'browser' });
