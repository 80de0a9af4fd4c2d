export { Entries, Notes } from './entries.tsx';
export { Entry } from './entry.tsx';
export { EntryCard, type EntryCardProps } from './entry-card.tsx';
export { Facts } from './facts.tsx';
export { createKeyPages, type KeyPages, type ListWish } from './key-pages.ts';
export { ListPage, type ListPageProps } from './list-page.tsx';
export { Listed } from './listed.tsx';
export { createOneEntry } from './one-entry.ts';
