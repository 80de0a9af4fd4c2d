export { fieldName, lackWords, sectionOf } from './lack-words.ts';
