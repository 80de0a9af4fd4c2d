import { useWording } from '@ecocircle/app-kit/wording';
import { Button } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { ReviewOutcome, useReview } from '../../point-files/index.ts';
import { SaveBar } from '../../save-bar/index.ts';
import { $selection, isFull, type Selection, selectionEnded } from './selection.ts';
import { useReadyPoints } from './use-ready-points.ts';

/** How many points are chosen, and whether more can be. */
function useStatus(chosen: Selection, isNoneReady: boolean): string {
  const { t, counted } = useWording();
  if (isFull(chosen)) return counted('points.select.most', chosen.size);
  if (chosen.size > 0) return counted('points.select.count', chosen.size);
  return t(isNoneReady ? 'points.select.noneReady' : 'points.select.none');
}

interface SelectionBarProps {
  /** The person has given up. */
  readonly onCancel: () => void;
  /** The person has read what became of the drafts. */
  readonly onDone: () => void;
}

function Bar({ chosen, onCancel, onDone }: SelectionBarProps & { readonly chosen: Selection }) {
  const { t } = useWording();
  const end = useUnit(selectionEnded);
  const { isLooking, isNoneReady, choose } = useReadyPoints();
  const { isSending, review, send, forget } = useReview();
  const leave = (then: () => void) => () => {
    forget();
    end();
    then();
  };
  return (
    <>
      <SaveBar status={useStatus(chosen, isNoneReady)} problem={null}>
        <Button variant="ghost" onClick={leave(onCancel)}>
          {t('pointFiles.cancel')}
        </Button>
        <Button
          variant="secondary"
          disabled={isFull(chosen)}
          loading={isLooking}
          onClick={() => void choose()}
        >
          {t('points.select.ready')}
        </Button>
        <Button disabled={chosen.size === 0} loading={isSending} onClick={() => void send([...chosen])}>
          {t('points.select.send')}
        </Button>
      </SaveBar>
      <ReviewOutcome review={review} chosen={chosen.size} onClose={leave(onDone)} />
    </>
  );
}

/** What is done with the points that are chosen, at the lower edge of the screen; nothing while nobody chooses. */
export function SelectionBar(props: SelectionBarProps) {
  const chosen = useUnit($selection);
  return chosen && <Bar {...props} chosen={chosen} />;
}
