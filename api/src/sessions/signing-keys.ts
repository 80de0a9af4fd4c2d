import { SetupError } from '../errors/setup-error.ts';
import { keyId, type TokenSecrets } from './access-token.ts';
import { retiredSecrets, rotateTokenSecret, secretMadeAt, watchedTokenSecrets } from './token-secrets.ts';

/** A key as staff know it: the id that tokens name, never the secret. */
export interface SigningKey {
  readonly id: string;
  /** The one that signs, or an earlier one whose tokens are still accepted. */
  readonly state: 'current' | 'retired';
  /** When it began to sign, of the current one, where the portal keeps it. */
  readonly madeAt: string | null;
  /** When its last token expires, of a retired one, where the portal keeps it. */
  readonly endsAt: string | null;
}

/** The keys of access tokens, for those who sign and for staff. */
export interface SigningKeys {
  readonly secrets: TokenSecrets;
  /** They are given by the environment, where they are rotated. */
  readonly areGiven: boolean;
  list(): SigningKey[];
  /**
   * Makes a new key that signs at once. Tokens of the one before are accepted until they expire, unless sessions should
   * end with it.
   *
   * @throws SetupError where the environment gives the keys
   */
  rotate(endSessions: boolean): void;
}

interface KeySettings {
  /** Null: they are kept in `dataDir`. */
  readonly given: TokenSecrets | null;
  readonly dataDir: string;
  readonly lifetimeSeconds: number;
}

const plain = (secret: string, state: SigningKey['state']): SigningKey => ({
  id: keyId(secret),
  state,
  madeAt: null,
  endsAt: null,
});

const givenKeys = ({ current, previous = [] }: TokenSecrets): SigningKeys => ({
  secrets: { current, previous },
  areGiven: true,
  list: () => [plain(current, 'current'), ...previous.map((secret) => plain(secret, 'retired'))],
  rotate() {
    throw new SetupError(
      'The secret is given by TOKEN_SECRET: move it to TOKEN_SECRETS_PREVIOUS and give another one.',
    );
  },
});

function keptKeys({ dataDir, lifetimeSeconds }: KeySettings): SigningKeys {
  const secrets = watchedTokenSecrets(dataDir, lifetimeSeconds);
  const endOf = (retiredAt: string): string =>
    new Date(new Date(retiredAt).valueOf() + lifetimeSeconds * 1000).toISOString();
  return {
    secrets,
    areGiven: false,
    list: () => [
      { ...plain(secrets.current, 'current'), madeAt: secretMadeAt(dataDir).toISOString() },
      ...retiredSecrets(dataDir, lifetimeSeconds)
        .map(({ secret, retiredAt }) => ({ ...plain(secret, 'retired'), endsAt: endOf(retiredAt) }))
        .reverse(),
    ],
    rotate: (endSessions) => rotateTokenSecret(dataDir, { lifetimeSeconds, endSessions }),
  };
}

/** The keys that the environment gives, else those of the data folder. */
export const createSigningKeys = (settings: KeySettings): SigningKeys =>
  settings.given ? givenKeys(settings.given) : keptKeys(settings);
