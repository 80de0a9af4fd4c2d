import { useWording } from '@ecocircle/app-kit/wording';
import type { BulkReview, IncompleteDraft } from '@ecocircle/shared-contracts/point-file';
import { Link } from '@ecocircle/shared-contracts/router';
import { Dialog } from '@ecocircle/ui-kit';
import { lackWords } from '../point-lacks/index.ts';
import styles from './review-outcome.module.css';

/** So many incomplete drafts are named; the list of drafts has the others. */
const MOST_NAMED = 50;

function Incomplete({ draft }: { readonly draft: IncompleteDraft }) {
  const { t } = useWording();
  // Both ends of a break that lies outside the hours are told by the same words.
  const words = new Set(draft.lacks.map((lack) => lackWords(t, lack)));
  return (
    <li className={styles.draft}>
      <Link to={`/profile/edit-recycling-point/${draft.id}`}>{draft.name || t('points.unnamed')}</Link>
      <p className={styles.lacks}>{[...words].join(' · ')}</p>
    </li>
  );
}

interface ReviewOutcomeProps {
  /** Null while there is nothing to tell. */
  readonly review: BulkReview | null;
  /** How many points were chosen; null where all drafts were meant. */
  readonly chosen?: number | null;
  readonly onClose: () => void;
}

/** Says what became of asking for reviews, and leads to the editors of the drafts that lack something. */
export function ReviewOutcome({ review, chosen = null, onClose }: ReviewOutcomeProps) {
  const { t, counted } = useWording();
  const { sent = 0, incomplete = [] } = review ?? {};
  const more = incomplete.length - MOST_NAMED;
  const gone = chosen === null ? 0 : chosen - sent - incomplete.length;
  return (
    <Dialog
      open={review !== null}
      onClose={onClose}
      title={sent > 0 ? counted('pointFiles.review.sent', sent) : t('pointFiles.review.none')}
      closeLabel={t('pointFiles.close')}
    >
      <div className={styles.outcome}>
        {sent > 0 && <p>{t('pointFiles.review.next')}</p>}
        {gone > 0 && <p>{counted('pointFiles.review.gone', gone)}</p>}
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
