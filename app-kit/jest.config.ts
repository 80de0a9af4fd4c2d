import { suite } from '@ecocircle/test-kit/jest';

export default suite({ name: 'app-kit', folder: import.meta.dirname, environment: 'browser' });
