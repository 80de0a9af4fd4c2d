import { suite } from '@ecocircle/test-kit/jest';

export default suite({ name: 'desk', folder: import.meta.dirname, environment: 'browser' });
