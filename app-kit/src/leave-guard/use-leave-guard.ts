import type { Confirmation } from '@ecocircle/shared-contracts';
import { useEffect, useRef } from 'react';
import { useServices } from '../remote/index.ts';
import { useLeaveBlocker } from './use-leave-blocker.ts';

/** What a person is asked before they leave: OK leaves, Cancel stays. */
export type LeaveQuestion = Required<Pick<Confirmation, 'title' | 'text' | 'okLabel' | 'cancelLabel'>>;

/**
 * Asks before a page with unsaved changes is left for another page of the portal, by the portal's own dialog.
 *
 * @example
 * useLeaveGuard(isUnsaved, { title: t('leave.title'), text: t('leave.text'), okLabel: t('leave.ok'), cancelLabel: t('leave.stay') });
 */
export function useLeaveGuard(isUnsaved: boolean, question: LeaveQuestion): void {
  const { confirm } = useServices();
  const blocker = useLeaveBlocker(isUnsaved);
  const latest = useRef({ blocker, question });
  latest.current = { blocker, question };
  const isAsking = blocker.state === 'blocked';
  useEffect(() => {
    if (!isAsking) return;
    void confirm.ask(latest.current.question).then((agreed) => {
      // Another way out may have been taken while the question stood.
      const { blocker: current } = latest.current;
      if (current.state !== 'blocked') return;
      if (agreed) current.proceed();
      else current.reset();
    });
  }, [isAsking, confirm]);
}
