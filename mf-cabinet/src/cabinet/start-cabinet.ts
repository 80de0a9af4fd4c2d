import { type StartedRemote, scopeProvider } from '@ecocircle/app-kit/remote';
import type { ShellServices } from '@ecocircle/shared-contracts';
import { fork, type Scope, scopeBind } from 'effector';
import { balanceChanged, sessionChanged } from '../account/index.ts';
import { pointChanged } from '../points/events.ts';
import { $api, $ownSession, type CabinetApi } from './api.ts';

/** What the cabinet needs of the shell. */
export type CabinetServices = Pick<ShellServices, 'session' | 'events'> & { readonly api: CabinetApi };

/** Starts the cabinet's state and keeps it in step with the session and the bus until it is disposed of. */
export function startCabinet({ api, session, events }: CabinetServices): StartedRemote<Scope> {
  const scope = fork({
    values: [
      [$api, api],
      [$ownSession, session],
    ],
  });
  const onBalance = scopeBind(balanceChanged, { scope });
  const onPoint = scopeBind(pointChanged, { scope });
  const onSession = scopeBind(sessionChanged, { scope });
  // By the event, not as a value of the scope: what is derived from the person would change with their first event.
  onSession(session.get());
  const unsubscribe = session.subscribe(onSession);
  events.on('balance-changed', onBalance);
  events.on('point-changed', onPoint);
  return {
    context: scope,
    Provider: scopeProvider(scope),
    dispose() {
      unsubscribe();
      events.off('balance-changed', onBalance);
      events.off('point-changed', onPoint);
    },
  };
}
