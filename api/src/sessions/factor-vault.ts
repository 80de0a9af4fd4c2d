import { createSecretKey, hkdfSync } from 'node:crypto';
import { CompactEncrypt, compactDecrypt } from 'jose';

/** Keeps secrets of second factors so that a reader of the database cannot use them. */
export interface FactorVault {
  /** A sealed text for the database. */
  seal(secret: string): Promise<string>;
  /** What was sealed; undefined where another secret sealed it. */
  open(sealed: string): Promise<string | undefined>;
}

const HEADER = { alg: 'dir', enc: 'A256GCM' };

/** Seals by a key of its own, derived from the installation's secret of the desk. */
export function createFactorVault(deskSecret: string): FactorVault {
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', deskSecret, '', 'second-factor', 32)));
  return {
    seal: (secret) => new CompactEncrypt(Buffer.from(secret)).setProtectedHeader(HEADER).encrypt(key),
    async open(sealed) {
      const opened = await compactDecrypt(sealed, key, {
        keyManagementAlgorithms: [HEADER.alg],
        contentEncryptionAlgorithms: [HEADER.enc],
      }).catch(() => undefined);
      return opened && Buffer.from(opened.plaintext).toString('utf8');
    },
  };
}
