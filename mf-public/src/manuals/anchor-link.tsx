import { Link, useHref } from '@ecocircle/shared-contracts/router';
import { CheckIcon, CopyIcon } from '@ecocircle/ui-kit';
import { type MouseEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './anchor-link.module.css';

const SHOWN_MS = 2000;

/** The link of a heading. A press copies its address; where that is not possible it leads there. */
export function AnchorLink({ id, title }: { readonly id: string; readonly title: string }) {
  const { t } = useTranslation();
  const href = useHref(`#${id}`);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = (event: MouseEvent): void => {
    if (!navigator.clipboard || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigator.clipboard.writeText(new URL(href, location.href).href).then(() => setCopied(true));
  };
  return (
    <span className={`${styles.frame} no-print`}>
      <Link
        to={`#${id}`}
        className={styles.link}
        aria-label={t('manual.copyLink', { title })}
        title={t('manual.copyLink', { title })}
        onClick={copy}
      >
        {isCopied ? <CheckIcon size="sm" /> : <CopyIcon size="sm" />}
      </Link>
      <span role="status" className={styles.status}>
        {isCopied && t('manual.copied')}
      </span>
    </span>
  );
}
