/** Rings once at the moment that it was set to. */
export interface Alarm {
  /** null: it does not ring. */
  set(moment: Date | null): void;
  stop(): void;
}

/**
 * Makes an alarm of one timer. It also looks at the clock when the page is seen again: while a machine sleeps its timers
 * stand still.
 *
 * @param present - the clock that moments are of
 */
export function createAlarm(ring: () => void, present: () => Date = () => new Date()): Alarm {
  let due: Date | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function set(moment: Date | null): void {
    clearTimeout(timer);
    due = moment;
    if (due) timer = setTimeout(look, due.valueOf() - present().valueOf());
  }
  function look(): void {
    if (!due) return;
    if (due.valueOf() > present().valueOf()) {
      set(due);
      return;
    }
    set(null);
    ring();
  }
  document.addEventListener('visibilitychange', look);
  return {
    set,
    stop() {
      set(null);
      document.removeEventListener('visibilitychange', look);
    },
  };
}
