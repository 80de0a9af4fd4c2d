export { EventEditor } from './event-editor.tsx';
export { edited } from './model.ts';
