import { OrganizationChanges } from '@ecocircle/app-kit/organization-changes';
import { useWording } from '@ecocircle/app-kit/wording';
import { LOCALE_INFO, languageOfField, type OrganizationHistoryEntry } from '@ecocircle/shared-contracts';
import { Section } from '../../frame/section.tsx';
import { Listed, Notes } from '../../lists/index.ts';
import { organizationHistory } from './model.ts';
import styles from './organizations.module.css';

function Entry({ entry }: { readonly entry: OrganizationHistoryEntry }) {
  const { t, moment } = useWording();
  const nameOf = (field: string): string => {
    const locale = languageOfField(field);
    return locale
      ? t('organizations.about', { language: LOCALE_INFO[locale].name })
      : t(`organizations.fields.${field}`);
  };
  return (
    <article className={styles.entry}>
      <div>
        <strong>{entry.actorName || t('organizations.gone')}</strong>
        <Notes notes={[moment(entry.at)]} />
      </div>
      <OrganizationChanges
        difference={entry.difference}
        nameOf={nameOf}
        empty={t('organizations.nothing')}
        picture={t('organizations.picture')}
      />
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
