export { CityChoice, type CityChoiceProps } from './city-choice.tsx';
