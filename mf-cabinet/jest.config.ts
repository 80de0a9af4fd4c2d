import { suite } from '@ecocircle/test-kit/jest';

export default suite({ name: 'mf-cabinet', folder: import.meta.dirname, environment: 'browser' });
