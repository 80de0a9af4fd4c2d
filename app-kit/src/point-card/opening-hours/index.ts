export { ClosingLabel, ClosingPanel } from './closing-label.tsx';
export { HoursTable } from './hours-table.tsx';
export { OpenLabel, OpenPanel } from './open-label.tsx';
export { type OpenNow, openNow } from './open-now.ts';
export { SpecialList } from './special-list.tsx';
export { useMoment } from './use-moment.ts';
export { dayText, lunchText } from './wording.ts';
