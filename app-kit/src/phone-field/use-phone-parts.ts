import type { Locale } from '@ecocircle/shared-contracts';
import { useEffect, useState } from 'react';
import { loadPhoneParts, type PhoneParts } from './load-phone-parts.ts';

/** The parts of a phone field; null until they are loaded, and where they do not load. */
export function usePhoneParts(locale: Locale): PhoneParts | null {
  const [parts, setParts] = useState<PhoneParts | null>(null);
  useEffect(() => {
    let isStale = false;
    loadPhoneParts(locale).then(
      (loaded) => !isStale && setParts(loaded),
      () => {},
    );
    return () => {
      isStale = true;
    };
  }, [locale]);
  return parts;
}
