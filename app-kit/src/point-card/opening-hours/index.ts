export { ClosingLabel } from './closing-label.tsx';
export { ClosingPanel } from './closing-panel.tsx';
export { dayText, lunchText } from './day-wording.ts';
export { HoursTable } from './hours-table.tsx';
export { OpenLabel } from './open-label.tsx';
export { type OpenNow, openNow } from './open-now.ts';
export { OpenPanel } from './open-panel.tsx';
export { SpecialList } from './special-list.tsx';
export { useMoment } from './use-moment.ts';
