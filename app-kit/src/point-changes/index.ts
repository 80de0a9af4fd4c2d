export { type ChangeWords, changeWords, type PointNames, useChangeWords } from './change-words.ts';
