export { HoursEditor, type HoursEditorProps } from './hours-editor.tsx';
