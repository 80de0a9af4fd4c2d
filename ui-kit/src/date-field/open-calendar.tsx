import type { ReactElement } from 'react';
import type { CalendarPanelProps, LoadedCalendar } from '../calendar/index.ts';

interface OpenCalendarProps extends CalendarPanelProps {
  readonly loaded: LoadedCalendar | null;
}

/** The field's calendar, once it is there. */
export function OpenCalendar({ loaded, ...panel }: OpenCalendarProps): ReactElement | null {
  return loaded && <loaded.CalendarPanel {...panel} />;
}
