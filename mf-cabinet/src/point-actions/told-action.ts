import { isApiError, isCallCancelled, type ShellServices } from '@ecocircle/shared-contracts';
import type { TFunction } from 'i18next';
import type { ActedPoint } from './actions-of.ts';

/** What is told once it went well. */
export type DoneAction = 'save' | 'delete' | 'convert' | 'review' | 'reopen' | 'close' | 'closeForever';

/** What is told once it failed; a save and a closing tell it in their own place. */
export type FailedAction = 'revise' | 'delete' | 'convert' | 'review' | 'reopen';

/** What an action needs of the page. */
export interface ActionTools
  extends Pick<ShellServices, 'api' | 'confirm' | 'loader' | 'notifications' | 'events'> {
  readonly t: TFunction;
  readonly navigate: (path: string) => unknown;
}

/** Refusals of the API that have words of their own. */
const REASONS = ['point-incomplete', 'not-allowed-in-status', 'version-conflict'] as const;

/** Why the API refused, by the key of its words; `server` where it gave no reason that is known. */
function reasonOf(error: unknown): (typeof REASONS)[number] | 'offline' | 'server' {
  if (!isApiError(error)) return 'server';
  if (error.status === 0) return 'offline';
  return REASONS.find((code) => error.errors.some((item) => item.code === code)) ?? 'server';
}

/** The name by which a point is told of. */
export const namedBy = (t: ActionTools['t'], { name }: Pick<ActedPoint, 'name'>): string =>
  name.trim() || t('points.unnamed');

/** Says that an action on a point went well. */
export function tellDone({ notifications, t }: ActionTools, action: DoneAction, point: ActedPoint): void {
  const name = namedBy(t, point);
  notifications.show({
    kind: 'success',
    title: t(`action.${action}.done`),
    text: t(`action.${action}.doneText`, { name }),
  });
}

/** Says that an action on a point failed, and why; a call that nobody waits for any more is not told. */
export function tellFailed(
  { notifications, t }: ActionTools,
  action: FailedAction,
  point: ActedPoint,
  error: unknown,
): void {
  if (isCallCancelled(error)) return;
  const name = namedBy(t, point);
  const what = t(`action.${action}.failedText`, { name });
  notifications.show({
    kind: 'error',
    title: t(`action.${action}.failed`),
    text: `${what} ${t(`action.reason.${reasonOf(error)}`)}`,
    timeout: 0,
  });
}
