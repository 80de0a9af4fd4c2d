import { REGISTRATION_FIELDS } from '@ecocircle/shared-contracts';
import { InfoIcon } from '@ecocircle/ui-kit';
import { useStoreMap, useUnit } from 'effector-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PortalField } from '../form-fields/index.ts';
import { PasswordRules } from '../new-password/index.ts';
import { registration } from './model.ts';
import styles from './registration.module.css';

/** Fields that belong together, under their heading. */
function Section(props: {
  readonly part: keyof typeof REGISTRATION_FIELDS;
  readonly title: string;
  readonly children?: ReactNode;
}) {
  const { part, title, children } = props;
  const { t } = useTranslation();
  const id = useId();
  const isTaken = useUnit(registration.$refusedParts).account !== undefined;
  const isUser = useStoreMap(registration.$values, ({ user }) => user);
  const hints = new Map([
    ['email', t('registration.emailHint')],
    ['tin', t('registration.tinHint')],
  ]);
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h4 id={id} className={styles.sectionTitle}>
        {title}
      </h4>
      <div className={styles.fields}>
        {children}
        {REGISTRATION_FIELDS[part].map((field) => (
          <PortalField
            key={field.name}
            form={registration}
            field={field}
            label={t(`registration.fields.${field.name}`)}
            hint={hints.get(field.name)}
            refusal={
              field.name === 'email' && isTaken && isUser ? t('registration.outcomes.exists.text') : undefined
            }
          />
        ))}
      </div>
    </section>
  );
}

/** What everybody fills in. */
export function PersonFields() {
  const { t } = useTranslation();
  return <Section part="person" title={t('registration.person')} />;
}

/** What a company fills in, and that its request is reviewed. */
export function CompanyFields() {
  const { t } = useTranslation();
  return (
    <Section part="company" title={t('registration.organization')}>
      <p className={styles.review}>
        <InfoIcon size="sm" />
        <span>{t('registration.review')}</span>
      </p>
    </Section>
  );
}

/** The password of a user, twice, with its rules. */
export function PasswordFields() {
  const { t } = useTranslation();
  const password = useStoreMap(registration.$values, (form) => form.password);
  return (
    <Section part="user" title={t('registration.password')}>
      <PasswordRules password={password} />
    </Section>
  );
}
