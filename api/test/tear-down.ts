import { databasePlaces } from './test-database.ts';

export default (): Promise<void> => databasePlaces().forgetCopied();
