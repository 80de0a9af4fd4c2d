import { deskConfig } from '@ecocircle/shared-contracts/build';

export default deskConfig(import.meta.dirname);
