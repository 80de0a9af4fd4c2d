import { readConfig } from '../composition/config.ts';
import { prepareDataFolder } from '../composition/data-folder.ts';
import { createSigningKeys, type SigningKey, type SigningKeys } from '../sessions/signing-keys.ts';

function keysOf(environment: NodeJS.ProcessEnv): SigningKeys {
  const { dataDir, tokenSecrets, limits } = readConfig(environment);
  if (!tokenSecrets) prepareDataFolder(dataDir);
  return createSigningKeys({ given: tokenSecrets, dataDir, lifetimeSeconds: limits.tokenLifetimeSeconds });
}

const line = ({ id, state, madeAt, endsAt }: SigningKey): string =>
  [id, state, madeAt ? `made ${madeAt}` : endsAt ? `taken until ${endsAt}` : '-'].join('\t');

/** One line per key: the id that tokens name, whether it signs, since or until when. */
export const listKeys = (environment = process.env): string =>
  keysOf(environment).list().map(line).join('\n');

/** Makes a new secret for access tokens in the data folder. */
export function rotateKeys(endSessions: boolean, environment = process.env): string {
  keysOf(environment).rotate(endSessions);
  return endSessions
    ? 'There is a new secret: everybody has to sign in again.'
    : 'There is a new secret: tokens are signed with it, and those of the old one are still taken.';
}
