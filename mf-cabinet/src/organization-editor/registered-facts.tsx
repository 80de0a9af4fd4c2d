import { useServices } from '@ecocircle/app-kit/remote';
import { type Organization, REGION_LINKS } from '@ecocircle/shared-contracts';
import { Link } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import styles from './organization-editor.module.css';
import { Section } from './section.tsx';

/** What the organisation was approved with, which support changes. */
export function RegisteredFacts({ organization }: { readonly organization: Organization }) {
  const { t } = useTranslation();
  const { email, supportEmail } = REGION_LINKS[useServices().locale.info.region];
  const { id, fullName, tin, address } = organization;
  const to = supportEmail ?? email;
  const subject = encodeURIComponent(t('organization.registered.subject', { id }));
  const facts = { name: fullName, tin, address };
  return (
    <Section name="registered">
      <dl className={styles.facts}>
        {Object.entries(facts).map(
          ([name, value]) =>
            value !== '' && (
              <div key={name}>
                <dt>{t(`organization.registered.${name}`)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <p>
        <Link variant="standalone" href={`mailto:${to}?subject=${subject}`}>
          {t('organization.registered.change')}
        </Link>
      </p>
    </Section>
  );
}
