import { useWording } from '@ecocircle/app-kit/wording';
import { Button } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { ReviewOutcome, useReview } from '../../point-files/index.ts';
import { SaveBar } from '../../save-bar/index.ts';
import { list } from './model.ts';
import { $selection, isReady, pointsAdded, type Selection, selectionEnded } from './selection.ts';

/** The ready drafts of the page that are not chosen yet. */
function useReadyPoints(chosen: Selection): string[] {
  const state = useUnit(list.$state);
  const points = state.kind === 'ready' ? state.data.entries : [];
  return points.filter((point) => isReady(point) && !chosen.has(point.id)).map(({ id }) => id);
}

interface SelectionBarProps {
  /** The person has given up. */
  readonly onCancel: () => void;
  /** The person has read what became of the drafts. */
  readonly onDone: () => void;
}

function Bar({ chosen, onCancel, onDone }: SelectionBarProps & { readonly chosen: Selection }) {
  const { t, counted } = useWording();
  const [add, end] = useUnit([pointsAdded, selectionEnded]);
  const ready = useReadyPoints(chosen);
  const { isSending, review, send, forget } = useReview();
  const leave = (then: () => void) => () => {
    forget();
    end();
    then();
  };
  const status = chosen.size > 0 ? counted('points.select.count', chosen.size) : t('points.select.none');
  return (
    <>
      <SaveBar status={status} problem={null}>
        <Button variant="ghost" onClick={leave(onCancel)}>
          {t('pointFiles.cancel')}
        </Button>
        <Button variant="secondary" disabled={ready.length === 0} onClick={() => add(ready)}>
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
