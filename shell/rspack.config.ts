import { shellConfig } from '@ecocircle/shared-contracts/build';

export default shellConfig(import.meta.dirname);
