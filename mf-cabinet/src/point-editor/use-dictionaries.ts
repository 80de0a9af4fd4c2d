import { useServices } from '@ecocircle/app-kit/remote';
import { afterPaint } from '@ecocircle/ui-kit';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { dictionaries } from './dictionaries.ts';

/** What points are described with, asked for when the page's first parts are seen. */
export function useDictionaries() {
  const { locale } = useServices().locale;
  const [state, want, retry] = useUnit([dictionaries.$state, dictionaries.wanted, dictionaries.refreshed]);
  useEffect(() => afterPaint(() => want(locale)), [want, locale]);
  return { state, retry };
}
