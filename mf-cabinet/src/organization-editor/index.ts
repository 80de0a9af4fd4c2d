export { edited } from './model.ts';
export { OrganizationEditor } from './organization-editor.tsx';
