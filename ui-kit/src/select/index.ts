export { Select, type SelectProps, type SelectTexts } from './select.tsx';
export { itemNamed, type SelectItem, selectedFirst } from './shown-items.ts';
export type { KeptChoice, SelectMode } from './use-select.ts';
