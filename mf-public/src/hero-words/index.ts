export { HeroWords, type HeroWordsProps } from './hero-words.tsx';
