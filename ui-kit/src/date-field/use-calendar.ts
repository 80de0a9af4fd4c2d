import { useRef, useState } from 'react';
import type { LoadedCalendar } from '../calendar/index.ts';

type Stage = 'closed' | 'loading' | 'open';

/**
 * Opens the calendar of a field, which is loaded the first time, and closes it. The focus goes back to what it was
 * opened by. Where the field is left meanwhile, nothing opens, and nothing is told of a failure.
 */
export function useCalendar(load: () => Promise<LoadedCalendar>, onFailed: () => void) {
  const [stage, setStage] = useState<Stage>('closed');
  const [loaded, setLoaded] = useState<LoadedCalendar | null>(null);
  const opener = useRef<HTMLElement>(null);
  const leave = (): void => {
    opener.current = null;
    setStage('closed');
  };

  const loadFor = async (by: HTMLElement): Promise<void> => {
    setStage('loading');
    try {
      setLoaded(await load());
      if (opener.current === by) setStage('open');
    } catch {
      if (opener.current !== by) return;
      leave();
      onFailed();
    }
  };
  const open = (by: HTMLElement): void => {
    opener.current = by;
    // Not every browser gives a pressed button the focus.
    by.focus();
    if (loaded) setStage('open');
    else void loadFor(by);
  };
  const close = (): void => {
    opener.current?.focus();
    leave();
  };
  return { stage, loaded, open, close, leave };
}
