export { useCityChoice } from './use-city-choice.ts';
