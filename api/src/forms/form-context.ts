import type { PortalAddresses } from '../addresses/portal-address.ts';
import type { Database } from '../database/database.ts';
import type { MailSettings } from '../mail/mail-settings.ts';

/** What the public forms work with. */
export interface FormContext {
  readonly db: Database;
  readonly mail: MailSettings;
  readonly addresses: PortalAddresses;
  readonly formsPerMinute: number;
  /** Wakes the outbox worker; call it after the transaction. */
  mailQueued(): void;
}
