import { Card } from '@ecocircle/ui-kit';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './organization-editor.module.css';

interface SectionProps {
  readonly name: 'logo' | 'about' | 'contacts' | 'networks' | 'registered' | 'history';
  readonly children: ReactNode;
}

/** A titled part of the page. */
export function Section({ name, children }: SectionProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Card as="section" padding="lg" className={styles.section} aria-labelledby={id}>
      <header>
        <h2 id={id} className={styles.title}>
          {t(`organization.${name}.title`)}
        </h2>
        <p className={styles.lead}>{t(`organization.${name}.lead`)}</p>
      </header>
      {children}
    </Card>
  );
}
