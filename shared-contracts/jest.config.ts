import { suite } from '@ecocircle/test-kit/jest';

export default suite({ name: 'shared-contracts', folder: import.meta.dirname, environment: 'process' });
