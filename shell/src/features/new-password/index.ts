export { metRules, PASSWORD_RULES } from './met-rules.ts';
export { PasswordRules } from './password-rules.tsx';
