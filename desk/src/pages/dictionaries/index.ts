export { DictionariesPage } from './dictionaries-page.tsx';
export { EntryHistory } from './entry-history.tsx';
export { EntryPage } from './entry-page.tsx';
export { type EntryDeed, nameOf, readDeed } from './model.ts';
export { NewEntryPage } from './new-entry-page.tsx';
export { Offer } from './offer.tsx';
export { slugOf } from './slug-of.ts';
export { WhichDictionary } from './which-dictionary.tsx';
