import type { DictionaryName } from '@ecocircle/shared-contracts';
import { bumpDataVersion } from '../../database/data-version.ts';
import type { Database } from '../../database/database.ts';

/** Everything that shows an entry learns of a change within a second; the map reads icons with its points. */
export async function announce(trx: Database, dictionary: DictionaryName): Promise<void> {
  await bumpDataVersion(trx, 'dictionaries');
  if (dictionary === 'icons') await bumpDataVersion(trx, 'points');
}
