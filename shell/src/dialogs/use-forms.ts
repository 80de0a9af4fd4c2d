import { use, useEffect, useState } from 'react';
import { FormsContext } from './forms-context.ts';
import { type Forms, loadForms } from './load-forms.ts';

/** How far loading the forms got. */
export type LoadedForms =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly forms: Forms };

const LOADING: LoadedForms = { status: 'loading' };

/** The chunk with the forms, loaded once it is wanted. */
export function useForms(isWanted: boolean): { readonly loaded: LoadedForms; readonly retry: () => void } {
  const atStart = use(FormsContext);
  const [loaded, setLoaded] = useState<LoadedForms>(atStart ? { status: 'ready', forms: atStart } : LOADING);
  const [attempt, setAttempt] = useState(0);
  const isReady = loaded.status === 'ready';
  useEffect(() => {
    if (!isWanted || isReady) return;
    let isStale = false;
    loadForms().then(
      (forms) => !isStale && setLoaded({ status: 'ready', forms }),
      () => !isStale && setLoaded({ status: 'failed' }),
    );
    return () => {
      isStale = true;
    };
  }, [isWanted, isReady, attempt]);
  const retry = () => {
    setLoaded(LOADING);
    setAttempt((count) => count + 1);
  };
  return { loaded, retry };
}
