export { dayText, lunchText } from './day-wording.ts';
export { HoursTable } from './hours-table.tsx';
export { OpenPanel } from './open-panel.tsx';
export { SpecialList } from './special-list.tsx';
export { useMoment } from './use-moment.ts';
