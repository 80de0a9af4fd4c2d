import { remoteConfig } from '@ecocircle/shared-contracts/build';

export default remoteConfig(import.meta.dirname);
