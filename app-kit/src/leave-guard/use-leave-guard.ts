import type { Confirmation } from '@ecocircle/shared-contracts';
import { useBlocker } from '@ecocircle/shared-contracts/router';
import { useEffect, useRef } from 'react';
import { useServices } from '../remote/index.ts';

/** What a person is asked before they leave: OK leaves, Cancel stays. */
export type LeaveQuestion = Required<Pick<Confirmation, 'title' | 'text' | 'okLabel' | 'cancelLabel'>>;

/** The browser asks in its own words before the tab is closed or loaded anew. */
function useUnloadQuestion(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}

/**
 * Asks before a page with unsaved changes is left for another page of the portal; its own query may change freely.
 * One page uses it once: the router knows one blocker at a time.
 *
 * @example
 * useLeaveGuard(isUnsaved, { title: t('leave.title'), text: t('leave.text'), okLabel: t('leave.ok'), cancelLabel: t('leave.stay') });
 */
export function useLeaveGuard(isUnsaved: boolean, question: LeaveQuestion): void {
  const { confirm } = useServices();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  const latest = useRef({ blocker, question });
  latest.current = { blocker, question };
  useUnloadQuestion(isUnsaved);
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
