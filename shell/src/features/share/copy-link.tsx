import { Button, CheckIcon, CopyIcon } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { $copying, copyLinkFx } from './model.ts';
import styles from './share-dialog.module.css';

const copyKeys = (): string => (navigator.platform.startsWith('Mac') ? '⌘C' : 'Ctrl+C');

/** The link with a button that copies it; where the clipboard refuses, the link is selected for the hand. */
export function CopyLink({ url }: { readonly url: string }) {
  const { t } = useTranslation();
  const [copying, copy, isPending] = useUnit([$copying, copyLinkFx, copyLinkFx.pending]);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (copying === 'failed') field.current?.select();
  }, [copying]);
  return (
    <div>
      <div className={styles.link}>
        <input
          ref={field}
          className={styles.address}
          aria-label={t('share.link')}
          value={url}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button
          icon={copying === 'done' ? <CheckIcon size="sm" /> : <CopyIcon size="sm" />}
          loading={isPending}
          onClick={() => copy()}
        >
          {t('share.copy')}
        </Button>
      </div>
      <p className={styles.outcome} role="status" data-outcome={copying}>
        {copying === 'done' && t('share.copied')}
        {copying === 'failed' && t('share.copyByHand', { keys: copyKeys() })}
      </p>
    </div>
  );
}
