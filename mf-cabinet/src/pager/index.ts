export * from './pager.tsx';
