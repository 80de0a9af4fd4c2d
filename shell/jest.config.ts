import { suite } from '@ecocircle/test-kit/jest';

export default suite({ name: 'shell', folder: import.meta.dirname, environment: 'browser' });
