import { Button, CheckIcon, CopyIcon } from '@ecocircle/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './sample-text.module.css';

/** A text to copy and to fill in. */
export function SampleText({ title, text }: { readonly title: string; readonly text: string }) {
  const { t } = useTranslation('mf-public');
  const [isCopied, setCopied] = useState(false);
  const copy = (): void => {
    void navigator.clipboard?.writeText(text).then(() => setCopied(true));
  };
  return (
    <figure className={styles.sample}>
      <figcaption className={styles.title}>{title}</figcaption>
      <p className={styles.text}>{text}</p>
      <div className={`${styles.actions} no-print`}>
        <Button variant="secondary" icon={isCopied ? <CheckIcon /> : <CopyIcon />} onClick={copy}>
          {t('manual.copyText')}
        </Button>
        <span role="status" className={styles.status}>
          {isCopied && t('manual.textCopied')}
        </span>
      </div>
    </figure>
  );
}
