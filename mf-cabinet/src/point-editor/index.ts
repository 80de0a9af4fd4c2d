export { dictionaries } from './dictionaries.ts';
export { EditorPage } from './editor-page.tsx';
export { edited } from './model.ts';
export { namesIn } from './point-names.ts';
export type { SectionName } from './section.tsx';
export { useDictionaries } from './use-dictionaries.ts';
