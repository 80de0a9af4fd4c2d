export { Facts } from './facts.tsx';
export { createKeyPages, type KeyPages, type ListWish } from './key-pages.ts';
export { Listed } from './listed.tsx';
export { createOneEntry } from './one-entry.ts';
