import type { Locale } from '@ecocircle/shared-contracts';
import { useEffect, useState } from 'react';
import { loadPhoneParts, type PhoneParts } from './load-phone-parts.ts';

/** The parts of a phone field; null until they are wanted and loaded, and where they do not load. */
export function usePhoneParts(locale: Locale, isWanted: boolean): PhoneParts | null {
  const [parts, setParts] = useState<PhoneParts | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isStale = false;
    loadPhoneParts(locale).then(
      (loaded) => !isStale && setParts(loaded),
      () => {},
    );
    return () => {
      isStale = true;
    };
  }, [locale, isWanted]);
  return parts;
}
