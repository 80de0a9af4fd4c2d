import { suite } from '@ecocircle/test-kit/jest';

export default suite({ name: 'mf-points-map', folder: import.meta.dirname, environment: 'browser' });
