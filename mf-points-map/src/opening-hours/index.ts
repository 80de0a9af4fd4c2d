export { HoursTable } from './hours-table.tsx';
export { OpenLabel, OpenPanel } from './open-label.tsx';
export { SpecialList } from './special-list.tsx';
export { useMoment } from './use-moment.ts';
