export { DictionariesPage } from './dictionaries-page.tsx';
export { EntryPage } from './entry-page.tsx';
export { NewEntryPage } from './new-entry-page.tsx';
