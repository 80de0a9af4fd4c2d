export { CopyButton } from './copy-button.tsx';
export { EmbedButton } from './embed-button.tsx';
