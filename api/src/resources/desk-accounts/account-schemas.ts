import { BALANCE_CHANGE_KINDS, BALANCE_LIMITS, LOCALES } from '@ecocircle/shared-contracts';
import {
  figure,
  flag,
  list,
  oneOf,
  requiredText,
  strictObject,
  text,
  tolerantObject,
} from '@ecocircle/shared-contracts/rules';
import { ServerWithdrawalSchema } from '@ecocircle/shared-contracts/schemas';
import { AFTER_ENTRY, NEXT_ENTRY } from '../../database/key-page.ts';
import { boundedText, SearchSchema } from '../../validation/texts.ts';
import { ACCOUNT_STATES } from './repository.ts';

const LONGEST_REASON = 1000;

/** What narrows the list of accounts. */
export const AccountsQuery = strictObject({
  state: oneOf(ACCOUNT_STATES).optional(),
  q: SearchSchema.default(''),
  ...AFTER_ENTRY,
});

/** A page of the history of a balance. */
export const HistoryQuery = strictObject(AFTER_ENTRY);

/** Why something is done to an account. */
export const ReasonBody = strictObject({ reason: requiredText(LONGEST_REASON) });

/** The language of the mail that something causes. */
export const MailBody = strictObject({ locale: oneOf(LOCALES) });

/** A deletion that its person asked for: why, and the language of the last mail. */
export const DeletionBody = strictObject({ reason: requiredText(LONGEST_REASON), locale: oneOf(LOCALES) });

/** A change of a balance; `key` names the request, so that its repetition changes nothing. */
export const BalanceBody = strictObject({
  kind: oneOf(BALANCE_CHANGE_KINDS),
  amount: figure().integer().min(1).max(BALANCE_LIMITS.amount),
  comment: requiredText(BALANCE_LIMITS.comment),
  key: boundedText(64),
});

const AccountSchema = tolerantObject({
  id: text(),
  email: text(),
  name: text(),
  phone: text().nullable(),
  roles: list(text()),
  organization: text().nullable(),
  organization_id: text().nullable(),
  /** Null where the account has none. */
  balance: figure().nullable(),
  state: oneOf(ACCOUNT_STATES),
  has_password: flag(),
  created_at: text(),
});

/** A page of accounts. */
export const AccountsSchema = tolerantObject({ data: list(AccountSchema), ...NEXT_ENTRY });

/** One account. */
export const OneAccountSchema = tolerantObject({ data: AccountSchema });

/** A page of what changed a balance. */
export const HistorySchema = tolerantObject({ data: list(ServerWithdrawalSchema), ...NEXT_ENTRY });

/** What became of a change of a balance. */
export const ChangedSchema = tolerantObject({ balance: figure(), is_repeated: flag() });
