import { useServices } from '@ecocircle/app-kit/remote';
import { Button, CheckIcon, CopyIcon, MailIcon } from '@ecocircle/ui-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './sample-text.module.css';

/** A message about an inspection: to copy, or to begin the form with. */
export function SampleText({ title, text }: { readonly title: string; readonly text: string }) {
  const { t } = useTranslation();
  const { dialogs } = useServices();
  const plain = text.replaceAll('\u00a0', ' ');
  const [isCopied, setCopied] = useState(false);
  const copy = (): void => {
    void navigator.clipboard?.writeText(plain).then(() => setCopied(true));
  };
  return (
    <figure className={styles.sample}>
      <figcaption className={styles.title}>{title}</figcaption>
      <p className={styles.text}>{text}</p>
      <div className={`${styles.actions} no-print`}>
        <Button
          icon={<MailIcon />}
          onClick={() => dialogs.open({ kind: 'write-to-us', type: 'inspection', text: plain })}
          onPointerEnter={dialogs.prefetch}
          onFocus={dialogs.prefetch}
        >
          {t('manual.useText')}
        </Button>
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
