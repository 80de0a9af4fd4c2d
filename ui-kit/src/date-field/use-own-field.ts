import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useHydrated } from '../environment/index.ts';

/**
 * Whose field it is. The document brings the browser's, which works without scripts: it is not changed under the hands
 * of somebody who is in it, and what was filled in before is taken over. Where ours cannot do its work, it is given
 * back, with the focus. What the browser makes is ours from the start.
 */
export function useOwnField(
  input: RefObject<HTMLInputElement | null>,
  value: string,
  take: (day: string) => void,
) {
  const isHydrated = useHydrated();
  const [owner, setOwner] = useState<'nobody yet' | 'us' | 'browser'>(isHydrated ? 'us' : 'nobody yet');
  const settle = (): void => setOwner((now) => (now === 'nobody yet' ? 'us' : now));
  const begin = useEffectEvent((field: HTMLInputElement): void => {
    if (owner !== 'nobody yet') return;
    if (field.value !== value) take(field.value);
    if (document.activeElement !== field) settle();
  });
  useLayoutEffect(() => {
    if (input.current) begin(input.current);
  }, [input]);
  useLayoutEffect(() => {
    if (owner === 'browser') input.current?.focus();
  }, [input, owner]);
  return { isOwn: owner === 'us', settle, giveBack: () => setOwner('browser') };
}
