import type { ApiService, LocaleService, ShellServices } from '@ecocircle/shared-contracts';
import { fork, type Scope, scopeBind } from 'effector';
import { balanceMoved, sessionMoved } from '../account/index.ts';
import { pointMoved } from '../points/events.ts';
import { $api } from './api.ts';

/** What the pages of one cabinet share: their state and what they know of the shell. */
export interface Cabinet {
  readonly scope: Scope;
  readonly locale: LocaleService;
  dispose(): void;
}

/** What the cabinet needs of the shell. */
export type CabinetServices = Pick<ShellServices, 'session' | 'events' | 'locale'> & {
  readonly api: Pick<ApiService, 'authenticated'>;
};

/** Starts the cabinet's state and keeps it in step with the session and the bus until it is disposed of. */
export function startCabinet({ api, session, events, locale }: CabinetServices): Cabinet {
  const scope = fork({ values: [[$api, api]] });
  const onBalance = scopeBind(balanceMoved, { scope });
  const onPoint = scopeBind(pointMoved, { scope });
  const onSession = scopeBind(sessionMoved, { scope });
  // By the event, not as a value of the scope: what is derived from the person would change with their first move.
  onSession(session.get());
  const unsubscribe = session.subscribe(onSession);
  events.on('balance-changed', onBalance);
  events.on('point-changed', onPoint);
  return {
    scope,
    locale,
    dispose() {
      unsubscribe();
      events.off('balance-changed', onBalance);
      events.off('point-changed', onPoint);
    },
  };
}
