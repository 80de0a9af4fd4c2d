import { useWording } from '@ecocircle/app-kit/wording';
import {
  LOCALE_INFO,
  languageOfField,
  type OrganizationHistoryEntry,
  type PointChange,
} from '@ecocircle/shared-contracts';
import { Section } from '../../frame/section.tsx';
import { Listed, Notes } from '../../lists/index.ts';
import { organizationHistory } from './model.ts';
import styles from './organizations.module.css';

function Change({ change: { field, before, after } }: { readonly change: PointChange }) {
  const { t } = useWording();
  const locale = languageOfField(field);
  const name = locale
    ? t('organizations.about', { language: LOCALE_INFO[locale].name })
    : t(`organizations.fields.${field}`);
  const words = (value: unknown): string => {
    if (value === '' || value === null) return t('organizations.nothing');
    return field === 'logoId' ? t('organizations.picture') : String(value);
  };
  return (
    <div className={styles.change}>
      <dt>{name}</dt>
      <dd>
        <del lang={locale ?? undefined}>{words(before)}</del>
        <ins lang={locale ?? undefined}>{words(after)}</ins>
      </dd>
    </div>
  );
}

function Entry({ entry }: { readonly entry: OrganizationHistoryEntry }) {
  const { t, moment } = useWording();
  return (
    <article className={styles.entry}>
      <div>
        <strong>{entry.actorName || t('organizations.gone')}</strong>
        <Notes notes={[moment(entry.at)]} />
      </div>
      <dl className={styles.changes}>
        {entry.difference.map((change) => (
          <Change key={change.field} change={change} />
        ))}
      </dl>
    </article>
  );
}

/** What members changed of the page, the newest change first. */
export function OrganizationHistory({ id }: { readonly id: string }) {
  const { t } = useWording();
  return (
    <Section title={t('organizations.history')}>
      <Listed
        request={organizationHistory}
        of={id}
        isPart
        label={t('organizations.history')}
        empty={t('organizations.unchanged')}
        keyOf={(entry) => entry.id}
      >
        {(entry) => <Entry entry={entry} />}
      </Listed>
    </Section>
  );
}
