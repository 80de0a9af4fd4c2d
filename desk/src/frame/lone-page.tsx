import { LOCALE_INFO, type Locale } from '@ecocircle/shared-contracts';
import { Card, Logo } from '@ecocircle/ui-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageChoice } from '../platform/language-choice.tsx';
import styles from './lone-page.module.css';
import { useTitle } from './use-title.ts';

interface LonePageProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** A page of one card, for who is not signed in. */
export function LonePage({ title, lead, children }: LonePageProps) {
  const { i18n } = useTranslation();
  useTitle(title);
  return (
    <main className={styles.page}>
      <Logo brand={LOCALE_INFO[i18n.language as Locale].brand} />
      <Card padding="lg" className={styles.card}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </Card>
      <LanguageChoice />
    </main>
  );
}
