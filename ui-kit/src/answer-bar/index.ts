export {
  AnswerBar,
  type AnswerBarProps,
  type AnswerBarTexts,
} from './answer-bar.tsx';
export type { AnswerSuggestion } from './answer-list.tsx';
export { AnswerPlace, type AnswerPlaceProps, type PlaceLink } from './answer-place.tsx';
