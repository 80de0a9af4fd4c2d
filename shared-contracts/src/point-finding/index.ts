export * from './fold-text.ts';
export * from './found-among.ts';
