import {
  aboutKey,
  LOCALES,
  type Locale,
  NETWORKS,
  type OrganizationDraft,
  type PointChange,
} from '@ecocircle/shared-contracts';
import type { Row } from '../../database/tables.ts';

/** The columns of an organisation that its members edit. */
type Page = Pick<Row<'organizations'>, 'contacts' | 'avatar_id'>;

const PLAIN = ['website', 'phone', ...NETWORKS] as const;

/** What is edited of an organisation, out of its columns. */
export function draftOf({ contacts, avatar_id }: Page): OrganizationDraft {
  const given: Readonly<Record<string, string>> = JSON.parse(contacts);
  const about = LOCALES.map((locale) => [locale, given[aboutKey(locale)] ?? '']);
  const plain = PLAIN.map((name) => [name, given[name] ?? '']);
  return {
    about: Object.fromEntries(about) as Record<Locale, string>,
    ...(Object.fromEntries(plain) as Record<(typeof PLAIN)[number], string>),
    logoId: avatar_id,
  };
}

/** The contacts of an organisation as they are kept: what is not given is left out. */
export function contactsOf(draft: OrganizationDraft): string {
  const about = LOCALES.map((locale) => [aboutKey(locale), draft.about[locale]]);
  const plain = PLAIN.map((name) => [name, draft[name]]);
  return JSON.stringify(Object.fromEntries([...about, ...plain].filter(([, value]) => value)));
}

/** What is edited, one field at a time. */
function fieldsOf({ about, ...fields }: OrganizationDraft): Record<string, unknown> {
  const texts = LOCALES.map((locale) => [`about.${locale}`, about[locale]]);
  return { ...Object.fromEntries(texts), ...fields };
}

/** What became of an organisation's page between two moments. */
export function differenceBetween(
  before: OrganizationDraft,
  after: OrganizationDraft,
): readonly PointChange[] {
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  return Object.keys(now)
    .filter((field) => old[field] !== now[field])
    .map((field) => ({ field, before: old[field], after: now[field] }));
}
