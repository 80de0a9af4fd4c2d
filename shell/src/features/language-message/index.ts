export { LanguageMessage, useLanguageOffer } from './language-message.tsx';
