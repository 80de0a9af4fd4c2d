import { readConfig } from '../composition/config.ts';
import { prepareDataFolder } from '../composition/data-folder.ts';
import { SetupError } from '../errors/setup-error.ts';
import { rotateTokenSecret } from '../sessions/token-secrets.ts';

/** Makes a new secret for access tokens in the data folder. */
export function rotateKeys(endSessions: boolean, environment = process.env): string {
  const { dataDir, tokenSecrets, limits } = readConfig(environment);
  if (tokenSecrets)
    throw new SetupError(
      'The secret is given by TOKEN_SECRET: move it to TOKEN_SECRETS_PREVIOUS and give another one.',
    );
  prepareDataFolder(dataDir);
  rotateTokenSecret(dataDir, { lifetimeSeconds: limits.tokenLifetimeSeconds, endSessions });
  return endSessions
    ? 'There is a new secret. Restart the API: everybody has to sign in again.'
    : 'There is a new secret. Restart the API: it signs with the new one and still takes tokens of the old one.';
}
