import { useWording } from '@ecocircle/app-kit/wording';
import type { EntryState } from '@ecocircle/shared-contracts';
import { Button } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import type { ActModel } from '../../acts/index.ts';
import styles from './dictionaries.module.css';

interface OfferProps {
  readonly act: ActModel;
  /** The path of the entry in the desk's API. */
  readonly path: string;
  readonly shown: { readonly state: EntryState; readonly version: number };
  /** What its state is called. */
  readonly words: string;
  /** What may be done, or has to be done first. */
  readonly hint: string;
  readonly note?: string;
  readonly canPublish: boolean;
  readonly canRetire: boolean;
}

/** Whether an entry is offered, and the way to change that. */
export function Offer({ act, path, shown, words, hint, note, canPublish, canRetire }: OfferProps) {
  const { t } = useWording();
  const [want, isPending] = useUnit([act.wanted, act.$pending]);
  const { state, version } = shown;
  const send = (action: 'publish' | 'retire') => want({ path: `${path}${action}/`, body: { version } });
  return (
    <div className={styles.offer}>
      <p>
        <strong>{words}</strong>
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </p>
      <p className={styles.hint}>{hint}</p>
      {state === 'published' ? (
        <Button variant="danger" loading={isPending} disabled={!canRetire} onClick={() => send('retire')}>
          {t('dictionaries.retire')}
        </Button>
      ) : (
        <Button loading={isPending} disabled={!canPublish} onClick={() => send('publish')}>
          {t(state === 'draft' ? 'dictionaries.publish' : 'dictionaries.publishAgain')}
        </Button>
      )}
    </div>
  );
}
