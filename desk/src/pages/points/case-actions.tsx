import { useWording } from '@ecocircle/app-kit/wording';
import type { PointStatus } from '@ecocircle/shared-contracts';
import { Banner, Button } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { Actions, AskingButton, ReasonDialog } from '../../acts/index.ts';
import { $made, type DecisionName, decided, decision, type PointCase } from './model.ts';

/** What needs a reason, which its organisation reads. */
type ReasonedAction = 'decline' | 'take-down' | 'to-draft';

interface Possible {
  /** Done at once. */
  readonly direct: 'accept' | 'release' | null;
  readonly reasoned: readonly ReasonedAction[];
}

const NOTHING: Possible = { direct: null, reasoned: [] };

const POSSIBLE: Readonly<Partial<Record<PointStatus, Possible>>> = {
  'on-review': { direct: 'accept', reasoned: ['decline'] },
  accepted: { direct: null, reasoned: ['to-draft', 'take-down'] },
  'temporarily-not-working': { direct: null, reasoned: ['take-down'] },
  'blocked-by-moderator': { direct: 'release', reasoned: [] },
};

/** What takes a public point off the map is warned of. */
function Warning({ action }: { readonly action: Exclude<ReasonedAction, 'decline'> }) {
  const { t } = useWording();
  return (
    <Banner label={t('points.warning.label')} tone="warning">
      {t(`points.warning.${action}`)}
    </Banner>
  );
}

/** What may be decided about a point in its status; what needs a reason asks for it. */
export function CaseActions({ point }: Pick<PointCase, 'point'>) {
  const { t } = useWording();
  const [decide, isPending, made] = useUnit([decided, decision.$pending, $made]);
  const { direct, reasoned } = POSSIBLE[point.status] ?? NOTHING;
  // A revision that was accepted is no more: what still shows is the case as it was.
  const isOver = made?.id === point.id && made.version === point.version;
  if (isOver || (direct === null && reasoned.length === 0)) return null;
  const send = (name: DecisionName, more: { readonly reason?: string } = {}) =>
    decide({ id: point.id, version: point.version, name, ...more });
  return (
    <Actions isAtHand>
      {direct && (
        <Button loading={isPending} onClick={() => send(direct)}>
          {t(`points.${direct}`)}
        </Button>
      )}
      {reasoned.map((action) => (
        <AskingButton
          key={action}
          variant={action === 'to-draft' ? 'secondary' : 'danger'}
          disabled={isPending}
          label={t(`points.${action}`)}
        >
          {(asked) => (
            <ReasonDialog
              {...asked}
              hint={t('points.reasonHint')}
              onReason={(reason) => send(action, { reason })}
            >
              {action !== 'decline' && <Warning action={action} />}
            </ReasonDialog>
          )}
        </AskingButton>
      ))}
    </Actions>
  );
}
