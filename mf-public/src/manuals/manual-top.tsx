import { Button } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { TextContents } from '../long-text/index.ts';
import { CONTENTS_ANCHOR } from './back-to-contents.tsx';
import { contentsOf } from './contents-of.ts';
import styles from './manual-top.module.css';
import { useManual } from './use-manual.ts';

/** Above the manual: what it is about, what one needs, and on narrow windows the table of contents. */
export function ManualTop() {
  const { t } = useTranslation();
  const manual = useManual();
  if (!manual) return null;
  const contents = <TextContents sections={contentsOf(manual)} label={t('manual.contents')} />;
  return (
    <section className={styles.band} aria-labelledby="manual-title">
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1 id="manual-title">{manual.title}</h1>
          <p className={styles.lead}>{manual.lead}</p>
          <Button variant="secondary" className={`${styles.print} no-print`} onClick={() => print()}>
            {t('manual.print')}
          </Button>
        </div>
        <div className={styles.need}>
          <strong>{manual.needTitle}</strong>
          <ul className={styles.needList}>
            {manual.need.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
        <details id={CONTENTS_ANCHOR} className={`${styles.contents} no-print`}>
          <summary className={styles.summary}>{t('manual.contents')}</summary>
          {contents}
        </details>
      </div>
    </section>
  );
}
