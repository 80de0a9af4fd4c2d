export { ChipLink, type ChipLinkProps, Tag, type TagProps } from './chip.tsx';
