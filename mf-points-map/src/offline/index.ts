export { ageOf } from './age-words.ts';
export { KeepCity } from './keep-city.tsx';
