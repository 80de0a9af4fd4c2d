import { useWording } from '@ecocircle/app-kit/wording';
import { Card } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { type ReactNode, useEffect, useId } from 'react';
import { $user } from '../../account/index.ts';
import { NavigatedPage } from '../../navigation/index.ts';
import { DetailsForm, EmailForm, PasswordForm } from './account-forms.tsx';
import styles from './account-page.module.css';
import { DeleteAccount, useGoodbye } from './delete-account.tsx';
import { ExportAccount } from './export-account.tsx';
import { pageLeft } from './models.ts';
import { Sessions } from './sessions.tsx';

interface SectionProps {
  /** Where the section's words are: title and lead. */
  readonly about: string;
  /** What its lead names. */
  readonly facts?: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}

function Section({ about, facts = {}, children }: SectionProps) {
  const { t } = useWording();
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className={styles.section}>
      <div>
        <h2 id={id} className={styles.heading}>
          {t(`account.${about}.title`)}
        </h2>
        <p className={styles.lead}>{t(`account.${about}.lead`, facts)}</p>
      </div>
      {children}
    </Card>
  );
}

/** What a person changes of their account, each part saved by itself. */
export function AccountPage() {
  const { t } = useWording();
  const [user, leave] = useUnit([$user, pageLeft]);
  useEffect(() => leave, [leave]);
  useGoodbye();
  if (!user) return null;
  return (
    <NavigatedPage>
      <h1 className={styles.title}>{t('account.title')}</h1>
      <div className={styles.sections}>
        <Section about="details">
          <DetailsForm user={user} />
        </Section>
        <Section about="email" facts={{ email: user.email }}>
          <EmailForm />
        </Section>
        <Section about="password">
          <PasswordForm />
        </Section>
        <Section about="sessions">
          <Sessions />
        </Section>
        <Section about="export">
          <ExportAccount />
        </Section>
        <Section about="deletion">
          <DeleteAccount />
        </Section>
      </div>
    </NavigatedPage>
  );
}
