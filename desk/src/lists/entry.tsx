import type { FailureCause, LatestRequest } from '@ecocircle/app-kit/request';
import { useLocation } from '@ecocircle/shared-contracts/router';
import { useUnit } from 'effector-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActModel } from '../acts/index.ts';
import { WayBack } from '../frame/page-head.tsx';
import { sectionOf } from '../frame/sections.ts';
import { useTitle } from '../frame/use-title.ts';
import { Failed, Loading } from '../request-states/index.ts';

interface EntryProps<Data> {
  readonly request: LatestRequest<string, Data>;
  readonly id: string;
  /** What is done on the page: what became of it is forgotten with the page. */
  readonly acts: readonly ActModel[];
  readonly children: (data: Data) => ReactNode;
}

/** Stands for an entry that did not come, with the way back to where it was listed. */
function FailedEntry(props: { readonly cause: FailureCause; readonly onRetry: () => void }) {
  const { t } = useTranslation();
  const section = sectionOf(useLocation().pathname);
  useTitle(t('notLoaded.title'));
  return (
    <>
      <WayBack list={section && `/${section}`} />
      <Failed level={1} {...props} />
    </>
  );
}

/** The page of one entry, which is loaded when it opens. */
export function Entry<Data>({ request, id, acts, children }: EntryProps<Data>) {
  const [state, want, refresh, leave] = useUnit([
    request.$state,
    request.wanted,
    request.refreshed,
    request.left,
  ]);
  const forget = useUnit(acts.map(({ left }) => left));
  // The acts of a page are the same in each of its renders.
  const forgetAll = useRef(forget);
  useEffect(() => {
    want(id);
    return () => {
      leave();
      for (const one of forgetAll.current) one();
    };
  }, [want, leave, id]);
  if (state.kind === 'failed') return <FailedEntry cause={state.cause} onRetry={() => refresh()} />;
  if (state.kind !== 'ready' || state.params !== id) return <Loading />;
  return children(state.data);
}
