import type { FailureCause } from '@ecocircle/app-kit/request';
import { useLocation } from '@ecocircle/shared-contracts/router';
import { ErrorState, lostDrawing } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Told } from '../acts/index.ts';
import { WayBack, WayBackButton } from '../frame/page-head.tsx';
import { sectionOf } from '../frame/sections.ts';
import { useTitle } from '../frame/use-title.ts';
import { Failed, Loading } from '../request-states/index.ts';
import type { OneEntry } from './one-entry.ts';

interface EntryProps<Data> {
  readonly request: OneEntry<Data>;
  readonly id: string;
  readonly children: (data: Data) => ReactNode;
}

/** The list of the entry that the address names. */
function useOwnList(): string | undefined {
  const section = sectionOf(useLocation().pathname);
  return section && `/${section}`;
}

/** Stands for an entry that did not come, with the way back to where it was listed. */
function FailedEntry(props: { readonly cause: FailureCause; readonly onRetry: () => void }) {
  const { t } = useTranslation();
  const list = useOwnList();
  useTitle(t('notLoaded.title'));
  return (
    <>
      <WayBack list={list} />
      <Failed level={1} {...props} />
    </>
  );
}

/** Stands for an entry that is not there: to ask again would not bring it. */
function GoneEntry() {
  const { t } = useTranslation();
  const list = useOwnList();
  useTitle(t('gone.title'));
  return (
    <Told of="gone">
      <ErrorState
        level={1}
        drawing={lostDrawing}
        title={t('gone.title')}
        text={t('gone.text')}
        action={<WayBackButton list={list} />}
      />
    </Told>
  );
}

/** The page of one entry, which is loaded when it opens. */
export function Entry<Data>({ request, id, children }: EntryProps<Data>) {
  const [state, want, refresh, leave] = useUnit([
    request.$state,
    request.wanted,
    request.refreshed,
    request.left,
  ]);
  useEffect(() => {
    want(id);
    return () => leave();
  }, [want, leave, id]);
  if (state.kind === 'failed') return <FailedEntry cause={state.cause} onRetry={() => refresh()} />;
  if (state.kind !== 'ready' || state.params !== id) return <Loading />;
  if (state.data === null) return <GoneEntry />;
  return children(state.data);
}
