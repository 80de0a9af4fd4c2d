export { LanguageMessage } from './language-message.tsx';
