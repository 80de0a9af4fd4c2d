export * from './recurrence.ts';
export * from './special-days.ts';
