export { lackWords, sectionOf } from './lack-words.ts';
