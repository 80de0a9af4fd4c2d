export { createRemoteFrom, type RemoteOptions, type StartedRemote } from './create-remote-from.tsx';
export { notFound } from './not-found.ts';
export type { Page } from './page.ts';
export { clockOf, RemoteProvider, useClock, useFirstMoment, useServices } from './remote-context.tsx';
export { scopeProvider } from './scope-provider.tsx';
export { type OnDemand, useOnDemand } from './use-on-demand.ts';
