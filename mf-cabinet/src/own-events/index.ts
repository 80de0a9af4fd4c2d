export * from './calls.ts';
export * from './event-cover.tsx';
export * from './event-state-tag.tsx';
export * from './list-query.ts';
export * from './when.ts';
