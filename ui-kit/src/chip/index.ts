export { ChipLink, type ChipLinkProps, Tag, type TagProps } from './chip.tsx';
export { ChipChoice, type ChipChoiceProps } from './chip-choice.tsx';
