export { HoursEditor, type HoursEditorProps } from './hours-editor.tsx';
export { useRecurrence } from './use-recurrence.ts';
