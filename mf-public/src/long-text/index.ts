export {
  heading,
  list,
  note,
  p,
  steps,
  type TextBlock,
  type TextSection,
  table,
} from './blocks.ts';
export {
  type ContentByLocale,
  type ContentOfEveryLocale,
  contentOf,
  type Differences,
} from './content-by-locale.ts';
export { inOtherWords, type OtherWords } from './in-other-words.ts';
export { TextContents, type TextContentsProps } from './text-contents.tsx';
export { TextSections, type TextSectionsProps } from './text-sections.tsx';
export { TextWithMarks } from './text-with-marks.tsx';
