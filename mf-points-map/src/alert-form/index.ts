export { AlertForm, type AlertFormProps } from './alert-form.tsx';
export type { AlertMaterial, AlertPlace } from './alert-values.ts';
export { middleOf, reachWithin, wishedBox, wishedMaterials } from './read-wish.ts';
