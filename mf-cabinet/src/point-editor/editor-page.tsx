import { notFound, useServices } from '@ecocircle/app-kit/remote';
import type { PointStatus } from '@ecocircle/shared-contracts';
import { Link, useParams } from '@ecocircle/shared-contracts/router';
import { ButtonLink, ErrorState, lostDrawing } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useLayoutEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigatedPage } from '../navigation/index.ts';
import { RequestFailed } from '../request-states/index.ts';
import { EditorFields, EditorSkeleton } from './editor-fields.tsx';
import { EMPTY_VALUES, toValues } from './editor-values.ts';
import { $opening, type EditorOpening, edited, editor } from './model.ts';
import type { EditedPoint } from './point-calls.ts';
import { useDictionaries } from './use-dictionaries.ts';

/** Opens the form once, with the point of the address or with a new one, whose empty fields need not wait for it. */
function useOpening(loaded: EditedPoint | null, isNew: boolean): EditorOpening | null {
  const { drafts, locale: service } = useServices();
  const { locale } = service;
  const [open, leave, opened] = useUnit([editor.opened, editor.left, $opening]);
  const opening = useMemo(() => {
    if (!isNew && !loaded) return null;
    const saved = loaded ? toValues(loaded.draft, loaded.point.version, locale) : EMPTY_VALUES;
    return { point: loaded?.point ?? null, saved, locale, drafts };
  }, [isNew, loaded, locale, drafts]);
  // Before the paint: a draft stands in the fields as soon as they are seen.
  useLayoutEffect(() => {
    if (!opening) return undefined;
    open(opening);
    return () => {
      leave();
    };
  }, [opening, open, leave]);
  return opened ?? (isNew ? opening : null);
}

/** The statuses in which the API takes a save: the point is a draft afterwards. */
const EDITED_STATUSES: readonly PointStatus[] = ['draft', 'on-review', 'declined'];

/** A point that is changed another way, by a revision or not at all. */
function Locked({ status }: { readonly status: PointStatus }) {
  const { t } = useTranslation();
  return (
    <ErrorState
      level={1}
      drawing={lostDrawing}
      title={t('editor.locked.title')}
      text={t('editor.locked.text', { status: t(`status.${status}`) })}
      action={
        <ButtonLink render={<Link to="/profile/recycling-points" />}>{t('editor.locked.action')}</ButtonLink>
      }
    />
  );
}

/** The page that makes a point, or changes the one that its address names. */
export function EditorPage() {
  const { id = null } = useParams();
  const [state, retry] = useUnit([edited.$state, edited.refreshed]);
  const { state: words, retry: retryWords } = useDictionaries();
  const answered = id !== null && state.kind === 'ready' && state.params === id ? state : null;
  const loaded = answered?.data ?? null;
  const opening = useOpening(loaded, id === null);
  if (answered?.data === null) notFound();
  if (loaded && !EDITED_STATUSES.includes(loaded.point.status))
    return (
      <NavigatedPage>
        <Locked status={loaded.point.status} />
      </NavigatedPage>
    );
  return (
    <NavigatedPage>
      {id !== null && state.kind === 'failed' ? (
        <RequestFailed about="editor" cause={state.cause} onRetry={() => retry()} />
      ) : words.kind === 'failed' ? (
        <RequestFailed about="editor" cause={words.cause} onRetry={() => retryWords()} />
      ) : opening ? (
        <EditorFields opening={opening} dictionaries={words.kind === 'ready' ? words.data : null} />
      ) : (
        <EditorSkeleton />
      )}
    </NavigatedPage>
  );
}
