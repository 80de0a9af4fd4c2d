export { Chip, ChipLink, type ChipLinkProps, type ChipProps, Tag, type TagProps } from './chip.tsx';
