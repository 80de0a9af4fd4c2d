import { useLoaderData } from '@ecocircle/shared-contracts/router';
import { useTranslation } from 'react-i18next';
import { TextContents, TextSections } from '../long-text/index.ts';
import type { LegalPageData } from './legal-document.ts';
import styles from './legal-page.module.css';

/** A legal page: what it says, when it last changed, and its table of contents. */
export function LegalPage() {
  const { title, lead, changed, changedInWords, sections } = useLoaderData() as LegalPageData;
  const { t } = useTranslation();
  return (
    <article className={styles.page}>
      <header className={styles.header}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        <p className={styles.changed}>
          <time dateTime={changed}>{t('legal.changed', { date: changedInWords })}</time>
        </p>
      </header>
      <div className={`${styles.contents} no-print`}>
        <TextContents sections={sections} label={t('legal.contents')} numbered />
      </div>
      <TextSections sections={sections} numbered />
    </article>
  );
}
