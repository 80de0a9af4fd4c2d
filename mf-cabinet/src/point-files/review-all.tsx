import { useServices } from '@ecocircle/app-kit/remote';
import { useWording } from '@ecocircle/app-kit/wording';
import { isCallCancelled } from '@ecocircle/shared-contracts';
import type { BulkReview, IncompleteDraft } from '@ecocircle/shared-contracts/point-file';
import { Link } from '@ecocircle/shared-contracts/router';
import { Button, Dialog } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { lackWords } from '../point-lacks/index.ts';
import { pointsChanged } from '../points/index.ts';
import { reviewAllDrafts } from './calls.ts';
import styles from './review-all.module.css';

/** So many incomplete drafts are named; the list of drafts has the others. */
const MOST_NAMED = 50;

function Incomplete({ draft }: { readonly draft: IncompleteDraft }) {
  const { t } = useWording();
  return (
    <li className={styles.draft}>
      <Link to={`/profile/edit-recycling-point/${draft.id}`}>{draft.name || t('points.unnamed')}</Link>
      <p className={styles.lacks}>{draft.lacks.map((lack) => lackWords(t, lack)).join(' · ')}</p>
    </li>
  );
}

function Outcome({ review, onClose }: { readonly review: BulkReview | null; readonly onClose: () => void }) {
  const { t, counted } = useWording();
  const { sent = 0, incomplete = [] } = review ?? {};
  const more = incomplete.length - MOST_NAMED;
  return (
    <Dialog
      open={review !== null}
      onClose={onClose}
      title={sent > 0 ? counted('pointFiles.review.sent', sent) : t('pointFiles.review.none')}
      closeLabel={t('pointFiles.close')}
    >
      <div className={styles.outcome}>
        {sent > 0 && <p>{t('pointFiles.review.next')}</p>}
        {incomplete.length > 0 && (
          <>
            <p>{counted('pointFiles.review.incomplete', incomplete.length)}</p>
            <ul className={styles.drafts}>
              {incomplete.slice(0, MOST_NAMED).map((draft) => (
                <Incomplete key={draft.id} draft={draft} />
              ))}
            </ul>
          </>
        )}
        {more > 0 && <p>{counted('pointFiles.review.more', more)}</p>}
      </div>
    </Dialog>
  );
}

/** Asks for the review of all complete drafts, and says what the others lack. */
export function ReviewAllButton() {
  const { t } = useWording();
  const { api, confirm, notifications } = useServices();
  const changed = useUnit(pointsChanged);
  const [isSending, setSending] = useState(false);
  const [review, setReview] = useState<BulkReview | null>(null);
  const send = async (): Promise<void> => {
    const isSure = await confirm.ask({
      title: t('pointFiles.review.ask'),
      text: t('pointFiles.review.askText'),
      okLabel: t('pointFiles.review.ok'),
      cancelLabel: t('pointFiles.cancel'),
    });
    if (!isSure) return;
    setSending(true);
    try {
      setReview(await reviewAllDrafts(api));
      changed();
    } catch (error) {
      if (!isCallCancelled(error))
        notifications.show({
          kind: 'error',
          title: t('pointFiles.review.failed'),
          text: t('pointFiles.review.failedText'),
          timeout: 0,
        });
    } finally {
      setSending(false);
    }
  };
  return (
    <>
      <Button variant="secondary" loading={isSending} onClick={() => void send()}>
        {t('pointFiles.review.name')}
      </Button>
      <Outcome review={review} onClose={() => setReview(null)} />
    </>
  );
}
