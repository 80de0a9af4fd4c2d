import { LOCALES, type Locale } from '@ecocircle/shared-contracts';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { editor } from './model.ts';

/** After a refused save: a text that is wrong is brought into view and focus, whatever language was open. */
export function useRefusedLanguage(active: Locale, open: (locale: Locale) => void): void {
  const [refusals, { problems }] = useUnit([editor.$refusals, editor.$fields]);
  const wanted = useRef<Locale | null>(null);
  useEffect(() => {
    const wrong = LOCALES.find((locale) => problems[`about.${locale}`]);
    if (refusals === 0 || !wrong || problems[`about.${active}`]) return;
    wanted.current = wrong;
    open(wrong);
    // Once for each refusal: what is mended afterwards opens nothing.
  }, [refusals]);
  useEffect(() => {
    if (wanted.current === active) document.getElementById(`about-${active}`)?.focus();
    wanted.current = null;
  }, [active]);
}
