import { createContext, use, useEffect, useState } from 'react';
import type { FormChunk } from './dialog-kinds.ts';
import { type Forms, loadForms } from './load-forms.ts';

/** The forms that were loaded before the first render; null where the address opens none. */
export const FormsContext = createContext<Forms | null>(null);

/** How far loading the forms got. */
export type LoadedForms =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly forms: Forms };

const LOADING: LoadedForms = { status: 'loading' };

/** A chunk with forms, loaded once it is wanted. */
export function useForms(wanted: FormChunk | null): {
  readonly loaded: LoadedForms;
  readonly retry: () => void;
} {
  const atStart = use(FormsContext);
  const [loaded, setLoaded] = useState<LoadedForms>(atStart ? { status: 'ready', forms: atStart } : LOADING);
  const [attempt, setAttempt] = useState(0);
  const isReady = loaded.status === 'ready' && loaded.forms.chunk === wanted;
  useEffect(() => {
    if (!wanted || isReady) return;
    let isStale = false;
    loadForms(wanted).then(
      (forms) => !isStale && setLoaded({ status: 'ready', forms }),
      () => !isStale && setLoaded({ status: 'failed' }),
    );
    return () => {
      isStale = true;
    };
  }, [wanted, isReady, attempt]);
  const retry = () => {
    setLoaded(LOADING);
    setAttempt((count) => count + 1);
  };
  return { loaded: loaded.status === 'ready' && !isReady ? LOADING : loaded, retry };
}
