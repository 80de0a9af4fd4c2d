export * from './calls.ts';
export * from './drafts-model.ts';
export * from './event-state-tag.tsx';
export * from './list-query.ts';
export * from './when.ts';
