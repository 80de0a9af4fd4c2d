import { useServices } from '@ecocircle/app-kit/remote';
import { Button } from '@ecocircle/ui-kit';
import { useTranslation } from 'react-i18next';
import { ReviewOutcome } from './review-outcome.tsx';
import { useReview } from './use-review.ts';

/** Asks for the review of all complete drafts, and says what the others lack. */
export function ReviewAllButton() {
  const { t } = useTranslation();
  const { confirm } = useServices();
  const { isSending, review, send, forget } = useReview();
  const ask = async (): Promise<void> => {
    const isSure = await confirm.ask({
      title: t('pointFiles.review.ask'),
      text: t('pointFiles.review.askText'),
      okLabel: t('pointFiles.review.ok'),
      cancelLabel: t('pointFiles.cancel'),
    });
    if (isSure) await send();
  };
  return (
    <>
      <Button variant="secondary" loading={isSending} onClick={() => void ask()}>
        {t('pointFiles.review.name')}
      </Button>
      <ReviewOutcome review={review} onClose={forget} />
    </>
  );
}
